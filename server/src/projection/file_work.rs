//! The pending work of each stored file: its virus check, and reading its text.
//!
//! A row of `document_scan` and of `document_text` exists as long as some row names the file. Code that inserts or
//! deletes a row with a `storage_key` calls these functions in the same transaction.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter as _, QuerySelect as _, QueryTrait as _,
    sea_query::{OnConflict, SelectStatement},
};
use shared_rules::documents::stored_files::{extracted_text::TextState, virus_scan::ScanState};

use crate::entity::{
    EnumColumn, document, document_scan, document_text, document_version, example_file, secure_upload_file,
};

/// The most files that one statement names.
const BATCH: usize = 500;

/// Queues reading the text of a document's file, and its check if `scan` says that it waits for one.
///
/// # Errors
/// When the database can't write.
pub async fn queue_document_file(
    tx: &impl ConnectionTrait,
    key: &str,
    scan: Option<EnumColumn<ScanState>>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let text = document_text::ActiveModel {
        storage_key: Set(key.to_owned()),
        state: Set(EnumColumn(TextState::Waiting)),
        reason: Set(None),
        sealed: Set(None),
        tries: Set(0),
        not_before: Set(now),
        stated_on: Set(None),
        stated_as: Set(None),
        came_on: Set(None),
        looked_by: Set(0),
        failed_for: Set(None),
    };
    let once = OnConflict::column(document_text::Column::StorageKey).do_nothing().to_owned();
    document_text::Entity::insert(text).on_conflict(once).exec_without_returning(tx).await?;
    queue_check(tx, key, scan, now).await
}

/// Queues the check of a file if `scan` says that it waits for one.
///
/// # Errors
/// When the database can't write.
pub async fn queue_check(
    tx: &impl ConnectionTrait,
    key: &str,
    scan: Option<EnumColumn<ScanState>>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    if scan == Some(EnumColumn(ScanState::Pending)) {
        queue_checks(tx, &[key.to_owned()], now).await
    } else {
        Ok(())
    }
}

/// Queues the checks of files that wait for one, many in one statement.
///
/// # Errors
/// When the database can't write.
pub async fn queue_checks(
    tx: &impl ConnectionTrait,
    keys: &[String],
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let check = |key: &String| document_scan::ActiveModel {
        storage_key: Set(key.clone()),
        state: Set(EnumColumn(ScanState::Pending)),
        found: Set(None),
        tries: Set(0),
        backlog: Set(false),
        since: Set(now),
        not_before: Set(now),
        settled_at: Set(None),
        erased_at: Set(None),
    };
    for batch in keys.chunks(BATCH) {
        let once = OnConflict::column(document_scan::Column::StorageKey).do_nothing().to_owned();
        let checks = document_scan::Entity::insert_many(batch.iter().map(check)).on_conflict(once);
        checks.exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Deletes the text and the check of each of these files that no row refers to.
///
/// # Errors
/// When the database can't write.
pub async fn delete_unreferenced(
    tx: &impl ConnectionTrait,
    keys: impl IntoIterator<Item = String>,
) -> Result<(), DbErr> {
    let keys: Vec<String> = keys.into_iter().collect();
    for batch in keys.chunks(BATCH) {
        let documents = || {
            [
                select_named_keys::<document::Entity>(document::Column::StorageKey, batch),
                select_named_keys::<document_version::Entity>(document_version::Column::StorageKey, batch),
            ]
        };
        let others = [
            select_named_keys::<example_file::Entity>(example_file::Column::StorageKey, batch),
            select_named_keys::<secure_upload_file::Entity>(secure_upload_file::Column::StorageKey, batch),
        ];
        let text = document_text::Column::StorageKey;
        let unnamed = document_text::Entity::delete_many().filter(text.is_in(batch));
        documents()
            .into_iter()
            .fold(unnamed, |delete, named| delete.filter(text.not_in_subquery(named)))
            .exec(tx)
            .await?;
        let check = document_scan::Column::StorageKey;
        let unnamed = document_scan::Entity::delete_many().filter(check.is_in(batch));
        documents()
            .into_iter()
            .chain(others)
            .fold(unnamed, |delete, named| delete.filter(check.not_in_subquery(named)))
            .exec(tx)
            .await?;
    }
    Ok(())
}

/// Selects those of the keys that a table's rows name.
fn select_named_keys<E: EntityTrait>(column: E::Column, keys: &[String]) -> SelectStatement {
    E::find().select_only().column(column).filter(column.is_in(keys)).into_query()
}
