//! Reads, renames and deletes a document.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    activity::Activity,
    documents::rename::{FileNameInput, RenameFile, RenameState, name_parts, rename_file},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    dto::{Document, RenameDocument},
    scan::virus_check_of,
    uploads::named_document,
    visibility::{SeenDocument, load_visible_document},
};
use crate::{
    access::SignedIn,
    entity::{answer, document},
    features::{activity, needs_list::detach_deleted_document},
    http::Problem,
    membership::UserRef,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// The document in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnDocument {
    pub document_id: Uuid,
}

/// Returns a document.
pub(super) async fn get(state: &AppState, signed_in: SignedIn, on: OnDocument) -> Result<Document, Problem> {
    let seen = load_visible_document(state, signed_in, on.document_id).await?;
    let virus_check = virus_check_of(state, &seen).await?;
    Ok(Document { virus_check, ..to_dto(&seen) })
}

/// Renames a document.
pub(super) async fn rename(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
    input: RenameDocument,
) -> Result<Document, Problem> {
    let mut seen = load_visible_document(state, signed_in, on.document_id).await?;
    seen.require_owner()?;
    let mut changes = Changes::begin(state).await?;
    let row = lock_document(&changes, on.document_id).await?;
    let new_base = base_name(&input.name, &row.name);
    let outcome = rename_file(&RenameFile { name: row.name.clone(), new_base });
    if outcome.state == RenameState::Disabled {
        let field = |violation| Violation { field: "name".to_owned(), ..violation };
        return Err(Problem::invalid(outcome.violations.into_iter().map(field).collect()));
    }
    if outcome.state == RenameState::Renamed {
        let from = row.name.clone();
        let mut row: document::ActiveModel = row.into();
        row.name = Set(outcome.name);
        seen.row = row.update(&*changes).await?;
        let renamed = Activity::DocumentRenamed { document: named_document(&seen.row), from };
        activity::record_on_loan(&changes, &seen.member, renamed).await?;
        publish_request_changes(&mut changes, &seen.row).await?;
        changes.commit().await?;
    }
    Ok(to_dto(&seen))
}

/// Deletes a document: it moves to the trash of its loan.
///
/// Requests it answers are open again.
pub(super) async fn delete(state: &AppState, signed_in: SignedIn, on: OnDocument) -> Result<(), Problem> {
    let seen = load_visible_document(state, signed_in, on.document_id).await?;
    seen.require_owner()?;
    let mut changes = Changes::begin(state).await?;
    let row = lock_document(&changes, on.document_id).await?;
    let document = named_document(&row);
    let mut row: document::ActiveModel = row.into();
    detach_deleted_document(&mut changes, &seen.member, on.document_id).await?;
    row.deleted_at = Set(Some(changes.now()));
    row.deleted_by = Set(Some(seen.member.user.id));
    row.update(&*changes).await?;
    activity::record_on_loan(&changes, &seen.member, Activity::DocumentDeleted { document }).await?;
    publish_document_change(&mut changes, &seen.row).await?;
    changes.commit().await?;
    Ok(())
}

pub(super) async fn lock_document(changes: &Changes, id: Uuid) -> Result<document::Model, Problem> {
    let row = document::Entity::find_by_id(id)
        .filter(document::Column::DeletedAt.is_null())
        .lock_exclusive()
        .one(&**changes)
        .await?;
    row.ok_or_else(Problem::not_found)
}

/// Returns the name that was typed, without the extension if that was included.
fn base_name(typed: &str, name: &str) -> String {
    let parts = |name: &str| name_parts(&FileNameInput { name: name.to_owned() });
    let (typed_parts, extension) = (parts(typed.trim()), parts(name).extension);
    if !extension.is_empty() && typed_parts.extension.eq_ignore_ascii_case(&extension) {
        return typed_parts.base;
    }
    typed.to_owned()
}

pub(super) async fn publish_request_changes(
    changes: &mut Changes,
    row: &document::Model,
) -> Result<(), DbErr> {
    let answers =
        answer::Entity::find().filter(answer::Column::DocumentId.eq(row.id)).all(&**changes).await?;
    for answered in answers {
        let ids = json!({ "elementId": answered.element_id });
        changes.publish_event(Topic::Loan(row.loan_id), Kind::ElementUpdated, &ids).await?;
    }
    Ok(())
}

/// Notifies viewers of the document that it has changed.
pub(super) async fn publish_document_change(
    changes: &mut Changes,
    row: &document::Model,
) -> Result<(), Problem> {
    let ids = json!({ "documentId": row.id });
    Ok(changes.publish_event(Topic::Loan(row.loan_id), Kind::DocumentChanged, &ids).await?)
}

pub(super) fn to_dto(seen: &SeenDocument) -> Document {
    Document::of(&seen.row, &UserRef::from(&seen.uploader), seen.member.role().is_lender())
}
