//! An upload continues where it was interrupted by the network, the server or another sender.

use std::{fmt::Write as _, io::Error, time::Duration as Pause};

use chrono::Duration;
use futures_util::{Stream, StreamExt as _, stream};
use reqwest::{Body, Method};
use sea_orm::EntityTrait as _;
use serde_json::Value;
use server::{
    entity::{document, upload},
    features::documents::clean_up,
};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use super::{files, incoming};
use crate::support::{Browser, PDF, Reply, Scene, complete, send_bytes};

/// Bytes without repeated sequences.
fn bytes(count: usize, seed: u32) -> Vec<u8> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from(state >> 24).unwrap()
    };
    (0..count).map(|_| next()).collect()
}

fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Announces a file; returns the URL of the upload and of its content.
async fn announced(scene: &Scene, size: usize) -> (String, String) {
    let upload = scene.announce(&scene.lucia, "site visit.mp4", size).await.expect(201).json();
    let url = upload["url"].as_str().unwrap().to_owned();
    (format!("/v1/documents/uploads/{}", upload["id"].as_str().unwrap()), url)
}

async fn received(browser: &Browser, upload: &str) -> usize {
    let said = browser.get(upload).await.expect(200).json();
    usize::try_from(said["received"].as_u64().unwrap()).unwrap()
}

/// Sends `size` bytes from offset `from`.
fn part(browser: &Browser, url: &str, from: usize, size: usize, body: Body) -> reqwest::RequestBuilder {
    let range = format!("bytes {from}-{}/{size}", size - 1);
    browser.request(Method::PUT, url).header("content-range", range).body(body)
}

async fn send_part(browser: &Browser, url: &str, from: usize, all: &[u8]) -> Reply {
    browser.send(part(browser, url, from, all.len(), Body::from(all[from..].to_vec()))).await
}

/// The bytes in pieces with pauses between them; then the connection is cut if `cut` is set.
fn slowly(bytes: &[u8], cut: bool) -> impl Stream<Item = Result<Vec<u8>, Error>> + Send + 'static {
    let pieces: Vec<_> = bytes.chunks(64 * 1024).map(|piece| Ok(piece.to_vec())).collect();
    let end = cut.then(|| Err(Error::other("cable pulled")));
    stream::iter(pieces.into_iter().chain(end)).then(|piece| async move {
        tokio::time::sleep(Pause::from_millis(5)).await;
        piece
    })
}

async fn document_of(browser: &Browser, upload: &str) -> String {
    let done = complete(browser, upload.rsplit('/').next().unwrap()).await.expect(200).json();
    done["documentId"].as_str().unwrap().to_owned()
}

async fn require_same(scene: &Scene, browser: &Browser, document: &str, all: &[u8]) {
    let came = browser.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes;
    assert!(came == all, "other bytes came back");
    let id = document.parse::<Uuid>().unwrap();
    let row = document::Entity::find_by_id(id).one(scene.app.state.db.read()).await.unwrap().unwrap();
    assert_eq!(row.checksum, checksum(all));
}

/// Waits until the server stored the bytes before the interruption; returns their number.
async fn settled(browser: &Browser, upload: &str) -> usize {
    let mut before = usize::MAX;
    loop {
        tokio::time::sleep(Pause::from_millis(150)).await;
        let now = received(browser, upload).await;
        if now == before {
            return now;
        }
        before = now;
    }
}

#[tokio::test]
async fn resumes_after_an_interruption_at_any_byte() {
    let scene = Scene::new().await;
    let all = bytes(1_500_000, 7);
    let (upload, url) = announced(&scene, all.len()).await;
    for at in [1, 300, 513, 70_001, 654_321, 1_499_999] {
        let from = settled(&scene.lucia, &upload).await;
        let cut = Body::wrap_stream(slowly(&all[from..at], true));
        assert!(part(&scene.lucia, &url, from, all.len(), cut).send().await.is_err());
        let there = settled(&scene.lucia, &upload).await;
        assert!((from..=at).contains(&there), "{there} of {at}");
        assert!(there > from || at - from < 300_000, "nothing stayed of {}", at - from);
    }
    let from = settled(&scene.lucia, &upload).await;
    assert!(from > 500_000);
    let reply = send_part(&scene.lucia, &url, from, &all).await.expect(204);
    assert_eq!(reply.header("upload-offset"), Some("1500000"));
    assert_eq!(received(&scene.lucia, &upload).await, all.len());
    let document = document_of(&scene.lucia, &upload).await;
    require_same(&scene, &scene.dana, &document, &all).await;
    let said = scene.lucia.get(&upload).await.expect(200).json();
    assert_eq!(said["documentId"], Value::String(document));
    assert_eq!(incoming(&scene), 0);
}

