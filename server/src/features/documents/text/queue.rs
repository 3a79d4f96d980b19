//! The files whose text hasn't been read, read a few at a time, alternating by loan and person.

use chrono::Duration;
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait as _,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::documents::stored_files::{
    extracted_text::{MOST_BYTES, MOST_TRIES, NoTextReason, TextState, text_kind},
    virus_scan::{ScanState, scan_opens},
};

use tokio::task::{JoinError, JoinSet};
use uuid::Uuid;

use super::{
    process::{self, ReaderTrouble},
    statement_dates::{StatementDays, save_days, search_dates_again},
    text_purpose::text_purpose,
    unreadable::find_lender,
};
use crate::{
    entity::{EnumColumn, document, document_text, document_version},
    realtime::Changes,
    state::AppState,
    storage::{
        StoreTrouble,
        workers::{TurnExclusion, TurnRotation},
    },
};

/// A worker that exceeds the time limit of a file by this much is considered gone.
const GRACE: Duration = Duration::minutes(2);
/// When a file that can't be read now is retried.
const LATER: Duration = Duration::minutes(4);

/// Repeats the condition of the partial index `ix_document_text_state_not_before`, which can't match a bound parameter.
const WAITING: &str = r#""document_text"."state" = 'WAITING'"#;

/// The outcome of reading a file.
enum Outcome {
    Text(String),
    Failed(NoTextReason),
    /// Files of this type have no text.
    None,
    /// The reader died or hung.
    Again,
    /// The file isn't available before its virus check.
    Held,
    /// The cause is not the file, so the other files wait too.
    Pause,
    /// The server is stopping; another one reads the file.
    Interrupted,
}

/// Reads the text of all waiting files, a few at a time, alternating by loan and person. Several servers share the
/// work.
///
/// # Errors
/// When the database can't be read or written.
pub async fn read_texts(state: &AppState) -> Result<(), DbErr> {
    let workers = state.config.limits.file_workers as usize;
    let (mut rotation, mut running, mut paused) = (TurnRotation::new(workers), JoinSet::new(), false);
    loop {
        while running.len() < workers && !paused && !*state.stopping.borrow() {
            let Some((row, of)) = claim_file(state, &mut rotation).await? else { break };
            let state = state.clone();
            running.spawn(async move { (of, read_one(&state, row).await) });
        }
        if running.is_empty() {
            break;
        }
        tokio::select! {
            Some(done) = running.join_next() => paused |= end_one(done, &mut rotation)?,
            // A new file may be the next in turn.
            () = state.text_extraction_ready.notified() => {}
        }
    }
    if paused || *state.stopping.borrow() { Ok(()) } else { search_dates_again(state).await }
}

/// Ends the turn of a file that was read; returns whether the other files must wait too.
fn end_one(
    done: Result<(LoanAndPerson, Result<bool, DbErr>), JoinError>,
    rotation: &mut TurnRotation,
) -> Result<bool, DbErr> {
    match done {
        Ok(((loan, person), pause)) => {
            rotation.record_finished(loan, person);
            pause
        }
        Err(error) => {
            tracing::error!(%error, "reading the text of a document failed");
            Ok(false)
        }
    }
}

/// Reads a file and records the outcome; returns whether the other files must wait too.
async fn read_one(state: &AppState, row: document_text::Model) -> Result<bool, DbErr> {
    let outcome = if row.tries > MOST_TRIES {
        // The server that last read it died with it.
        Outcome::Failed(NoTextReason::TooHard)
    } else {
        let mut stopping = state.stopping.clone();
        tokio::select! {
            outcome = read_file(state, &row) => outcome?,
            _ = stopping.wait_for(|stops| *stops) => Outcome::Interrupted,
        }
    };
    let pause = matches!(outcome, Outcome::Pause);
    record_outcome(state, row, outcome).await?;
    Ok(pause)
}

/// The loan of a file, and its uploader.
type LoanAndPerson = (Uuid, Uuid);

