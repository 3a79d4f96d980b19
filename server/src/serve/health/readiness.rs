//! Checks whether the server can do its work: the database accepts a write, and the document store accepts a file, on
//! the local disk as well as in a bucket.

use std::time::{Duration, Instant};

use sea_orm::{ConnectionTrait as _, DbErr};
use tokio::sync::Mutex;

use crate::{http::Problem, state::AppState};

/// The write probe runs at most this often, however often it is requested.
const FRESH: Duration = Duration::from_millis(250);
/// The probe file: larger than the free rest of a block on a full disk.
static PROBE: [u8; 64 * 1024] = [0x5a; 64 * 1024];

/// A bucket probe costs a request, so it runs at most this often.
const FRESH_PLACE: Duration = Duration::from_secs(15);

/// The time and result of the last check.
#[derive(Debug, Default)]
pub(super) struct ReadinessCheck {
    all: Mutex<Option<(Instant, bool)>>,
    place: Mutex<Option<Instant>>,
}

impl ReadinessCheck {
    /// Checks, unless the last check is recent.
    ///
    /// # Errors
    /// The reason why the server isn't ready.
    pub(super) async fn check(&self, state: &AppState) -> Result<(), Problem> {
        let mut last = self.all.lock().await;
        if let Some((then, well)) = *last
            && then.elapsed() < FRESH
        {
            return if well { Ok(()) } else { Err(Problem::busy().retry_after(5)) };
        }
        let mut looked = probe_database(state).await;
        if looked.is_ok() {
            looked = self.look_at_place(state).await;
        }
        *last = Some((Instant::now(), looked.is_ok()));
        looked
    }
}

impl ReadinessCheck {
    /// Only a successful result is cached.
    async fn look_at_place(&self, state: &AppState) -> Result<(), Problem> {
        let mut well = self.place.lock().await;
        if well.is_some_and(|then| then.elapsed() < FRESH_PLACE) {
            return Ok(());
        }
        let probed = state.store.probe_place().await;
        *well = probed.is_ok().then(Instant::now);
        probed.map_err(|error| {
            tracing::error!(%error, "the document storage doesn't respond");
            Problem::documents_away().retry_after(30)
        })
    }
}

async fn probe_database(state: &AppState) -> Result<(), Problem> {
    state.db.read().ping().await?;
    write(state).await?;
    state
        .store
        .probe(&PROBE)
        .await
        .map_err(|error| {
            tracing::error!(%error, "the document store can't write");
            Problem::cannot_store()
        })
        .map_err(|problem| problem.retry_after(30))
}

async fn write(state: &AppState) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    tx.execute_unprepared("UPDATE readiness SET checks = checks + 1").await?;
    tx.commit().await
}
