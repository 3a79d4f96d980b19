//! The state shared by all request handlers.

use std::sync::Arc;

use axum::extract::FromRef;
use shared_rules::documents::stored_files::virus_scan::ScanState;
use tokio::sync::{Notify, watch};

use crate::{
    db::Database,
    entity::{EnumColumn, app_user, company, session},
    environment::{Clock, Config, Metrics, credit_provider::CreditProvider},
    http::guard::{HeavyWork, RequestBudgets},
    mail::Mailer,
    realtime::{ChangeContext, Hub},
    secrets::{passwords::PasswordHasher, setup_code::SetupCode, vault::Vault},
    storage::{Store, workers::WorkerPool},
};

/// A session with its user, their employer, and whether they use two-step sign-in.
#[derive(Debug)]
pub struct KnownSession {
    /// The session, which may have expired.
    pub session: session::Model,
    /// The session's user.
    pub user: app_user::Model,
    /// The company they work for, if they are a lender.
    pub employer: Option<company::Model>,
    /// Whether they have set up a second step.
    pub second_step_on: bool,
}

/// The application state. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    /// The configuration.
    pub config: Arc<Config>,
    /// The database.
    pub db: Database,
    /// The clock.
    pub clock: Clock,
    /// Counters shown at `/metrics`.
    pub metrics: Arc<Metrics>,
    /// Hashes and verifies passwords without blocking other requests.
    pub passwords: PasswordHasher,
    /// The queue for parsing long JSON bodies, separate from other work.
    pub bodies: HeavyWork,
    /// The queue for rules called over HTTP.
    pub rule_calls: HeavyWork,
    /// The queue for other CPU-bound work: exports, searches, spreadsheets. Files are processed by [`Self::workers`].
    pub heavy: HeavyWork,
    /// Separate processes that process file contents.
    pub workers: WorkerPool,
    /// The rate limits of users and addresses.
    pub budgets: Arc<RequestBudgets>,
    /// Encrypts stored secrets.
    pub vault: Arc<Vault>,
    /// Delivers events to open sockets.
    pub hub: Hub,
    /// Sends email.
    pub mailer: Mailer,
    /// Stores document contents.
    pub store: Store,
    /// Signals that documents wait for text extraction.
    pub text_extraction_ready: Arc<Notify>,
    /// Signals that documents wait for their virus check.
    pub scan_requested: Arc<Notify>,
    /// Signals that a PDF package was requested.
    pub package_requested: Arc<Notify>,
    /// The code for setting up an empty server.
    pub setup_code: Arc<SetupCode>,
    /// The source of credit reports.
    pub credit: Arc<dyn CreditProvider>,
    /// Becomes true when the server is asked to stop, so that long-lived connections close.
    pub stopping: watch::Receiver<bool>,
}

impl AppState {
    /// Returns the initial state of a new file's virus check; `None` without a scanner.
    #[must_use]
    pub fn scan_of_new(&self) -> Option<EnumColumn<ScanState>> {
        self.config.scanner.as_ref().map(|_| EnumColumn(ScanState::Pending))
    }

    /// Signals that new files were committed, to be scanned and read.
    pub fn files_arrived(&self) {
        self.scan_requested.notify_one();
        self.text_extraction_ready.notify_one();
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

impl FromRef<AppState> for Arc<RequestBudgets> {
    fn from_ref(state: &AppState) -> Self {
        Self::clone(&state.budgets)
    }
}

impl FromRef<AppState> for ChangeContext {
    fn from_ref(state: &AppState) -> Self {
        let AppState { db, hub, vault, clock, .. } = state.clone();
        Self { db, hub, vault, clock }
    }
}
