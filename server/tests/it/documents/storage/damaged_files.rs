//! Stored files that are missing or changed: they can't be downloaded, lenders are notified, and they open again once their
//! bytes are restored.

use std::{fs, path::PathBuf};

use chrono::Duration;
use reqwest::Method;
use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::{entity::integrity_check, features::documents::check_integrity};

use super::{StorageKind, bytes, require_same, scene, stored_in};
use crate::support::{Browser, PDF, Scene, send_bytes};

fn files(scene: &Scene) -> Vec<PathBuf> {
    stored_in(&scene.app.folder.path().join("data/documents"))
}

fn file_of(scene: &Scene, holding: &[u8]) -> PathBuf {
    files(scene).into_iter().find(|path| fs::read(path).unwrap() == holding).expect("the file is stored")
}

fn content(document: &str) -> String {
    format!("/v1/documents/{document}/content")
}

async fn state(browser: &Browser, document: &str) -> Value {
    browser.get(&format!("/v1/documents/{document}")).await.expect(200).json()["virusCheck"]["state"].clone()
}

/// Returns the number of notices of damaged files.
async fn notices(browser: &Browser) -> usize {
    let bell = browser.get("/v1/users/me/notices").await.expect(200).json();
    let words = |line: &&Value| line["words"] == "uploaded a file that is now damaged";
    bell["content"].as_array().unwrap().iter().filter(words).count()
}

