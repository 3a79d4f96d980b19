//! A new version replaces a document's file, and the previous ones are kept with number, author, time and verdict.

use futures_util::future::join_all;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, PaginatorTrait as _,
    QueryFilter as _,
};
use serde_json::{Value, json};
use server::{
    entity::{document, document_version, loan_role},
    features::documents::clean_up,
};
use uuid::Uuid;

use super::files;
use crate::support::{Browser, PDF, Reply, Scene, complete, nothing, send_bytes};

const SECOND: &[u8] = b"%PDF-1.4 the second\n";
const THIRD: &[u8] = b"%PDF-1.4 the third\n";

/// An uploaded file that isn't a document yet.
async fn arrived(scene: &Scene, browser: &Browser, name: &str, bytes: &[u8]) -> String {
    let upload = scene.announce(browser, name, bytes.len()).await.expect(201).json();
    send_bytes(browser, upload["url"].as_str().unwrap(), bytes).await.expect(204);
    upload["id"].as_str().unwrap().to_owned()
}

async fn add(browser: &Browser, document: &str, upload: &str) -> Reply {
    browser.post(&format!("/v1/documents/{document}/versions"), json!({ "uploadId": upload })).await
}

async fn bring(scene: &Scene, browser: &Browser, document: &str, bytes: &[u8]) -> Reply {
    let upload = arrived(scene, browser, "again.pdf", bytes).await;
    add(browser, document, &upload).await
}

async fn restore(browser: &Browser, document: &str, number: i32) -> Reply {
    browser.post(&format!("/v1/documents/{document}/versions/{number}/restore"), json!({})).await
}

async fn versions(browser: &Browser, document: &str) -> Value {
    browser.get(&format!("/v1/documents/{document}/versions")).await.expect(200).json()
}

async fn state_of(scene: &Scene, request: &str) -> Value {
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let all = list["content"].as_array().unwrap();
    all.iter().find(|element| element["id"] == json!(request)).unwrap()["reviewState"].clone()
}

async fn bringer(scene: &Scene, request: &str) -> Value {
    let rows = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let all = rows["content"].as_array().unwrap();
    let row = all.iter().find(|element| element["id"] == json!(request)).unwrap();
    row["answer"]["uploadedByName"].clone()
}

#[tokio::test]
async fn new_version_replaces_the_file_and_returns_to_review() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    for (decision, bytes, number) in [("ACCEPTED", SECOND, 2), ("REJECTED", THIRD, 3)] {
        scene.review(&review, json!({ "decision": decision, "reason": "UNREADABLE" })).await.expect(200);
        let now = bring(&scene, &scene.lucia, &document, bytes).await.expect(200).json();
        assert_eq!((&now["version"], &now["name"]), (&json!(number), &json!("w-2.pdf")));
        assert_eq!(state_of(&scene, &request).await, "SUBMITTED");
    }
    assert_eq!(bringer(&scene, &request).await, "Lucia Alvarez");
    let list = versions(&scene.mateo, &document).await;
    assert_eq!((&list["mayAdd"], &list["most"]), (&json!(true), &json!(50)));
    let told: Vec<_> = list["content"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (one["number"].as_i64().unwrap(), one["current"].as_bool().unwrap(), one["reviewState"].clone())
        })
        .collect();
    assert_eq!(told, [(3, true, Value::Null), (2, false, json!("REJECTED")), (1, false, json!("ACCEPTED"))]);
    assert!(list["content"].as_array().unwrap().iter().all(|one| one["byName"] == "Lucia Alvarez"));
    for (number, bytes) in [(1, PDF), (2, SECOND), (3, THIRD)] {
        let path = format!("/v1/documents/{document}/versions/{number}/content");
        assert_eq!(scene.mateo.get(&path).await.expect(200).bytes, bytes);
    }
    assert_eq!(scene.dana.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes, THIRD);
    scene.dana.get(&format!("/v1/documents/{document}/versions/4/content")).await.expect(404);

    let back = restore(&scene.dana, &document, 1).await.expect(200).json();
    assert_eq!(back["version"], 4);
    assert_ne!(
        bringer(&scene, &request).await,
        "Lucia Alvarez",
        "its row says who brought what is there now"
    );
    assert_eq!(scene.lucia.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes, PDF);
    restore(&scene.dana, &document, 4).await.expect(422);
    restore(&scene.dana, &document, 1).await.expect(422);
    restore(&scene.dana, &document, 5).await.expect(404);
    let record = scene.dana.get(&format!("/v1/loans/{}/activity", scene.loan.id)).await.expect(200).text();
    assert!(record.contains("added version 4 of a document"), "{record}");
    assert_eq!(files(&scene, "kept"), 3, "a version that came back shares its bytes");
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    scene.dana.delete(&format!("/v1/loans/{}/trash/{document}", scene.loan.id)).await.expect(204);
    assert_eq!(files(&scene, "kept"), 0);
}

