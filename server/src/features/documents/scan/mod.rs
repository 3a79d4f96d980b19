//! Virus checks of files, where a scanner is configured. Each file waits for its check from the moment a row names it,
//! and its bytes aren't available before. Malware is quarantined and its bytes are deleted after a while. A slow or
//! unreachable scanner never fails an upload.

mod clamd;
mod commands;
mod executables;
mod queue;
pub(super) mod routes;
mod scan_result;
mod virus_check;

use shared_rules::{
    documents::stored_files::{
        file_check::FileCheckState,
        virus_scan::{ScanState, scan_opens},
    },
    text::refused::{BEING_CHECKED, HAS_MALWARE},
};

pub(super) use commands::forget_malware;
pub use commands::queue_all;
pub(super) use executables::refuse_installer;
pub(crate) use executables::{holds_others, refuse_hidden_program};
pub use queue::{ScanRound, check_files, resume_checks};
pub(super) use scan_result::{documents_of_file, publish_file_change, requests_of_document};
pub(super) use virus_check::virus_check_of;

use crate::{access::LoanMember, entity::EnumColumn, http::Problem};

/// Refuses the bytes of a file that waits for its check or contains malware.
///
/// # Errors
/// *Conflict*, with a text for lenders or others.
pub(crate) fn require_scanned(scan: Option<EnumColumn<ScanState>>, lends: bool) -> Result<(), Problem> {
    let scan = scan.map(|word| word.0);
    if scan_opens(scan) {
        return Ok(());
    }
    let refusal = if scan == Some(ScanState::Pending) { BEING_CHECKED } else { HAS_MALWARE };
    let message = FileCheckState::of(scan, false).and_then(|state| state.message(lends));
    Err(Problem::conflict(refusal.code, message.unwrap_or(refusal.template)))
}

/// Refuses the bytes of such a file to a member of its loan.
pub(super) fn require_scanned_for(
    scan: Option<EnumColumn<ScanState>>,
    member: &LoanMember,
) -> Result<(), Problem> {
    require_scanned(scan, member.role().is_lender())
}
