//! Adds documents to the answer of a request, and removes them.

use std::iter;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, ModelTrait as _, QueryFilter,
};
use serde_json::{Value, json};
use shared_rules::{
    documents::uploading::same_content::OnSame,
    needs_list::{history::HistoryKind, request_state::AnswerState, review::ReviewStep},
    text::needs_list as text,
    value::limits::list_problem,
};
use uuid::Uuid;

use super::{Excuse, On, Request, Words, coming::Coming, earlier::Replacement, settle};
use crate::{
    access::LoanMember,
    entity::{Word, answer, document},
    features::needs_list::{
        commands::{Happened, finish_reversibly},
        dto::NeedsListElement,
        inputs::AnswerElement,
        sight,
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
    answer_within(Changes::begin(state).await?, member, id, &coming, input.on_same).await
}

/// Does the same as the last step of a transaction: the changes are committed, or none of them is kept.
///
/// # Errors
/// When the request doesn't accept a document from this person. Of several, each refused one is named.
pub(crate) async fn answer_within(
    changes: Changes,
    member: &LoanMember,
    id: Uuid,
    coming: &[Uuid],
    on_same: OnSame,
) -> Result<NeedsListElement, Problem> {
    let request = match Request::open(&changes, member, id).await {
        Ok(request) => request,
        Err(problem) => return Err(deleted_meanwhile(&changes, member, id).await?.unwrap_or(problem)),
    };
    let before = request.before();
    request.allow(member, ReviewStep::Submit, &Words::default())?;
    let documents = Coming::take(&changes, member, &request, on_same, coming).await?;
    let Replacement { replaced, added } = request.make_room(&changes, &documents).await?;
    for document in added {
        keep(&changes, member, id, document).await?;
    }
    settle(&changes, request.row, Excuse::Gone, None).await?;
    let named =
        |document: &document::Model| json!({ "documentId": document.id, "documentName": document.name });
    let mut detail = match documents.as_slice() {
        [one] => named(one),
        several => json!({ "documents": several.iter().map(named).collect::<Vec<_>>() }),
    };
    detail["replaced"] = json!(replaced);
    finish_reversibly(changes, member, &before, happened(HistoryKind::Answered, detail)).await
}

/// Removes all documents from the answer; they stay on the loan.
pub(in crate::features::needs_list) async fn remove_all(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    let before = request.before();
    request.allow(member, ReviewStep::RemoveAnswer, &Words::default())?;
    answer::Entity::delete_many().filter(answer::Column::ElementId.eq(id)).exec(&*changes).await?;
    let documents: Vec<Uuid> = request.files.iter().map(|file| file.document_id).collect();
    settle(&changes, request.row, Excuse::Stays, None).await?;
    let detail = json!({ "documentIds": documents });
    finish_reversibly(changes, member, &before, happened(HistoryKind::AnswerRemoved, detail)).await
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
    let before = request.before();
    let detail = json!({ "documentId": document_id });
    remove_one(&changes, member, request, document_id).await?;
    finish_reversibly(changes, member, &before, happened(HistoryKind::AnswerRemoved, detail)).await
}

async fn remove_one(
    changes: &Changes,
    member: &LoanMember,
    request: Request,
    document_id: Uuid,
) -> Result<(), Problem> {
    let file = request.files.iter().find(|file| file.document_id == document_id).cloned();
    let state = file.as_ref().map_or(request.row.review_state.0, |file| file.review_state.0.into());
    let on = On { review_state: state, has_answer: file.is_some(), locked: None };
    request.allow_on(member, ReviewStep::RemoveAnswer, &Words::default(), on)?;
    if let Some(file) = file {
        file.delete(&**changes).await?;
    }
    settle(changes, request.row, Excuse::Stays, None).await?;
    Ok(())
}

async fn keep(changes: &Changes, member: &LoanMember, request: Uuid, document: Uuid) -> Result<(), DbErr> {
    let row = answer::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(request),
        document_id: Set(document),
        answered_by: Set(member.user.id),
        answered_at: Set(changes.now()),
        review_state: Set(Word(AnswerState::Submitted)),
        reviewed_by: Set(None),
        reviewed_at: Set(None),
        rejection_reason: Set(None),
        rejection_note: Set(None),
        rejection_marks: Set(None),
    };
    row.insert(&**changes).await.map(|_| ())
}

const fn happened(entry: HistoryKind, detail: Value) -> Happened {
    Happened { kind: Kind::ElementUpdated, entry, detail }
}

/// Returns a specific error if the request was deleted that the person saw a moment ago. The person keeps the document.
async fn deleted_meanwhile(
    changes: &Changes,
    member: &LoanMember,
    id: Uuid,
) -> Result<Option<Problem>, DbErr> {
    let saw = sight::saw_element(&**changes, member, id).await?;
    Ok(saw.then(|| Problem::conflict(text::REQUEST_DELETED.code, text::REQUEST_DELETED.template)))
}
