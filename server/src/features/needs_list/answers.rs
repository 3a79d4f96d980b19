//! Answering file requests and reviewing the answers. Which step may be taken, and where it leads, is
//! decided by the rule `needs_list.review_step`.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel as _,
    QueryFilter, sea_query::OnConflict,
};
use serde_json::json;
use shared_rules::{
    needs_list::review::{ReviewAttempt, ReviewState, ReviewStep, review_step},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    commands::{Happened, finish, in_force, refuse_if, tell},
    dto::{NeedsListElement, ReviewElement},
    sight,
};
use crate::{
    access::LoanMember,
    entity::{Word, answer, document, needs_list_element as element},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

const DOCUMENT_GONE: &str = "This document isn't there any more. Upload the file again.";

/// A step, with what a rejection says.
struct Step {
    step: ReviewStep,
    reason: Option<String>,
    note: Option<String>,
}

impl From<ReviewStep> for Step {
    fn from(step: ReviewStep) -> Self {
        Self { step, reason: None, note: None }
    }
}

/// Answers a request with a document the person uploaded, or any of the loan's for lenders.
pub(super) async fn answer(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    document_id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let row = seen(&changes, member, id).await?;
    let row = take(&changes, member, row, ReviewStep::Submit.into()).await?;
    let document = own_document(&*changes, member, document_id).await?;
    let answered = answer::ActiveModel {
        element_id: Set(row.id),
        document_id: Set(document.id),
        answered_by: Set(member.user.id),
        answered_at: Set(changes.now()),
    };
    let replace = OnConflict::column(answer::Column::ElementId)
        .update_columns([answer::Column::DocumentId, answer::Column::AnsweredBy, answer::Column::AnsweredAt])
        .to_owned();
    answer::Entity::insert(answered).on_conflict(replace).exec_without_returning(&*changes).await?;
    let detail = json!({ "documentId": document.id, "documentName": document.name });
    finish(changes, member, id, Happened { kind: Kind::ElementUpdated, entry: "answered", detail }).await
}

/// Takes the answer of a request away; the document stays.
pub(super) async fn remove_answer(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let row = seen(&changes, member, id).await?;
    take(&changes, member, row, ReviewStep::RemoveAnswer.into()).await?;
    answer::Entity::delete_by_id(id).exec(&*changes).await?;
    let happened = Happened { kind: Kind::ElementUpdated, entry: "answer-removed", detail: json!({}) };
    finish(changes, member, id, happened).await
}

/// Accepts or rejects the answer of a request.
pub(super) async fn review(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: ReviewElement,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let row = seen(&changes, member, id).await?;
    let step = Step { step: input.decision.into(), reason: input.reason, note: input.note };
    let detail = json!({ "reason": step.reason, "note": step.note });
    let entry = if step.step == ReviewStep::Accept { "accepted" } else { "rejected" };
    take(&changes, member, row, step).await?;
    finish(changes, member, id, Happened { kind: Kind::ElementUpdated, entry, detail }).await
}

/// Opens the requests again which a document answers, for it is about to be deleted.
///
/// # Errors
/// When a request may not be opened by this person, or the database refuses.
pub(crate) async fn reopen_answers_of(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<(), Problem> {
    let answers =
        answer::Entity::find().filter(answer::Column::DocumentId.eq(document_id)).all(&**changes).await?;
    for answered in answers {
        let id = answered.element_id;
        let Some(row) = element::Entity::find_by_id(id).one(&**changes).await? else { continue };
        take(changes, member, row, ReviewStep::RemoveAnswer.into()).await?;
        answer::Entity::delete_by_id(id).exec(&**changes).await?;
        let detail = json!({ "documentId": document_id });
        tell(changes, member, id, Happened { kind: Kind::ElementUpdated, entry: "answer-removed", detail })
            .await?;
    }
    Ok(())
}

/// The element, locked, if the person may see it.
async fn seen(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<element::Model, Problem> {
    let row = in_force(&**changes, member, id).await?;
    sight::see_element(&**changes, member, id).await?;
    Ok(row)
}

/// Takes the step, if the rule lets this person take it now.
async fn take(
    changes: &Changes,
    member: &LoanMember,
    row: element::Model,
    step: Step,
) -> Result<element::Model, Problem> {
    let attempt = ReviewAttempt {
        viewer: member.role().group(),
        storage_type: row.storage_type.0,
        review_state: row.review_state.0,
        has_answer: answer::Entity::find_by_id(row.id).one(&**changes).await?.is_some(),
        step: step.step,
        reason: step.reason,
        note: step.note,
    };
    let outcome = review_step(&attempt);
    refuse_if(outcome.violations)?;
    let by_lender = matches!(step.step, ReviewStep::Accept | ReviewStep::Reject);
    let rejected = outcome.next_state == ReviewState::Rejected;
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.review_state = Set(Word(outcome.next_state));
    row.reviewed_by = Set(by_lender.then_some(member.user.id));
    row.reviewed_at = Set(by_lender.then_some(changes.now()));
    row.rejection_reason = Set(attempt.reason.filter(|_| rejected));
    row.rejection_note =
        Set(attempt.note.map(|note| note.trim().to_owned()).filter(|note| rejected && !note.is_empty()));
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    Ok(row.update(&**changes).await?)
}

/// A document of the loan that this person may answer with.
async fn own_document(
    tx: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<document::Model, Problem> {
    let row = document::Entity::find_by_id(id)
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .one(tx)
        .await?;
    row.filter(|document| member.role().is_lender() || document.uploaded_by == member.user.id)
        .ok_or_else(|| Problem::invalid(vec![Violation::new("documentId", "document-gone", DOCUMENT_GONE)]))
}
