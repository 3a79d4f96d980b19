//! The state of a stored file as shown to a person.

use serde::Serialize;
use shared_rules::documents::stored_files::{file_check::FileCheckState, virus_scan::ScanState};
use utoipa::ToSchema;

use crate::entity::EnumColumn;

/// The state of a stored file that isn't clean: its virus check, or that it is damaged.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VirusCheck {
    /// The state.
    pub state: FileCheckState,
    /// Whether the file can be opened.
    pub opens: bool,
    /// The state as text.
    pub message: String,
    /// Whether the person may have it checked again; set for a single document only.
    pub may_check: bool,
    /// Whether the person may have the file deleted immediately; set for a single document only.
    pub may_erase: bool,
}

impl VirusCheck {
    /// Returns the state for a person; `lends` selects the wording for lenders.
    #[must_use]
    pub fn of(scan: Option<EnumColumn<ScanState>>, is_damaged: bool, lends: bool) -> Option<Self> {
        let state = FileCheckState::of(scan.map(|word| word.0), is_damaged)?;
        let message = state.message(lends)?.to_owned();
        Some(Self { state, opens: state.opens(), message, may_check: false, may_erase: false })
    }
}
