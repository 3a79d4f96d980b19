//! Adds documents to the answer of a request, and removes them.

use std::iter;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, ModelTrait as _, QueryFilter,
};
use serde_json::{Value, json};
use shared_rules::{
    documents::uploads::same_content::DuplicateAction,
    needs_list::{history::HistoryKind, request_state::AnswerState, review::ReviewStep},
    text::needs_list as text,
    value::limits::list_problem,
};
use uuid::Uuid;

use super::{
    NotApplicableChange, Request, ReviewNote, ReviewTarget, earlier_versions::AnswerReplacement,
    incoming_answer::IncomingAnswer, recompute_request_state,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer, document},
    features::needs_list::{
        commands::{ElementEvent, commit_reversible_change},
        dto::NeedsListElement,
        inputs::AnswerElement,
        visibility,
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Adds documents to the answer: the person's own uploads, or for lenders any of the loan's. Rejected documents become
/// earlier versions of the request.
pub(in crate::features::needs_list) async fn answer(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: AnswerElement,
) -> Result<NeedsListElement, Problem> {
    if let Some(too_many) = list_problem("alongIds", input.along_ids.len()) {
        return Err(Problem::invalid(vec![too_many]));
    }
    let coming: Vec<Uuid> = iter::once(input.document_id).chain(input.along_ids).collect();
    let how = SubmissionOptions::signed_in(input.on_same);
    answer_within(Changes::begin(state).await?, member, id, &coming, how).await
}

/// How documents are submitted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SubmissionOptions {
    /// The behavior if the same content already answers the request.
    pub on_same: DuplicateAction,
    /// Whether they were sent with an upload link, without a sign-in; the history says so.
    pub by_link: bool,
}

impl SubmissionOptions {
    /// Returns the options for a signed-in person.
    pub(crate) const fn signed_in(on_same: DuplicateAction) -> Self {
        Self { on_same, by_link: false }
    }

    /// Returns the options for files that were sent with an upload link. Duplicates are checked before.
    pub(crate) const fn by_link() -> Self {
        Self { on_same: DuplicateAction::Take, by_link: true }
    }
}

/// Adds documents to the answer as the last step of a transaction: the changes are committed, or none of them is kept.
///
/// # Errors
/// When the request doesn't accept a document from this person. Of several, each refused one is named.
pub(crate) async fn answer_within(
    changes: Changes,
    member: &LoanMember,
    id: Uuid,
    coming: &[Uuid],
    how: SubmissionOptions,
) -> Result<NeedsListElement, Problem> {
    let request = match Request::open(&changes, member, id).await {
        Ok(request) => request,
        Err(problem) => return Err(explain_deleted(&changes, member, id).await?.unwrap_or(problem)),
    };
    let before = request.previous_state();
    request.require_step(member, ReviewStep::Submit, &ReviewNote::default())?;
    let documents = IncomingAnswer::check_documents(&changes, member, &request, how.on_same, coming).await?;
    let AnswerReplacement { replaced, added } = request.retire_rejected(&changes, &documents).await?;
    for document in added {
        insert_answer(&changes, member, id, document).await?;
    }
    recompute_request_state(&changes, request.row, NotApplicableChange::Remove, None).await?;
    let named =
        |document: &document::Model| json!({ "documentId": document.id, "documentName": document.name });
    let mut detail = match documents.as_slice() {
        [one] => named(one),
        several => json!({ "documents": several.iter().map(named).collect::<Vec<_>>() }),
    };
    detail["replaced"] = json!(replaced);
    if how.by_link {
        detail["byLink"] = json!(true);
    }
    commit_reversible_change(changes, member, &before, event(HistoryKind::Answered, detail)).await
}

/// Removes all documents from the answer; they stay on the loan.
pub(in crate::features::needs_list) async fn remove_all(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.previous_state();
    request.require_step(member, ReviewStep::RemoveAnswer, &ReviewNote::default())?;
    answer::Entity::delete_many().filter(answer::Column::ElementId.eq(id)).exec(&*changes).await?;
    let documents: Vec<Uuid> = request.files.iter().map(|file| file.document_id).collect();
    recompute_request_state(&changes, request.row, NotApplicableChange::Keep, None).await?;
    let detail = json!({ "documentIds": documents });
    commit_reversible_change(changes, member, &before, event(HistoryKind::AnswerRemoved, detail)).await
}

/// Removes one document from the answer; it stays on the loan.
pub(in crate::features::needs_list) async fn remove(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    document_id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.previous_state();
    let detail = json!({ "documentId": document_id });
    remove_one(&changes, member, request, document_id).await?;
    commit_reversible_change(changes, member, &before, event(HistoryKind::AnswerRemoved, detail)).await
}

async fn remove_one(
    changes: &Changes,
    member: &LoanMember,
    request: Request,
    document_id: Uuid,
) -> Result<(), Problem> {
    let file = request.files.iter().find(|file| file.document_id == document_id).cloned();
    let state = file.as_ref().map_or(request.row.review_state.0, |file| file.review_state.0.into());
    let target = ReviewTarget { review_state: state, has_answer: file.is_some(), locked: None };
    request.require_step_on(member, ReviewStep::RemoveAnswer, &ReviewNote::default(), target)?;
    if let Some(file) = file {
        file.delete(&**changes).await?;
    }
    recompute_request_state(changes, request.row, NotApplicableChange::Keep, None).await?;
    Ok(())
}

async fn insert_answer(
    changes: &Changes,
    member: &LoanMember,
    request: Uuid,
    document: Uuid,
) -> Result<(), DbErr> {
    let row = answer::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(request),
        document_id: Set(document),
        answered_by: Set(member.user.id),
        answered_at: Set(changes.now()),
        review_state: Set(EnumColumn(AnswerState::Submitted)),
        reviewed_by: Set(None),
        reviewed_at: Set(None),
        rejection_reason: Set(None),
        rejection_note: Set(None),
        rejection_marks: Set(None),
    };
    row.insert(&**changes).await.map(|_| ())
}

const fn event(entry: HistoryKind, detail: Value) -> ElementEvent {
    ElementEvent { kind: Kind::ElementUpdated, entry, detail }
}

/// Returns a specific error if the request was deleted that the person saw a moment ago. The person keeps the document.
async fn explain_deleted(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<Option<Problem>, DbErr> {
    let saw = visibility::was_visible(&**changes, member, id).await?;
    Ok(saw.then(|| Problem::conflict(text::REQUEST_DELETED.code, text::REQUEST_DELETED.template)))
}
