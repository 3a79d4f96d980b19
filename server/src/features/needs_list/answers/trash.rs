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

use super::{Excuse, On, Request, Words, files_of, settle};
use crate::{
    access::LoanMember,
    entity::{answer, needs_list_element as element, trashed_answer},
    features::needs_list::{
        commands::{Happened, tell},
        store::earlier::forget_earlier,
    },
    http::Problem,
    realtime::{Changes, Kind},
};

/// The outcome for the requests that a restored document had answered.
#[derive(Default)]
pub(crate) struct PutBack {
    /// The names of the requests that it answers again.
    pub onto: Vec<String>,
    /// The requests that no longer accept it.
    pub left_out: Vec<LeftOut>,
}

/// A request that doesn't accept a document back.
pub(crate) struct LeftOut {
    /// Its name, if the person may know it.
    pub name: Option<String>,
    /// The reason, as text.
    pub why: String,
}

/// Removes a document from everything it answers, because it is about to be deleted.
///
/// # Errors
/// When a request doesn't release it, or the database refuses.
pub(crate) async fn set_aside(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<(), Problem> {
    // Rows from an earlier deletion are obsolete.
    forget(changes, document_id).await?;
    let answers =
        answer::Entity::find().filter(answer::Column::DocumentId.eq(document_id)).all(&**changes).await?;
    for answered in answers {
        let id = answered.element_id;
        let found = element::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
        let Some(row) = found else { continue };
        let request = Request { files: files_of(changes, id).await?, row };
        take_away(changes, member, request, answered).await?;
        let detail = json!({ "documentId": document_id });
        let entry = HistoryKind::AnswerRemoved;
        tell(changes, member, id, Happened { kind: Kind::ElementUpdated, entry, detail }).await?;
    }
    Ok(())
}

async fn take_away(
    changes: &Changes,
    member: &LoanMember,
    request: Request,
    answered: answer::Model,
) -> Result<(), Problem> {
    let on = On { review_state: answered.review_state.0.into(), has_answer: true, locked: None };
    request.allow_on(member, ReviewStep::RemoveAnswer, &Words::default(), on)?;
    trashed_answer::Entity::insert(aside(answered.clone())).exec_without_returning(&**changes).await?;
    answered.delete(&**changes).await?;
    settle(changes, request.row, Excuse::Stays, None).await?;
    Ok(())
}

fn aside(row: answer::Model) -> trashed_answer::ActiveModel {
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

fn as_it_was(row: &trashed_answer::Model) -> answer::ActiveModel {
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
pub(crate) async fn put_back(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<PutBack, Problem> {
    let aside = trashed_answer::Entity::find()
        .filter(trashed_answer::Column::DocumentId.eq(document_id))
        .order_by_asc(trashed_answer::Column::AnsweredAt)
        .order_by_asc(trashed_answer::Column::Id)
        .all(&**changes)
        .await?;
    let mut outcome = PutBack::default();
    for row in aside {
        match put_one_back(changes, member, &row).await? {
            Ok(name) => outcome.onto.push(name),
            Err(left_out) => outcome.left_out.push(left_out),
        }
    }
    forget(changes, document_id).await?;
    Ok(outcome)
}

async fn put_one_back(
    changes: &mut Changes,
    member: &LoanMember,
    row: &trashed_answer::Model,
) -> Result<Result<String, LeftOut>, Problem> {
    let request = match Request::open(changes, member, row.element_id).await {
        Ok(request) => request,
        Err(problem) if problem.status().as_u16() == 404 => {
            return Ok(Err(unseen(changes, member, row.element_id).await?));
        }
        Err(problem) => return Err(problem),
    };
    let name = request.row.name.clone();
    if let Err(problem) = request.allow(member, ReviewStep::Submit, &Words::default()) {
        return Ok(Err(LeftOut { name: Some(name), why: problem.message().to_owned() }));
    }
    forget_earlier(changes, row.element_id, [row.document_id]).await?;
    answer::Entity::insert(as_it_was(row)).exec_without_returning(&**changes).await?;
    settle(changes, request.row, Excuse::Gone, None).await?;
    let detail = json!({ "what": HistoryKind::AnswerRemoved });
    let happened = Happened { kind: Kind::ElementUpdated, entry: HistoryKind::TakenBack, detail };
    tell(changes, member, row.element_id, happened).await?;
    Ok(Ok(name))
}

/// Returns why the person can't open a request. Non-lenders aren't shown which one it was.
async fn unseen(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<LeftOut, Problem> {
    let out = |name, why: Text| LeftOut { name, why: why.template.to_owned() };
    if !member.role().is_lender() {
        return Ok(out(None, refused::REQUEST_NOT_SEEN));
    }
    let row = element::Entity::find_by_id(id).one(&**changes).await?;
    Ok(out(row.map(|row| row.name), refused::REQUEST_IS_GONE))
}

async fn forget(changes: &Changes, document_id: Uuid) -> Result<(), Problem> {
    trashed_answer::Entity::delete_many()
        .filter(trashed_answer::Column::DocumentId.eq(document_id))
        .exec(&**changes)
        .await?;
    Ok(())
}
