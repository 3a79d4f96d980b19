//! Removes a document as if it had never been added, as long as no one has used it.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _, QuerySelect as _};
use shared_rules::text::action::UNDO_CHANGED;
use uuid::Uuid;

use super::restore_or_erase::remove_rows;
use crate::{
    entity::{document, message_document},
    features::documents::document_commands::publish_document_change,
    http::Problem,
    realtime::Changes,
};

/// Deletes the document and returns it; its bytes stay for the other rows that name them.
///
/// # Errors
/// When its content has changed, or it was deleted or sent with a message.
pub(crate) async fn withdraw_document(
    changes: &mut Changes,
    id: Uuid,
    storage_key: &str,
) -> Result<document::Model, Problem> {
    let changed = || Problem::conflict(UNDO_CHANGED.code, UNDO_CHANGED.template);
    let found = document::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
    let as_it_came = |row: &document::Model| {
        row.deleted_at.is_none() && row.version == 1 && row.storage_key == storage_key
    };
    let row = found.filter(as_it_came).ok_or_else(changed)?;
    let of_it = message_document::Column::DocumentId.eq(id);
    if message_document::Entity::find().filter(of_it).one(&**changes).await?.is_some() {
        return Err(changed());
    }
    remove_rows(&**changes, &row).await?;
    publish_document_change(changes, &row).await?;
    Ok(row)
}
