//! Work nobody waits for, done now and then while the server runs. Each job may run on several servers
//! at once and be cut off anywhere.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::{features::documents, mail, realtime, state::AppState};

const EVERY: Duration = Duration::from_secs(10 * 60);

/// How often mail that couldn't be sent is looked at again.
const MAIL_EVERY: Duration = Duration::from_secs(15);

/// Begins the jobs; they end when the server is asked to stop.
pub fn start(state: AppState) {
    send_mail(state.clone());
    realtime::end_sockets(state.clone());
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

fn send_mail(state: AppState) {
    tokio::spawn(async move {
        let mut stopping = state.stopping.clone();
        let mut turns = interval(MAIL_EVERY);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = turns.tick() => {}
                () = state.post.woken() => {}
                _ = stopping.changed() => break,
            }
            if let Err(error) = mail::deliver(&state).await {
                tracing::warn!(%error, "couldn't look for mail; will try again");
            }
        }
    });
}

async fn tidy(state: &AppState) {
    let documents = documents::clean_up(state).await.map_err(|problem| problem.message().to_owned());
    let events = realtime::forget_old(state).await.map(|_| ()).map_err(|error| error.to_string());
    let mail = mail::forget_old(state).await.map_err(|error| error.to_string());
    for reason in [documents, events, mail].into_iter().filter_map(Result::err) {
        tracing::warn!(reason, "couldn't tidy up; will try again");
    }
}
