//! The queue of files that wait for their check. Several servers share the work; checking a file twice does no harm.

use std::io;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select, sea_query::Expr,
};
use shared_rules::documents::stored_files::virus_scan::{ScanState, seconds_until_next};

use super::{
    clamd::{ScanError, ScanVerdict, scan_file},
    scan_result::{repair_rows, save_verdict},
};
use crate::{
    entity::{EnumColumn, document_scan as scan},
    environment::{ScannerSettings, separate_transactions},
    state::AppState,
    storage::StoreTrouble,
};

/// Files checked concurrently.
const AT_ONCE: usize = 3;
/// Files read from the database by one query.
const MOST: u64 = 500;
/// A claim that is older than this is considered abandoned.
const LEASE: Duration = Duration::minutes(20);

/// The outcome of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanRound {
    /// No file is left that can be checked now.
    All,
    /// The scanner is unreachable.
    Away,
}

/// Checks all waiting files.
///
/// # Errors
/// When the database can't be read or written.
pub async fn check_files(state: &AppState) -> Result<ScanRound, DbErr> {
    let Some(scanner) = &state.config.scanner else { return Ok(ScanRound::All) };
    let rounds = (0..AT_ONCE).map(|_| separate_transactions(check_round(state, scanner)));
    let rounds = futures_util::future::join_all(rounds).await;
    let rounds: Vec<ScanRound> = rounds.into_iter().collect::<Result<_, _>>()?;
    repair_rows(state).await?;
    Ok(if rounds.contains(&ScanRound::Away) { ScanRound::Away } else { ScanRound::All })
}

async fn check_round(state: &AppState, scanner: &ScannerSettings) -> Result<ScanRound, DbErr> {
    while !*state.stopping.borrow() {
        let Some(row) = claim_file(state).await? else { return Ok(ScanRound::All) };
        let key = row.storage_key.clone();
        let checked = match state.store.open(&key).await {
            Ok(file) => scan_file(scanner, file).await,
            Err(error) => Err(ScanError::File(error)),
        };
        let verdict = match checked {
            Ok(ScanVerdict::Clean) => (ScanState::Clean, None),
            Ok(ScanVerdict::Found(found)) => (ScanState::Infected, Some(found)),
            Ok(ScanVerdict::TooLarge) => (ScanState::Unchecked, None),
            Err(trouble) => {
                schedule_retry(state, &row).await?;
                if stops_round(&key, &trouble) {
                    return Ok(ScanRound::Away);
                }
                continue;
            }
        };
        if let Err(error) = save_verdict(state, &key, verdict).await {
            schedule_retry(state, &row).await?;
            return Err(error);
        }
    }
    Ok(ScanRound::All)
}

/// Returns whether the other files would fail too.
fn stops_round(key: &str, trouble: &ScanError) -> bool {
    match trouble {
        ScanError::Away(error) => log_unreachable(error),
        ScanError::NoAnswer(why) => log_no_verdict(key, why),
        ScanError::File(error) => log_unreadable(key, error),
    }
}

fn log_unreachable(error: &io::Error) -> bool {
    tracing::warn!(%error, "the virus scanner can’t be reached, so documents wait; check CLAMD_URL");
    true
}

fn log_no_verdict(key: &str, why: &str) -> bool {
    tracing::warn!(key, why, "the virus scanner gave no verdict on a document; will retry");
    false
}

fn log_unreadable(key: &str, error: &io::Error) -> bool {
    tracing::warn!(key, %error, "a document can’t be read for its virus check; will retry");
    matches!(StoreTrouble::of(error), Some(StoreTrouble::Away(_)))
}

/// Claims the next waiting file.
async fn claim_file(state: &AppState) -> Result<Option<scan::Model>, DbErr> {
    loop {
        let now = state.clock.now();
        let waiting = scan::Entity::find()
            .filter(scan::Column::State.eq(EnumColumn(ScanState::Pending)))
            .filter(scan::Column::NotBefore.lte(now))
            .order_by_asc(scan::Column::Backlog)
            .order_by_asc(scan::Column::NotBefore)
            .order_by_asc(scan::Column::StorageKey)
            .limit(1);
        let Some(row) = waiting.one(state.db.read()).await? else { return Ok(None) };
        let tx = state.db.write().await?;
        let claimed = scan::Entity::update_many()
            .col_expr(scan::Column::Tries, Expr::value(row.tries.saturating_add(1)))
            .col_expr(scan::Column::NotBefore, Expr::value(now + LEASE))
            .filter(scan::Column::StorageKey.eq(row.storage_key.clone()))
            .filter(scan::Column::State.eq(EnumColumn(ScanState::Pending)))
            .filter(scan::Column::Tries.eq(row.tries))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        if claimed.rows_affected == 1 {
            return Ok(Some(scan::Model { tries: row.tries.saturating_add(1), ..row }));
        }
    }
}

/// Schedules the next attempt, with exponential backoff.
async fn schedule_retry(state: &AppState, row: &scan::Model) -> Result<(), DbErr> {
    let tries = u32::try_from(row.tries).unwrap_or(u32::MAX).saturating_sub(1);
    let at = state.clock.now() + Duration::seconds(seconds_until_next(tries).into());
    let tx = state.db.write().await?;
    scan::Entity::update_many()
        .col_expr(scan::Column::NotBefore, Expr::value(at))
        .filter(scan::Column::StorageKey.eq(row.storage_key.clone()))
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Pending)))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Releases files that a stopped server had claimed. Without a scanner, no file waits: waiting files count as
/// unchecked. The work is done in batches, and the next call continues it.
///
/// # Errors
/// When the database can't be read or written.
pub async fn resume_checks(state: &AppState) -> Result<(), DbErr> {
    let now = state.clock.now();
    while !*state.stopping.borrow() {
        let waits =
            scan::Entity::find().filter(scan::Column::State.eq(EnumColumn(ScanState::Pending))).limit(MOST);
        let done = if state.config.scanner.is_some() {
            requeue(state, now, waits.filter(scan::Column::NotBefore.gt(now))).await?
        } else {
            mark_unchecked(state, waits).await?
        };
        if done < MOST {
            break;
        }
    }
    Ok(())
}

/// Queues these files again; returns how many.
async fn requeue(state: &AppState, now: DateTime<Utc>, some: Select<scan::Entity>) -> Result<u64, DbErr> {
    let keys: Vec<String> =
        some.select_only().column(scan::Column::StorageKey).into_tuple().all(state.db.read()).await?;
    let count = keys.len() as u64;
    let tx = state.db.write().await?;
    scan::Entity::update_many()
        .col_expr(scan::Column::NotBefore, Expr::value(now))
        .filter(scan::Column::StorageKey.is_in(keys))
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Pending)))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(count)
}

/// Marks files that no scanner checks as available; returns how many.
async fn mark_unchecked(state: &AppState, some: Select<scan::Entity>) -> Result<u64, DbErr> {
    let rows = some.all(state.db.read()).await?;
    let count = rows.len() as u64;
    for row in rows {
        save_verdict(state, &row.storage_key, (ScanState::Unchecked, None)).await?;
    }
    Ok(count)
}
