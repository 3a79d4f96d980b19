//! Starting, stopping, and error messages for operators.

mod delivery;
mod demo;
mod disk;
mod first_run;
mod idempotency;
mod large_bodies;
mod mail_server;
mod odd_queries;
mod old_database;
mod privacy;
mod read_limits;
mod request_limits;
mod shutdown;
mod smtp;
mod statements;

use std::time::Duration;

use reqwest::{Body, Method};
use sea_orm::{ConnectionTrait as _, Database};
use serde_json::json;
use server::{
    StartError,
    db::WriteTransaction,
    environment::{Clock, Config},
    start,
};

use crate::support::{Browser, PDF, Reply, Scene, TestApp, complete};

fn config(settings: &[(&str, String)]) -> Config {
    Config::from_lookup(&|name| settings.iter().find(|(n, _)| *n == name).map(|(_, value)| value.clone()))
        .unwrap()
}

#[tokio::test]
async fn explains_a_port_in_use() {
    let app = TestApp::start().await;
    let port: u16 = app.address().rsplit(':').next().unwrap().parse().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let settings =
        [("LOANROOM_PORT", port.to_string()), ("LOANROOM_DATA", folder.path().display().to_string())];
    let Err(error) = start(config(&settings), Clock::system()).await else { panic!("it started") };
    assert!(matches!(error, StartError::PortInUse(taken) if taken == port));
    let words = error.to_string();
    assert!(words.starts_with(&format!("Port {port} is already in use. Stop the program")), "{words}");
    assert!(words.contains("LOANROOM_PORT="), "{words}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "it left something behind");
    app.anyone().get("/healthz").await.expect(200);
}

#[tokio::test]
async fn explains_an_unavailable_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let settings = [("LOANROOM_PORT", "0".to_owned()), ("LOANROOM_DATA", file.display().to_string())];
    let Err(error) = start(config(&settings), Clock::system()).await else { panic!("it started") };
    let words = error.to_string();
    assert!(words.contains("Check DATABASE_URL and LOANROOM_DATA"), "{words}");
}

/// A transaction that blocks writes of needs lists until it is dropped: SQLite has one writer, PostgreSQL locks the
/// table.
async fn lock(app: &TestApp) -> WriteTransaction {
    let tx = app.state.db.write().await.unwrap();
    if !app.state.config.database_url.starts_with("sqlite:") {
        tx.execute_unprepared("LOCK TABLE needs_list_element IN EXCLUSIVE MODE").await.unwrap();
    }
    tx
}

#[tokio::test]
async fn reports_a_locked_database() {
    let scene = Scene::with(&[("LOANROOM_DATABASE_WAIT_MS", "200")]).await;
    let request = scene.ask_for("Pay stubs").await;
    let held = lock(&scene.app).await;
    let change = json!({ "version": 1, "name": "W-2" });
    let refused = scene.dana.put(&scene.elements(&format!("/{request}")), change.clone()).await.expect(503);
    assert_eq!(refused.code(), "busy");
    assert_eq!(
        refused.message(),
        "The server is busy and nothing was changed. Please try again in a few seconds."
    );
    assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    assert_eq!(scene.names_for(&scene.dana).await, ["Pay stubs"], "reading goes on");
    drop(held);
    scene.dana.put(&scene.elements(&format!("/{request}")), change).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, ["W-2"]);
}

#[tokio::test]
async fn reports_a_sqlite_file_locked_by_another_program() {
    let scene = Scene::with(&[("LOANROOM_DATABASE_WAIT_MS", "200")]).await;
    let url = &scene.app.state.config.database_url;
    if !url.starts_with("sqlite:") {
        return; // The file is SQLite's alone; the test above holds PostgreSQL's lock.
    }
    let mut options = sea_orm::ConnectOptions::new(url);
    options.max_connections(1);
    let other = Database::connect(options).await.unwrap();
    other.execute_unprepared("BEGIN IMMEDIATE").await.unwrap();
    let body = json!({ "name": "W-2", "storageType": "FILE" });
    assert_eq!(scene.dana.post(&scene.elements(""), body.clone()).await.expect(503).code(), "busy");
    assert!(scene.names_for(&scene.dana).await.is_empty());
    other.execute_unprepared("ROLLBACK").await.unwrap();
    scene.dana.post(&scene.elements(""), body).await.expect(201);
    assert_eq!(scene.names_for(&scene.dana).await, ["W-2"]);
}

#[tokio::test]
async fn times_out_slow_requests() {
    let scene =
        Scene::with(&[("LOANROOM_DATABASE_WAIT_MS", "20000"), ("LOANROOM_REQUEST_SECONDS", "3")]).await;
    let held = lock(&scene.app).await;
    let body = json!({ "name": "W-2", "storageType": "FILE" });
    let refused = scene.dana.post(&scene.elements(""), body.clone()).await.expect(503);
    assert!(["timed-out", "busy"].contains(&refused.code().as_str()), "{}", refused.text());
    assert!(refused.message().ends_with("try again.") || refused.message().ends_with("few seconds."));
    drop(held);
    scene.dana.post(&scene.elements(""), body).await.expect(201);
    assert_eq!(scene.names_for(&scene.dana).await, ["W-2"], "what was given up left nothing");
}

