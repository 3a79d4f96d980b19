//! The requests that a deleted document answered: stored with their verdicts, and answered again when it is restored.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, ModelTrait as _, QueryFilter, QueryOrder, QuerySelect as _,
};
use serde_json::json;
use shared_rules::{
    needs_list::{history::HistoryKind, review::ReviewStep},
    text::{Text, refused},
};
use uuid::Uuid;

use super::{NotApplicableChange, Request, ReviewNote, ReviewTarget, files_of, recompute_request_state};
use crate::{
    access::LoanMember,
    entity::{answer, needs_list_element as element, trashed_answer},
    features::needs_list::{
        commands::{ElementEvent, record_change},
        store::earlier_versions::forget_earlier,
    },
    http::Problem,
    realtime::{Changes, Kind},
};

/// The outcome for the requests that a restored document had answered.
#[derive(Default)]
pub(crate) struct ReattachOutcome {
    /// The names of the requests that it answers again.
    pub onto: Vec<String>,
    /// The requests that no longer accept it.
    pub left_out: Vec<RefusedRequest>,
}

/// A request that doesn't accept a document back.
pub(crate) struct RefusedRequest {
    /// Its name, if the person may know it.
    pub name: Option<String>,
    /// The reason, as text.
    pub why: String,
}

/// Removes a document from everything it answers, because it is about to be deleted.
///
/// # Errors
/// When a request doesn't release it, or the database refuses.
pub(crate) async fn detach_deleted_document(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<(), Problem> {
    // Rows from an earlier deletion are obsolete.
    delete_trashed_rows(changes, document_id).await?;
    let answers =
        answer::Entity::find().filter(answer::Column::DocumentId.eq(document_id)).all(&**changes).await?;
    for answered in answers {
        let id = answered.element_id;
        let found = element::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
        let Some(row) = found else { continue };
        let request = Request { files: files_of(changes, id).await?, row };
        detach_from_request(changes, member, request, answered).await?;
        let detail = json!({ "documentId": document_id });
        let entry = HistoryKind::AnswerRemoved;
        record_change(changes, member, id, ElementEvent { kind: Kind::ElementUpdated, entry, detail })
            .await?;
    }
    Ok(())
}

async fn detach_from_request(
    changes: &Changes,
    member: &LoanMember,
    request: Request,
    answered: answer::Model,
) -> Result<(), Problem> {
    let target =
        ReviewTarget { review_state: answered.review_state.0.into(), has_answer: true, locked: None };
    request.require_step_on(member, ReviewStep::RemoveAnswer, &ReviewNote::default(), target)?;
    trashed_answer::Entity::insert(trashed_row(answered.clone())).exec_without_returning(&**changes).await?;
    answered.delete(&**changes).await?;
    recompute_request_state(changes, request.row, NotApplicableChange::Keep, None).await?;
    Ok(())
}

fn trashed_row(row: answer::Model) -> trashed_answer::ActiveModel {
    trashed_answer::ActiveModel {
        id: Set(row.id),
        element_id: Set(row.element_id),
        document_id: Set(row.document_id),
        answered_by: Set(row.answered_by),
        answered_at: Set(row.answered_at),
        review_state: Set(row.review_state),
        reviewed_by: Set(row.reviewed_by),
        reviewed_at: Set(row.reviewed_at),
        rejection_reason: Set(row.rejection_reason),
        rejection_note: Set(row.rejection_note),
        rejection_marks: Set(row.rejection_marks),
    }
}

fn restored_row(row: &trashed_answer::Model) -> answer::ActiveModel {
    answer::ActiveModel {
        id: Set(row.id),
        element_id: Set(row.element_id),
        document_id: Set(row.document_id),
        answered_by: Set(row.answered_by),
        answered_at: Set(row.answered_at),
        review_state: Set(row.review_state),
        reviewed_by: Set(row.reviewed_by),
        reviewed_at: Set(row.reviewed_at),
        rejection_reason: Set(row.rejection_reason),
        rejection_note: Set(row.rejection_note.clone()),
        rejection_marks: Set(row.rejection_marks.clone()),
    }
}

/// Lets a restored document answer again what it answered when it was deleted, with its verdicts, if the person may
/// answer and the rule accepts it.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn reattach_restored_document(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<ReattachOutcome, Problem> {
    let aside = trashed_answer::Entity::find()
        .filter(trashed_answer::Column::DocumentId.eq(document_id))
        .order_by_asc(trashed_answer::Column::AnsweredAt)
        .order_by_asc(trashed_answer::Column::Id)
        .all(&**changes)
        .await?;
    let mut outcome = ReattachOutcome::default();
    for row in aside {
        match reattach_to_request(changes, member, &row).await? {
            Ok(name) => outcome.onto.push(name),
            Err(left_out) => outcome.left_out.push(left_out),
        }
    }
    delete_trashed_rows(changes, document_id).await?;
    Ok(outcome)
}

async fn reattach_to_request(
    changes: &mut Changes,
    member: &LoanMember,
    row: &trashed_answer::Model,
) -> Result<Result<String, RefusedRequest>, Problem> {
    let request = match Request::open(changes, member, row.element_id).await {
        Ok(request) => request,
        Err(problem) if problem.status().as_u16() == 404 => {
            return Ok(Err(hidden_request(changes, member, row.element_id).await?));
        }
        Err(problem) => return Err(problem),
    };
    let name = request.row.name.clone();
    if let Err(problem) = request.require_step(member, ReviewStep::Submit, &ReviewNote::default()) {
        return Ok(Err(RefusedRequest { name: Some(name), why: problem.message().to_owned() }));
    }
    forget_earlier(changes, row.element_id, [row.document_id]).await?;
    answer::Entity::insert(restored_row(row)).exec_without_returning(&**changes).await?;
    recompute_request_state(changes, request.row, NotApplicableChange::Remove, None).await?;
    let detail = json!({ "what": HistoryKind::AnswerRemoved });
    let event = ElementEvent { kind: Kind::ElementUpdated, entry: HistoryKind::TakenBack, detail };
    record_change(changes, member, row.element_id, event).await?;
    Ok(Ok(name))
}

/// Returns why the person can't open a request. Non-lenders aren't shown which one it was.
async fn hidden_request(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<RefusedRequest, Problem> {
    let out = |name, why: Text| RefusedRequest { name, why: why.template.to_owned() };
    if !member.role().is_lender() {
        return Ok(out(None, refused::REQUEST_NOT_SEEN));
    }
    let row = element::Entity::find_by_id(id).one(&**changes).await?;
    Ok(out(row.map(|row| row.name), refused::REQUEST_IS_GONE))
}

async fn delete_trashed_rows(changes: &Changes, document_id: Uuid) -> Result<(), Problem> {
    trashed_answer::Entity::delete_many()
        .filter(trashed_answer::Column::DocumentId.eq(document_id))
        .exec(&**changes)
        .await?;
    Ok(())
}
