//! Starts and stops the server: listener, routes and background jobs.

mod health;
mod idempotency;
mod jobs;
pub mod move_command;
pub mod openapi;
mod prefetch;
mod router;
pub mod scan_command;
pub mod setup_command;
mod static_files;

use std::{fs::File, io, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

use crate::{
    db::{self, LockError},
    demo,
    environment::{Clock, Config, Metrics},
    features::{
        company,
        individuals::{self, LocalProvider},
    },
    http::{
        Problem,
        guard::{self, HeavyWork, RequestBudgets},
    },
    mail::{MailError, Mailer},
    pages::FirstSetup,
    projection,
    realtime::Hub,
    secrets::{
        passwords::PasswordHasher,
        setup_code::SetupCode,
        vault::{Vault, VaultError},
    },
    state::AppState,
    storage::{Store, workers::WorkerPool},
};

/// The time that running requests get to finish after the server is asked to stop. The process exits within ten
/// seconds.
const DRAIN: Duration = Duration::from_secs(8);

/// Password hashing has a separate queue, so that other heavy work doesn't delay sign-in. Each hash takes a few
/// hundredths of a second.
const PASSWORDS_QUEUE: usize = 256;
const PASSWORDS_WAIT: Duration = Duration::from_secs(15);

/// The reason why the server couldn't start, and what to do about it.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program uses the port.
    #[error("Port {0} is already in use. Stop the program that uses it, or start with another port, for example LOANROOM_PORT={next}.", next = next_port(*.0))]
    PortInUse(u16),
    /// The address is unusable.
    #[error("Can't listen on {address}: {cause}. Check LOANROOM_HOST and LOANROOM_PORT.")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The operating system's error.
        cause: io::Error,
    },
    /// Another server uses the same SQLite file.
    #[error(
        "Another Loanroom server is using the database in {0}. Stop it first, or start this one with a separate folder, for example LOANROOM_DATA=data2."
    )]
    DataInUse(String),
    /// The data folder can't be created, or can't be made private.
    #[error("Can't use the data folder: {0}. Check LOANROOM_DATA and the folder's owner.")]
    Data(io::Error),
    /// The database can't be opened or migrated.
    #[error(
        "Can't open the database: {0}. Check DATABASE_URL and LOANROOM_DATA, and that no other program has the database locked."
    )]
    Database(#[from] sea_orm::DbErr),
    /// The demo office can't be created.
    #[error("Can't create the demo office: {0}. Set LOANROOM_DEMO=off to start without it.")]
    Demo(Box<dyn std::error::Error + Send + Sync>),
    /// The mail settings are invalid.
    #[error("Can't send email: {0}.")]
    Mail(#[from] MailError),
    /// The key for encrypted data is missing.
    #[error("Can't start: {0}. Restore it from a backup of the data folder, or set LOANROOM_KEY.")]
    Key(#[from] VaultError),
    /// Stored license numbers were encrypted with a different key.
    #[error(
        "License numbers in the database were encrypted with another key. Restore the file \"key\" in the data folder, or set LOANROOM_KEY to the key that was used."
    )]
    OtherKey,
    /// The input for setting up an empty server is invalid.
    #[error("Can't set up: {0}.")]
    Setup(String),
    /// The documents folder can't be created, or the bucket is unusable.
    #[error("Can't use the document store: {0}. Check LOANROOM_DATA and DOCUMENTS_URL.")]
    Documents(io::Error),
}

const fn next_port(port: u16) -> u16 {
    if port == u16::MAX { port - 1 } else { port + 1 }
}

/// A running server.
pub struct Server {
    /// The address it listens on.
    pub address: SocketAddr,
    /// The state that its handlers use.
    pub state: AppState,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
    /// Locks the SQLite file against other servers.
    lock: Option<File>,
}

/// Opens and migrates the database, and starts listening.
///
/// # Errors
/// When the port is in use, the address is unusable, or the database can't be opened.
pub async fn start(mut config: Config, clock: Clock) -> Result<Server, StartError> {
    let wanted = SocketAddr::new(config.host, config.port);
    let listener = TcpListener::bind(wanted).await.map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => StartError::PortInUse(wanted.port()),
        _ => StartError::Listen { address: wanted, cause },
    })?;
    let address = listener.local_addr().map_err(|cause| StartError::Listen { address: wanted, cause })?;
    // Port 0 lets the operating system choose one.
    config.port = address.port();
    let lock = claim(&config)?;
    let (stop, stopping) = watch::channel(false);
    let state = assemble(config, clock, stopping.clone()).await?;
    individuals::seal_old_licences(&state.db, &state.vault).await?;
    if !individuals::key_fits(&state.db, &state.vault).await? {
        return Err(StartError::OtherKey);
    }
    if state.config.demo {
        demo::fill(&state).await.map_err(StartError::Demo)?;
    }
    projection::recount_new_columns(&state.db).await?;
    jobs::start(&state);
    let running = tokio::spawn(guard::serve(
        listener,
        router::build(state.clone()),
        Arc::clone(&state.config),
        stopping,
    ));
    Ok(Server { address, state, stop, running, lock })
}