/// Makes a check of all files due, as it is a week after the last one.
async fn make_check_due(scene: &Scene) {
    let tx = scene.app.state.db.write().await.unwrap();
    integrity_check::Entity::delete_many().exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

/// Whether the response ends prematurely.
async fn breaks_off(browser: &Browser, document: &str) -> bool {
    let answer = browser.request(Method::GET, &content(document)).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.bytes().await.is_err()
}

#[tokio::test]
async fn refuses_and_reports_a_changed_file_until_it_is_restored() {
    for kept in [StorageKind::Folder, StorageKind::SealedFolder] {
        let (scene, _server) = scene(kept).await;
        let request = scene.ask_for("Pay stubs").await;
        let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
        let [path] = files(&scene).try_into().unwrap();
        let whole = fs::read(&path).unwrap();
        let mut changed = whole.clone();
        *changed.last_mut().unwrap() ^= 1;
        fs::write(&path, &changed).unwrap();

        let refused = scene.dana.get(&content(&document)).await.expect(409);
        assert_eq!(refused.code(), "document-damaged", "{kept:?}");
        for browser in [&scene.dana, &scene.lucia] {
            assert_eq!(state(browser, &document).await, "DAMAGED");
            let list = browser.get(&scene.elements("")).await.expect(200).json();
            let row = list["content"].as_array().unwrap().iter().find(|row| row["id"] == request.as_str());
            assert_eq!(row.unwrap()["answers"][0]["virusCheck"]["state"], "DAMAGED");
        }
        assert_eq!(notices(&scene.dana).await, 1);
        assert_eq!(notices(&scene.lucia).await, 0);
        let anyone = scene.app.anyone();
        assert!(anyone.get("/metrics").await.expect(200).text().contains("loanroom_damaged_files 1\n"));
        assert_eq!(anyone.get("/readyz").await.expect(200).text(), "ready\ndamaged files: 1\n");

        // It can't be accepted.
        let accept = scene.elements(&format!("/{request}/review"));
        let verdict = scene.review(&accept, json!({ "decision": "ACCEPTED" })).await.expect(422);
        assert!(verdict.text().contains("accept-damaged"), "{}", verdict.text());

        fs::write(&path, &whole).unwrap();
        require_same(&scene.dana, &document, PDF).await;
        assert_eq!(state(&scene.dana, &document).await, Value::Null);
        assert!(anyone.get("/metrics").await.expect(200).text().contains("loanroom_damaged_files 0\n"));
        assert_eq!(anyone.get("/readyz").await.expect(200).text(), "ready\n");
    }
}

#[tokio::test]
async fn aborts_the_download_of_a_file_changed_after_verification() {
    let (scene, _server) = scene(StorageKind::Folder).await;
    let all = bytes(700_000, 3);
    let document = scene.upload(&scene.lucia, "film.mp4", &all).await;
    require_same(&scene.lucia, &document, &all).await;
    let mut changed = all.clone();
    changed[400_000] ^= 1;
    fs::write(file_of(&scene, &all), &changed).unwrap();
    assert!(breaks_off(&scene.lucia, &document).await);
    assert_eq!(state(&scene.lucia, &document).await, "DAMAGED");
    // A part of it is refused, too.
    let part = scene.lucia.request(Method::GET, &content(&document)).header("range", "bytes=0-99");
    assert_eq!(scene.lucia.send(part).await.expect(409).code(), "document-damaged");
}

#[tokio::test]
async fn background_check_finds_damaged_and_restored_files() {
    let (scene, _server) = scene(StorageKind::Folder).await;
    let (first, second, third) = (bytes(2_000, 1), bytes(3_000, 2), bytes(4_000, 3));
    let mut documents = Vec::new();
    for (name, all) in [("one.mp4", &first), ("two.mp4", &second), ("three.mp4", &third)] {
        documents.push(scene.upload(&scene.lucia, name, all).await);
    }
    fs::remove_file(file_of(&scene, &first)).unwrap();
    let path = file_of(&scene, &third);
    fs::write(&path, &third[..100]).unwrap();
    make_check_due(&scene).await;
    check_integrity(&scene.app.state).await.unwrap();
    let states = async |scene: &Scene| {
        let mut states = Vec::new();
        for document in &documents {
            states.push(state(&scene.dana, document).await);
        }
        states
    };
    assert_eq!(states(&scene).await, [json!("DAMAGED"), Value::Null, json!("DAMAGED")]);
    assert_eq!(notices(&scene.dana).await, 2);

    // A restored file is detected an hour later, without a new check of all files.
    fs::write(&path, &third).unwrap();
    check_integrity(&scene.app.state).await.unwrap();
    assert_eq!(states(&scene).await[2], "DAMAGED");
    scene.app.time_passes(Duration::minutes(61));
    check_integrity(&scene.app.state).await.unwrap();
    assert_eq!(states(&scene).await, [json!("DAMAGED"), Value::Null, Value::Null]);

    // All files are verified again after a week.
    fs::write(file_of(&scene, &second), b"something else").unwrap();
    check_integrity(&scene.app.state).await.unwrap();
    assert_eq!(states(&scene).await[1], Value::Null);
    make_check_due(&scene).await;
    check_integrity(&scene.app.state).await.unwrap();
    assert_eq!(states(&scene).await, [json!("DAMAGED"), json!("DAMAGED"), Value::Null]);
}

#[tokio::test]
async fn new_version_of_a_damaged_document_opens() {
    let (scene, _server) = scene(StorageKind::Folder).await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    fs::remove_file(file_of(&scene, PDF)).unwrap();
    scene.dana.get(&content(&document)).await.expect(409);

    // The upload of the lost file itself is accepted.
    let upload = scene.announce(&scene.lucia, "stubs.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), PDF).await.expect(204);
    let versions = format!("/v1/documents/{document}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })).await.expect(200);
    require_same(&scene.dana, &document, PDF).await;
    assert_eq!(state(&scene.dana, &document).await, Value::Null);
    let list = scene.dana.get(&versions).await.expect(200).json();
    let state = |version: &Value| version["virusCheck"]["state"].clone();
    let states: Vec<Value> = list["content"].as_array().unwrap().iter().map(state).collect();
    assert_eq!(states, [Value::Null, json!("DAMAGED")]);
}

#[tokio::test]
async fn unmounted_folder_marks_nothing_as_damaged() {
    let (scene, _server) = scene(StorageKind::Folder).await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let kept = scene.app.folder.path().join("data/documents/kept");
    let aside = scene.app.folder.path().join("aside");
    fs::rename(&kept, &aside).unwrap();
    assert_eq!(scene.dana.get(&content(&document)).await.expect(503).code(), "documents-away");
    check_integrity(&scene.app.state).await.unwrap();
    fs::rename(&aside, &kept).unwrap();
    assert_eq!(state(&scene.dana, &document).await, Value::Null);
    require_same(&scene.dana, &document, PDF).await;
}
