//! Removing the password of a stored PDF, restoring the original, and slowing down guesses.

use chrono::Duration;
use futures_util::future::join_all;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::{entity::document_version, features::documents::clean_up};
use shared_rules::documents::pdf::{PdfProtection, PdfQuestion, pdf_protection};

use super::files;
use crate::support::{Browser, PDF, Reply, Scene};

const LOCKED: &[u8] = include_bytes!("../../../../shared-rules/fixtures/pdf/aes-256-r6.pdf");
const PASSWORD: &str = "secret";

async fn unlock(browser: &Browser, document: &str, password: &str) -> Reply {
    browser.post(&format!("/v1/documents/{document}/remove-password"), json!({ "password": password })).await
}

async fn bring_back(browser: &Browser, document: &str) -> Reply {
    browser.post(&format!("/v1/documents/{document}/versions/1/restore"), json!({})).await
}

async fn content(browser: &Browser, document: &str) -> Vec<u8> {
    browser.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes
}

#[tokio::test]
async fn unlocks_a_stored_pdf_for_everyone_and_restores_the_original() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Statement").await;
    let document = scene.answer(&scene.lucia, &request, "statement.pdf", LOCKED).await;
    let wrong = unlock(&scene.lucia, &document, "guess").await.expect(422);
    assert_eq!(wrong.message(), "Password incorrect");
    let violation = &wrong.json()["violations"][0];
    assert_eq!(
        (&violation["field"], &violation["message"]),
        (&json!("password"), &json!("Password incorrect"))
    );
    assert!(content(&scene.dana, &document).await == LOCKED);
    bring_back(&scene.lucia, &document).await.expect(422);

    let done = unlock(&scene.lucia, &document, PASSWORD).await.expect(200).json();
    let open = content(&scene.dana, &document).await;
    assert_eq!(pdf_protection(&open, &PdfQuestion {}), PdfProtection::Plain);
    assert_eq!((&done["name"], done["size"].as_u64()), (&json!("statement.pdf"), Some(open.len() as u64)));
    assert_eq!(done["unlocked"], true);
    let again = unlock(&scene.dana, &document, PASSWORD).await.expect(422);
    assert_eq!(again.message(), "The PDF file is not password protected.");

    let back = bring_back(&scene.dana, &document).await.expect(200).json();
    assert_eq!(back["unlocked"], false);
    assert!(content(&scene.lucia, &document).await == LOCKED);
    assert_eq!((&back["version"], files(&scene, "kept")), (&json!(3), 2), "nothing is lost");
    bring_back(&scene.dana, &document).await.expect(422);
}

#[tokio::test]
async fn reports_a_file_without_a_password() {
    let scene = Scene::new().await;
    for (name, bytes) in [
        ("plain.pdf", include_bytes!("../../../../shared-rules/fixtures/pdf/plain.pdf").as_slice()),
        ("notes.txt", b"no PDF"),
    ] {
        let document = scene.upload(&scene.lucia, name, bytes).await;
        let reply = unlock(&scene.lucia, &document, PASSWORD).await.expect(422);
        assert_eq!(reply.message(), "The PDF file is not password protected.", "{name}");
        assert_eq!(reply.json()["violations"][0]["code"], json!("pdf-not-protected"));
    }
    let broken = scene.upload(&scene.lucia, "broken.pdf", PDF).await;
    unlock(&scene.lucia, &broken, PASSWORD).await.expect(422);
}

#[tokio::test]
async fn only_people_who_may_change_a_document_unlock_it() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Statement").await;
    let document = scene.answer(&scene.lucia, &request, "statement.pdf", LOCKED).await;
    unlock(&scene.mateo, &document, PASSWORD).await.expect(403);
    // He may upload a version of the answer to his request as well, but the file is the same.
    assert_eq!(bring_back(&scene.mateo, &document).await.expect(422).json()["code"], "invalid");
    for browser in [&scene.sofia, &scene.stranger] {
        unlock(browser, &document, PASSWORD).await.expect(404);
        bring_back(browser, &document).await.expect(404);
    }
    let long = "x".repeat(5_000);
    unlock(&scene.lucia, &document, &long).await.expect(422);
    assert!(content(&scene.dana, &document).await == LOCKED);
}

#[tokio::test]
async fn limits_guesses_and_unlocks_once_when_concurrent() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "statement.pdf", LOCKED).await;
    let both =
        join_all([unlock(&scene.lucia, &document, PASSWORD), unlock(&scene.dana, &document, PASSWORD)]).await;
    assert_eq!(both.iter().filter(|reply| reply.status == 200).count(), 1);
    let db = scene.app.state.db.read();
    assert_eq!(document_version::Entity::find().count(db).await.unwrap(), 1);

    bring_back(&scene.lucia, &document).await.expect(200);
    let guess = async |nth: u32| unlock(&scene.lucia, &document, &format!("guess {nth}")).await.status;
    assert_eq!(guess(0).await, 422);
    // Concurrent guesses: one more is allowed every few seconds, and each takes its time.
    let statuses = join_all((1..20).map(guess)).await;
    assert!(statuses.contains(&429), "{statuses:?}");
    assert!(content(&scene.dana, &document).await == LOCKED);
}

#[tokio::test]
async fn deletes_both_versions_of_an_unlocked_document() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "statement.pdf", LOCKED).await;
    unlock(&scene.lucia, &document, PASSWORD).await.expect(200);
    assert_eq!(files(&scene, "kept"), 2);
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    unlock(&scene.lucia, &document, PASSWORD).await.expect(404);
    scene.app.time_passes(Duration::days(31));
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(files(&scene, "kept"), 0);
    let db = scene.app.state.db.read();
    assert_eq!(document_version::Entity::find().count(db).await.unwrap(), 0);
}
