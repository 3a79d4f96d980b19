//! Records whether a stored file is intact, and notifies lenders of damaged files.

use chrono::Duration;
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, PaginatorTrait as _, QueryFilter as _,
    sea_query::{Expr, OnConflict},
};
use shared_rules::documents::stored_files::file_check::MOST_DAMAGE_NOTICES;

use super::super::super::scan::{documents_of_file, publish_file_change, requests_of_document};
use crate::{
    entity::{document, document_version, example_file, file_integrity, secure_upload_file},
    features::notifications,
    realtime::Changes,
    state::AppState,
};

/// Records that the bytes of a file were verified. A file that was damaged can be opened again.
///
/// # Errors
/// When the database refuses.
pub(super) async fn record_intact(state: &AppState, key: &str) -> Result<(), DbErr> {
    let mut changes = Changes::begin(state).await?;
    let was_damaged = file_integrity::Entity::update_many()
        .col_expr(file_integrity::Column::DamagedAt, Expr::value(None::<chrono::DateTime<chrono::Utc>>))
        .filter(file_integrity::Column::StorageKey.eq(key))
        .filter(file_integrity::Column::DamagedAt.is_not_null())
        .exec(&*changes)
        .await?
        .rows_affected
        > 0;
    record_check(&changes, key).await?;
    if was_damaged {
        mark_rows(&*changes, key, false).await?;
        publish_file_change(&mut changes, key).await?;
        tracing::info!(key, "a damaged document is intact again");
    }
    changes.commit().await
}

/// Records that the bytes of a file are missing or changed. Lenders are notified when it is first detected.
///
/// # Errors
/// When the database refuses.
pub(super) async fn record_damaged(state: &AppState, key: &str) -> Result<(), DbErr> {
    let mut changes = Changes::begin(state).await?;
    record_check(&changes, key).await?;
    let is_new = record_damage_time(&changes, key).await?;
    // Rows that began to name the file in the meantime are marked too.
    mark_rows(&*changes, key, true).await?;
    if is_new {
        report_damage(&mut changes, key).await?;
    }
    changes.commit().await
}

/// Reports a damaged file in the log, to pages that show it, and to lenders.
async fn report_damage(changes: &mut Changes, key: &str) -> Result<(), DbErr> {
    tracing::error!(key, "a stored document is missing or isn’t what was uploaded: restore it from a backup");
    publish_file_change(changes, key).await?;
    notify_lenders(changes, key).await
}

/// Records since when the file is damaged; returns whether this is new.
async fn record_damage_time(changes: &Changes, key: &str) -> Result<bool, DbErr> {
    let update = file_integrity::Entity::update_many()
        .col_expr(file_integrity::Column::DamagedAt, Expr::value(changes.now()))
        .filter(file_integrity::Column::StorageKey.eq(key))
        .filter(file_integrity::Column::DamagedAt.is_null());
    Ok(update.exec(&**changes).await?.rows_affected > 0)
}

async fn record_check(changes: &Changes, key: &str) -> Result<(), DbErr> {
    let row = file_integrity::ActiveModel {
        storage_key: Set(key.to_owned()),
        checked_at: Set(changes.now()),
        damaged_at: Set(None),
    };
    let update = OnConflict::column(file_integrity::Column::StorageKey)
        .update_column(file_integrity::Column::CheckedAt)
        .to_owned();
    file_integrity::Entity::insert(row)
        .on_conflict(update)
        .exec_without_returning(&**changes)
        .await
        .map(|_| ())
}

/// Marks every row that names the file.
async fn mark_rows(tx: &impl ConnectionTrait, key: &str, is_damaged: bool) -> Result<(), DbErr> {
    macro_rules! mark {
        ($($table:ident),*) => {
            $($table::Entity::update_many()
                .col_expr($table::Column::Damaged, Expr::value(is_damaged))
                .filter($table::Column::StorageKey.eq(key))
                .filter($table::Column::Damaged.ne(is_damaged))
                .exec(tx)
                .await?;)*
        };
    }
    mark!(document, document_version, example_file, secure_upload_file);
    Ok(())
}

/// Notifies the lenders of the loans and the company's lead lenders. When a whole disk is lost, they get only the first
/// notices.
async fn notify_lenders(changes: &Changes, key: &str) -> Result<(), DbErr> {
    let lately = file_integrity::Entity::find()
        .filter(file_integrity::Column::DamagedAt.gt(changes.now() - Duration::days(1)))
        .count(&**changes)
        .await?;
    if lately > MOST_DAMAGE_NOTICES {
        return Ok(());
    }
    for row in documents_of_file(&**changes, key).await? {
        let request = requests_of_document(&**changes, row.id).await?.first().copied();
        notifications::notify_of_damage(changes, &row, request).await?;
    }
    Ok(())
}
