//! A deleted document stays in the trash for thirty days: it can be restored to its request or deleted permanently.

use chrono::Duration;
use futures_util::future::{join, join_all};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::{
    entity::{EnumColumn, document, loan, trashed_answer, upload},
    features::documents::clean_up,
};
use shared_rules::loans::review_status::ReviewStatus;

use super::files;
use crate::support::{Browser, PDF, Reply, Scene, complete, nothing};

fn trash(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/trash{rest}", scene.loan.id)
}

async fn deleted_documents(scene: &Scene, browser: &Browser) -> Vec<Value> {
    let list = browser.get(&trash(scene, "")).await.expect(200).json();
    list["content"].as_array().unwrap().clone()
}

async fn delete(browser: &Browser, document: &str) -> Reply {
    browser.delete(&format!("/v1/documents/{document}")).await
}

async fn restore(scene: &Scene, browser: &Browser, document: &str) -> Reply {
    browser.post(&trash(scene, &format!("/{document}/restore")), json!({})).await
}

async fn erase(scene: &Scene, browser: &Browser, document: &str) -> Reply {
    browser.delete(&trash(scene, &format!("/{document}"))).await
}

async fn state_of(scene: &Scene, request: &str) -> (String, usize) {
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let all = list["content"].as_array().unwrap();
    let one = all.iter().find(|element| element["id"] == json!(request)).unwrap();
    (one["reviewState"].as_str().unwrap().to_owned(), one["answers"].as_array().unwrap().len())
}

#[tokio::test]
async fn restores_a_document_to_its_request_with_its_verdict() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    let verdict = json!({ "decision": "REJECTED", "reason": "UNREADABLE" });
    scene.review(&review, verdict).await.expect(200);
    delete(&scene.lucia, &document).await.expect(204);
    for path in ["", "/content"] {
        scene.dana.get(&format!("/v1/documents/{document}{path}")).await.expect(404);
    }
    assert_eq!(state_of(&scene, &request).await, ("OPEN".to_owned(), 0));
    for browser in [&scene.dana, &scene.lucia] {
        let list = browser.get(&trash(&scene, "")).await.expect(200).json();
        let row = &list["content"][0];
        assert_eq!((&list["days"], &row["daysLeft"]), (&json!(30), &json!(30)));
        assert_eq!((&row["name"], &row["deletedByName"]), (&json!("w-2.pdf"), &json!("Lucia Alvarez")));
        assert_eq!(row["requests"], json!([{ "name": "W-2", "deleted": false }]));
        assert_eq!(list["mayErase"], json!(std::ptr::eq(browser, &raw const scene.dana)));
    }
    let back = restore(&scene, &scene.lucia, &document).await.expect(200).json();
    assert_eq!((&back["onto"], &back["leftOut"]), (&json!(["W-2"]), &json!([])));
    assert_eq!(state_of(&scene, &request).await, ("REJECTED".to_owned(), 1), "with what was said of it");
    let bytes = scene.dana.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes;
    assert_eq!(bytes, PDF);
    assert!(deleted_documents(&scene, &scene.dana).await.is_empty());
    let again = restore(&scene, &scene.dana, &document).await.expect(422);
    assert_eq!(again.json()["violations"][0]["code"], "not-in-trash");
    let record = scene.dana.get(&format!("/v1/loans/{}/activity", scene.loan.id)).await.expect(200).text();
    assert!(record.contains("deleted a document") && record.contains("restored a document"), "{record}");
}

#[tokio::test]
async fn restores_to_the_shoebox_if_the_request_is_gone_or_full() {
    let scene = Scene::new().await;
    let (gone, taken) = (scene.ask_for("Gone").await, scene.ask_for("Taken").await);
    let first = scene.answer(&scene.lucia, &gone, "first.pdf", PDF).await;
    let second = scene.answer(&scene.lucia, &taken, "second.pdf", b"%PDF-1.4 second").await;
    for document in [&first, &second] {
        delete(&scene.lucia, document).await.expect(204);
    }
    scene.dana.delete(&scene.elements(&format!("/{gone}"))).await.expect(204);
    scene.answer(&scene.lucia, &taken, "other.pdf", b"%PDF-1.4 other").await;
    let review = scene.elements(&format!("/{taken}/review"));
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);

    assert_eq!(
        deleted_documents(&scene, &scene.dana).await[1]["requests"],
        json!([{ "name": "Gone", "deleted": true }])
    );
    assert_eq!(
        deleted_documents(&scene, &scene.lucia).await[1]["requests"],
        json!([]),
        "she doesn’t see it any more"
    );
    let back = restore(&scene, &scene.dana, &first).await.expect(200).json();
    assert_eq!(back["leftOut"], json!([{ "name": "Gone", "why": "The request was deleted." }]));
    let back = restore(&scene, &scene.lucia, &second).await.expect(200).json();
    assert_eq!((&back["onto"], &back["leftOut"][0]["name"]), (&json!([]), &json!("Taken")));
    assert_eq!(state_of(&scene, &taken).await, ("ACCEPTED".to_owned(), 1));
    let loose = scene.dana.get(&format!("/v1/users/{}/shoebox", scene.lucia_is.id)).await.expect(200).json();
    assert_eq!(loose.as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn restore_does_not_reveal_hidden_requests() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Appraisal").await;
    let document = scene.answer(&scene.lucia, &request, "one.pdf", PDF).await;
    delete(&scene.lucia, &document).await.expect(204);
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let version = list["content"][0]["version"].clone();
    let path = scene.elements(&format!("/{request}"));
    scene.dana.put(&path, json!({ "version": version, "hidden": true })).await.expect(200);
    let text = scene.lucia.get(&trash(&scene, "")).await.expect(200).text();
    assert!(!text.contains("Appraisal"), "{text}");
    let back = restore(&scene, &scene.lucia, &document).await.expect(200);
    assert!(!back.text().contains("Appraisal"), "{}", back.text());
    assert_eq!(state_of(&scene, &request).await.1, 0);
}

