//! No space: in the database file, on the whole disk, or beyond the quota of the process.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use sea_orm::ConnectionTrait as _;
use serde_json::Value;

use crate::support::{Browser, Scene};

const LARGE: usize = 60_000;

async fn put(browser: &Browser, key: &str, size: usize) -> u16 {
    browser.put(&format!("/v1/preferences/{key}"), super::value(size)).await.status
}

async fn kept(browser: &Browser, key: &str) -> bool {
    browser.get(&format!("/v1/preferences/{key}")).await.expect(200).json() != Value::Null
}

#[tokio::test]
async fn database_over_quota_loses_no_acknowledged_write() {
    let mut scene = Scene::with(&[("LOANROOM_PREFERENCES", "1000")]).await;
    if !scene.app.state.config.database_url.starts_with("sqlite:") {
        return; // PostgreSQL doesn't roll back behind the back of its client.
    }
    let tx = scene.app.state.db.write().await.unwrap();
    tx.execute_unprepared("PRAGMA max_page_count = 1").await.unwrap(); // as many as there are
    tx.commit().await.unwrap();
    let (mut acknowledged, mut refused) = (Vec::new(), Vec::new());
    for nth in 0..40 {
        // Large values don't fit, small ones may.
        let (key, size) = (format!("p{nth}"), if nth % 4 == 3 { 10 } else { LARGE });
        match put(&scene.dana, &key, size).await {
            204 => acknowledged.push(key),
            status => refused.push((key, status)),
        }
    }
    assert!(!refused.is_empty(), "nothing was refused: the file had room");
    assert!(refused.iter().all(|(_, status)| *status == 507), "{refused:?}");
    assert!(acknowledged.len() > 20, "a connection that failed is replaced: {acknowledged:?}");
    let dana = scene.dana.cookie.clone();
    scene.app.restart().await;
    scene.dana = scene.app.anyone();
    scene.dana.cookie = dana;
    for key in acknowledged {
        assert!(kept(&scene.dana, &key).await, "{key} was acknowledged and is lost");
    }
    for (key, _) in refused {
        assert!(!kept(&scene.dana, &key).await, "{key} was refused and is there");
    }
}

/// The program with its data in a folder with little space.
pub struct LimitedServer {
    child: Child,
    pub address: String,
    room: LimitedSpace,
}

/// How the space is limited.
pub enum LimitedSpace {
    /// A separate small disk.
    Disk(PathBuf),
    /// A maximum file size.
    Quota(PathBuf),
}

impl LimitedSpace {
    fn folder(&self) -> &Path {
        match self {
            Self::Disk(folder) | Self::Quota(folder) => folder,
        }
    }
}

impl Drop for LimitedSpace {
    fn drop(&mut self) {
        if let Self::Disk(folder) = self {
            let _ = Command::new("umount").arg("-l").arg(folder).status();
        }
    }
}

/// A disk of 40 MB, if this account may mount one.
pub fn small_disk(folder: &Path) -> Option<LimitedSpace> {
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=40m", "tmpfs"])
        .arg(folder)
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    mounted.then(|| LimitedSpace::Disk(folder.to_owned()))
}

impl LimitedServer {
    /// Starts it with `quota` as the maximum file size, in blocks of 1,024 bytes.
    pub fn start(room: LimitedSpace, quota: Option<u32>) -> Self {
        let program = env!("CARGO_BIN_EXE_loanroom");
        // A process that exceeds its quota gets a signal, which would end it.
        let script = quota.map_or_else(
            || format!("exec {program}"),
            |blocks| format!("trap '' XFSZ; ulimit -S -f {blocks}; exec {program}"),
        );
        let mut child = Command::new("bash")
            .args(["-c", &script])
            .envs([("LOANROOM_PORT", "0"), ("LOANROOM_LOG", "off"), ("LOANROOM_PREFERENCES", "10000")])
            .env("LOANROOM_SECURE_UPLOADS_PER_MINUTE", "1000")
            .env("LOANROOM_DATA", room.folder().join("data"))
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let listening = said.filter_map(|line| line.strip_prefix("Listening on ").map(str::to_owned)).next();
        Self { child, address: listening.expect("it listens").replace("localhost", "127.0.0.1"), room }
    }

