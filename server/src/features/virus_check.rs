//! The state of a stored file, as it is shown to a person.

use serde::Serialize;
use shared_rules::documents::keeping::{file_check::FileCheckState, scan::ScanState};
use utoipa::ToSchema;

use crate::entity::Word;

/// The state of a stored file, where there is something to say: its virus check, or that it is damaged.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VirusCheck {
    /// The state.
    pub state: FileCheckState,
    /// Whether the file can be opened.
    pub opens: bool,
    /// The same in words.
    pub message: String,
    /// Whether the person may have it checked again; told of a single document only.
    pub may_check: bool,
    /// Whether the person may have the file deleted at once; told of a single document only.
    pub may_erase: bool,
}

impl VirusCheck {
    /// What a person is told, who lends or doesn't.
    #[must_use]
    pub fn of(scan: Option<Word<ScanState>>, is_damaged: bool, lends: bool) -> Option<Self> {
        let state = FileCheckState::of(scan.map(|word| word.0), is_damaged)?;
        let message = state.message(lends)?.to_owned();
        Some(Self { state, opens: state.opens(), message, may_check: false, may_erase: false })
    }
}
