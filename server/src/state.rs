//! What every request handler can reach.

use std::sync::Arc;

use axum::extract::FromRef;
use shared_rules::documents::keeping::scan::ScanState;
use tokio::sync::{Notify, watch};

use crate::{
    db::Database,
    entity::{Word, app_user, company, session},
    environment::{Clock, Config, Metrics, credit_provider::CreditProvider},
    http::guard::{Budgets, HeavyWork},
    mail::Post,
    realtime::{Hub, Ledger},
    secrets::{passwords::Passwords, setup_code::SetupCode, vault::Vault},
    storage::{Store, workers::WorkerPool},
};

/// A session with its person, a lender's company, and whether the person's second step is on.
#[derive(Debug)]
pub struct KnownSession {
    /// The session, whether it is still good or not.
    pub session: session::Model,
    /// Whose it is.
    pub user: app_user::Model,
    /// Where they work, if they lend.
    pub employer: Option<company::Model>,
    /// Whether they set up their second step.
    pub second_step_on: bool,
}

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
    /// Turns for reading long JSON bodies; nothing else keeps them waiting.
    pub bodies: HeavyWork,
    /// Turns for rules called over HTTP.
    pub rule_calls: HeavyWork,
    /// Turns for other work that keeps a processor busy: exports, searches, spreadsheets. Files are for [`Self::workers`].
    pub heavy: HeavyWork,
    /// Separate processes that work on file contents.
    pub workers: WorkerPool,
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
    /// Says that there are documents whose text nobody read yet.
    pub unread: Arc<Notify>,
    /// Says that there are documents that wait for their virus check.
    pub unscanned: Arc<Notify>,
    /// Says that somebody waits for documents as one PDF.
    pub unmade: Arc<Notify>,
    /// What lets somebody set up an empty server.
    pub setup_code: Arc<SetupCode>,
    /// Where credit reports come from.
    pub credit: Arc<dyn CreditProvider>,
    /// Becomes true when the server is asked to stop: long-lived connections say goodbye then.
    pub stopping: watch::Receiver<bool>,
}

impl AppState {
    /// How far the virus check of a new file is; nothing where there is no scanner. Whoever names one waits for the check.
    #[must_use]
    pub fn scan_of_new(&self) -> Option<Word<ScanState>> {
        self.config.scanner.as_ref().map(|_| Word(ScanState::Pending))
    }

    /// Says that there are new files, once rows name them: to be checked, and to be read.
    pub fn files_arrived(&self) {
        self.unscanned.notify_one();
        self.unread.notify_one();
    }
}

impl FromRef<AppState> for Arc<Config> {
    fn from_ref(state: &AppState) -> Self {
        Self::clone(&state.config)
    }
}

impl FromRef<AppState> for HeavyWork {
    fn from_ref(state: &AppState) -> Self {
        state.bodies.clone()
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
