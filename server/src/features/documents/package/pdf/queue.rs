//! Makes the requested PDFs, a few at a time, alternating by loan and person.

use std::time::Duration as Span;

use chrono::Duration;
use sea_orm::{
    ColumnTrait as _, DbErr, EntityTrait, QueryFilter as _, QueryOrder as _, QuerySelect as _,
    sea_query::{Expr, SimpleExpr},
};
use shared_rules::documents::stored_files::package_order::{
    MOST_STUMBLES, MOST_TRIES, OmissionReason, OrderState, PackageFailure, PackageKind,
};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, sleep},
};
use uuid::Uuid;

use super::{
    super::changes::{self, PackageOwner},
    orders,
    process::{self, MadePdf, MakerTrouble},
    stored_order::PdfOrder,
};
use crate::{
    entity::{
        EnumColumn,
        package_order::{self, Column},
    },
    environment::separate_transactions,
    state::AppState,
    storage::workers::TurnRotation,
};

/// The most packages made at the same time, because each may use much memory.
const MOST_WORKERS: usize = 4;
/// A worker that hasn't reported for this long is considered gone.
const SILENCE: Duration = Duration::minutes(2);
/// How often progress is reported.
const TOLD_EVERY: Span = Span::from_secs(1);
/// When documents that can't be read now are retried.
const LATER: Duration = Duration::minutes(4);

/// The outcome of an attempt.
enum Outcome {
    Made(Box<MadePdf>),
    Failed(PackageFailure),
    /// The cause is not the documents, so the other orders wait too.
    Pause,
    /// The server is stopping; another one makes the PDF.
    Interrupted,
    /// The person no longer waits for it.
    Unwanted,
}

/// Makes all requested PDFs, a few at a time, alternating by loan and person. Several servers share the work.
///
/// # Errors
/// When the database can't be read or written.
pub async fn make_packages(state: &AppState) -> Result<(), DbErr> {
    let workers = (state.config.limits.file_workers as usize).min(MOST_WORKERS);
    let (mut rotation, mut running, mut paused) = (TurnRotation::new(workers), JoinSet::new(), false);
    loop {
        while running.len() < workers && !paused && !*state.stopping.borrow() {
            let Some(row) = claim_order(state, &mut rotation).await? else { break };
            let state = state.clone();
            running.spawn(async move { ((row.loan_id, row.user_id), make_one(&state, row).await) });
        }
        if running.is_empty() {
            return Ok(());
        }
        tokio::select! {
            Some(done) = running.join_next() => match done {
                Ok(((loan, person), pause)) => {
                    rotation.record_finished(loan, person);
                    paused |= pause?;
                }
                Err(error) => tracing::error!(%error, "making a PDF of documents failed"),
            },
            // A new request may be the next in turn.
            () = state.package_requested.notified() => {}
        }
    }
}

/// Makes a PDF and records the outcome; returns whether the other orders must wait too.
async fn make_one(state: &AppState, row: package_order::Model) -> Result<bool, DbErr> {
    let asked: PdfOrder = serde_json::from_str(&row.asked).unwrap_or_default();
    let mut left_out = orders::left_out(&row);
    let outcome = if row.tries > MOST_TRIES {
        // The server that last made it died with it.
        Outcome::Failed(PackageFailure::TooHard)
    } else {
        let mut stopping = state.stopping.clone();
        tokio::select! {
            outcome = make_pdf(state, row.id, &asked, &mut left_out) => outcome?,
            _ = stopping.wait_for(|stops| *stops) => Outcome::Interrupted,
        }
    };
    let pause = matches!(outcome, Outcome::Pause);
    record_outcome(state, &row, &asked, (left_out, outcome)).await?;
    Ok(pause)
}

/// Claims the next order; the attempt is counted before it starts, because it may take this server down.
async fn claim_order(
    state: &AppState,
    rotation: &mut TurnRotation,
) -> Result<Option<package_order::Model>, DbErr> {
    loop {
        let Some((attempt, row)) = next_order(state, rotation).await? else { return Ok(None) };
        let tx = state.db.write().await?;
        let claimed = package_order::Entity::update_many()
            .col_expr(Column::Tries, Expr::value(row.tries.saturating_add(1)))
            .col_expr(Column::NotBefore, Expr::value(state.clock.now() + SILENCE))
            .filter(Column::Id.eq(row.id))
            .filter(Column::State.eq(EnumColumn(OrderState::Waiting)))
            .filter(Column::Tries.eq(row.tries))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        if claimed.rows_affected == 1 {
            rotation.begin(attempt, row.loan_id, row.user_id);
            return Ok(Some(package_order::Model { tries: row.tries.saturating_add(1), ..row }));
        }
    }
}

