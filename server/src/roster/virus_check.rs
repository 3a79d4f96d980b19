//! What people are told of the virus check of a file.

use serde::Serialize;
use shared_rules::documents::keeping::scan::{ScanState, scan_opens, scan_words};
use utoipa::ToSchema;

use crate::entity::Word;

/// How far the virus check of a file is, where there is something to say.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VirusCheck {
    /// How far.
    pub state: ScanState,
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
    pub fn of(scan: Option<Word<ScanState>>, lends: bool) -> Option<Self> {
        let state = scan?.0;
        let message = scan_words(Some(state), lends)?.to_owned();
        Some(Self { state, opens: scan_opens(Some(state)), message, may_check: false, may_erase: false })
    }
}
