//! Showing a full driver's license to people who may see it; every view is recorded.

use shared_rules::individuals::licence::DriversLicense;
use uuid::Uuid;

use super::visibility;
use crate::{
    access::LoanMember,
    features::individuals::{SensitiveData, SensitiveView, record_view, stored_licence},
    http::Problem,
    state::AppState,
};

/// Returns a person's full driver's license.
///
/// Records the view.
pub(super) async fn reveal(
    state: &AppState,
    member: LoanMember,
    entity_id: Uuid,
) -> Result<DriversLicense, Problem> {
    let tx = state.db.write().await?;
    let seen = visibility::find_visible(&tx, &member, entity_id).await?;
    let individual = seen.row.individual.as_ref().ok_or_else(Problem::not_found)?;
    if !seen.sight.licence {
        return Err(Problem::forbidden());
    }
    let look = SensitiveView {
        member: &member,
        what: SensitiveData::DriversLicense,
        individual_id: individual.id,
        subject_name: seen.row.entity.name.clone(),
        at: state.clock.now(),
    };
    record_view(&tx, look).await?;
    tx.commit().await?;
    Ok(stored_licence(&state.vault, individual))
}