/// Returns the order whose turn it is, and the index of the exclusion that found it.
async fn next_order(
    state: &AppState,
    rotation: &TurnRotation,
) -> Result<Option<(usize, package_order::Model)>, DbErr> {
    let now = state.clock.now();
    for (attempt, out) in rotation.exclusions().into_iter().enumerate() {
        let waiting = package_order::Entity::find()
            .filter(Column::State.eq(EnumColumn(OrderState::Waiting)))
            .filter(Column::NotBefore.lte(now))
            .filter(Column::ExpiresAt.gt(now))
            .filter(Column::LoanId.is_not_in(out.loans))
            .filter(Column::UserId.is_not_in(out.people))
            .order_by_asc(Column::Tries)
            .order_by_asc(Column::CreatedAt)
            .limit(1);
        if let Some(row) = waiting.one(state.db.read()).await? {
            return Ok(Some((attempt, row)));
        }
    }
    Ok(None)
}

/// Makes a PDF; a document that the maker dies on is left out, and the maker starts again.
async fn make_pdf(
    state: &AppState,
    id: Uuid,
    asked: &PdfOrder,
    left_out: &mut Vec<(usize, OmissionReason)>,
) -> Result<Outcome, DbErr> {
    let deadline = Instant::now() + state.config.package_time;
    for _ in 0..=MOST_STUMBLES {
        let (place, told) = watch::channel(0);
        let made = tokio::select! {
            made = separate_transactions(process::make_pdf(state, (asked, left_out.as_slice()), &place, deadline)) => made,
            wanted = separate_transactions(report_progress(state, id, told)) => {
                wanted?;
                return Ok(Outcome::Unwanted);
            }
        };
        match made {
            Ok(made) => return Ok(Outcome::Made(Box::new(made))),
            Err(trouble) => {
                log_trouble(id, &trouble);
                if let Some(outcome) = outcome_of(&trouble, left_out) {
                    return Ok(outcome);
                }
            }
        }
    }
    Ok(Outcome::Failed(PackageFailure::TooHard))
}

/// Returns the outcome for a failure; none if it is retried without a document.
fn outcome_of(trouble: &MakerTrouble, left_out: &mut Vec<(usize, OmissionReason)>) -> Option<Outcome> {
    match trouble {
        MakerTrouble::Nothing => Some(Outcome::Failed(PackageFailure::Nothing)),
        MakerTrouble::Disk(_) => Some(Outcome::Failed(PackageFailure::NoRoom)),
        MakerTrouble::Store(_) | MakerTrouble::Start(_) => Some(Outcome::Pause),
        MakerTrouble::Maker(None) => Some(Outcome::Failed(PackageFailure::TooHard)),
        MakerTrouble::Document(at) => {
            left_out.push((*at, OmissionReason::Missing));
            None
        }
        MakerTrouble::Maker(Some(at)) => {
            left_out.push((*at, OmissionReason::TooHard));
            None
        }
    }
}

fn log_trouble(id: Uuid, trouble: &MakerTrouble) {
    let what = match trouble {
        MakerTrouble::Nothing => return,
        MakerTrouble::Store(error) => format!("documents can't be read: {error}"),
        MakerTrouble::Start(error) => format!("its maker can't be started, check LOANROOM_READER: {error}"),
        MakerTrouble::Disk(error) => format!("it can't be written: {error}"),
        MakerTrouble::Document(at) => format!("document {at} has changed"),
        MakerTrouble::Maker(at) => format!("its maker didn't finish, at {at:?}"),
    };
    tracing::warn!(%id, what, "a PDF of documents wasn't made");
}

