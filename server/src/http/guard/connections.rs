//! Accepts connections, limited in total and per address, each with a time limit for its headers.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    task::JoinSet,
    time::sleep,
};
use tower::ServiceExt as _;

use super::{
    ClientAddress, ConcurrencyLimit, ConcurrencyPermit,
    lingering_close::{LingeringStream, UnreadBody},
};
use crate::environment::Config;

/// The pause after accepting a connection failed, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until the server is asked to stop, and then until the last response is sent.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    config: Arc<Config>,
    mut stopping: watch::Receiver<bool>,
) {
    let limits = &config.limits;
    let room = Arc::new(Semaphore::new(limits.connections as usize));
    let limit = ConcurrencyLimit::new(limits.connections_per_ip);
    let mut open = JoinSet::new();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = stopped(&mut stopping) => break,
            Some(_) = open.join_next() => continue,
        };
        let (Ok(room), Some(place)) =
            (Arc::clone(&room).try_acquire_owned(), acquire_permit(&limit, &config.proxies, peer.ip()))
        else {
            continue; // Closed immediately: a response would use up the scarce resource.
        };
        let connection = connection(stream, peer, router.clone(), limits.header_time, stopping.clone());
        open.spawn(async move {
            connection.await;
            drop((room, place));
        });
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                tracing::warn!(%error, "couldn't accept a connection");
                sleep(PAUSE).await;
            }
        }
    }
}

/// Connections from this machine or through a proxy aren't limited per address.
fn acquire_permit(
    limit: &ConcurrencyLimit<IpAddr>,
    proxies: &[IpAddr],
    peer: IpAddr,
) -> Option<Option<ConcurrencyPermit<IpAddr>>> {
    let peer = peer.to_canonical();
    if peer.is_loopback() || proxies.contains(&peer) {
        return Some(None);
    }
    limit.acquire(ClientAddress(peer).rate_limit_prefix()).map(Some)
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    header_time: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let unread = UnreadBody::default();
    let stream = LingeringStream::new(stream, unread.clone());
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(|body| unread.track_body(body));
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(header_time);
    let mut connection = std::pin::pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let mut asked = false;
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::trace!(%error, "a connection was lost");
                }
                return;
            }
            () = stopped(&mut stopping), if !asked => {
                asked = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, which is a stop as well.
    let _ = stopping.wait_for(|stop| *stop).await;
}
