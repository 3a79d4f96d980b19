//! Marks on a document's pages are sent with its rejection, stay with the content they were drawn on, and are restored
//! by undo.

use serde_json::{Value, json};

use crate::support::{Browser, PDF, Reply, Scene, nothing, send_bytes};

const SECOND: &[u8] = b"%PDF-1.4 the second\n";

fn mark(page: i32, note: &str) -> Value {
    json!({ "page": page, "x": 0.25, "y": 0.5, "width": 0.5, "height": 0.125, "note": note })
}

/// The request as the user sees it.
async fn seen(scene: &Scene, browser: &Browser, request: &str) -> Value {
    let list = browser.get(&scene.elements("")).await.expect(200).json();
    let rows = list["content"].as_array().unwrap();
    rows.iter().find(|row| row["id"] == request).cloned().unwrap()
}

async fn marked(scene: &Scene, browser: &Browser, request: &str) -> Value {
    seen(scene, browser, request).await["answers"][0]["rejection"]["marked"].clone()
}

async fn sha256(browser: &Browser, document: &str) -> String {
    let document = browser.get(&format!("/v1/documents/{document}")).await.expect(200).json();
    document["sha256"].as_str().unwrap().to_owned()
}

/// A request that Lucia answered, with the document and the hash of its content.
async fn answered(scene: &Scene) -> (String, String, String) {
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w-2.pdf", PDF).await;
    let sha = sha256(&scene.dana, &document).await;
    (request, document, sha)
}

async fn review(scene: &Scene, by: &Browser, request: &str, verdict: Value) -> Reply {
    let path = scene.elements(&format!("/{request}/review"));
    by.post(&path, scene.about_shown(&path, verdict).await).await
}

fn back(document: &str, sha: &str, marks: &[Value]) -> Value {
    let marked = json!([{ "documentId": document, "sha256": sha, "marks": marks }]);
    json!({ "decision": "REJECTED", "reason": "UNREADABLE", "marked": marked })
}

#[tokio::test]
async fn marks_are_returned_with_the_document_to_all_viewers() {
    let scene = Scene::new().await;
    let (request, document, sha) = answered(&scene).await;
    let verdict = back(&document, &sha, &[mark(2, " blurred "), mark(1, "")]);
    let done = review(&scene, &scene.dana, &request, verdict).await.expect(200).json();
    let kept = json!({ "sha256": sha, "marks": [mark(2, "blurred"), mark(1, "")] });
    assert_eq!(done["answers"][0]["rejection"]["marked"], kept);
    assert_eq!(done["rejection"]["marked"], Value::Null, "the request has no pages");
    for browser in [&scene.dana, &scene.lucia, &scene.mateo] {
        assert_eq!(marked(&scene, browser, &request).await, kept);
    }
    let told = scene.lucia.get("/v1/users/me/notices").await.expect(200).json();
    assert!(told.to_string().contains("2 places are marked on the pages"), "{told}");
    let record = scene.dana.get(&scene.elements(&format!("/{request}/history"))).await.expect(200).json();
    assert_eq!(record[0]["detail"]["marks"], json!(2));

    let undo = scene.elements(&format!("/{request}/undo"));
    let undone = scene.dana.post(&undo, json!({ "version": done["version"] })).await.expect(200).json();
    assert_eq!(
        (&undone["reviewState"], &undone["answers"][0]["rejection"]),
        (&json!("SUBMITTED"), &Value::Null)
    );
}

#[tokio::test]
async fn accepting_removes_marks_and_undo_restores_them() {
    let scene = Scene::new().await;
    let (request, document, sha) = answered(&scene).await;
    let verdict = back(&document, &sha, &[mark(1, "Not signed")]);
    review(&scene, &scene.dana, &request, verdict).await.expect(200);
    let kept = marked(&scene, &scene.lucia, &request).await;
    let accepted = json!({ "decision": "ACCEPTED", "marked": [{ "documentId": document, "sha256": sha, "marks": [mark(1, "x")] }] });
    let done = review(&scene, &scene.dana, &request, accepted).await.expect(200).json();
    assert_eq!(done["answers"][0]["rejection"], Value::Null);
    let undo = scene.elements(&format!("/{request}/undo"));
    scene.dana.post(&undo, json!({ "version": done["version"] })).await.expect(200);
    assert_eq!(marked(&scene, &scene.lucia, &request).await, kept);
    let plain = json!({ "decision": "REJECTED", "reason": "INCOMPLETE" });
    review(&scene, &scene.dana, &request, plain).await.expect(200);
    assert_eq!(marked(&scene, &scene.lucia, &request).await, Value::Null, "another verdict, without marks");
}

