//! Whether the server can do its work: the database answers and really takes a write, and the store of
//! documents takes a file, the local disk as well as a bucket.

use std::time::{Duration, Instant};

use sea_orm::{ConnectionTrait as _, DbErr};
use tokio::sync::Mutex;

use crate::{http::Problem, state::AppState};

/// However often it is asked, it writes no more often than this.
const FRESH: Duration = Duration::from_millis(250);
/// What is written to the store: more than what may be left of a block on a full disk.
static PROBE: [u8; 64 * 1024] = [0x5a; 64 * 1024];

/// A bucket costs a request, so it is asked no more often than this.
const FRESH_PLACE: Duration = Duration::from_secs(15);

/// When it was looked at last, and whether all was well.
#[derive(Debug, Default)]
pub(super) struct Readiness {
    all: Mutex<Option<(Instant, bool)>>,
    place: Mutex<Option<Instant>>,
}

impl Readiness {
    /// Looks, unless somebody did a moment ago.
    ///
    /// # Errors
    /// What stands in the way.
    pub(super) async fn check(&self, state: &AppState) -> Result<(), Problem> {
        let mut last = self.all.lock().await;
        if let Some((then, well)) = *last
            && then.elapsed() < FRESH
        {
            return if well { Ok(()) } else { Err(Problem::busy().retry_after(5)) };
        }
        let mut looked = look(state).await;
        if looked.is_ok() {
            looked = self.look_at_place(state).await;
        }
        *last = Some((Instant::now(), looked.is_ok()));
        looked
    }
}

impl Readiness {
    /// Only that all is well is believed for a while.
    async fn look_at_place(&self, state: &AppState) -> Result<(), Problem> {
        let mut well = self.place.lock().await;
        if well.is_some_and(|then| then.elapsed() < FRESH_PLACE) {
            return Ok(());
        }
        let probed = state.store.probe_place().await;
        *well = probed.is_ok().then(Instant::now);
        probed.map_err(|error| {
            tracing::error!(%error, "the place of documents doesn't answer");
            Problem::documents_away().retry_after(30)
        })
    }
}

async fn look(state: &AppState) -> Result<(), Problem> {
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