#[tokio::test]
async fn keeps_concurrent_versions_and_ignores_repeated_ones() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let hers = arrived(&scene, &scene.lucia, "hers.pdf", SECOND).await;
    let theirs = arrived(&scene, &scene.dana, "theirs.pdf", THIRD).await;
    let both = join_all([add(&scene.lucia, &document, &hers), add(&scene.dana, &document, &theirs)]).await;
    assert!(both.iter().all(|reply| reply.status == 200));
    add(&scene.lucia, &document, &hers).await.expect(200);
    let list = versions(&scene.dana, &document).await;
    let numbers: Vec<_> =
        list["content"].as_array().unwrap().iter().map(|one| one["number"].clone()).collect();
    assert_eq!(numbers, [3, 2, 1]);
    let again = bring(
        &scene,
        &scene.lucia,
        &document,
        if list["content"][0]["byName"] == "Lucia Alvarez" { SECOND } else { THIRD },
    )
    .await;
    assert_eq!(again.expect(422).json()["violations"][0]["code"], "same-version");
}

#[tokio::test]
async fn refuses_the_fifty_first_version() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "w-2.pdf", PDF).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let id: Uuid = document.parse().unwrap();
    document::ActiveModel { id: Set(id), version: Set(49), ..Default::default() }.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(bring(&scene, &scene.lucia, &document, SECOND).await.expect(200).json()["version"], 50);
    assert_eq!(versions(&scene.lucia, &document).await["mayAdd"], json!(false));
    let upload = arrived(&scene, &scene.lucia, "again.pdf", THIRD).await;
    let full = add(&scene.lucia, &document, &upload).await.expect(422);
    assert_eq!(full.json()["violations"][0]["code"], "many-versions");
    assert_eq!(scene.lucia.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes, SECOND);
    complete(&scene.lucia, &upload).await.expect(200);
}

#[tokio::test]
async fn only_people_who_may_change_a_document_add_versions() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let hers = arrived(&scene, &scene.lucia, "hers.pdf", SECOND).await;
    for (browser, status) in [(&scene.sofia, 404), (&scene.stranger, 404)] {
        add(browser, &document, &hers).await.expect(status);
        restore(browser, &document, 1).await.expect(status);
    }
    add(&scene.dana, &document, &hers).await.expect(404);
    add(&scene.lucia, &document, &nothing().to_string()).await.expect(404);
    let early = scene.announce(&scene.lucia, "early.pdf", 9).await.expect(201).json();
    add(&scene.lucia, &document, early["id"].as_str().unwrap()).await.expect(422);
    let used = arrived(&scene, &scene.lucia, "used.pdf", THIRD).await;
    complete(&scene.lucia, &used).await.expect(200);
    add(&scene.lucia, &document, &used).await.expect(409);
    scene.sofia.get(&format!("/v1/documents/{document}/versions")).await.expect(404);
    scene.sofia.get(&format!("/v1/documents/{document}/versions/1/content")).await.expect(404);

    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    add(&scene.lucia, &document, &hers).await.expect(404);
    scene.dana.get(&format!("/v1/documents/{document}/versions/1/content")).await.expect(404);
    let db = scene.app.state.db.read();
    assert_eq!(document_version::Entity::find().count(db).await.unwrap(), 0);
}

