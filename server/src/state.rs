//! What every request handler can reach.

use std::sync::Arc;

use tokio::sync::watch;

use crate::{
    access::{passwords::Passwords, vault::Vault},
    clock::Clock,
    config::Config,
    credit::CreditProvider,
    db::{Database, Readiness},
    http::guard::{Budgets, HeavyWork},
    mail::Post,
    realtime::Hub,
    storage::Store,
    telemetry::Metrics,
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
    /// Whether the database and the store can be written.
    pub readiness: Arc<Readiness>,
    /// Seals what is kept encrypted.
    pub vault: Arc<Vault>,
    /// Hands events to the open sockets.
    pub hub: Hub,
    /// Sends mail.
    pub post: Post,
    /// Keeps the bytes of documents.
    pub store: Store,
    /// Where credit reports come from.
    pub credit: Arc<dyn CreditProvider>,
    /// Becomes true when the server is asked to stop: long-lived connections say goodbye then.
    pub stopping: watch::Receiver<bool>,
}
