//! An S3 store that is slow, busy, unavailable, or interrupts transfers.

use std::time::{Duration, Instant};

use reqwest::Method;

use super::{
    bucket::{FaultyProxy, ProxyBehavior, S3Server},
    bytes, require_same,
};
use crate::support::{Browser, Scene, complete, send_bytes};

/// A response takes seconds at most, and attempts end.
const PATIENCE: Duration = Duration::from_secs(25);

async fn scene() -> (Scene, FaultyProxy, S3Server) {
    let server = S3Server::start().await;
    let wire = FaultyProxy::before(&server).await;
    let url = wire.url("papers");
    let scene = Scene::with(&[("DOCUMENTS_URL", &url), ("DOCUMENTS_WAIT_SECONDS", "1")]).await;
    (scene, wire, server)
}

async fn received(browser: &Browser, id: &str) -> u64 {
    browser.get(&format!("/v1/documents/uploads/{id}")).await.expect(200).json()["received"].as_u64().unwrap()
}

#[tokio::test]
async fn hides_temporary_store_errors() {
    let (scene, wire, _server) = scene().await;
    let all = bytes(12_000_000, 5);
    for mood in [
        ProxyBehavior::Busy,
        ProxyBehavior::Refusing,
        ProxyBehavior::Cutting,
        ProxyBehavior::CuttingRequests,
        ProxyBehavior::Silent,
    ] {
        wire.be(mood, 1);
        let document = scene.upload(&scene.lucia, &format!("{mood:?}.mp4"), &all).await;
        assert_eq!(wire.left(), 0, "{mood:?}");
        wire.be(mood, 1);
        require_same(&scene.lucia, &document, &all).await;
        assert_eq!(wire.left(), 0, "{mood:?}");
    }
}

#[tokio::test]
async fn uploads_wait_while_the_store_is_unavailable() {
    let (scene, wire, _server) = scene().await;
    let all = bytes(700_000, 6);
    for mood in [ProxyBehavior::Refusing, ProxyBehavior::Silent, ProxyBehavior::Busy] {
        let upload =
            scene.announce(&scene.lucia, &format!("{mood:?}.mp4"), all.len()).await.expect(201).json();
        let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());
        wire.be(mood, u64::MAX);
        let begun = Instant::now();
        let reply = send_bytes(&scene.lucia, url, &all).await.expect(503);
        assert!(begun.elapsed() < PATIENCE, "{mood:?} took {:?}", begun.elapsed());
        assert_eq!(reply.json()["code"], "documents-away");
        assert!(reply.header("retry-after").is_some());
        let there = received(&scene.lucia, id).await;
        assert_eq!(there, 699_999, "it waits on the local disk");
        complete(&scene.lucia, id).await.expect(422);

        wire.be(ProxyBehavior::Fine, 0);
        let last =
            scene.lucia.request(Method::PUT, url).header("content-range", "bytes 699999-699999/700000");
        scene.lucia.send(last.body(all[699_999..].to_vec())).await.expect(204);
        let done = complete(&scene.lucia, id).await.expect(200).json();
        require_same(&scene.lucia, done["documentId"].as_str().unwrap(), &all).await;
    }
}

#[tokio::test]
async fn downloads_fail_quickly_while_the_store_is_unavailable() {
    let (scene, wire, _server) = scene().await;
    let all = bytes(9_000_000, 7);
    let document = scene.upload(&scene.lucia, "plans.mp4", &all).await;
    let path = format!("/v1/documents/{document}/content");
    for mood in [ProxyBehavior::Refusing, ProxyBehavior::Silent, ProxyBehavior::Busy] {
        wire.be(mood, u64::MAX);
        let begun = Instant::now();
        let reply = scene.lucia.get(&path).await.expect(503);
        assert!(begun.elapsed() < PATIENCE, "{mood:?} took {:?}", begun.elapsed());
        assert_eq!(reply.json()["code"], "documents-away");
        assert_eq!(scene.app.anyone().get("/readyz").await.status, 503, "{mood:?}");
        wire.be(ProxyBehavior::Fine, 0);
    }
    // Unavailable in the middle: the response is shorter than announced, so browsers don't accept it as complete.
    let mut answer = scene.lucia.request(Method::GET, &path).send().await.unwrap();
    let mut came = answer.chunk().await.unwrap().unwrap().len();
    wire.be(ProxyBehavior::Refusing, u64::MAX);
    let broken = loop {
        match answer.chunk().await {
            Ok(Some(chunk)) => came += chunk.len(),
            Ok(None) => break false,
            Err(_) => break true,
        }
    };
    assert!(broken && came < all.len(), "{came}");
    wire.be(ProxyBehavior::Fine, 0);
    require_same(&scene.lucia, &document, &all).await;
}

#[tokio::test]
async fn starts_without_the_store_and_becomes_ready_later() {
    let server = S3Server::start().await;
    let wire = FaultyProxy::before(&server).await;
    wire.be(ProxyBehavior::Refusing, u64::MAX);
    let url = wire.url("papers");
    let scene = Scene::with(&[("DOCUMENTS_URL", &url), ("DOCUMENTS_WAIT_SECONDS", "1")]).await;
    let anyone = scene.app.anyone();
    let said = anyone.get("/readyz").await.expect(503);
    assert_eq!(said.json()["code"], "documents-away");
    wire.be(ProxyBehavior::Fine, 0);
    tokio::time::sleep(Duration::from_millis(300)).await;
    anyone.get("/readyz").await.expect(200);
    scene.upload(&scene.lucia, "after all.txt", b"here it is").await;
}
