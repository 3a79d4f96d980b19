//! What every request handler can reach.

use std::sync::Arc;

use axum::{body::Bytes, extract::FromRef};
use shared_rules::{
    documents::keeping::scan::ScanState,
    needs_list::{element::Element, seen_counts::SeenCounts},
};
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use crate::{
    credit::CreditProvider,
    db::{Database, Kept, Stamped},
    entity::{Word, app_user, company, session},
    environment::{Clock, Config, Metrics},
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

/// Which loans somebody asks for, in which order: who, the company they lead, and the question.
pub type LoansAsked = (Uuid, Option<Uuid>, String);

/// The loans that were asked for, in order, and all whose stamps say whether they still are.
#[derive(Debug)]
pub struct LoansInOrder {
    /// The loans.
    pub ids: Vec<Uuid>,
    /// The person and the companies.
    pub scope: Vec<Uuid>,
}

/// What was worked out before and is kept as long as it is true. Forgetting any of it changes no answer.
#[derive(Debug)]
pub struct Keeping {
    /// Sessions by the hash of their token.
    pub sessions: Kept<String, Option<Arc<KnownSession>>>,
    /// Pages of loans, as they go over the wire.
    pub pages: Kept<(LoansAsked, u64, u64), Bytes>,
    /// Loans in order.
    pub orders: Stamped<LoansAsked, Arc<LoansInOrder>>,
    /// The requests of each loan, counted.
    pub counts: Stamped<Uuid, Arc<SeenCounts>>,
    /// The needs list of each loan that borrowers or contacts look at, where something on it is hoped for by a day.
    pub dated: Stamped<Uuid, Arc<Vec<Element>>>,
}

/// Orders are kept of so many loans together.
const ORDERED: usize = 2_000_000;
/// Counts are kept of so many loans and people on them together.
const COUNTED: usize = 200_000;
/// Lists are kept of so many elements together.
const DATED: usize = 50_000;

impl Default for Keeping {
    fn default() -> Self {
        Self {
            sessions: Kept::default(),
            pages: Kept::default(),
            orders: Stamped::with_room(ORDERED),
            counts: Stamped::with_room(COUNTED),
            dated: Stamped::with_room(DATED),
        }
    }
}

impl Keeping {
    /// Forgets what holds until something is written.
    pub fn forget_moment(&self) {
        self.sessions.forget();
        self.pages.forget();
    }

    /// Forgets everything.
    pub fn forget(&self) {
        self.forget_moment();
        self.orders.forget();
        self.counts.forget();
        self.dated.forget();
    }
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
    /// What needn't be worked out again.
    pub kept: Arc<Keeping>,
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
