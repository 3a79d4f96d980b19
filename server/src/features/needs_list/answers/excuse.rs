//! Not-applicable claims: a person explains why a request doesn't apply instead of sending a document.

use serde_json::json;
use shared_rules::needs_list::{history::HistoryKind, review::ReviewStep};
use uuid::Uuid;

use super::{Excuse, Request, Words, settle};
use crate::{
    access::LoanMember,
    features::needs_list::{
        commands::{Happened, finish_reversibly},
        dto::NeedsListElement,
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Marks a request as not applicable, with the reason. Rejected documents are removed from it.
pub(in crate::features::needs_list) async fn say_not_applicable(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    reason: String,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.before();
    let words = Words { reason: Some(reason.trim().to_owned()), note: None };
    request.allow(member, ReviewStep::NotApplicable, &words)?;
    request.make_room(&changes, &[]).await?;
    let reason = words.reason.unwrap_or_default();
    let detail = json!({ "reason": reason });
    settle(&changes, request.row, Excuse::Said(reason, member.user.id), None).await?;
    let entry = HistoryKind::NotApplicable;
    let happened = Happened { kind: Kind::ElementUpdated, entry, detail };
    finish_reversibly(changes, member, &before, happened).await
}

/// Withdraws the claim that a request doesn't apply.
pub(in crate::features::needs_list) async fn take_back(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.before();
    request.allow(member, ReviewStep::Applicable, &Words::default())?;
    settle(&changes, request.row, Excuse::Gone, None).await?;
    let happened = Happened { kind: Kind::ElementUpdated, entry: HistoryKind::Applicable, detail: json!({}) };
    finish_reversibly(changes, member, &before, happened).await
}
