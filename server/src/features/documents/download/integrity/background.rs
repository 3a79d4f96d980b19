//! The check of all stored files, part by part in row order, once every [`VERIFIED_DAYS`]. It continues where it
//! stopped.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, ConnectionTrait as _, DbErr, EntityTrait as _, QueryFilter as _, QueryOrder as _,
    QueryResult, QuerySelect as _,
    sea_query::{Alias, Expr, ExprTrait as _, OnConflict, Query, SelectStatement},
};
use shared_rules::documents::stored_files::file_check::VERIFIED_DAYS;
use uuid::Uuid;

use super::open::{StoredFile, verify};
use crate::{
    entity::{file_integrity, integrity_check},
    state::AppState,
    storage::StoreTrouble,
};

/// The tables whose rows name files, in the order of the check.
const SOURCES: [&str; 4] = ["document", "document_version", "example_file", "secure_upload_file"];
/// The id of the check's row.
const CHECK_ID: i32 = 1;
/// Files of one database query.
const PAGE: u64 = 50;
/// Bytes after which a round ends, because a server that starts has other work too.
const MOST_BYTES: u64 = 1 << 30;
/// Hours between verifications of a damaged file, which may have been restored.
const RETRY_HOURS: i64 = 1;

/// Verifies the next files of the check, and damaged files, which may have been restored.
///
/// # Errors
/// When the database can't answer.
pub async fn check_integrity(state: &AppState) -> Result<(), DbErr> {
    let now = state.clock.now();
    retry_damaged(state, now).await?;
    let known = integrity_check::Entity::find_by_id(CHECK_ID).one(state.db.read()).await?;
    let check = match known {
        Some(check) if check.finished_at.is_none() => check,
        Some(check) if check.started_at > now - Duration::days(VERIFIED_DAYS) => return Ok(()),
        Some(_) | None => new_check(now),
    };
    verify_part(state, check).await
}

fn new_check(now: DateTime<Utc>) -> integrity_check::Model {
    let source = SOURCES.map(str::to_owned).into_iter().next().unwrap_or_default();
    integrity_check::Model { id: CHECK_ID, source, after_id: None, started_at: now, finished_at: None }
}

async fn verify_part(state: &AppState, mut check: integrity_check::Model) -> Result<(), DbErr> {
    let mut read = 0_u64;
    while read < MOST_BYTES && !*state.stopping.borrow() {
        let page = next_page(state, &check).await?;
        if page.is_empty() {
            let next = SOURCES.iter().skip_while(|source| **source != check.source).nth(1);
            let Some(next) = next else { return finish_check(state, check).await };
            check = integrity_check::Model { source: (*next).to_owned(), after_id: None, ..check };
            continue;
        }
        for (id, file) in page {
            if !verify_next(state, &file).await {
                return save_check(state, check).await;
            }
            check.after_id = Some(id);
            read = read.saturating_add(file.size);
        }
        save_check(state, check.clone()).await?;
    }
    Ok(())
}

/// Verifies a file; returns whether the check can continue.
async fn verify_next(state: &AppState, file: &StoredFile) -> bool {
    let Err(error) = verify(state, file).await else { return true };
    tracing::warn!(key = file.key, %error, "a document couldn’t be verified");
    !matches!(StoreTrouble::of(&error), Some(StoreTrouble::Away(_)))
}

/// Returns the next files. Malware is left out: its bytes are deleted after a while.
async fn next_page(
    state: &AppState,
    check: &integrity_check::Model,
) -> Result<Vec<(Uuid, StoredFile)>, DbErr> {
    let mut query = stored_files(&check.source);
    query
        .and_where_option(check.after_id.map(|id| Expr::col("id").gt(id)))
        .order_by("id", sea_orm::Order::Asc)
        .limit(PAGE);
    let rows = state.db.read().query_all(&query).await?;
    rows.iter().map(|row| Ok((row.try_get("", "id")?, stored_file(row)?))).collect()
}

fn stored_files(source: &str) -> SelectStatement {
    let is_clean = Expr::col("scan").is_null().or(Expr::col("scan").ne("INFECTED"));
    let is_kept = (source == "secure_upload_file").then(|| Expr::col("kept").eq(true));
    Query::select()
        .columns(["id", "storage_key", "checksum", "size"])
        .from(Alias::new(source))
        .and_where(is_clean)
        .and_where_option(is_kept)
        .to_owned()
}

fn stored_file(row: &QueryResult) -> Result<StoredFile, DbErr> {
    let size: i64 = row.try_get("", "size")?;
    Ok(StoredFile {
        key: row.try_get("", "storage_key")?,
        checksum: row.try_get("", "checksum")?,
        size: u64::try_from(size).unwrap_or_default(),
    })
}

async fn save_check(state: &AppState, check: integrity_check::Model) -> Result<(), DbErr> {
    let row = integrity_check::ActiveModel {
        id: Set(check.id),
        source: Set(check.source),
        after_id: Set(check.after_id),
        started_at: Set(check.started_at),
        finished_at: Set(check.finished_at),
    };
    let replace = OnConflict::column(integrity_check::Column::Id)
        .update_columns([
            integrity_check::Column::Source,
            integrity_check::Column::AfterId,
            integrity_check::Column::StartedAt,
            integrity_check::Column::FinishedAt,
        ])
        .to_owned();
    let tx = state.db.write().await?;
    integrity_check::Entity::insert(row).on_conflict(replace).exec_without_returning(&tx).await?;
    tx.commit().await
}

/// Finishes the check, and deletes the rows of files that no longer exist.
async fn finish_check(state: &AppState, check: integrity_check::Model) -> Result<(), DbErr> {
    let started_at = check.started_at;
    let finished_at = Some(state.clock.now());
    save_check(state, integrity_check::Model { finished_at, ..check }).await?;
    let tx = state.db.write().await?;
    file_integrity::Entity::delete_many()
        .filter(file_integrity::Column::CheckedAt.lt(started_at))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Verifies damaged files again, those verified the longest ago first.
async fn retry_damaged(state: &AppState, now: DateTime<Utc>) -> Result<(), DbErr> {
    let due = file_integrity::Entity::find()
        .filter(file_integrity::Column::DamagedAt.is_not_null())
        .filter(file_integrity::Column::CheckedAt.lt(now - Duration::hours(RETRY_HOURS)))
        .order_by_asc(file_integrity::Column::CheckedAt)
        .limit(PAGE)
        .all(state.db.read())
        .await?;
    for row in due {
        match find_file(state, &row.storage_key).await? {
            Some(file) if !verify_next(state, &file).await => return Ok(()),
            Some(_) => {}
            None => delete_check_of(state, &row.storage_key).await?,
        }
    }
    Ok(())
}

/// Returns the file as its row describes it; none when no row names it.
async fn find_file(state: &AppState, key: &str) -> Result<Option<StoredFile>, DbErr> {
    for source in SOURCES {
        let query = stored_files(source).and_where(Expr::col("storage_key").eq(key)).limit(1).to_owned();
        if let Some(row) = state.db.read().query_one(&query).await? {
            return stored_file(&row).map(Some);
        }
    }
    Ok(None)
}

async fn delete_check_of(state: &AppState, key: &str) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    file_integrity::Entity::delete_by_id(key).exec(&tx).await?;
    tx.commit().await
}