/// Reports progress until the person no longer waits for it.
async fn report_progress(state: &AppState, id: Uuid, told: watch::Receiver<usize>) -> Result<(), DbErr> {
    loop {
        sleep(TOLD_EVERY).await;
        let done = i32::try_from(*told.borrow()).unwrap_or(i32::MAX);
        let tx = state.db.write().await?;
        let still = package_order::Entity::update_many()
            .col_expr(Column::Done, Expr::value(done))
            .col_expr(Column::NotBefore, Expr::value(state.clock.now() + SILENCE))
            .filter(Column::Id.eq(id))
            .exec(&tx)
            .await?;
        tx.commit().await?;
        if still.rows_affected == 0 {
            return Ok(());
        }
    }
}

/// Records the outcome.
async fn record_outcome(
    state: &AppState,
    row: &package_order::Model,
    asked: &PdfOrder,
    (left_out, outcome): (Vec<(usize, OmissionReason)>, Outcome),
) -> Result<(), DbErr> {
    match outcome {
        Outcome::Unwanted => Ok(()),
        Outcome::Failed(reason) => update_order(state, row.id, failure_columns(reason)).await.map(|_| ()),
        Outcome::Pause | Outcome::Interrupted => {
            let now = state.clock.now();
            let later = Expr::value(if matches!(outcome, Outcome::Pause) { now + LATER } else { now });
            let tries = Expr::value(row.tries.saturating_sub(1));
            let set = vec![(Column::NotBefore, later), (Column::Tries, tries)];
            update_order(state, row.id, set).await.map(|_| ())
        }
        Outcome::Made(made) => record_made(state, row, asked, (left_out, *made)).await,
    }
}

fn failure_columns(reason: PackageFailure) -> Vec<(Column, SimpleExpr)> {
    let state = Expr::value(EnumColumn(OrderState::Failed));
    vec![(Column::State, state), (Column::Reason, Expr::value(EnumColumn(reason)))]
}

/// Sets columns; returns whether the person still waits for the PDF.
async fn update_order(state: &AppState, id: Uuid, set: Vec<(Column, SimpleExpr)>) -> Result<bool, DbErr> {
    let tx = state.db.write().await?;
    let mut update = package_order::Entity::update_many().filter(Column::Id.eq(id));
    for (column, value) in set {
        update = update.col_expr(column, value);
    }
    let there = update.exec(&tx).await?.rows_affected > 0;
    tx.commit().await.map(|()| there)
}

async fn record_made(
    state: &AppState,
    row: &package_order::Model,
    asked: &PdfOrder,
    (mut left_out, made): (Vec<(usize, OmissionReason)>, MadePdf),
) -> Result<(), DbErr> {
    let known: Vec<usize> = left_out.iter().map(|(place, _)| *place).collect();
    let found = made
        .about
        .left_out
        .iter()
        .filter_map(|(place, reason)| Some((usize::try_from(*place).ok()?, *reason)));
    left_out.extend(found.filter(|(place, _)| !known.contains(place)));
    left_out.sort_by_key(|(place, _)| *place);
    let key = Uuid::now_v7().to_string();
    let size = i64::try_from(made.file.size()).unwrap_or(i64::MAX);
    if let Err(error) = store_pdf(made.file, &key).await {
        tracing::warn!(%error, "a PDF of documents couldn't be stored");
        return update_order(state, row.id, failure_columns(PackageFailure::NoRoom)).await.map(|_| ());
    }
    let set = vec![
        (Column::State, Expr::value(EnumColumn(OrderState::Made))),
        (Column::LeftOut, Expr::value(serde_json::to_string(&left_out).unwrap_or_default())),
        (Column::Done, Expr::value(row.taken)),
        (Column::Pages, Expr::value(i32::try_from(made.about.pages).unwrap_or(i32::MAX))),
        (Column::Size, Expr::value(size)),
        (Column::StorageKey, Expr::value(key.clone())),
    ];
    if !update_order(state, row.id, set).await? {
        // The person no longer waits for it; bytes that remain are swept.
        let _ = state.store.remove(&key).await;
        return Ok(());
    }
    let owner = PackageOwner { loan_id: row.loan_id, user_id: row.user_id, of_lenders: asked.of_lenders };
    changes::record_package(
        state,
        owner,
        PackageKind::Pdf,
        (&asked.included_documents(&left_out), &asked.there),
    )
    .await
}

async fn store_pdf(mut file: crate::storage::IncomingFile, key: &str) -> std::io::Result<()> {
    file.finish().await?;
    file.store_as(key).await
}
