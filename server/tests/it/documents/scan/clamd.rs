//! Virus scanners for tests: the real `clamd` if it is installed, and a fake one with configurable misbehavior.

use std::{
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::sleep,
};

/// The EICAR test file; split, so that scanners don't find it in this source file.
pub fn eicar() -> Vec<u8> {
    [r"X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].concat().into_bytes()
}

/// The maximum number of bytes accepted.
pub const MOST: usize = 1 << 20;

/// The real scanner on a socket, with a signature for the test file only.
pub struct RealClamd {
    folder: TempDir,
    child: Child,
}

impl RealClamd {
    /// Starts it; returns `None` if it isn't installed.
    pub async fn start() -> Option<Self> {
        let program = ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"];
        let Some(program) = program.into_iter().find(|path| Path::new(path).exists()) else {
            eprintln!("SKIPPED: no clamd is installed here (apt-get install clamav-daemon)");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("db")).unwrap();
        let hex: String = eicar().iter().map(|byte| format!("{byte:02x}")).collect();
        std::fs::write(path("db/test.ndb"), format!("Eicar-Test-Signature:0:*:{hex}\n")).unwrap();
        let settings = format!(
            "LocalSocket {}\nDatabaseDirectory {}\nForeground yes\nStreamMaxLength 1M\n",
            path("clamd.ctl").display(),
            path("db").display()
        );
        std::fs::write(path("clamd.conf"), settings).unwrap();
        let child = Command::new(program)
            .arg(format!("--config-file={}", path("clamd.conf").display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let started = Self { folder, child };
        for _ in 0..1_200 {
            if tokio::net::UnixStream::connect(started.folder.path().join("clamd.ctl")).await.is_ok() {
                return Some(started);
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("clamd doesn't listen");
    }

    pub fn url(&self) -> String {
        format!("unix://{}", self.folder.path().join("clamd.ctl").display())
    }
}

impl Drop for RealClamd {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The behavior of the fake scanner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScannerBehavior {
    /// Works correctly.
    Good,
    /// Finds nothing, like a scanner with corrected signatures.
    Corrected,
    /// Accepts the file and doesn't respond.
    Hangs,
    /// Closes the connection while it receives the file.
    Leaves,
    /// Responds with an invalid message.
    SendsGarbage,
}

/// A fake scanner with the same protocol.
pub struct Clamd {
    pub port: u16,
    behavior: Arc<Mutex<ScannerBehavior>>,
    asked: Arc<AtomicUsize>,
    running: JoinHandle<()>,
}

impl Clamd {
    pub async fn start(behavior: ScannerBehavior) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (behavior, asked) = (Arc::new(Mutex::new(behavior)), Arc::new(AtomicUsize::new(0)));
        let (how, count) = (Arc::clone(&behavior), Arc::clone(&asked));
        let running = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                let how = *how.lock().unwrap();
                tokio::spawn(async move {
                    let _ = answer(socket, how).await;
                });
            }
        });
        Self { port, behavior, asked, running }
    }

    pub fn url(&self) -> String {
        format!("tcp://127.0.0.1:{}", self.port)
    }

    pub fn behaves(&self, behavior: ScannerBehavior) {
        *self.behavior.lock().unwrap() = behavior;
    }

    /// The number of scan requests.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

impl Drop for Clamd {
    fn drop(&mut self) {
        self.running.abort();
    }
}

async fn answer(mut socket: TcpStream, how: ScannerBehavior) -> std::io::Result<()> {
    let mut command = [0; 10];
    socket.read_exact(&mut command).await?;
    assert_eq!(&command, b"zINSTREAM\0");
    match how {
        ScannerBehavior::Leaves => return Ok(()),
        ScannerBehavior::SendsGarbage => return socket.write_all(b"220 mail.example ESMTP\r\n").await,
        ScannerBehavior::Good | ScannerBehavior::Corrected | ScannerBehavior::Hangs => {}
    }
    let mut file = Vec::new();
    loop {
        let count = socket.read_u32().await? as usize;
        if count == 0 {
            break;
        }
        if file.len() + count > MOST {
            return socket.write_all(b"INSTREAM size limit exceeded. ERROR\0").await;
        }
        let mut piece = vec![0; count];
        socket.read_exact(&mut piece).await?;
        file.extend(piece);
    }
    if how == ScannerBehavior::Hangs {
        sleep(Duration::from_secs(600)).await;
    }
    let eicar = eicar();
    let found = how == ScannerBehavior::Good && file.windows(eicar.len()).any(|some| some == eicar);
    let said: &[u8] = if found { b"stream: Eicar-Test-Signature FOUND\0" } else { b"stream: OK\0" };
    socket.write_all(said).await
}
