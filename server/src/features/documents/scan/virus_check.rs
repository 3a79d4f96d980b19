//! The virus check of one document, as its viewer sees it.

use sea_orm::{DbErr, EntityTrait};
use shared_rules::{
    documents::stored_files::{
        file_check::FileCheckState,
        virus_scan::{found_words, scanner_away},
    },
    team::role::Role,
};

use super::super::visibility::SeenDocument;
use crate::{entity::document_scan, features::virus_check::VirusCheck, state::AppState};

/// Returns the document's check, with what the viewer may do about it.
pub(in super::super) async fn virus_check_of(
    state: &AppState,
    seen: &SeenDocument,
) -> Result<Option<VirusCheck>, DbErr> {
    let lends = seen.member.role().is_lender();
    let Some(mut check) = VirusCheck::of(seen.row.scan, seen.row.damaged, lends) else { return Ok(None) };
    if !lends {
        return Ok(Some(check));
    }
    let row = document_scan::Entity::find_by_id(seen.row.storage_key.as_str()).one(state.db.read()).await?;
    let Some(row) = row else { return Ok(Some(check)) };
    let (acts, there) = (seen.member.require_write_access().is_ok(), row.erased_at.is_none());
    match check.state {
        FileCheckState::Pending if row.tries > 1 => {
            let minutes = (state.clock.now() - row.since).num_minutes();
            check.message = scanner_away(u32::try_from(minutes).unwrap_or_default());
        }
        FileCheckState::Infected => {
            check.message = found_words(row.found.as_deref().unwrap_or_default(), there);
            check.may_erase = acts && there && seen.member.role() == Role::LeadLender;
        }
        _ => {}
    }
    let again = matches!(check.state, FileCheckState::Infected | FileCheckState::Unchecked);
    check.may_check = acts && there && again && state.config.scanner.is_some();
    Ok(Some(check))
}
