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
    if let Err(problem) = documents::clean_up(state).await {
        tracing::warn!(reason = problem.message(), "couldn't clean up documents; will try again");
    }
    if let Err(error) = realtime::forget_old(state).await {
        tracing::warn!(%error, "couldn't clean up events; will try again");
    }
}