/// Claims the next waiting file; the attempt is counted before it starts, because it may take this server down.
async fn claim_file(
    state: &AppState,
    rotation: &mut TurnRotation,
) -> Result<Option<(document_text::Model, LoanAndPerson)>, DbErr> {
    loop {
        let Some((attempt, row)) = next_file(state, rotation).await? else { return Ok(None) };
        let now = state.clock.now();
        let tx = state.db.write().await?;
        let claimed = document_text::Entity::update_many()
            .col_expr(document_text::Column::Tries, Expr::value(row.tries.saturating_add(1)))
            .col_expr(document_text::Column::NotBefore, Expr::value(now + GRACE + state.config.read_time))
            .filter(document_text::Column::StorageKey.eq(row.storage_key.clone()))
            .filter(document_text::Column::State.eq(EnumColumn(TextState::Waiting)))
            .filter(document_text::Column::Tries.eq(row.tries))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        if claimed.rows_affected == 1 {
            let of = loan_and_person(state, &row.storage_key).await?;
            rotation.begin(attempt, of.0, of.1);
            return Ok(Some((document_text::Model { tries: row.tries.saturating_add(1), ..row }, of)));
        }
    }
}

/// Returns the file whose turn it is, and the index of the exclusion that found it.
async fn next_file(
    state: &AppState,
    rotation: &TurnRotation,
) -> Result<Option<(usize, document_text::Model)>, DbErr> {
    let exclusions = rotation.exclusions();
    let last = exclusions.len().saturating_sub(1);
    let waiting = |out: &TurnExclusion| {
        document_text::Entity::find()
            .filter(Expr::cust(WAITING))
            .filter(document_text::Column::NotBefore.lte(state.clock.now()))
            .filter(belongs_to(out).not())
            .order_by_asc(document_text::Column::Tries)
            .order_by_asc(document_text::Column::NotBefore)
            .order_by_asc(document_text::Column::StorageKey)
            .limit(1)
    };
    let Some(any) = waiting(&exclusions[last]).one(state.db.read()).await? else { return Ok(None) };
    for (attempt, out) in exclusions.iter().enumerate().take(last) {
        if let Some(row) = waiting(out).one(state.db.read()).await? {
            return Ok(Some((attempt, row)));
        }
    }
    Ok(Some((last, any)))
}

/// Returns a condition that a file is, or was, a document of one of these loans or people.
fn belongs_to(these: &TurnExclusion) -> Condition {
    let key = (document_text::Entity, document_text::Column::StorageKey);
    let of_these = Condition::any()
        .add(document::Column::LoanId.is_in(these.loans.iter().copied()))
        .add(document::Column::UploadedBy.is_in(these.people.iter().copied()));
    let mut now = document::Entity::find()
        .select_only()
        .expr_as(Expr::value(1), "one")
        .filter(Expr::col((document::Entity, document::Column::StorageKey)).equals(key))
        .filter(of_these.clone());
    let mut was = document_version::Entity::find()
        .select_only()
        .expr_as(Expr::value(1), "one")
        .join(JoinType::InnerJoin, document_version::Relation::Document.def())
        .filter(Expr::col((document_version::Entity, document_version::Column::StorageKey)).equals(key))
        .filter(of_these);
    Condition::any()
        .add(Expr::exists(QuerySelect::query(&mut now).take()))
        .add(Expr::exists(QuerySelect::query(&mut was).take()))
}

/// Returns the loan and the uploader of a stored file; nil ids when its document is gone.
async fn loan_and_person(state: &AppState, key: &str) -> Result<LoanAndPerson, DbErr> {
    let (db, own) = (state.db.read(), document::Column::StorageKey.eq(key));
    let columns = [document::Column::LoanId, document::Column::UploadedBy];
    let now = document::Entity::find().select_only().columns(columns).filter(own);
    if let Some(of) = now.into_tuple().one(db).await? {
        return Ok(of);
    }
    let was = document::Entity::find()
        .select_only()
        .columns(columns)
        .join(JoinType::InnerJoin, document_version::Relation::Document.def().rev())
        .filter(document_version::Column::StorageKey.eq(key));
    Ok(was.into_tuple().one(db).await?.unwrap_or_default())
}

async fn read_file(state: &AppState, row: &document_text::Model) -> Result<Outcome, DbErr> {
    let Some(FileFacts { name, mime_type, size, scan }) = load_facts(state, &row.storage_key).await? else {
        return Ok(Outcome::None);
    };
    if !scan_opens(scan.map(|word| word.0)) {
        return Ok(Outcome::Held);
    }
    let Some(kind) = text_kind(&name, &mime_type) else { return Ok(Outcome::None) };
    if u64::try_from(size).unwrap_or(u64::MAX) > MOST_BYTES {
        return Ok(Outcome::Failed(NoTextReason::TooLarge));
    }
    let file = match state.store.open(&row.storage_key).await {
        Ok(file) => file,
        Err(error) => return Ok(outcome_without_bytes(&error)),
    };
    Ok(match process::read_text(&state.config, kind, file).await {
        Ok(Ok(text)) => Outcome::Text(text),
        Ok(Err(reason)) => Outcome::Failed(reason),
        Err(trouble) => outcome_of(&trouble, row),
    })
}

