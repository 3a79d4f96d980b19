//! Starting and stopping.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

use crate::{
    access::passwords::Passwords,
    clock::Clock,
    config::Config,
    credit::LocalProvider,
    db, demo, jobs,
    mail::{Post, PostError},
    realtime::Hub,
    router,
    state::AppState,
    storage::Store,
    telemetry::Metrics,
};

/// How long running requests may take to finish once the server is asked to stop.
const DRAIN: Duration = Duration::from_secs(10);

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
    /// The folder of documents can't be made.
    #[error("Can't make the folder for documents: {0}. Check LOANROOM_DATA.")]
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
    running: JoinHandle<io::Result<()>>,
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
    let (stop, stopping) = watch::channel(false);
    let state = assemble(config, clock, stopping.clone()).await?;
    if state.config.demo {
        demo::fill(&state).await.map_err(StartError::Demo)?;
    }
    jobs::start(state.clone());
    let service = router::build(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let running = tokio::spawn(async move {
        axum::serve(listener, service).with_graceful_shutdown(stopped(stopping)).await
    });
    Ok(Server { address, state, stop, running })
}

async fn assemble(
    config: Config,
    clock: Clock,
    stopping: watch::Receiver<bool>,
) -> Result<AppState, StartError> {
    let metrics = Arc::new(Metrics::default());
    let db = db::connect(&config, &metrics).await?;
    let store = Store::in_folder(&config.data).map_err(StartError::Documents)?;
    let post = Post::new(&config)?;
    let passwords = Passwords::new();
    let credit = Arc::new(LocalProvider::new(db.clone()));
    Ok(AppState {
        config: Arc::new(config),
        db,
        clock,
        metrics,
        passwords,
        hub: Hub::default(),
        post,
        store,
        credit,
        stopping,
    })
}

async fn stopped(mut stopping: watch::Receiver<bool>) {
    // An error means that the sender is gone, which is a stop as well.
    let _ = stopping.wait_for(|stop| *stop).await;
}

impl Server {
    /// Takes no new requests, tells open sockets to reconnect elsewhere and lets running requests finish,
    /// for at most ten seconds.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        if timeout(DRAIN, &mut self.running).await.is_err() {
            tracing::warn!("some requests didn't finish in time and were cut off");
            self.running.abort();
        }
    }
}
