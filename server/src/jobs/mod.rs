//! Work nobody waits for, done now and then while the server runs. Each job may run on several servers
//! at once and be cut off anywhere.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::{features::documents, realtime, state::AppState};

const EVERY: Duration = Duration::from_secs(10 * 60);

/// Begins the jobs; they end when the server is asked to stop.
pub fn start(state: AppState) {
    tokio::spawn(async move {
        let mut stopping = state.stopping.clone();
        let mut turns = interval(EVERY);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = turns.tick() => tidy(&state).await,
                _ = stopping.changed() => break,
            }
        }
    });
}

async fn tidy(state: &AppState) {
    let documents = documents::clean_up(state).await.map_err(|problem| problem.message().to_owned());
    let events = realtime::forget_old(state).await.map(|_| ()).map_err(|error| error.to_string());
    for reason in [documents, events].into_iter().filter_map(Result::err) {
        tracing::warn!(reason, "couldn't tidy up; will try again");
    }
}
