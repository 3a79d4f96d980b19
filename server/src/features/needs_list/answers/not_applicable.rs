//! Not-applicable claims: a person explains why a request doesn't apply instead of sending a document.

use serde_json::json;
use shared_rules::needs_list::{history::HistoryKind, review::ReviewStep};
use uuid::Uuid;

use super::{NotApplicableChange, Request, ReviewNote, recompute_request_state};
use crate::{
    access::LoanMember,
    features::needs_list::{
        commands::{ElementEvent, commit_reversible_change},
        dto::NeedsListElement,
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Marks a request as not applicable, with the reason. Rejected documents are removed from it.
pub(in crate::features::needs_list) async fn claim_not_applicable(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    reason: String,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.previous_state();
    let words = ReviewNote { reason: Some(reason.trim().to_owned()), note: None };
    request.require_step(member, ReviewStep::NotApplicable, &words)?;
    request.retire_rejected(&changes, &[]).await?;
    let reason = words.reason.unwrap_or_default();
    let detail = json!({ "reason": reason });
    recompute_request_state(&changes, request.row, NotApplicableChange::Claim(reason, member.user.id), None)
        .await?;
    let entry = HistoryKind::NotApplicable;
    let event = ElementEvent { kind: Kind::ElementUpdated, entry, detail };
    commit_reversible_change(changes, member, &before, event).await
}

/// Withdraws the claim that a request doesn't apply.
pub(in crate::features::needs_list) async fn withdraw_not_applicable(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.previous_state();
    request.require_step(member, ReviewStep::Applicable, &ReviewNote::default())?;
    recompute_request_state(&changes, request.row, NotApplicableChange::Remove, None).await?;
    let event =
        ElementEvent { kind: Kind::ElementUpdated, entry: HistoryKind::Applicable, detail: json!({}) };
    commit_reversible_change(changes, member, &before, event).await
}