#[tokio::test]
async fn other_borrowers_of_the_request_add_versions_until_acceptance() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let hers = arrived(&scene, &scene.lucia, "hers.pdf", SECOND).await;
    add(&scene.mateo, &document, &hers).await.expect(404);
    let review = scene.elements(&format!("/{request}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "UNREADABLE" })).await.expect(200);
    let told = versions(&scene.mateo, &document).await;
    assert_eq!((&told["mayAdd"], &told["mayChange"]), (&json!(true), &json!(false)));
    assert_eq!(versions(&scene.lucia, &document).await["mayChange"], true);
    bring(&scene, &scene.mateo, &document, SECOND).await.expect(200);
    assert_eq!(state_of(&scene, &request).await, "SUBMITTED");
    for browser in [&scene.lucia, &scene.mateo, &scene.dana] {
        let list = versions(browser, &document).await;
        let by = |index: usize| list["content"][index]["byName"].clone();
        assert_eq!((by(0), by(1)), (json!("Mateo Alvarez"), json!("Lucia Alvarez")));
    }
    // He adds versions and removes his own; the document stays hers.
    scene.mateo.delete(&format!("/v1/documents/{document}")).await.expect(403);
    scene.mateo.patch(&format!("/v1/documents/{document}"), json!({ "name": "His" })).await.expect(403);
    restore(&scene.mateo, &document, 1).await.expect(200);

    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
    assert_eq!(versions(&scene.mateo, &document).await["mayAdd"], false);
    assert_eq!(versions(&scene.lucia, &document).await["mayAdd"], true);
    let refused = bring(&scene, &scene.mateo, &document, THIRD).await.expect(403).json();
    assert_eq!(refused["violations"][0]["code"], "already-accepted");
    restore(&scene.mateo, &document, 2).await.expect(403);
    assert_eq!(state_of(&scene, &request).await, "ACCEPTED");
    assert_eq!(versions(&scene.lucia, &document).await["content"][0]["number"], 3);
}

#[tokio::test]
async fn refuses_versions_by_people_without_access_to_the_request() {
    let scene = Scene::new().await;
    // Her private document, and one that is hidden from both.
    let loose = scene.upload(&scene.lucia, "loose.pdf", PDF).await;
    bring(&scene, &scene.mateo, &loose, SECOND).await.expect(404);
    let hidden = scene.ask_for("Hidden").await;
    let secret = scene.answer(&scene.dana, &hidden, "secret.pdf", PDF).await;
    bring(&scene, &scene.mateo, &secret, SECOND).await.expect(200);
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let row = list["content"].as_array().unwrap().iter().find(|row| row["id"] == hidden).cloned().unwrap();
    let hide = json!({ "version": row["version"], "hidden": true });
    scene.dana.put(&scene.elements(&format!("/{hidden}")), hide).await.expect(200);
    bring(&scene, &scene.mateo, &secret, THIRD).await.expect(404);
    restore(&scene.mateo, &secret, 1).await.expect(404);

    // A file of another loan, and a person who is no longer on the loan.
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let upload = arrived(&scene, &scene.mateo, "his.pdf", SECOND).await;
    scene.stranger.get(&format!("/v1/documents/{document}/versions")).await.expect(404);
    add(&scene.stranger, &document, &upload).await.expect(404);
    let me = scene.mateo.get("/v1/users/me").await.expect(200).json();
    let mateo: Uuid = me["id"].as_str().unwrap().parse().unwrap();
    let role = loan_role::Entity::delete_many()
        .filter(loan_role::Column::LoanId.eq(scene.loan.id))
        .filter(loan_role::Column::UserId.eq(mateo));
    let tx = scene.app.state.db.write().await.unwrap();
    assert_eq!(role.exec(&tx).await.unwrap().rows_affected, 1);
    tx.commit().await.unwrap();
    add(&scene.mateo, &document, &upload).await.expect(404);
    restore(&scene.mateo, &document, 1).await.expect(404);
    assert_eq!(versions(&scene.lucia, &document).await["content"].as_array().unwrap().len(), 1);
}

/// The state of a request and the reason for its rejection.
async fn judged(scene: &Scene, request: &str) -> (Value, Value) {
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let all = list["content"].as_array().unwrap();
    let row = all.iter().find(|element| element["id"] == json!(request)).unwrap();
    (row["reviewState"].clone(), row["answers"][0]["rejection"].clone())
}

#[tokio::test]
async fn undoing_a_version_restores_the_verdict_unless_reviewed_meanwhile() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let sha = scene.dana.get(&format!("/v1/documents/{document}")).await.expect(200).json()["sha256"].clone();
    let mark = json!({ "page": 1, "x": 0.1, "y": 0.1, "width": 0.2, "height": 0.1, "note": "here" });
    let marked = json!([{ "documentId": document, "sha256": sha, "marks": [mark] }]);
    let verdict =
        json!({ "decision": "REJECTED", "reason": "UNREADABLE", "note": "Blurred", "marked": marked });
    let review = scene.elements(&format!("/{request}/review"));
    scene.review(&review, verdict).await.expect(200);
    let before = judged(&scene, &request).await;
    assert_eq!(before.1["marked"]["marks"].as_array().unwrap().len(), 1);

    bring(&scene, &scene.lucia, &document, SECOND).await.expect(200);
    assert_eq!(judged(&scene, &request).await, (json!("SUBMITTED"), Value::Null));
    restore(&scene.lucia, &document, 1).await.expect(200);
    assert_eq!(judged(&scene, &request).await, before);

    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
    bring(&scene, &scene.lucia, &document, SECOND).await.expect(200);
    restore(&scene.lucia, &document, 3).await.expect(200);
    assert_eq!(judged(&scene, &request).await, (json!("ACCEPTED"), Value::Null));

    // A lender's verdict on the new version isn't overruled: the old one is reviewed again.
    bring(&scene, &scene.lucia, &document, THIRD).await.expect(200);
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "UNREADABLE" })).await.expect(200);
    restore(&scene.lucia, &document, 5).await.expect(200);
    assert_eq!(judged(&scene, &request).await, (json!("SUBMITTED"), Value::Null));
    // A verdict isn't restored either if there was another version in between.
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
    bring(&scene, &scene.lucia, &document, SECOND).await.expect(200);
    bring(&scene, &scene.lucia, &document, THIRD).await.expect(200);
    restore(&scene.lucia, &document, 7).await.expect(200);
    assert_eq!(judged(&scene, &request).await.0, "SUBMITTED");
}

#[tokio::test]
async fn version_of_another_type_changes_the_name_and_versions_use_quota() {
    let scene = Scene::with(&[("LOANROOM_STORED_BYTES", "100")]).await;
    let document = scene.upload(&scene.lucia, "w-2.pdf", PDF).await;
    let photo = arrived(&scene, &scene.lucia, "photo.txt", b"twenty bytes of text").await;
    let now = add(&scene.lucia, &document, &photo).await.expect(200).json();
    assert_eq!((&now["name"], &now["mimeType"]), (&json!("photo.txt"), &json!("text/plain")));
    let list = versions(&scene.lucia, &document).await;
    assert_eq!(list["content"][1]["name"], "w-2.pdf");
    // 51 and 20 bytes are stored.
    scene.announce(&scene.lucia, "more.pdf", 30).await.expect(429);
    restore(&scene.lucia, &document, 1).await.expect(429);
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(files(&scene, "kept"), 2);
}
