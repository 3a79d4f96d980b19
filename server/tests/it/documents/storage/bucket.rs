//! A real S3 server over a folder on a separate port, behind a proxy that can misbehave.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use s3s::{auth::SimpleAuth, service::S3ServiceBuilder};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

const LOGIN: (&str, &str) = ("AKIALOANROOM", "se/cret+of+the+office");

pub struct S3Server {
    port: u16,
    pub folder: TempDir,
    running: JoinHandle<()>,
}

impl S3Server {
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for bucket in ["papers", "other"] {
            std::fs::create_dir(folder.path().join(bucket)).unwrap();
        }
        let mut builder = S3ServiceBuilder::new(s3s_fs::FileSystem::new(folder.path()).unwrap());
        builder.set_auth(SimpleAuth::from_single(LOGIN.0, LOGIN.1));
        let service = builder.build();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let running = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let service = service.clone();
                tokio::spawn(async move {
                    let _ = http1::Builder::new().serve_connection(TokioIo::new(socket), service).await;
                });
            }
        });
        Self { port, folder, running }
    }

    pub fn url(&self, place: &str) -> String {
        url(place, self.port)
    }

    /// The folder with the objects of the location.
    pub fn path(&self, place: &str) -> PathBuf {
        self.folder.path().join(place)
    }
}

impl Drop for S3Server {
    fn drop(&mut self) {
        self.running.abort();
    }
}

fn url(place: &str, port: u16) -> String {
    let (key, secret) = LOGIN;
    format!("s3://{key}:{secret}@{place}?endpoint=http://127.0.0.1:{port}&region=us-east-1")
}

/// The behavior of the proxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum ProxyBehavior {
    Fine,
    /// Accepts connections and sends nothing.
    Silent,
    /// Closes connections immediately.
    Refusing,
    /// Responds that it is too busy.
    Busy,
    /// Truncates responses.
    Cutting,
    /// Truncates requests.
    CuttingRequests,
}

/// A proxy in front of the S3 server.
pub struct FaultyProxy {
    port: u16,
    behavior: Arc<AtomicUsize>,
    /// The number of remaining exchanges that misbehave; after them it works again.
    left: Arc<AtomicU64>,
    running: JoinHandle<()>,
}

impl FaultyProxy {
    pub async fn before(server: &S3Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (behavior, left) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicU64::new(0)));
        let (behaviors, lefts, behind) = (Arc::clone(&behavior), Arc::clone(&left), server.port);
        let running = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(pass(socket, behind, (Arc::clone(&behaviors), Arc::clone(&lefts))));
            }
        });
        Self { port, behavior, left, running }
    }

    pub fn url(&self, place: &str) -> String {
        url(place, self.port)
    }

    /// Misbehaves for the given number of exchanges.
    pub fn be(&self, behavior: ProxyBehavior, times: u64) {
        self.left.store(times, Ordering::SeqCst);
        self.behavior.store(behavior as usize, Ordering::SeqCst);
    }

    /// The number of exchanges that will still misbehave.
    pub fn left(&self) -> u64 {
        self.left.load(Ordering::SeqCst)
    }
}

impl Drop for FaultyProxy {
    fn drop(&mut self) {
        self.running.abort();
    }
}

type Behaviors = (Arc<AtomicUsize>, Arc<AtomicU64>);

/// The behavior for the next exchange.
fn next((behavior, left): &Behaviors) -> usize {
    let spoil = left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
    if spoil.is_ok() { behavior.load(Ordering::SeqCst) } else { ProxyBehavior::Fine as usize }
}

/// Applies the behavior to a request of which `came` bytes arrived; returns true if it ends there.
async fn apply_behavior(behavior: usize, came: usize, client: &mut TcpStream) -> bool {
    match behavior {
        m if m == ProxyBehavior::Silent as usize => tokio::time::sleep(Duration::from_secs(3_600)).await,
        m if m == ProxyBehavior::Busy as usize => busy(client).await,
        _ => {}
    }
    let ends = [ProxyBehavior::Refusing as usize, ProxyBehavior::Busy as usize].contains(&behavior);
    ends || (behavior == ProxyBehavior::CuttingRequests as usize && came > 3_000)
}

/// Responds that it is too busy. The rest of the request is read, so that the response isn't lost.
async fn busy(client: &mut TcpStream) {
    let answer = "HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let _ = client.write_all(answer.as_bytes()).await;
    let mut rest = vec![0; 64 * 1024];
    let drained = async { while matches!(client.read(&mut rest).await, Ok(1..)) {} };
    let _ = tokio::time::timeout(Duration::from_secs(1), drained).await;
}

/// Passes bytes in both directions. A request after a response begins a new exchange.
async fn pass(mut client: TcpStream, behind: u16, behaviors: Behaviors) {
    let mut server = TcpStream::connect(("127.0.0.1", behind)).await.unwrap();
    let (mut up, mut down) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
    let (mut asking, mut behavior, mut came) = (false, ProxyBehavior::Fine as usize, 0_usize);
    loop {
        tokio::select! {
            read = client.read(&mut up) => {
                let Ok(count @ 1..) = read else { return };
                if !asking {
                    (asking, behavior, came) = (true, next(&behaviors), 0);
                }
                came += count;
                if apply_behavior(behavior, came, &mut client).await || server.write_all(&up[..count]).await.is_err() {
                    return;
                }
            }
            read = server.read(&mut down) => {
                let Ok(count @ 1..) = read else { return };
                asking = false;
                if behavior == ProxyBehavior::Cutting as usize {
                    let _ = client.write_all(&down[..count / 2]).await;
                    return;
                }
                if client.write_all(&down[..count]).await.is_err() {
                    return;
                }
            }
        }
    }
}