#[tokio::test]
async fn interrupted_whole_body_can_be_resumed_or_repeated() {
    let scene = Scene::new().await;
    let all = bytes(400_000, 8);
    let (upload, url) = announced(&scene, all.len()).await;
    let whole =
        |bytes: &[u8]| scene.lucia.request(Method::PUT, &url).body(Body::wrap_stream(slowly(bytes, true)));
    assert!(whole(&all[..350_000]).send().await.is_err());
    let there = settled(&scene.lucia, &upload).await;
    assert!(there > 0 && there <= 350_000, "{there}");
    assert!(whole(&all[..10]).send().await.is_err());
    let there = settled(&scene.lucia, &upload).await;
    assert!(there <= 10, "{there}");
    send_part(&scene.lucia, &url, there, &all).await.expect(204);
    let document = document_of(&scene.lucia, &upload).await;
    require_same(&scene, &scene.lucia, &document, &all).await;
}

#[tokio::test]
async fn resumes_after_a_server_restart() {
    let mut scene = Scene::new().await;
    let all = bytes(300_000, 9);
    let (upload, url) = announced(&scene, all.len()).await;
    let first = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 0-99999/300000");
    scene.lucia.send(first.body(all[..100_000].to_vec())).await.expect(204);
    scene.app.restart().await;
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    assert_eq!(received(&lucia, &upload).await, 100_000);
    send_part(&lucia, &url, 100_000, &all).await.expect(204);
    let document = document_of(&lucia, &upload).await;
    require_same(&scene, &lucia, &document, &all).await;
}

#[tokio::test]
async fn reports_the_expected_offset() {
    let scene = Scene::new().await;
    let all = bytes(1000, 10);
    let (upload, url) = announced(&scene, all.len()).await;
    let first = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 0-399/1000");
    scene.lucia.send(first.body(all[..400].to_vec())).await.expect(204);
    for from in [0, 399, 401, 999] {
        let reply = send_part(&scene.lucia, &url, from, &all).await.expect(409);
        assert_eq!(
            (reply.code().as_str(), reply.message().as_str()),
            ("upload-offset", "400 of 1000 bytes of this file were received. Continue from there.")
        );
        assert_eq!(reply.json()["current"]["received"], 400);
    }
    let beyond = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 400-1000/1001");
    let reply = scene.lucia.send(beyond.body(vec![0; 601])).await.expect(422);
    assert_eq!(reply.code(), "upload-too-long");
    let more = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 400-499/1000");
    assert_eq!(scene.lucia.send(more.body(vec![0; 101])).await.expect(422).code(), "upload-too-long");
    let unclear = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 400-");
    scene.lucia.send(unclear.body(vec![0; 100])).await.expect(400);
    assert_eq!(received(&scene.lucia, &upload).await, 400);
    complete(&scene.lucia, upload.rsplit('/').next().unwrap()).await.expect(422);
    send_part(&scene.lucia, &url, 400, &all).await.expect(204);
    let document = document_of(&scene.lucia, &upload).await;
    require_same(&scene, &scene.lucia, &document, &all).await;
}

#[tokio::test]
async fn refuses_executables_in_parts_and_deletes_them() {
    let scene = Scene::new().await;
    let (upload, url) = announced(&scene, 1000).await;
    let request =
        |range: &str| scene.lucia.request(Method::PUT, &url).header("content-range", range.to_owned());
    scene.lucia.send(request("bytes 0-0/1000").body("M")).await.expect(204);
    let mut rest = vec![0; 999];
    rest[0] = b'Z';
    let reply = scene.lucia.send(request("bytes 1-999/1000").body(rest)).await.expect(422).json();
    assert_eq!(reply["violations"][0]["code"], "file-is-program");
    assert_eq!((received(&scene.lucia, &upload).await, incoming(&scene)), (0, 0));
}