#[tokio::test]
async fn missing_database_makes_the_server_unready() {
    let app = TestApp::start().await;
    let anyone = app.anyone();
    assert_eq!(anyone.get("/readyz").await.expect(200).text(), "ready\n");
    app.state.db.read().clone().close().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let unready = anyone.get("/readyz").await.expect(503);
    assert_eq!(unready.code(), "busy");
    assert_eq!(anyone.get("/healthz").await.expect(200).text(), "alive\n");
}

#[tokio::test]
async fn metrics_count() {
    let app = TestApp::start().await;
    let anyone = app.anyone();
    let count = async |name: &str| -> u64 {
        let text = anyone.get("/metrics").await.expect(200).text();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap();
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    let refused = r#"loanroom_http_answers_total{status="4xx"}"#;
    let (before, statements) = (count(refused).await, count("loanroom_database_statements_total").await);
    anyone.get("/v1/loans").await.expect(401);
    app.anyone().sign_in("nobody@people.example", "a guess").await.expect(401);
    assert_eq!(count(refused).await, before + 2);
    assert_eq!(count("loanroom_failed_sign_ins_total").await, 1);
    assert!(count("loanroom_database_statements_total").await > statements);
    assert_eq!(count("loanroom_http_requests_in_flight").await, 1, "the one that asks");
}

#[tokio::test]
async fn invalid_requests_return_problems() {
    let scene = Scene::new().await;
    let dana = &scene.dana;
    let nowhere = dana.get("/v1/no-such-thing").await.expect(404);
    assert_eq!((nowhere.code().as_str(), is_problem(&nowhere)), ("not-found", true));
    for prefix in ["/v2", "/api/v1", "/api/v2"] {
        assert_eq!(dana.get(&format!("{prefix}/no-such-thing")).await.expect(404).text(), nowhere.text());
    }
    let wrong = dana.delete("/v1/loans").await.expect(405);
    assert_eq!((wrong.code().as_str(), is_problem(&wrong)), ("method-not-allowed", true));
    assert!(wrong.header("allow").unwrap().contains("GET"), "{:?}", wrong.header("allow"));
    let form = dana.request(Method::POST, &scene.elements("")).form(&[("name", "W-2")]);
    let form = dana.send(form).await.expect(415);
    assert_eq!((form.code().as_str(), is_problem(&form)), ("not-json", true));
    let broken = dana.request(Method::POST, &scene.elements("")).header("content-type", "application/json");
    let broken = dana.send(broken.body("{\"name\":")).await.expect(400);
    assert_eq!((broken.code().as_str(), is_problem(&broken)), ("malformed", true));
    let extra = dana.request(Method::POST, &scene.elements("")).header("content-type", "application/json");
    let extra = extra.body(r#"{"name":"W-2","storageType":"FILE"} and more"#);
    dana.send(extra).await.expect(400);
    let nested = json!({ "name": "W-2", "storageType": "FILE", "parentId": "seventeen" });
    let nested = dana.post(&scene.elements(""), nested).await.expect(400).json();
    assert_eq!(nested["violations"][0]["field"], "parentId");
    let no_socket = dana.get("/v1/realtime").await;
    assert!((400..500).contains(&no_socket.status) && is_problem(&no_socket), "{}", no_socket.text());
}

fn is_problem(reply: &Reply) -> bool {
    reply.header("content-type") == Some("application/problem+json")
        && reply.json()["status"] == reply.status
        && !reply.message().is_empty()
}

#[tokio::test]
async fn every_response_has_security_headers_and_a_request_id() {
    let scene = Scene::new().await;
    let (dana, anyone) = (&scene.dana, scene.app.anyone());
    let large = json!({ "name": "x".repeat(2_000_000) });
    let replies = [
        dana.get("/v1/loans").await.expect(200),
        dana.get("/v2/users/me").await.expect(200),
        dana.post(&scene.elements(""), json!({})).await.expect(400),
        anyone.get("/v1/loans").await.expect(401),
        anyone.send(anyone.bare_request(Method::DELETE, "/v1/session")).await.expect(403),
        dana.get("/v1/no-such-thing").await.expect(404),
        dana.delete("/v1/loans").await.expect(405),
        dana.post(&scene.elements(""), large).await.expect(413),
        dana.send(dana.request(Method::POST, "/v1/session").body("x")).await.expect(415),
        dana.post("/v1/documents/uploads", upload(&scene, "setup.exe")).await.expect(422),
        dana.delete("/v1/session").await.expect(204),
        anyone.get("/healthz").await.expect(200),
        anyone.get("/metrics").await.expect(200),
        anyone.get("/openapi.json").await.expect(200),
        anyone.get("/sign-in/help").await.expect(200),
        anyone.get("/loans").await,
        anyone.get("/assets/no-such-file.js").await.expect(404),
    ];
    let mut ids = std::collections::HashSet::new();
    for reply in &replies {
        let policy = reply.header("content-security-policy").unwrap();
        for part in ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src")).unwrap();
        assert_eq!(scripts.trim(), "script-src 'self' 'wasm-unsafe-eval'");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"));
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(reply.header("permissions-policy").is_some());
        let id = reply.header("x-request-id").unwrap();
        assert!(ids.insert(id.to_owned()), "{id} twice");
    }
}

#[tokio::test]
async fn api_responses_are_not_cached_and_pages_use_only_this_server() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    for path in ["/v1/users/me", "/v2/loans", "/api/v1/no-such-thing", "/v1/rules", &scene.elements("")] {
        assert_eq!(scene.dana.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    let refused = scene.app.anyone().get("/v1/loans").await.expect(401);
    assert_eq!(refused.header("cache-control"), Some("no-store"));
    // A document may be cached by the browser it was sent to, which revalidates it each time.
    let content = scene.dana.get(&format!("/v1/documents/{document}/content")).await.expect(200);
    assert_eq!(content.header("cache-control"), Some("private, no-cache"));
    let policy = scene.dana.get("/loans").await.header("content-security-policy").unwrap().to_owned();
    assert!(policy.split(';').any(|part| part.trim() == "connect-src 'self'"), "{policy}");
}

#[tokio::test]
async fn metrics_require_local_access_or_the_token() {
    let app = TestApp::start_with(&[("LOANROOM_PROXIES", "127.0.0.2")]).await;
    let anyone = app.anyone();
    anyone.get("/metrics").await.expect(200);
    let forwarded = anyone.request(Method::GET, "/metrics").header("x-forwarded-for", "203.0.113.9");
    anyone.send(forwarded).await.expect(404);
    let app = TestApp::start_with(&[("LOANROOM_METRICS_TOKEN", "a token of the office")]).await;
    let anyone = app.anyone();
    anyone.get("/metrics").await.expect(404);
    let with = async |token: &str| {
        let request =
            anyone.request(Method::GET, "/metrics").header("authorization", format!("Bearer {token}"));
        anyone.send(request).await
    };
    with("another token of theirs").await.expect(404);
    assert!(with("a token of the office").await.expect(200).text().contains("loanroom_sockets"));
}

#[tokio::test]
async fn refuses_a_second_server_on_a_sqlite_file() {
    let mut app = TestApp::start().await;
    if !app.state.config.database_url.starts_with("sqlite:") {
        return; // PostgreSQL serves as many as there are.
    }
    let settings =
        [("LOANROOM_PORT", "0".to_owned()), ("LOANROOM_DATA", app.state.config.data.display().to_string())];
    let Err(error) = start(config(&settings), Clock::system()).await else { panic!("it started") };
    assert!(matches!(error, StartError::DataInUse(_)));
    let words = error.to_string();
    assert!(words.starts_with("Another Loanroom server is using the database in "), "{words}");
    assert!(words.contains("LOANROOM_DATA="), "{words}");
    app.anyone().get("/readyz").await.expect(200);
    app.restart().await;
    app.anyone().get("/readyz").await.expect(200);
}

fn upload(scene: &Scene, name: &str) -> serde_json::Value {
    json!({ "name": name, "size": PDF.len(), "loanId": scene.loan.id })
}

#[tokio::test]
async fn stopping_finishes_running_uploads() {
    let mut scene = Scene::new().await;
    let announced = scene.announce(&scene.lucia, "stubs.pdf", PDF.len()).await.expect(201).json();
    let id = announced["id"].as_str().unwrap().to_owned();
    let (url, lucia) = (announced["url"].as_str().unwrap().to_owned(), scene.lucia.clone());
    let (first_half, second_half) = PDF.split_at(20);
    let (release, released) = tokio::sync::oneshot::channel::<()>();
    let slowly = in_halves(first_half, released, second_half);
    let sending =
        tokio::spawn(async move { lucia.send(lucia.request(Method::PUT, &url).body(slowly)).await });
    while scene.app.state.metrics.requests_in_flight.load(std::sync::atomic::Ordering::Relaxed) == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let address = scene.app.address();
    let releasing = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let late = Browser::new(&address).request(Method::GET, "/healthz").send().await;
        assert!(late.is_err(), "a server that stops takes no new connections");
        release.send(()).unwrap();
    };
    tokio::join!(scene.app.stop(), releasing);
    sending.await.unwrap().expect(204);

    scene.app.restart().await;
    let mut lucia = scene.app.anyone();
    lucia.cookie = scene.lucia.cookie.clone();
    complete(&lucia, &id).await.expect(200);
}

/// A body whose second half is sent on demand.
fn in_halves(
    first: &'static [u8],
    released: tokio::sync::oneshot::Receiver<()>,
    second: &'static [u8],
) -> Body {
    use futures_util::{StreamExt as _, stream};
    let later = stream::once(async move {
        released.await.unwrap();
        Ok::<_, std::io::Error>(second)
    });
    Body::wrap_stream(stream::iter([Ok(first)]).chain(later))
}