#[tokio::test]
async fn marks_stay_with_their_version() {
    let scene = Scene::new().await;
    let (request, document, sha) = answered(&scene).await;
    review(&scene, &scene.dana, &request, back(&document, &sha, &[mark(1, "blurred")])).await.expect(200);
    let upload = scene.announce(&scene.lucia, "again.pdf", SECOND.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), SECOND).await.expect(204);
    let versions = format!("/v1/documents/{document}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })).await.expect(200);
    assert_eq!(seen(&scene, &scene.lucia, &request).await["answers"][0]["rejection"], Value::Null);

    let late =
        review(&scene, &scene.dana, &request, back(&document, &sha, &[mark(1, "blurred")])).await.expect(409);
    assert_eq!(late.code(), "newer-than-marks");
    assert_eq!(
        seen(&scene, &scene.dana, &request).await["reviewState"],
        "SUBMITTED",
        "nothing was sent back"
    );
    let now = sha256(&scene.dana, &document).await;
    review(&scene, &scene.dana, &request, back(&document, &now, &[mark(1, "still")])).await.expect(200);
    assert_eq!(marked(&scene, &scene.lucia, &request).await["marks"][0]["note"], "still");
}

#[tokio::test]
async fn restored_document_keeps_its_marks() {
    let scene = Scene::new().await;
    let (request, document, sha) = answered(&scene).await;
    review(&scene, &scene.dana, &request, back(&document, &sha, &[mark(1, "blurred")])).await.expect(200);
    let before = marked(&scene, &scene.lucia, &request).await;
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    let restore = format!("/v1/loans/{}/trash/{document}/restore", scene.loan.id);
    scene.lucia.post(&restore, json!({})).await.expect(200);
    assert_eq!(marked(&scene, &scene.lucia, &request).await, before);
}

#[tokio::test]
async fn refuses_invalid_marks() {
    let scene = Scene::new().await;
    let (request, document, sha) = answered(&scene).await;
    let beside = json!({ "page": 1, "x": 0.9, "y": 0, "width": 0.5, "height": 0.1, "note": "" });
    let many: Vec<Value> = (0..51).map(|_| mark(1, "")).collect();
    let refused = [
        (back(&document, &sha, &[beside]), "marks[0]"),
        (back(&document, &sha, &[mark(0, "")]), "marks[0]"),
        (back(&document, &sha, &[mark(1, &"x".repeat(301))]), "marks[0].note"),
        (back(&nothing().to_string(), &sha, &[mark(1, "")]), "marked"),
    ];
    for (verdict, field) in refused {
        let reply = review(&scene, &scene.dana, &request, verdict).await.expect(422).json();
        assert_eq!(reply["violations"][0]["field"], field, "{reply}");
    }
    review(&scene, &scene.dana, &request, back(&document, &sha, &many)).await.expect(422);
    let untold =
        json!({ "decision": "REJECTED", "reason": "UNREADABLE", "marked": [{ "documentId": document }] });
    review(&scene, &scene.dana, &request, untold).await.expect(400);
    for browser in [&scene.lucia, &scene.sofia, &scene.stranger] {
        let reply = review(&scene, browser, &request, back(&document, &sha, &[mark(1, "")])).await;
        assert!(matches!(reply.status, 403 | 404), "{}", reply.text());
    }
    let other = scene.ask_for("Lease").await;
    let lease = scene.answer(&scene.lucia, &other, "lease.pdf", SECOND).await;
    let of_other = sha256(&scene.dana, &lease).await;
    review(&scene, &scene.dana, &request, back(&lease, &of_other, &[mark(1, "")])).await.expect(422);
    assert_eq!(seen(&scene, &scene.lucia, &request).await["reviewState"], "SUBMITTED");
}
