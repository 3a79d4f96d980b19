//! Commands on a document's virus check: check it again, or delete malware.

use std::collections::{BTreeSet, HashSet};

use chrono::Duration;
use sea_orm::{
    ColumnTrait, ConnectionTrait as _, DbErr, EntityTrait, QueryFilter, QuerySelect, sea_query::Expr,
};
use shared_rules::{
    activity::Activity,
    documents::stored_files::virus_scan::{LOCKED_DAYS, ScanState},
    team::role::Role,
    text::refused,
};
use uuid::Uuid;

use super::{
    super::{storage_problem, uploads::named_document, visibility::visible_among},
    scan_result::{mark_rows, publish_file_change},
};
use crate::{
    access::LoanMember,
    db::Database,
    entity::{EnumColumn, document, document_scan as scan, document_version},
    features::activity,
    http::Problem,
    projection::queue_check,
    realtime::Changes,
    state::AppState,
};

/// The most files whose malware is deleted per run; the rest waits for the next run.
const MOST: u64 = 500;
/// Tables whose rows name files that are checked.
const CHECKED: [&str; 4] = ["document", "document_version", "example_file", "secure_upload_file"];
/// Files queued by one statement.
const AT_ONCE: u32 = 2_000;

/// Checks a document and its earlier versions again, because a detection may be a false positive.
pub(super) async fn check_again(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let row = load_visible(state, member, id).await?;
    if state.config.scanner.is_none() {
        return Err(Problem::invalid(vec![refused::NO_SCANNER.violation("documentId")]));
    }
    let mut changes = Changes::begin(state).await?;
    let mut count = 0;
    for key in
        checked_files(&changes, &row, &[None, Some(ScanState::Infected), Some(ScanState::Unchecked)]).await?
    {
        let known = scan::Entity::find_by_id(key.as_str()).lock_exclusive().one(&*changes).await?;
        if known.is_some_and(|known| known.erased_at.is_some()) {
            continue;
        }
        queue_check(&*changes, &key, Some(EnumColumn(ScanState::Pending)), changes.now()).await?;
        scan::Entity::update_many()
            .col_expr(scan::Column::State, Expr::value(EnumColumn(ScanState::Pending)))
            .col_expr(scan::Column::Found, Expr::value(None::<String>))
            .col_expr(scan::Column::Tries, Expr::value(0))
            .col_expr(scan::Column::Backlog, Expr::value(false))
            .col_expr(scan::Column::Since, Expr::value(changes.now()))
            .col_expr(scan::Column::NotBefore, Expr::value(changes.now()))
            .col_expr(scan::Column::SettledAt, Expr::value(None::<chrono::DateTime<chrono::Utc>>))
            .filter(scan::Column::StorageKey.eq(key.as_str()))
            .exec(&*changes)
            .await?;
        mark_rows(&*changes, &key, ScanState::Pending).await?;
        publish_file_change(&mut changes, &key).await?;
        count += 1;
    }
    if count == 0 {
        return Err(Problem::invalid(vec![refused::NOTHING_TO_CHECK.violation("documentId")]));
    }
    changes.commit().await?;
    state.files_arrived();
    Ok(())
}

/// Deletes the bytes of malware in a document or its earlier versions; for lead lenders.
pub(super) async fn erase_malware(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let row = load_visible(state, member, id).await?;
    if member.role() != Role::LeadLender {
        return Err(Problem::forbidden());
    }
    let mut changes = Changes::begin(state).await?;
    let keys = checked_files(&changes, &row, &[Some(ScanState::Infected)]).await?;
    let locked = scan::Entity::find()
        .filter(scan::Column::StorageKey.is_in(keys))
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Infected)))
        .filter(scan::Column::ErasedAt.is_null())
        .all(&*changes)
        .await?;
    if locked.is_empty() {
        return Err(Problem::invalid(vec![refused::NOTHING_LOCKED.violation("documentId")]));
    }
    activity::record_on_loan(&changes, member, Activity::DocumentErased { document: named_document(&row) })
        .await?;
    for file in &locked {
        record_erased(&mut changes, &file.storage_key).await?;
    }
    changes.commit().await?;
    for file in locked {
        state.store.remove(&file.storage_key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}

/// Records that the bytes of malware are deleted.
async fn record_erased(changes: &mut Changes, key: &str) -> Result<(), DbErr> {
    scan::Entity::update_many()
        .col_expr(scan::Column::ErasedAt, Expr::value(changes.now()))
        .filter(scan::Column::StorageKey.eq(key))
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Infected)))
        .exec(&**changes)
        .await?;
    publish_file_change(changes, key).await
}

/// Deletes the bytes of malware whose quarantine is over.
///
/// # Errors
/// When the database or the store fails.
pub(in super::super) async fn forget_malware(state: &AppState) -> Result<(), Problem> {
    if state.config.scanner.is_none() {
        return Ok(());
    }
    let over = scan::Entity::find()
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Infected)))
        .filter(scan::Column::SettledAt.lt(state.clock.now() - Duration::days(LOCKED_DAYS)))
        .filter(scan::Column::ErasedAt.is_null())
        .limit(MOST)
        .all(state.db.read())
        .await?;
    for file in over {
        let mut changes = Changes::begin(state).await?;
        record_erased(&mut changes, &file.storage_key).await?;
        changes.commit().await?;
        state.store.remove(&file.storage_key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}

async fn load_visible(state: &AppState, member: &LoanMember, id: Uuid) -> Result<document::Model, Problem> {
    let seen = visible_among(state.db.read(), member, &HashSet::from([id])).await?;
    seen.into_iter().next().ok_or_else(Problem::not_found)
}

/// Returns the files of the document and its versions whose check has this state.
async fn checked_files(
    changes: &Changes,
    row: &document::Model,
    states: &[Option<ScanState>],
) -> Result<BTreeSet<String>, Problem> {
    let now = document::Entity::find_by_id(row.id).lock_exclusive().one(&**changes).await?;
    let now = now.filter(|row| row.deleted_at.is_none()).ok_or_else(Problem::not_found)?;
    let of_it = document_version::Column::DocumentId.eq(row.id);
    let were = document_version::Entity::find().filter(of_it).all(&**changes).await?;
    let all = were.into_iter().map(|row| (row.storage_key, row.scan)).chain([(now.storage_key, now.scan)]);
    let wanted = all.filter(|(_, scan)| states.contains(&scan.map(|word| word.0)));
    Ok(wanted.map(|(key, _)| key).collect())
}

/// Queues all files from before a scanner was configured, with lower priority than new ones; they can be opened
/// meanwhile. Returns how many.
///
/// # Errors
/// When the database refuses.
pub async fn queue_all(db: &Database) -> Result<u64, DbErr> {
    let mut count = 0;
    for table in CHECKED {
        loop {
            let tx = db.write().await?;
            let some = tx
                .execute_unprepared(&format!(
                    "INSERT INTO document_scan (storage_key, state, tries, backlog, since, not_before) \
                     SELECT DISTINCT t.storage_key, 'PENDING', 0, true, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP \
                     FROM {table} t WHERE t.scan IS NULL AND NOT EXISTS \
                     (SELECT 1 FROM document_scan s WHERE s.storage_key = t.storage_key) LIMIT {AT_ONCE} \
                     ON CONFLICT (storage_key) DO NOTHING"
                ))
                .await?
                .rows_affected();
            tx.commit().await?;
            count += some;
            if some == 0 {
                break;
            }
        }
    }
    Ok(count)
}