    /// Kills it like a power failure; the limited folder remains.
    pub fn kill(mut self) -> LimitedSpace {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::mem::replace(&mut self.room, LimitedSpace::Quota(PathBuf::new()))
    }
}

pub async fn dana(address: &str) -> Browser {
    let mut dana = Browser::new(address);
    dana.sign_in("dana@harborpine.example", "loanroom-demo").await.expect(200);
    dana
}

/// Writes until writing fails, and some more; returns the acknowledged keys.
async fn write_until_full(dana: &Browser) -> Vec<String> {
    let mut acknowledged = Vec::new();
    let mut failures = 0;
    for nth in 0..3_000 {
        let key = format!("p{nth}");
        match put(dana, &key, LARGE).await {
            204 => acknowledged.push(key),
            507 | 503 => failures += 1,
            status => panic!("{status} for a write without room"),
        }
        if failures > 6 {
            return acknowledged;
        }
    }
    panic!("there was room all along");
}

async fn ready(address: &str) -> u16 {
    tokio::time::sleep(Duration::from_millis(300)).await;
    Browser::new(address).get("/readyz").await.status
}

/// Writes after space was freed are kept as well.
async fn write_after_recovery(dana: &Browser, address: &str) -> Vec<String> {
    let begun = Instant::now();
    while ready(address).await != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it doesn't heal");
    }
    let mut acknowledged = Vec::new();
    for nth in 0..5 {
        let key = format!("later{nth}");
        assert_eq!(put(dana, &key, 100).await, 204, "{key}");
        acknowledged.push(key);
    }
    acknowledged
}

async fn all_there(address: &str, acknowledged: &[String]) {
    let dana = dana(address).await;
    for key in acknowledged {
        assert!(kept(&dana, key).await, "{key} was acknowledged and is lost");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn full_disk_is_reported_and_loses_no_acknowledged_write() {
    let folder = tempfile::tempdir().unwrap();
    let Some(room) = small_disk(folder.path()) else {
        // The next test uses a quota instead, which needs no privileges.
        writeln!(std::io::stderr(), "SKIPPED: no disk can be mounted here").unwrap();
        return;
    };
    let program = LimitedServer::start(room, None);
    let browser = dana(&program.address).await;
    assert_eq!(ready(&program.address).await, 200);
    let ballast = folder.path().join("ballast");
    std::fs::write(&ballast, vec![1; 20 << 20]).unwrap();
    let mut acknowledged = write_until_full(&browser).await;
    // Uses up the last free bytes, too.
    let mut rest = std::fs::File::create(folder.path().join("rest")).unwrap();
    while rest.write_all(&[1; 4096]).is_ok() {}
    assert_eq!(ready(&program.address).await, 507);
    std::fs::remove_file(ballast).unwrap();
    acknowledged.extend(write_after_recovery(&browser, &program.address).await);
    let room = program.kill();
    let again = LimitedServer::start(room, None);
    all_there(&again.address, &acknowledged).await;
    drop(again.kill());
}

#[tokio::test(flavor = "multi_thread")]
async fn reached_quota_behaves_like_a_full_disk() {
    let folder = super::folder();
    if Command::new("prlimit").arg("--version").output().is_err() {
        writeln!(std::io::stderr(), "SKIPPED: there is no prlimit here").unwrap();
        return;
    }
    let room = LimitedSpace::Quota(folder.path().to_owned());
    let program = LimitedServer::start(room, Some(6_000));
    let browser = dana(&program.address).await;
    let mut acknowledged = write_until_full(&browser).await;
    let more = Command::new("prlimit")
        .args(["--fsize=unlimited", "--pid", &program.child.id().to_string()])
        .status();
    assert!(more.unwrap().success());
    acknowledged.extend(write_after_recovery(&browser, &program.address).await);
    let room = program.kill();
    let again = LimitedServer::start(room, None);
    all_there(&again.address, &acknowledged).await;
    drop(again.kill());
}

impl Drop for LimitedServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