/// Sets up an empty server without starting it: creates its company and the company's first lead lender.
///
/// # Errors
/// When another server uses the data, the database can't be opened, a company already exists, or the input violates a
/// rule.
pub async fn set_up(config: Config, clock: Clock, setup: FirstSetup) -> Result<(), StartError> {
    let lock = claim(&config)?;
    let (_stop, stopping) = watch::channel(false);
    let state = assemble(config, clock, stopping).await?;
    let done = company::set_up(&state, setup).await;
    drop(lock);
    done.map_err(|problem| StartError::Setup(describe(&problem)))
}

/// Returns all violations, or the message.
fn describe(problem: &Problem) -> String {
    let wrong = problem.violations().iter().map(|one| format!("{}: {}", one.field, one.message));
    let wrong = wrong.collect::<Vec<_>>().join("; ");
    if wrong.is_empty() { problem.message().to_owned() } else { wrong }
}

/// Creates the data folder with private permissions, and locks the SQLite file for this server.
fn claim(config: &Config) -> Result<Option<File>, StartError> {
    let postgres = !config.database_url.starts_with("sqlite:");
    db::private_files::folder(&config.data).map_err(|cause| {
        // Operators of SQLite know the database settings, so an unusable folder is reported with those.
        if postgres { StartError::Data(cause) } else { unusable_folder(config, &cause) }
    })?;
    db::lock(config).map_err(|error| match error {
        LockError::Taken(path) => {
            StartError::DataInUse(path.parent().unwrap_or(Path::new(".")).display().to_string())
        }
        LockError::Io(cause) => StartError::Data(cause),
    })
}

fn unusable_folder(config: &Config, cause: &io::Error) -> StartError {
    let words = format!("can't use the folder {}: {cause}", config.data.display());
    StartError::Database(sea_orm::DbErr::Custom(words))
}

async fn assemble(
    config: Config,
    clock: Clock,
    stopping: watch::Receiver<bool>,
) -> Result<AppState, StartError> {
    let metrics = Arc::new(Metrics::default());
    let db = db::connect(&config, &metrics).await?;
    let store = Store::of(&config.documents, &config.data).map_err(StartError::Documents)?;
    let vault = Arc::new(Vault::open(&config)?);
    let mailer = Mailer::new(&config, Arc::clone(&vault))?;
    let limits = &config.limits;
    let lane = || HeavyWork::new(limits.heavy_jobs as usize, limits.heavy_queue as usize, limits.heavy_wait);
    let (bodies, rule_calls, heavy) = (lane(), lane(), lane());
    let workers = WorkerPool::new(limits.file_workers as usize);
    let passwords =
        PasswordHasher::new(HeavyWork::new(limits.heavy_jobs as usize, PASSWORDS_QUEUE, PASSWORDS_WAIT));
    let budgets = Arc::new(RequestBudgets::new(limits));
    let credit = Arc::new(LocalProvider::new(db.clone()));
    Ok(AppState {
        config: Arc::new(config),
        db,
        clock,
        metrics,
        passwords,
        bodies,
        rule_calls,
        heavy,
        workers,
        budgets,
        vault,
        hub: Hub::default(),
        mailer,
        store,
        credit,
        text_extraction_ready: Arc::default(),
        scan_requested: Arc::default(),
        package_requested: Arc::default(),
        setup_code: Arc::new(SetupCode::random()),
        stopping,
    })
}

impl Server {
    /// Returns the message for the operator of an empty server: where to set it up, and the setup code.
    ///
    /// # Errors
    /// When a database query fails.
    pub async fn operator_message(&self) -> Result<Option<String>, StartError> {
        if !company::is_empty(&self.state).await? {
            return Ok(None);
        }
        let (page, code) = (self.state.config.link("/setup"), self.state.setup_code.formatted());
        Ok(Some(format!("This server isn't set up yet. Set it up at {page}\nwith the code {code}")))
    }

    /// Stops accepting requests, tells open sockets to reconnect, and lets running requests finish for up to eight
    /// seconds.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        if timeout(DRAIN, &mut self.running).await.is_err() {
            tracing::warn!("some requests didn't finish in time and were cut off");
            self.running.abort();
        }
        drop(self.lock);
    }
}