#[tokio::test]
async fn concurrent_senders_never_mix_bytes() {
    let scene = Scene::new().await;
    for round in 0..3 {
        let (one, other) = (bytes(700_000, 20 + round), bytes(700_000, 40 + round));
        let (upload, url) = announced(&scene, one.len()).await;
        let send = |bytes: &[u8]| {
            let body = Body::wrap_stream(slowly(bytes, false));
            scene.lucia.send(part(&scene.lucia, &url, 0, bytes.len(), body))
        };
        let (first, second) = tokio::join!(send(&one), async {
            tokio::time::sleep(Pause::from_millis(10)).await;
            // From the first sender's position, otherwise from the start.
            send(&other).await
        });
        let statuses = [first.status, second.status];
        assert!(statuses.iter().filter(|status| **status == 204).count() <= 1, "{statuses:?}");
        let there = settled(&scene.lucia, &upload).await;
        let mixed = |all: &[u8]| checksum(&all[..there.min(all.len())]);
        let kept = std::fs::read_dir(scene.app.folder.path().join("data/documents/incoming")).unwrap();
        let begun: Vec<Vec<u8>> = kept.map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
        for part in &begun {
            let part = checksum(&part[..there]);
            assert!(part == mixed(&one) || part == mixed(&other), "bytes of both");
        }
        scene.lucia.delete(&upload).await;
        assert_eq!(incoming(&scene), 0);
    }
}

#[tokio::test]
async fn concurrent_whole_bodies_store_one_of_them() {
    let scene = Scene::new().await;
    let all: Vec<Vec<u8>> = (0..4).map(|seed| bytes(300_000, 60 + seed)).collect();
    let (upload, url) = announced(&scene, 300_000).await;
    let sent = all.iter().map(|bytes| {
        let body = Body::wrap_stream(slowly(bytes, false));
        scene.lucia.send(scene.lucia.request(Method::PUT, &url).body(body))
    });
    let replies = futures_util::future::join_all(sent).await;
    for reply in &replies {
        assert!(reply.status == 204 || reply.code() == "upload-busy", "{}", reply.status);
    }
    let last = replies.iter().filter(|reply| reply.status == 204).count();
    assert!(last >= 1, "nobody won");
    let document = document_of(&scene.lucia, &upload).await;
    let came = scene.lucia.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes;
    assert!(all.contains(&came), "bytes of several");
    require_same(&scene, &scene.lucia, &document, &came).await;
}

#[tokio::test]
async fn deletes_cancelled_and_expired_uploads_from_disk() {
    let scene = Scene::new().await;
    let (upload, url) = announced(&scene, 1000).await;
    let first = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 0-399/1000");
    scene.lucia.send(first.body(vec![7; 400])).await.expect(204);
    assert_eq!(incoming(&scene), 1);
    scene.dana.get(&upload).await.expect(404);
    scene.dana.delete(&upload).await.expect(404);
    scene.lucia.delete(&upload).await.expect(204);
    assert_eq!(incoming(&scene), 0);
    scene.lucia.get(&upload).await.expect(404);

    let done = scene.announce(&scene.lucia, "done.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.lucia, done["url"].as_str().unwrap(), PDF).await.expect(204);
    complete(&scene.lucia, done["id"].as_str().unwrap()).await.expect(200);
    let refused =
        scene.lucia.delete(&format!("/v1/documents/uploads/{}", done["id"].as_str().unwrap())).await;
    assert_eq!(refused.expect(409).code(), "upload-completed");

    let (upload, url) = announced(&scene, 1000).await;
    let first = scene.lucia.request(Method::PUT, &url).header("content-range", "bytes 0-399/1000");
    scene.lucia.send(first.body(vec![7; 400])).await.expect(204);
    scene.app.time_passes(Duration::hours(25));
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    assert_eq!(lucia.get(&upload).await.expect(409).code(), "upload-expired");
    let late = lucia.request(Method::PUT, &url).header("content-range", "bytes 400-999/1000");
    assert_eq!(lucia.send(late.body(vec![7; 600])).await.expect(409).code(), "upload-expired");
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!((incoming(&scene), files(&scene, "kept")), (0, 1));
    lucia.get(&upload).await.expect(404);
    let left = upload::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert!(left.iter().all(|row| row.document_id.is_some()));
}
