//! Virus scanning: no one opens a file that waits for its scan or contains malware, by any call.

pub mod clamd;
mod unopenable_files;

use chrono::Duration;
use sea_orm::{ActiveValue::Set, ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::{
    entity::{EnumColumn, document, document_scan},
    features::documents::{check_files, clean_up, queue_all, resume_checks},
};
use shared_rules::documents::stored_files::virus_scan::ScanState;

use self::clamd::{Clamd, MOST, RealClamd, ScannerBehavior, eicar};
use crate::support::{Browser, PDF, Scene};

/// No server listens at this address.
const NOBODY: &str = "tcp://127.0.0.1:1";

async fn scene(url: &str) -> Scene {
    Scene::with(&[("CLAMD_URL", url), ("CLAMD_WAIT_SECONDS", "1")]).await
}

fn content(id: &str) -> String {
    format!("/v1/documents/{id}/content")
}

async fn check(browser: &Browser, id: &str) -> Value {
    browser.get(&format!("/v1/documents/{id}")).await.expect(200).json()["virusCheck"].clone()
}

/// Waits until the document's scan has the state; `null` means clean.
async fn becomes(scene: &Scene, id: &str, state: Value) -> Value {
    let mut last = Value::Null;
    for _ in 0..600 {
        last = check(&scene.dana, id).await;
        if last["state"] == state {
            return last;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the check isn't {state}, but {last}");
}

/// The common test of both scanners.
async fn assert_finds_malware(scene: &Scene) {
    let request = scene.ask_for("Payroll").await;
    let good = scene.upload(&scene.lucia, "good.pdf", PDF).await;
    becomes(scene, &good, Value::Null).await;
    scene.lucia.get(&content(&good)).await.expect(200);

    let bad = scene.answer(&scene.lucia, &request, "bad.txt", &eicar()).await;
    becomes(scene, &bad, json!("INFECTED")).await;
    says(&scene.dana, &bad, "Malware found: Eicar-Test-Signature").await;
    says(&scene.lucia, &bad, "couldn’t be accepted").await;

    let large = scene.upload(&scene.lucia, "large.txt", &vec![b'y'; MOST * 2]).await;
    becomes(scene, &large, json!("UNCHECKED")).await;
    says(&scene.dana, &large, "Not checked for viruses").await;
    scene.lucia.get(&content(&large)).await.expect(200);
    assert_eq!(check(&scene.lucia, &large).await, Value::Null);
}

/// Asserts the text about the scan that the browser's user reads.
async fn says(browser: &Browser, id: &str, words: &str) {
    let told = check(browser, id).await;
    assert!(told["message"].as_str().unwrap().contains(words), "{told}");
}

#[tokio::test]
async fn real_scanner_finds_malware() {
    let Some(clamd) = RealClamd::start().await else { return };
    assert_finds_malware(&scene(&clamd.url()).await).await;
}

#[tokio::test]
async fn malware_is_locked_in_every_call() {
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    let scene = scene(&clamd.url()).await;
    assert_finds_malware(&scene).await;
    let bad = document::Entity::find().filter(document::Column::Name.eq("bad.txt"));
    let bad = bad.one(scene.app.state.db.read()).await.unwrap().unwrap().id.to_string();

    for browser in [&scene.dana, &scene.lucia] {
        let refused = browser.get(&content(&bad)).await.expect(409).json();
        assert_eq!(refused["code"], "malware");
        let part = browser.request(reqwest::Method::GET, &content(&bad)).header("range", "bytes=0-3");
        browser.send(part).await.expect(409);
        browser.get(&format!("/v1/documents/{bad}/versions/1/content")).await.expect(409);
    }
    // The archive is made without it and says so.
    let path = format!("/v1/loans/{}/package/download", scene.loan.id);
    let archive = scene.dana.get(&path).await.expect(200).bytes;
    let archive = zip::ZipArchive::new(std::io::Cursor::new(archive)).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    assert!(
        names.iter().any(|name| name == "not included.txt")
            && !names.iter().any(|name| name.ends_with("bad.txt")),
        "{names:?}"
    );
    let package = scene.dana.get(&format!("/v1/loans/{}/package", scene.loan.id)).await.expect(200).json();
    assert_eq!(package["content"][0]["virusCheck"]["state"], "INFECTED");

    // An earlier version is no loophole: below a clean version, the infected one stays locked.
    let upload = scene.announce(&scene.lucia, "new.pdf", PDF.len()).await.expect(201).json();
    crate::support::send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), PDF).await.expect(204);
    let versions = format!("/v1/documents/{bad}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })).await.expect(200);
    becomes(&scene, &bad, Value::Null).await;
    scene.dana.get(&content(&bad)).await.expect(200);
    scene.dana.get(&format!("{versions}/1/content")).await.expect(409);
    scene.dana.post(&format!("{versions}/1/restore"), json!({})).await.expect(409);

    let notices = scene.dana.get("/v1/users/me/notices").await.expect(200).json();
    let told = notices.to_string();
    assert!(
        told.contains("sent a file with malware") && told.contains("bad.txt: Eicar-Test-Signature"),
        "{told}"
    );
    let theirs = scene.lucia.get("/v1/users/me/notices").await.expect(200).json().to_string();
    assert!(!theirs.contains("malware"), "{theirs}");
}

#[tokio::test]
async fn lead_deletes_malware_and_rescans_false_alarms() {
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    let scene = scene(&clamd.url()).await;
    let (one, other) = (
        scene.upload(&scene.lucia, "one.txt", &eicar()).await,
        scene.upload(&scene.mateo, "two.txt", &eicar()).await,
    );
    for id in [&one, &other] {
        let told = becomes(&scene, id, json!("INFECTED")).await;
        assert_eq!((&told["mayCheck"], &told["mayErase"]), (&json!(true), &json!(true)));
    }
    let on = |id: &str, what: &str| format!("/v1/loans/{}/documents/{id}/{what}", scene.loan.id);
    for browser in [&scene.lucia, &scene.sofia] {
        browser.post(&on(&one, "virus-check"), json!({})).await.expect(403);
        browser.delete(&on(&one, "malware")).await.expect(403);
    }
    scene.stranger.post(&on(&one, "virus-check"), json!({})).await.expect(404);
    scene.stranger.delete(&on(&one, "malware")).await.expect(404);

    scene.dana.delete(&on(&one, "malware")).await.expect(204);
    scene.dana.delete(&on(&one, "malware")).await.expect(422);
    scene.dana.post(&on(&one, "virus-check"), json!({})).await.expect(422);
    let told = check(&scene.dana, &one).await;
    assert!(told["message"].as_str().unwrap().contains("The file was deleted"), "{told}");
    scene.dana.get(&content(&one)).await.expect(409);

    clamd.behaves(ScannerBehavior::Corrected);
    let path = on(&other, "virus-check");
    let again = tokio::join!(scene.dana.post(&path, json!({})), scene.dana.post(&path, json!({})));
    assert!([again.0.status, again.1.status].contains(&204));
    becomes(&scene, &other, Value::Null).await;
    scene.lucia.get(&content(&other)).await.expect(404);
    scene.mateo.get(&content(&other)).await.expect(200);
}

#[tokio::test]
async fn deletes_malware_after_thirty_days() {
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    let mut scene = scene(&clamd.url()).await;
    let id = scene.upload(&scene.lucia, "one.txt", &eicar()).await;
    becomes(&scene, &id, json!("INFECTED")).await;
    let key = document::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap().storage_key;
    clean_up(&scene.app.state).await.unwrap();
    assert!(scene.app.state.store.open(&key).await.is_ok());
    scene.time_comes(scene.app.state.clock.now() + Duration::days(31)).await;
    clean_up(&scene.app.state).await.unwrap();
    assert!(scene.app.state.store.open(&key).await.is_err());
    let told = check(&scene.dana, &id).await;
    assert!(told["message"].as_str().unwrap().contains("The file was deleted"), "{told}");
}

#[tokio::test]
async fn documents_wait_while_the_scanner_is_unavailable() {
    let mut scene = scene(NOBODY).await;
    let id = scene.upload(&scene.lucia, "paper.pdf", PDF).await;
    assert_eq!(check(&scene.lucia, &id).await["state"], "PENDING");
    for browser in [&scene.dana, &scene.lucia] {
        assert_eq!(browser.get(&content(&id)).await.expect(409).json()["code"], "being-checked");
    }
    // It is retried with exponential backoff, and lenders see since when files wait.
    for _ in 0..3 {
        scene.app.time_passes(Duration::minutes(3));
        check_files(&scene.app.state).await.unwrap();
    }
    let told = check(&scene.dana, &id).await;
    assert!(told["message"].as_str().unwrap().contains("the scanner isn’t responding"), "{told}");
    assert!(check(&scene.lucia, &id).await["message"].as_str().unwrap().starts_with("Being checked"));

    let clamd = Clamd::start(ScannerBehavior::Good).await;
    scene.restart_with(&[("CLAMD_URL", &clamd.url())]).await;
    becomes(&scene, &id, Value::Null).await;
    scene.lucia.get(&content(&id)).await.expect(200);
}

/// Advances the clock until the scanner was called again, by this test or by the server's job.
async fn asked_again(scene: &Scene, clamd: &Clamd, manners: ScannerBehavior) {
    let before = clamd.asked();
    for _ in 0..100 {
        scene.app.time_passes(Duration::minutes(30));
        check_files(&scene.app.state).await.unwrap();
        if clamd.asked() > before {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("nobody asked the scanner: {manners:?}");
}

#[tokio::test]
async fn misbehaving_scanner_unlocks_nothing() {
    let clamd = Clamd::start(ScannerBehavior::Leaves).await;
    let scene = scene(&clamd.url()).await;
    let file = vec![b'y'; MOST / 2];
    let id = scene.upload(&scene.lucia, "paper.txt", &file).await;
    for manners in [ScannerBehavior::Leaves, ScannerBehavior::SendsGarbage, ScannerBehavior::Hangs] {
        clamd.behaves(manners);
        asked_again(&scene, &clamd, manners).await;
        assert_eq!(check(&scene.dana, &id).await["state"], "PENDING", "{manners:?}");
        scene.dana.get(&content(&id)).await.expect(409);
    }
    clamd.behaves(ScannerBehavior::Good);
    scene.app.time_passes(Duration::minutes(30));
    // Two servers can work concurrently.
    let (one, other) = tokio::join!(check_files(&scene.app.state), check_files(&scene.app.state));
    one.unwrap();
    other.unwrap();
    becomes(&scene, &id, Value::Null).await;
}

#[tokio::test]
async fn existing_documents_are_scanned_on_request_and_stay_available() {
    let mut scene = Scene::new().await;
    let good = scene.upload(&scene.lucia, "good.pdf", PDF).await;
    let bad = scene.upload(&scene.lucia, "bad.txt", &eicar()).await;
    assert_eq!(check(&scene.dana, &bad).await, Value::Null);
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    scene.restart_with(&[("CLAMD_URL", &clamd.url())]).await;
    scene.dana.get(&content(&bad)).await.expect(200);
    assert_eq!(document_scan::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 0);
    assert_eq!(queue_all(&scene.app.state.db).await.unwrap(), 2);
    assert_eq!(queue_all(&scene.app.state.db).await.unwrap(), 0);
    scene.app.time_passes(Duration::minutes(1));
    check_files(&scene.app.state).await.unwrap();
    becomes(&scene, &bad, json!("INFECTED")).await;
    scene.dana.get(&content(&bad)).await.expect(409);
    scene.dana.get(&content(&good)).await.expect(200);

    // Without a scanner nothing waits, and malware stays locked.
    scene.restart_with(&[("CLAMD_URL", NOBODY)]).await;
    let late = scene.upload(&scene.lucia, "late.txt", b"late").await;
    scene.dana.get(&content(&late)).await.expect(409);
    scene.restart_with(&[("CLAMD_URL", "")]).await;
    becomes(&scene, &late, json!("UNCHECKED")).await;
    scene.dana.get(&content(&late)).await.expect(200);
    scene.dana.get(&content(&bad)).await.expect(409);
}

/// More files than fit into one batch, claimed by a server that is gone.
async fn many_were_taken(scene: &Scene) {
    let now = scene.app.state.clock.now();
    let rows = (0..1_201).map(|place| document_scan::ActiveModel {
        storage_key: Set(format!("file-{place}")),
        state: Set(EnumColumn(ScanState::Pending)),
        found: Set(None),
        tries: Set(1),
        backlog: Set(false),
        since: Set(now),
        not_before: Set(now + Duration::minutes(20)),
        settled_at: Set(None),
        erased_at: Set(None),
    });
    let tx = scene.app.state.db.write().await.unwrap();
    document_scan::Entity::insert_many(rows).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn reclaims_all_scans_of_a_crashed_server() {
    let scene = scene(NOBODY).await;
    let id = scene.upload(&scene.lucia, "paper.pdf", PDF).await;
    many_were_taken(&scene).await;
    // Meanwhile the scanner is called without success: retries were claimed again by this server.
    let later = || {
        document_scan::Entity::find()
            .filter(document_scan::Column::NotBefore.gt(scene.app.state.clock.now() + Duration::minutes(10)))
            .filter(document_scan::Column::StorageKey.starts_with("file-"))
            .filter(document_scan::Column::Tries.eq(1))
            .count(scene.app.state.db.read())
    };
    assert_eq!(later().await.unwrap(), 1_201);
    resume_checks(&scene.app.state).await.unwrap();
    assert_eq!(later().await.unwrap(), 0);
    assert_eq!(check(&scene.dana, &id).await["state"], "PENDING");
    assert_eq!(document_scan::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 1_202);
}

#[tokio::test]
async fn releases_waiting_documents_without_a_scanner() {
    let mut scene = scene(NOBODY).await;
    let id = scene.upload(&scene.lucia, "paper.pdf", PDF).await;
    many_were_taken(&scene).await;
    scene.restart_with(&[("CLAMD_URL", "")]).await;
    becomes(&scene, &id, json!("UNCHECKED")).await;
    let waits = document_scan::Column::State.eq(EnumColumn(ScanState::Pending));
    let waits = document_scan::Entity::find().filter(waits);
    for _ in 0..600 {
        if waits.clone().count(scene.app.state.db.read()).await.unwrap() == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("some still wait");
}

#[tokio::test]
async fn deletes_the_scan_with_the_document() {
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    let scene = scene(&clamd.url()).await;
    let id = scene.upload(&scene.lucia, "bad.txt", &eicar()).await;
    becomes(&scene, &id, json!("INFECTED")).await;
    scene.lucia.delete(&format!("/v1/documents/{id}")).await.expect(204);
    let trash = format!("/v1/loans/{}/trash/{id}", scene.loan.id);
    let back = scene.dana.post(&format!("{trash}/restore"), json!({})).await.expect(200).json();
    assert_eq!(back["document"]["virusCheck"]["state"], "INFECTED");
    scene.dana.get(&content(&id)).await.expect(409);
    scene.dana.delete(&format!("/v1/documents/{id}")).await.expect(204);
    scene.dana.delete(&trash).await.expect(204);
    assert_eq!(document_scan::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 0);
}