/// Returns the outcome for a failure of the reader.
fn outcome_of(trouble: &ReaderTrouble, row: &document_text::Model) -> Outcome {
    match trouble {
        ReaderTrouble::Store(error) => outcome_without_bytes(error),
        ReaderTrouble::Reader => log_unfinished(row),
        ReaderTrouble::Start(error) => {
            tracing::warn!(%error, "the program that reads text can't be started; check LOANROOM_READER");
            Outcome::Pause
        }
    }
}

fn log_unfinished(row: &document_text::Model) -> Outcome {
    let (key, tries) = (&row.storage_key, row.tries);
    tracing::warn!(key, tries, "reading the text of a document didn't finish");
    Outcome::Again
}

fn outcome_without_bytes(error: &std::io::Error) -> Outcome {
    match StoreTrouble::of(error) {
        Some(StoreTrouble::Damaged(_) | StoreTrouble::OtherKey) => Outcome::Failed(NoTextReason::Damaged),
        None if error.kind() == std::io::ErrorKind::NotFound => Outcome::Failed(NoTextReason::Damaged),
        _ => {
            tracing::warn!(%error, "documents can't be read for text search; will retry");
            Outcome::Pause
        }
    }
}

/// The stored facts about a file.
struct FileFacts {
    name: String,
    mime_type: String,
    size: i64,
    scan: Option<EnumColumn<ScanState>>,
}

/// Returns them from the file's document or version.
async fn load_facts(state: &AppState, key: &str) -> Result<Option<FileFacts>, DbErr> {
    let (db, own) = (state.db.read(), document::Column::StorageKey.eq(key));
    if let Some(row) = document::Entity::find().filter(own).one(db).await? {
        let document::Model { name, mime_type, size, scan, .. } = row;
        return Ok(Some(FileFacts { name, mime_type, size, scan }));
    }
    let own = document_version::Column::StorageKey.eq(key);
    let row = document_version::Entity::find().filter(own).one(db).await?;
    Ok(row.map(|row| {
        let document_version::Model { name, mime_type, size, scan, .. } = row;
        FileFacts { name: name.unwrap_or_default(), mime_type, size, scan }
    }))
}

/// Records the outcome. If the file is gone in the meantime, nothing is recorded.
async fn record_outcome(state: &AppState, row: document_text::Model, outcome: Outcome) -> Result<(), DbErr> {
    let (key, now) = (row.storage_key, state.clock.now());
    let (mut set, mut not_before, mut tries) = ((TextState::Waiting, None, None), now, row.tries);
    let mut days = None;
    if let Outcome::Text(text) = &outcome {
        days = Some(StatementDays::of(state.db.read(), &key, text).await?);
    }
    match &outcome {
        Outcome::Text(text) => {
            set = (TextState::Done, None, Some(state.vault.seal(&text_purpose(&key), text)));
        }
        Outcome::Failed(reason) => set = (TextState::Failed, Some(*reason), None),
        Outcome::None => set.0 = TextState::None,
        Outcome::Again if tries >= MOST_TRIES => set = (TextState::Failed, Some(NoTextReason::TooHard), None),
        Outcome::Again => {}
        Outcome::Pause | Outcome::Held | Outcome::Interrupted => {
            not_before = if matches!(outcome, Outcome::Interrupted) { now } else { now + LATER };
            tries = tries.saturating_sub(1);
        }
    }
    let (become_, reason, sealed) = set;
    let failed_for = match become_ {
        TextState::Waiting => row.failed_for,
        TextState::Failed => find_lender(state.db.read(), &key).await?,
        TextState::Done | TextState::None => None,
    };
    let mut changes = Changes::begin(state).await?;
    document_text::Entity::update_many()
        .col_expr(document_text::Column::State, Expr::value(EnumColumn(become_)))
        .col_expr(document_text::Column::Reason, Expr::value(reason.map(EnumColumn)))
        .col_expr(document_text::Column::Sealed, Expr::value(sealed))
        .col_expr(document_text::Column::Tries, Expr::value(tries))
        .col_expr(document_text::Column::NotBefore, Expr::value(not_before))
        .col_expr(document_text::Column::FailedFor, Expr::value(failed_for))
        .filter(document_text::Column::StorageKey.eq(key.clone()))
        .exec(&*changes)
        .await?;
    if let Some(days) = days {
        save_days(&mut changes, &key, days).await?;
    }
    changes.commit().await
}
