//! The dashboard's route.

use axum::{Json, extract::State};
use sea_orm::DbErr;

use super::{
    dto::{DocumentsUnreadable, ExpiringItems, HomeDashboard},
    expiring_licenses, freshness, latest_events, requests, silent_people, stages,
};
use crate::{
    access::SignedIn,
    features::documents::count_unreadable,
    http::{Problem, problem::ProblemBody},
    membership::LenderLoans,
    state::AppState,
};

/// Get the tasks on all your loans
///
/// Includes the company's loans for its leads. Empty for users who aren't lenders, whose tasks are in the portal.
#[utoipa::path(get, path = "/home", operation_id = "home", tag = "home",
    responses((status = 200, body = HomeDashboard), (status = 401, body = ProblemBody)))]
pub(super) async fn home(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<HomeDashboard>, Problem> {
    let lent = LenderLoans::of(&state, &signed_in).await?;
    Ok(Json(HomeDashboard {
        to_review: requests::to_review(&state, &lent).await?,
        sent_back: requests::sent_back(&state, &lent).await?,
        silent: silent_people::load_silent_people(&state, &lent).await?,
        expiring: ExpiringItems {
            licences: expiring_licenses::load_expiring_licenses(&state, &signed_in, &lent).await?,
            documents: freshness::load_aging_documents(&state, &signed_in, &lent).await?,
        },
        stages: stages::of_loans(&state, &signed_in).await?,
        latest: latest_events::of_loans(&state, &lent).await?,
        unreadable: unreadable(&state, &signed_in).await?,
    }))
}

/// Returns the unreadable documents of the company that the user leads.
async fn unreadable(state: &AppState, viewer: &SignedIn) -> Result<Option<DocumentsUnreadable>, DbErr> {
    let Some(company) = viewer.led_company() else { return Ok(None) };
    let (count, more) = count_unreadable(state, company).await?;
    Ok((count > 0).then_some(DocumentsUnreadable { count, more }))
}