#[tokio::test]
async fn trash_is_visible_to_lenders_and_the_deleting_person() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    delete(&scene.mateo, &document).await.expect(403);
    delete(&scene.dana, &document).await.expect(204);
    assert!(deleted_documents(&scene, &scene.lucia).await.is_empty(), "she didn’t delete it");
    for browser in [&scene.lucia, &scene.mateo] {
        restore(&scene, browser, &document).await.expect(404);
        erase(&scene, browser, &document).await.expect(403);
    }
    scene.stranger.get(&trash(&scene, "")).await.expect(404);
    restore(&scene, &scene.stranger, &document).await.expect(404);
    erase(&scene, &scene.stranger, &document).await.expect(404);
    restore(&scene, &scene.dana, &nothing().to_string()).await.expect(404);
    erase(&scene, &scene.dana, &nothing().to_string()).await.expect(404);

    let own = scene.upload(&scene.lucia, "own.pdf", PDF).await;
    delete(&scene.lucia, &own).await.expect(204);
    let role = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let roles = role["loanRoles"].as_array().unwrap();
    let hers = roles.iter().find(|one| one["user"]["id"] == json!(scene.lucia_is.id)).unwrap();
    let team = format!("/v1/loans/{}/roles/{}", scene.loan.id, hers["id"].as_str().unwrap());
    let removed = scene.dana.delete(&team).await;
    assert!(removed.status < 300, "{}", removed.text());
    restore(&scene, &scene.lucia, &own).await.expect(404);
    scene.lucia.get(&trash(&scene, "")).await.expect(404);
    restore(&scene, &scene.dana, &own).await.expect(200);
}

#[tokio::test]
async fn concurrent_restores_restore_once() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    delete(&scene.lucia, &document).await.expect(204);
    let both =
        join_all([restore(&scene, &scene.lucia, &document), restore(&scene, &scene.dana, &document)]).await;
    let mut said: Vec<u16> = both.iter().map(|reply| reply.status).collect();
    said.sort_unstable();
    assert_eq!(said, [200, 422]);
    assert_eq!(state_of(&scene, &request).await.1, 1);

    delete(&scene.lucia, &document).await.expect(204);
    let both = join(restore(&scene, &scene.lucia, &document), erase(&scene, &scene.dana, &document)).await;
    let good = [both.0, both.1].iter().filter(|reply| reply.status < 300).count();
    assert_eq!(good, 1, "one or the other");
}

#[tokio::test]
async fn permanent_deletion_cannot_be_undone() {
    let scene = Scene::new().await;
    let announced = scene.announce(&scene.lucia, "w-2.pdf", PDF.len()).await.expect(201).json();
    let (url, id) = (announced["url"].as_str().unwrap(), announced["id"].as_str().unwrap());
    crate::support::send_bytes(&scene.lucia, url, PDF).await.expect(204);
    let done = complete(&scene.lucia, id).await.expect(200).json();
    let document = done["documentId"].as_str().unwrap();
    erase(&scene, &scene.dana, document).await.expect(422);
    delete(&scene.lucia, document).await.expect(204);
    erase(&scene, &scene.dana, document).await.expect(204);
    assert_eq!(files(&scene, "kept"), 0);
    complete(&scene.lucia, id).await.expect(404);
    restore(&scene, &scene.dana, document).await.expect(404);
    erase(&scene, &scene.dana, document).await.expect(404);
    let db = scene.app.state.db.read();
    assert_eq!(upload::Entity::find().count(db).await.unwrap(), 0);
}

#[tokio::test]
async fn deletes_trash_from_disk_after_thirty_days() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    delete(&scene.lucia, &document).await.expect(204);
    scene.dana.delete(&scene.elements(&format!("/{request}"))).await.expect(204);
    scene.app.time_passes(Duration::days(29));
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(files(&scene, "kept"), 1);
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    assert_eq!(deleted_documents(&scene, &lucia).await[0]["daysLeft"], json!(1));
    scene.app.time_passes(Duration::days(1));
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    assert!(deleted_documents(&scene, &lucia).await.is_empty(), "its time is over, swept or not");
    restore(&scene, &lucia, &document).await.expect(404);
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(files(&scene, "kept"), 0);
    let db = scene.app.state.db.read();
    assert_eq!(document::Entity::find().count(db).await.unwrap(), 0);
    assert_eq!(trashed_answer::Entity::find().count(db).await.unwrap(), 0);
}

#[tokio::test]
async fn refuses_restore_into_full_shoebox_or_archived_loan() {
    let scene = Scene::with(&[("LOANROOM_STORED_BYTES", "60")]).await;
    let first = scene.upload(&scene.lucia, "first.pdf", PDF).await;
    delete(&scene.lucia, &first).await.expect(204);
    let second = scene.upload(&scene.lucia, "second.pdf", PDF).await;
    let full = restore(&scene, &scene.lucia, &first).await;
    assert_eq!(full.status, 429, "{}", full.text());
    delete(&scene.lucia, &second).await.expect(204);
    let tx = scene.app.state.db.write().await.unwrap();
    let row = loan::ActiveModel {
        id: Set(scene.loan.id),
        review_status: Set(EnumColumn(ReviewStatus::Archive)),
        ..Default::default()
    };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    for reply in [restore(&scene, &scene.dana, &first).await, erase(&scene, &scene.dana, &first).await] {
        assert_eq!(reply.status, 403, "{}", reply.text());
    }
    assert_eq!(deleted_documents(&scene, &scene.dana).await.len(), 2);
}
