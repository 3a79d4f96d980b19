//! What every request handler can reach.

use std::sync::Arc;

use axum::extract::FromRef;
use tokio::sync::watch;

use crate::{
    credit::CreditProvider,
    db::Database,
    environment::{Clock, Config, Metrics},
    http::guard::{Budgets, HeavyWork},
    mail::Post,
    realtime::{Hub, Ledger},
    secrets::{passwords::Passwords, setup_code::SetupCode, vault::Vault},
    storage::Store,
};

/// Shared by all requests; cheap to clone.
#[derive(Clone)]
pub struct AppState {
    /// How the server was asked to run.
    pub config: Arc<Config>,
    /// The database.
    pub db: Database,
    /// The time.
    pub clock: Clock,
    /// Counters shown at `/metrics`.
    pub metrics: Arc<Metrics>,
    /// Hashes and checks passwords without holding up other requests.
    pub passwords: Passwords,
    /// Turns for work that keeps a processor busy.
    pub heavy: HeavyWork,
    /// How much each one may still ask for.
    pub budgets: Arc<Budgets>,
    /// Seals what is kept encrypted.
    pub vault: Arc<Vault>,
    /// Hands events to the open sockets.
    pub hub: Hub,
    /// Sends mail.
    pub post: Post,
    /// Keeps the bytes of documents.
    pub store: Store,
    /// What lets somebody set up an empty server.
    pub setup_code: Arc<SetupCode>,
    /// Where credit reports come from.
    pub credit: Arc<dyn CreditProvider>,
    /// Becomes true when the server is asked to stop: long-lived connections say goodbye then.
    pub stopping: watch::Receiver<bool>,
}

impl FromRef<AppState> for Arc<Config> {
    fn from_ref(state: &AppState) -> Self {
        Self::clone(&state.config)
    }
}

impl FromRef<AppState> for HeavyWork {
    fn from_ref(state: &AppState) -> Self {
        state.heavy.clone()
    }
}

impl FromRef<AppState> for Arc<Metrics> {
    fn from_ref(state: &AppState) -> Self {
        Self::clone(&state.metrics)
    }
}

impl FromRef<AppState> for Arc<Budgets> {
    fn from_ref(state: &AppState) -> Self {
        Self::clone(&state.budgets)
    }
}

impl FromRef<AppState> for Ledger {
    fn from_ref(state: &AppState) -> Self {
        let AppState { db, hub, vault, clock, .. } = state.clone();
        Self { db, hub, vault, clock }
    }
}
