//! Starting and stopping: listening, every route, and the work that nobody waits for.

mod first;
mod health;
mod idempotency;
mod jobs;
pub mod move_command;
pub mod openapi;
mod router;
pub mod scan_command;
pub mod setup_command;
mod statics;

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
        guard::{self, Budgets, HeavyWork},
    },
    mail::{Post, PostError},
    pages::FirstSetup,
    projection,
    realtime::Hub,
    secrets::{
        passwords::Passwords,
        setup_code::SetupCode,
        vault::{Vault, VaultError},
    },
    state::AppState,
    storage::{Store, workers::WorkerPool},
};

/// How long running requests may take to finish once the server is asked to stop; the process is gone within
/// ten seconds.
const DRAIN: Duration = Duration::from_secs(8);

/// Passwords have turns of their own, so that other heavy work keeps nobody from signing in. Each takes a few
/// hundredths of a second.
const PASSWORDS_QUEUE: usize = 256;
const PASSWORDS_WAIT: Duration = Duration::from_secs(15);

/// Why the server couldn't start, with what to do about it.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens there.
    #[error("Port {0} is already in use. Stop the program that uses it, or start with another port, for example LOANROOM_PORT={next}.", next = next_port(*.0))]
    PortInUse(u16),
    /// The address can't be used.
    #[error("Can't listen on {address}: {cause}. Check LOANROOM_HOST and LOANROOM_PORT.")]
    Listen {
        /// Where it tried to.
        address: SocketAddr,
        /// What the system said.
        cause: io::Error,
    },
    /// Another server works on the same SQLite file.
    #[error(
        "Another Loanroom server is using the database in {0} already. Stop it first, or start this one with a folder of its own, for example LOANROOM_DATA=data2."
    )]
    DataInUse(String),
    /// The data folder can't be made, or not closed to others.
    #[error("Can't use the data folder: {0}. Check LOANROOM_DATA and who owns it.")]
    Data(io::Error),
    /// The database can't be opened or brought up to date.
    #[error(
        "Can't open the database: {0}. Check DATABASE_URL and LOANROOM_DATA, and that no other program holds the database."
    )]
    Database(#[from] sea_orm::DbErr),
    /// The demo office can't be filled in.
    #[error("Can't fill in the demo office: {0}. Start with LOANROOM_DEMO=off to go without it.")]
    Demo(Box<dyn std::error::Error + Send + Sync>),
    /// Mail can't be sent as the settings say.
    #[error("Can't send mail: {0}.")]
    Mail(#[from] PostError),
    /// There is no key for what is stored encrypted.
    #[error("Can't start: {0}. Restore it from a backup of the data folder, or set LOANROOM_KEY.")]
    Key(#[from] VaultError),
    /// The key isn't the one that stored licences were sealed with.
    #[error(
        "License numbers in the database were encrypted with another key. Restore the file \"key\" of the data folder, or set LOANROOM_KEY to the key that was used."
    )]
    OtherKey,
    /// An empty server can't be set up so.
    #[error("Can't set up: {0}.")]
    Setup(String),
    /// The folder of documents can't be made, or a bucket not be used so.
    #[error("Can't use the place for documents: {0}. Check LOANROOM_DATA and DOCUMENTS_URL.")]
    Documents(io::Error),
}

const fn next_port(port: u16) -> u16 {
    if port == u16::MAX { port - 1 } else { port + 1 }
}

/// A running server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its handlers use.
    pub state: AppState,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
    /// Keeps other servers away from the SQLite file.
    lock: Option<File>,
}

/// Opens the database, brings it up to date and listens.
///
/// # Errors
/// When the port is taken, the address can't be used, or the database can't be opened.
pub async fn start(mut config: Config, clock: Clock) -> Result<Server, StartError> {
    let wanted = SocketAddr::new(config.host, config.port);
    let listener = TcpListener::bind(wanted).await.map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => StartError::PortInUse(wanted.port()),
        _ => StartError::Listen { address: wanted, cause },
    })?;
    let address = listener.local_addr().map_err(|cause| StartError::Listen { address: wanted, cause })?;
    // The system may have chosen it.
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

/// Sets up an empty server without serving: makes its company and the company's first lead lender.
///
/// # Errors
/// When another server uses the data, the database can't be opened, there is a company already, or the rules
/// are against what was given.
pub async fn set_up(config: Config, clock: Clock, setup: FirstSetup) -> Result<(), StartError> {
    let lock = claim(&config)?;
    let (_stop, stopping) = watch::channel(false);
    let state = assemble(config, clock, stopping).await?;
    let done = company::set_up(&state, setup).await;
    drop(lock);
    done.map_err(|problem| StartError::Setup(in_words(&problem)))
}

/// Everything that is wrong, or what happened.
fn in_words(problem: &Problem) -> String {
    let wrong = problem.violations().iter().map(|one| format!("{}: {}", one.field, one.message));
    let wrong = wrong.collect::<Vec<_>>().join("; ");
    if wrong.is_empty() { problem.message().to_owned() } else { wrong }
}

/// Makes the data folder, for this account alone, and takes the SQLite file for this server alone.
fn claim(config: &Config) -> Result<Option<File>, StartError> {
    let postgres = !config.database_url.starts_with("sqlite:");
    db::private_files::folder(&config.data).map_err(|cause| {
        // What people know is the database's settings; a folder that isn't one is reported with those.
        if postgres { StartError::Data(cause) } else { no_folder(config, &cause) }
    })?;
    db::lock(config).map_err(|error| match error {
        LockError::Taken(path) => {
            StartError::DataInUse(path.parent().unwrap_or(Path::new(".")).display().to_string())
        }
        LockError::Io(cause) => StartError::Data(cause),
    })
}

fn no_folder(config: &Config, cause: &io::Error) -> StartError {
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
    let post = Post::new(&config, Arc::clone(&vault))?;
    let limits = &config.limits;
    let lane = || HeavyWork::new(limits.heavy_jobs as usize, limits.heavy_queue as usize, limits.heavy_wait);
    let (bodies, rule_calls, heavy) = (lane(), lane(), lane());
    let workers = WorkerPool::new(limits.file_workers as usize);
    let passwords =
        Passwords::new(HeavyWork::new(limits.heavy_jobs as usize, PASSWORDS_QUEUE, PASSWORDS_WAIT));
    let budgets = Arc::new(Budgets::new(limits));
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
        post,
        store,
        credit,
        unread: Arc::default(),
        unscanned: Arc::default(),
        unmade: Arc::default(),
        setup_code: Arc::new(SetupCode::random()),
        stopping,
    })
}

impl Server {
    /// What to say to whoever started a server that is empty: where to set it up, and with what code.
    ///
    /// # Errors
    /// When the database can't be asked.
    pub async fn greeting(&self) -> Result<Option<String>, StartError> {
        if !company::is_empty(&self.state).await? {
            return Ok(None);
        }
        let (page, code) = (self.state.config.link("/setup"), self.state.setup_code.formatted());
        Ok(Some(format!("This server is empty. Set it up at {page}\nwith the code {code}")))
    }

    /// Takes no new requests, tells open sockets to reconnect elsewhere and lets running requests finish,
    /// for at most eight seconds.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        if timeout(DRAIN, &mut self.running).await.is_err() {
            tracing::warn!("some requests didn't finish in time and were cut off");
            self.running.abort();
        }
        drop(self.lock);
    }
}
