//! Showing a licence in full, to those who may see it, on record.

use axum::{Json, extract::State};
use shared_rules::individuals::licence_section::DriversLicense;

use super::{routes::OnEntity, sight};
use crate::{
    access::LoanMember,
    features::individuals::{Look, Sensitive, record_look, stored_licence},
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// A person's licence in full
///
/// Every look is on record.
#[utoipa::path(post, path = "/loans/{loanId}/entities/{entityId}/licence/reveal", operation_id = "revealEntityLicence",
    tag = "entities", params(("loanId" = Uuid, Path), ("entityId" = Uuid, Path)),
    responses((status = 200, body = DriversLicense), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn reveal(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnEntity>,
) -> Result<Json<DriversLicense>, Problem> {
    let tx = state.db.write().await?;
    let seen = sight::see(&tx, &member, on.entity_id).await?;
    let individual = seen.row.individual.as_ref().ok_or_else(Problem::not_found)?;
    if !seen.sight.licence {
        return Err(Problem::forbidden());
    }
    let look = Look {
        member: &member,
        what: Sensitive::DriversLicense,
        individual_id: individual.id,
        subject_name: seen.row.entity.name.clone(),
        at: state.clock.now(),
    };
    record_look(&tx, look).await?;
    tx.commit().await?;
    Ok(Json(stored_licence(&state.vault, individual)))
}
