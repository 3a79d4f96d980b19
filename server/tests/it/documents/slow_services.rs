//! Writes don't wait for a slow bucket, mail server or virus scanner.

use std::time::Duration;

use serde_json::json;
use tokio::{net::TcpListener, task::JoinHandle, time::sleep};

use super::{
    scan::clamd::{Clamd, ScannerBehavior},
    secure_upload::{ANN, MANY, PAGE, form},
    storage::bucket::{FaultyProxy, ProxyBehavior, S3Server},
};
use crate::support::{Browser, PDF, Scene, complete, send_bytes};

/// A mail server that accepts connections and never responds.
async fn silent_mail_server() -> (String, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://127.0.0.1:{}", listener.local_addr().unwrap().port());
    let running = tokio::spawn(async move {
        let mut open = Vec::new();
        while let Ok((socket, _)) = listener.accept().await {
            open.push(socket);
        }
    });
    (url, running)
}

async fn until(mut happened: impl FnMut() -> bool) {
    for _ in 0..600 {
        if happened() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("it doesn't happen");
}

async fn hand_in(anyone: Browser) -> u16 {
    let body = form(&ANN, &[("deed.pdf", PDF), ("house.txt", b"A house")]);
    let request = anyone.request(reqwest::Method::POST, &format!("{PAGE}/files"));
    anyone.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await.status
}

/// Makes changes of all kinds, each of which writes.
async fn require_writes(scene: &Scene) {
    for nth in 0..5 {
        let key = format!("/v1/preferences/slow{nth}");
        scene.dana.put(&key, json!({ "value": nth })).await.expect(204);
    }
    scene.ask_for("Statement").await;
    let message =
        json!({ "contextId": scene.loan.id, "body": "<p>Hello</p>", "toUserEmails": ["ann@deeds.example"] });
    scene.dana.post("/v1/messages", message).await.expect(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_do_not_wait_for_slow_services() {
    let server = S3Server::start().await;
    let wire = FaultyProxy::before(&server).await;
    let scanner = Clamd::start(ScannerBehavior::Hangs).await;
    let (mail, _mail_server) = silent_mail_server().await;
    let scene = Scene::with(&[
        ("DOCUMENTS_URL", &wire.url("papers")),
        ("DOCUMENTS_WAIT_SECONDS", "10"),
        ("CLAMD_URL", &scanner.url()),
        ("CLAMD_WAIT_SECONDS", "60"),
        ("SMTP_URL", &mail),
        ("LOANROOM_DATABASE_WAIT_MS", "2000"),
        MANY,
    ])
    .await;
    scene.upload(&scene.lucia, "before.pdf", PDF).await;
    until(|| scanner.asked() > 0).await;
    require_writes(&scene).await;

    // From here on, requests to the bucket hang.
    wire.be(ProxyBehavior::Silent, u64::MAX);
    let announced = scene.announce(&scene.lucia, "later.pdf", PDF.len()).await.expect(201).json();
    let handed_in = tokio::spawn(hand_in(scene.app.anyone()));
    let (url, id) = (announced["url"].as_str().unwrap(), announced["id"].as_str().unwrap());
    let sent = {
        let (lucia, url) = (scene.app.browser_of(&scene.lucia_is).await, url.to_owned());
        tokio::spawn(async move { send_bytes(&lucia, &url, PDF).await.status })
    };
    // The form and the upload have both reached the bucket.
    until(|| wire.left() <= u64::MAX - 2).await;
    require_writes(&scene).await;
    assert!(!handed_in.is_finished() && !sent.is_finished(), "they wait");

    // Their next attempt succeeds.
    wire.be(ProxyBehavior::Fine, 0);
    assert_eq!((sent.await.unwrap(), handed_in.await.unwrap()), (204, 303));
    complete(&scene.lucia, id).await.expect(200);
}
