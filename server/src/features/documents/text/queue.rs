//! The files whose text nobody read yet, read one after the other.

use chrono::Duration;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr};
use shared_rules::documents::keeping::{
    scan::{ScanState, scan_opens},
    text::{MOST_BYTES, MOST_TRIES, NoText, TextState, text_kind},
};

use super::{
    days::{Days, keep, look_again},
    process::{self, Trouble},
    sealing::purpose,
    unreadable::lender_of,
};
use crate::{
    entity::{Word, document, document_text, document_version},
    realtime::Changes,
    state::AppState,
    storage::StoreTrouble,
};

/// So much longer than reading a file may take, whoever hasn't said what became of it is gone.
const GRACE: Duration = Duration::minutes(2);
/// When a file is read that can't be had now.
const LATER: Duration = Duration::minutes(4);

/// In the words of the index `ix_document_text_state_not_before`, which knows of no parameter that it holds all that is
/// asked for.
const WAITING: &str = r#""document_text"."state" = 'WAITING'"#;

/// What became of a file.
enum Outcome {
    Text(String),
    Failed(NoText),
    /// Files of its kind have no text.
    None,
    /// The reader died or hung.
    Again,
    /// It can't be had before its virus check.
    Held,
    /// The fault isn't the file's: the others wait, too.
    Pause,
}

/// Reads the text of all that waits for it, one file at a time. Several servers share the work.
///
/// # Errors
/// When the database can't be asked or written.
pub async fn read_texts(state: &AppState) -> Result<(), DbErr> {
    while !*state.stopping.borrow() {
        let Some(row) = claim(state).await? else { return look_again(state).await };
        let outcome = if row.tries > MOST_TRIES {
            // Whoever read it last died with it.
            Outcome::Failed(NoText::TooHard)
        } else {
            read(state, &row).await?
        };
        let pause = matches!(outcome, Outcome::Pause);
        note(state, row, outcome).await?;
        if pause {
            return Ok(());
        }
    }
    Ok(())
}

/// Takes the next file that waits; its tries count before it is read, for it may take this server down.
async fn claim(state: &AppState) -> Result<Option<document_text::Model>, DbErr> {
    loop {
        let now = state.clock.now();
        let waiting = document_text::Entity::find()
            .filter(Expr::cust(WAITING))
            .filter(document_text::Column::NotBefore.lte(now))
            .order_by_asc(document_text::Column::Tries)
            .order_by_asc(document_text::Column::NotBefore)
            .order_by_asc(document_text::Column::StorageKey)
            .limit(1);
        let Some(row) = waiting.one(state.db.read()).await? else { return Ok(None) };
        let tx = state.db.write().await?;
        let claimed = document_text::Entity::update_many()
            .col_expr(document_text::Column::Tries, Expr::value(row.tries.saturating_add(1)))
            .col_expr(document_text::Column::NotBefore, Expr::value(now + GRACE + state.config.read_time))
            .filter(document_text::Column::StorageKey.eq(row.storage_key.clone()))
            .filter(document_text::Column::State.eq(Word(TextState::Waiting)))
            .filter(document_text::Column::Tries.eq(row.tries))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        if claimed.rows_affected == 1 {
            return Ok(Some(document_text::Model { tries: row.tries.saturating_add(1), ..row }));
        }
    }
}

async fn read(state: &AppState, row: &document_text::Model) -> Result<Outcome, DbErr> {
    let Some(Facts { name, mime_type, size, scan }) = facts(state, &row.storage_key).await? else {
        return Ok(Outcome::None);
    };
    if !scan_opens(scan.map(|word| word.0)) {
        return Ok(Outcome::Held);
    }
    let Some(kind) = text_kind(&name, &mime_type) else { return Ok(Outcome::None) };
    if u64::try_from(size).unwrap_or(u64::MAX) > MOST_BYTES {
        return Ok(Outcome::Failed(NoText::TooLarge));
    }
    let file = match state.store.open(&row.storage_key).await {
        Ok(file) => file,
        Err(error) => return Ok(without_bytes(&error)),
    };
    Ok(match process::read(&state.config, kind, file).await {
        Ok(Ok(text)) => Outcome::Text(text),
        Ok(Err(reason)) => Outcome::Failed(reason),
        Err(trouble) => after(&trouble, row),
    })
}

