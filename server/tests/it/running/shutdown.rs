//! The program itself, asked to stop.

#![cfg(unix)]

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use crate::support::Browser;

/// The program with the demo office on a free port.
struct Program {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Program {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_loanroom"))
            .envs([("LOANROOM_PORT", "0"), ("LOANROOM_LOG", "error"), ("LOANROOM_RULE_BYTES", "1048576")])
            .env("LOANROOM_DATA", folder.path().join("data"))
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let listening = said.filter_map(|line| line.strip_prefix("Listening on ").map(str::to_owned)).next();
        Self {
            child,
            address: listening.expect("it listens").replace("localhost", "127.0.0.1"),
            _folder: folder,
        }
    }

    /// Asks it to stop; returns how long that took.
    fn end(&mut self) -> Duration {
        let begun = Instant::now();
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        while self.child.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "it doesn't end");
            std::thread::sleep(Duration::from_millis(20));
        }
        begun.elapsed()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Inputs that once took 20 GB of memory or half a minute.
fn heaviest() -> Vec<(&'static str, Value)> {
    let folders: Vec<String> = (0..40_000).map(|nth| format!("f{nth}")).collect();
    let entries: Vec<String> = (0..30_000).map(|nth| format!("person{nth}@example.com")).collect();
    vec![
        ("documents.package_paths", json!({ "files": [{ "folders": folders, "name": "a.pdf" }] })),
        ("messaging.split_recipients", json!({ "entries": entries })),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn stops_within_ten_seconds_under_load() {
    let mut program = Program::start();
    let mut dana = Browser::new(&program.address);
    dana.sign_in("dana@harborpine.example", "loanroom-demo").await.expect(200);
    for (rule, input) in heaviest().into_iter().cycle().take(12) {
        let dana = dana.clone();
        tokio::spawn(async move {
            let path = format!("/v1/rules/{rule}");
            dana.request(reqwest::Method::POST, &path).json(&input).send().await.map(|_| ())
        });
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let took = tokio::task::spawn_blocking(move || program.end()).await.unwrap();
    assert!(took < Duration::from_secs(10), "{took:?}");
}

/// The file workers that a program has started.
#[cfg(target_os = "linux")]
fn workers_of(program: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_worker = |id: &u32| {
        let read = |name: &str| std::fs::read_to_string(format!("/proc/{id}/{name}")).unwrap_or_default();
        let parent =
            read("stat").rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)?.parse().ok());
        read("cmdline").contains("file-task") && parent == Some(program)
    };
    ids.filter(is_worker).collect()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn file_workers_end_with_the_server() {
    let mut program = Program::start();
    let mut dana = Browser::new(&program.address);
    dana.sign_in("dana@harborpine.example", "loanroom-demo").await.expect(200);
    let file = BASE64_STANDARD.encode(crate::support::slow_pdf(20));
    let asked = dana.clone();
    tokio::spawn(async move {
        let call = asked.request(reqwest::Method::POST, "/v1/rules/documents.pdf_protection");
        call.json(&json!({ "file": file })).send().await.map(|_| ())
    });
    let begun = Instant::now();
    let workers = loop {
        let workers = workers_of(program.child.id());
        if !workers.is_empty() {
            break workers;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "no worker is started");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    program.end();
    let begun = Instant::now();
    while workers.iter().any(|id| std::path::Path::new(&format!("/proc/{id}/exe")).exists()) {
        assert!(begun.elapsed() < Duration::from_secs(60), "a worker outlives the server");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
