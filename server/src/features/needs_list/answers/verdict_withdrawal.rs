//! Withdraws a lender's verdict: documents wait for review again. Borrowers and contacts aren't notified.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use serde_json::json;
use shared_rules::needs_list::{
    history::HistoryKind,
    request_state::{AnswerState, RequestAnswers, request_state},
    review::ReviewStep,
};

use super::{
    NotApplicableChange, Request, ReviewNote, ReviewTarget, recompute_request_state,
    reviewed_documents::ReviewedDocuments,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer},
    features::needs_list::{
        commands::{ElementEvent, commit_reversible_change},
        dto::NeedsListElement,
    },
    http::Problem,
    realtime::{Changes, Kind},
};

/// Sets these documents of a request back to submitted; those without a verdict stay as they are.
///
/// # Errors
/// When the rule objects: no document has a verdict.
pub(super) async fn set_back_to_submitted(
    changes: Changes,
    member: &LoanMember,
    request: Request,
    chosen: &[answer::Model],
) -> Result<NeedsListElement, Problem> {
    let before = request.previous_state();
    let is_judged = |file: &&answer::Model| file.review_state.0 != AnswerState::Submitted;
    let judged: Vec<answer::Model> = chosen.iter().filter(is_judged).cloned().collect();
    // The rule checks the documents with a verdict; if there is none, it reports that.
    let files = if judged.is_empty() { chosen } else { judged.as_slice() };
    let states = files.iter().map(|file| file.review_state.0).collect();
    let review_state = request_state(&RequestAnswers { files: states, not_applicable: None });
    let target = ReviewTarget { review_state, has_answer: !files.is_empty(), locked: None };
    request.require_step_on(member, ReviewStep::BackToSubmitted, &ReviewNote::default(), target)?;
    let documents = ReviewedDocuments::of(&changes, &judged).await?.named_documents(&judged);
    withdraw_verdicts(&changes, &judged).await?;
    recompute_request_state(&changes, request.row, NotApplicableChange::Keep, None).await?;
    let detail = json!({ "documents": documents });
    let event = ElementEvent { kind: Kind::ElementUpdated, entry: HistoryKind::BackToSubmitted, detail };
    commit_reversible_change(changes, member, &before, event).await
}

async fn withdraw_verdicts(changes: &Changes, files: &[answer::Model]) -> Result<(), Problem> {
    use answer::Column;
    answer::Entity::update_many()
        .col_expr(Column::ReviewState, Expr::value(EnumColumn(AnswerState::Submitted)))
        .col_expr(Column::ReviewedBy, Expr::value(None::<uuid::Uuid>))
        .col_expr(Column::ReviewedAt, Expr::value(None::<chrono::DateTime<chrono::Utc>>))
        .col_expr(Column::RejectionReason, Expr::value(None::<String>))
        .col_expr(Column::RejectionNote, Expr::value(None::<String>))
        .col_expr(Column::RejectionMarks, Expr::value(None::<String>))
        .filter(Column::Id.is_in(files.iter().map(|file| file.id)))
        .exec(&**changes)
        .await?;
    Ok(())
}