/// What trouble with the reader means for a file.
fn after(trouble: &Trouble, row: &document_text::Model) -> Outcome {
    match trouble {
        Trouble::Store(error) => without_bytes(error),
        Trouble::Reader => came_to_no_end(row),
        Trouble::Start(error) => {
            tracing::warn!(%error, "the program that reads text can't be started; check LOANROOM_READER");
            Outcome::Pause
        }
    }
}

fn came_to_no_end(row: &document_text::Model) -> Outcome {
    let (key, tries) = (&row.storage_key, row.tries);
    tracing::warn!(key, tries, "reading the text of a document came to no end");
    Outcome::Again
}

fn without_bytes(error: &std::io::Error) -> Outcome {
    match StoreTrouble::of(error) {
        Some(StoreTrouble::Damaged(_) | StoreTrouble::OtherKey) => Outcome::Failed(NoText::Damaged),
        None if error.kind() == std::io::ErrorKind::NotFound => Outcome::Failed(NoText::Damaged),
        _ => {
            tracing::warn!(%error, "documents can't be had for reading; will try again");
            Outcome::Pause
        }
    }
}

/// What is known of a stored file.
struct Facts {
    name: String,
    mime_type: String,
    size: i64,
    scan: Option<Word<ScanState>>,
}

/// As a document or a version tells it.
async fn facts(state: &AppState, key: &str) -> Result<Option<Facts>, DbErr> {
    let (db, own) = (state.db.read(), document::Column::StorageKey.eq(key));
    if let Some(row) = document::Entity::find().filter(own).one(db).await? {
        let document::Model { name, mime_type, size, scan, .. } = row;
        return Ok(Some(Facts { name, mime_type, size, scan }));
    }
    let own = document_version::Column::StorageKey.eq(key);
    let row = document_version::Entity::find().filter(own).one(db).await?;
    Ok(row.map(|row| {
        let document_version::Model { name, mime_type, size, scan, .. } = row;
        Facts { name: name.unwrap_or_default(), mime_type, size, scan }
    }))
}

/// Notes what became of it. Where the file is gone meanwhile, nothing is noted.
async fn note(state: &AppState, row: document_text::Model, outcome: Outcome) -> Result<(), DbErr> {
    let (key, now) = (row.storage_key, state.clock.now());
    let (mut set, mut not_before, mut tries) = ((TextState::Waiting, None, None), now, row.tries);
    let mut days = None;
    if let Outcome::Text(text) = &outcome {
        days = Some(Days::of(state.db.read(), &key, text).await?);
    }
    match outcome {
        Outcome::Text(text) => set = (TextState::Done, None, Some(state.vault.seal(&purpose(&key), &text))),
        Outcome::Failed(reason) => set = (TextState::Failed, Some(reason), None),
        Outcome::None => set.0 = TextState::None,
        Outcome::Again if tries >= MOST_TRIES => set = (TextState::Failed, Some(NoText::TooHard), None),
        Outcome::Again => {}
        Outcome::Pause | Outcome::Held => {
            not_before = now + LATER;
            tries = tries.saturating_sub(1);
        }
    }
    let (become_, reason, sealed) = set;
    let failed_for = match become_ {
        TextState::Waiting => row.failed_for,
        TextState::Failed => lender_of(state.db.read(), &key).await?,
        TextState::Done | TextState::None => None,
    };
    let mut changes = Changes::begin(state).await?;
    document_text::Entity::update_many()
        .col_expr(document_text::Column::State, Expr::value(Word(become_)))
        .col_expr(document_text::Column::Reason, Expr::value(reason.map(Word)))
        .col_expr(document_text::Column::Sealed, Expr::value(sealed))
        .col_expr(document_text::Column::Tries, Expr::value(tries))
        .col_expr(document_text::Column::NotBefore, Expr::value(not_before))
        .col_expr(document_text::Column::FailedFor, Expr::value(failed_for))
        .filter(document_text::Column::StorageKey.eq(key.clone()))
        .exec(&*changes)
        .await?;
    if let Some(days) = days {
        keep(&mut changes, &key, days).await?;
    }
    changes.commit().await
}
