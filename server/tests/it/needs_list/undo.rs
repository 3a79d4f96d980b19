//! Undoing the last change of a request: the previous state is restored, nothing of other people is overruled, and
//! observers are notified.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Browser, PDF, Scene, Socket};

/// A request as a person sees it, without its version.
async fn as_seen(scene: &Scene, browser: &Browser, id: &str) -> Value {
    let list = browser.get(&scene.elements("")).await.expect(200).json();
    let rows = list["content"].as_array().unwrap();
    let mut row = rows.iter().find(|row| row["id"] == id).cloned().unwrap_or_default();
    if let Some(row) = row.as_object_mut() {
        for counter in ["version", "updatedAt", "hasHistory"] {
            row.remove(counter);
        }
    }
    row
}

async fn undo(scene: &Scene, browser: &Browser, done: &Value) -> crate::support::Reply {
    let id = done["id"].as_str().unwrap();
    browser.post(&scene.elements(&format!("/{id}/undo")), json!({ "version": done["version"] })).await
}

/// A request with one accepted file, one rejected, and one without a verdict.
async fn with_verdicts(scene: &Scene) -> (String, Vec<String>) {
    let id = scene.ask_for("Tax returns").await;
    let mut files = Vec::new();
    for name in ["2023.pdf", "2024.pdf", "2025.pdf"] {
        files.push(scene.answer(&scene.lucia, &id, name, PDF).await);
    }
    let review = scene.elements(&format!("/{id}/review"));
    let yes = json!({ "decision": "ACCEPTED", "documentIds": [files[0]] });
    scene.review(&review, yes).await.expect(200);
    let no = json!({ "decision": "REJECTED", "documentIds": [files[1]], "reason": "NOT_SIGNED", "note": "Page 2" });
    scene.review(&review, no).await.expect(200);
    (id, files)
}

#[tokio::test]
async fn undoes_every_lender_action() {
    let scene = Scene::new().await;
    let (id, files) = with_verdicts(&scene).await;
    let element = scene.elements(&format!("/{id}"));
    let before = as_seen(&scene, &scene.dana, &id).await;
    let for_lucia = as_seen(&scene, &scene.lucia, &id).await;
    let first = &files[0];
    let steps: [(Method, String, Value); 9] = [
        (Method::DELETE, format!("{element}/answer"), Value::Null),
        (Method::DELETE, format!("{element}/answers/{first}"), Value::Null),
        (Method::POST, format!("{element}/review"), json!({ "decision": "ACCEPTED" })),
        (
            Method::POST,
            format!("{element}/review"),
            json!({ "decision": "REJECTED", "reason": "INCOMPLETE" }),
        ),
        (
            Method::POST,
            format!("{element}/review"),
            json!({ "decision": "ACCEPTED", "documentIds": [files[1]] }),
        ),
        (Method::PUT, element.clone(), json!({ "hidden": true })),
        (Method::PUT, element.clone(), json!({ "priorityType": "URGENT" })),
        (
            Method::PUT,
            element.clone(),
            json!({ "name": "Returns", "description": "All pages", "visibleAtStatus": "CLOSING" }),
        ),
        (
            Method::PUT,
            format!("{element}/answer"),
            json!({ "documentId": scene.upload(&scene.dana, "4.pdf", PDF).await }),
        ),
    ];
    for (method, path, mut body) in steps {
        if method == Method::PUT && path == element {
            let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
            body["version"] = list["content"][0]["version"].clone();
        }
        if path.ends_with("/review") {
            body = scene.about_shown(&path, body).await;
        }
        let mut request = scene.dana.request(method, &path);
        if !body.is_null() {
            request = request.json(&body);
        }
        let done = scene.dana.send(request).await.expect(200).json();
        assert_ne!(as_seen(&scene, &scene.dana, &id).await, before, "{path} {body} changed nothing");
        let back = undo(&scene, &scene.dana, &done).await.expect(200).json();
        assert!(back["version"].as_i64() > done["version"].as_i64());
        assert_eq!(as_seen(&scene, &scene.dana, &id).await, before, "after {path} {body}");
        assert_eq!(as_seen(&scene, &scene.lucia, &id).await, for_lucia, "after {path} {body}");
    }
}

#[tokio::test]
async fn author_undoes_a_not_applicable_claim() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Lease").await;
    let element = scene.elements(&format!("/{id}"));
    let open = as_seen(&scene, &scene.lucia, &id).await;
    let said = scene.lucia.post(&format!("{element}/not-applicable"), json!({ "reason": "We own." })).await;
    undo(&scene, &scene.lucia, &said.expect(200).json()).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.lucia, &id).await, open);

    scene.lucia.post(&format!("{element}/not-applicable"), json!({ "reason": "We own." })).await.expect(200);
    let waiting = as_seen(&scene, &scene.dana, &id).await;
    let agreed = scene.review(&format!("{element}/review"), json!({ "decision": "ACCEPTED" })).await;
    undo(&scene, &scene.dana, &agreed.expect(200).json()).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, waiting);
    let back = scene.lucia.delete(&format!("{element}/not-applicable")).await.expect(200).json();
    undo(&scene, &scene.lucia, &back).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, waiting);
}

#[tokio::test]
async fn borrower_restores_a_removed_answer_with_its_verdict() {
    let scene = Scene::new().await;
    let id = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &id, "w2.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "UNREADABLE" })).await.expect(200);
    let before = as_seen(&scene, &scene.lucia, &id).await;
    let gone = scene.lucia.delete(&scene.elements(&format!("/{id}/answer"))).await.expect(200).json();
    assert_eq!(gone["reviewState"], "OPEN");
    undo(&scene, &scene.lucia, &gone).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.lucia, &id).await, before);
    assert_eq!(before["rejection"]["byName"], "Dana Whitfield");
}

#[tokio::test]
async fn undo_overrules_no_one() {
    let scene = Scene::new().await;
    let (id, _) = with_verdicts(&scene).await;
    let element = scene.elements(&format!("/{id}"));
    let accepted = scene
        .review(&format!("{element}/review"), json!({ "decision": "ACCEPTED" }))
        .await
        .expect(200)
        .json();
    // Changes of other people can't be undone …
    let others = undo(&scene, &scene.lucia, &accepted).await.expect(422);
    assert_eq!(others.message(), "You have nothing to undo here");
    undo(&scene, &scene.stranger, &accepted).await.expect(404);
    // … nor after a later change …
    scene.answer(&scene.dana, &id, "2026.pdf", PDF).await;
    let late = undo(&scene, &scene.dana, &accepted).await.expect(409);
    assert_eq!(late.message(), "This has changed since then, so it can’t be undone");
    assert_eq!(as_seen(&scene, &scene.dana, &id).await["answers"].as_array().unwrap().len(), 4);

    // … nor twice, nor after a file was removed.
    let removed = scene.dana.delete(&format!("{element}/answer")).await.expect(200).json();
    let back = undo(&scene, &scene.dana, &removed).await.expect(200).json();
    undo(&scene, &scene.dana, &removed).await.expect(409);
    undo(&scene, &scene.dana, &back).await.expect(422);
    let removed = scene.dana.delete(&format!("{element}/answer")).await.expect(200).json();
    let file = back["answers"][0]["documentId"].as_str().unwrap();
    scene.lucia.delete(&format!("/v1/documents/{file}")).await.expect(204);
    undo(&scene, &scene.dana, &removed).await.expect(409);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await["reviewState"], "OPEN");
}

#[tokio::test]
async fn undo_notifies_observers_and_is_recorded() {
    let scene = Scene::new().await;
    let (id, _) = with_verdicts(&scene).await;
    let mut socket = Socket::open(&scene, &scene.lucia).await;
    socket.subscribe(&format!("loans/{}", scene.loan.id), None).await;
    let review = scene.elements(&format!("/{id}/review"));
    let accepted = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200).json();
    let told = socket.hear().await;
    undo(&scene, &scene.dana, &accepted).await.expect(200);
    assert_eq!(socket.hear().await["event"], told["event"]);

    let hidden = json!({ "version": accepted["version"].as_i64().unwrap() + 1, "hidden": true });
    let hidden = scene.dana.put(&scene.elements(&format!("/{id}")), hidden).await.expect(200).json();
    undo(&scene, &scene.dana, &hidden).await.expect(200);
    let kinds = |entries: Value| -> Vec<String> {
        entries.as_array().unwrap().iter().take(2).map(|e| e["kind"].as_str().unwrap().to_owned()).collect()
    };
    let history = scene.elements(&format!("/{id}/history"));
    let for_dana = scene.dana.get(&history).await.expect(200).json();
    assert!(!for_dana.to_string().contains("\"files\""), "what is kept for taking back stays on the server");
    assert_eq!(kinds(for_dana), ["updated", "updated"]);
    assert_eq!(kinds(scene.lucia.get(&history).await.expect(200).json()), ["taken-back", "accepted"]);
}

#[tokio::test]
async fn applied_template_can_be_undone() {
    let scene = Scene::new().await;
    let made = json!({ "name": "Purchase", "entityType": "INDIVIDUAL" });
    let template = scene.dana.post("/v1/templates", made).await.expect(201).json();
    let elements = format!("/v1/templates/{}/elements", template["id"].as_str().unwrap());
    let folder = json!({ "parentId": null, "name": "Income", "storageType": "FOLDER" });
    let folder = scene.dana.post(&elements, folder).await.expect(201).json();
    for name in ["W-2", "Pay stubs"] {
        let body = json!({ "parentId": folder["id"], "name": name, "storageType": "FILE" });
        scene.dana.post(&elements, body).await.expect(201);
    }
    scene
        .dana
        .post(&elements, json!({ "parentId": null, "name": "Licence", "storageType": "FILE" }))
        .await
        .expect(201);
    scene.ask_for("Licence").await;
    let before = scene.names_for(&scene.dana).await;
    let path = format!("/v1/loans/{}/templates/{}/apply", scene.loan.id, template["id"].as_str().unwrap());
    let applied = scene.dana.post(&path, json!({ "borrowerUserId": null })).await.expect(200).json();
    assert_eq!(applied["createdIds"].as_array().unwrap().len(), 1, "what is in a new folder goes with it");
    let undo = json!({ "elementIds": applied["createdIds"], "delete": true });
    scene.dana.post(&scene.elements("/bulk"), undo).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, before);
}

#[tokio::test]
async fn earlier_changes_are_undone_after_later_ones() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Deed").await;
    scene.answer(&scene.lucia, &id, "deed.pdf", PDF).await;
    let element = scene.elements(&format!("/{id}"));
    let review = format!("{element}/review");
    let put = |body: Value| scene.dana.put(&element, body);
    let at_first = as_seen(&scene, &scene.dana, &id).await;
    let accepted = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200).json();
    let seen_accepted = as_seen(&scene, &scene.dana, &id).await;
    let urgent =
        put(json!({ "priorityType": "URGENT", "version": accepted["version"] })).await.expect(200).json();
    let seen_urgent = as_seen(&scene, &scene.dana, &id).await;
    let hidden = put(json!({ "hidden": true, "version": urgent["version"] })).await.expect(200).json();

    // One after the other, latest first, each only once.
    undo(&scene, &scene.dana, &accepted).await.expect(409);
    undo(&scene, &scene.dana, &hidden).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, seen_urgent);
    undo(&scene, &scene.dana, &hidden).await.expect(409);
    undo(&scene, &scene.dana, &accepted).await.expect(409);
    let back = undo(&scene, &scene.dana, &urgent).await.expect(200).json();
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, seen_accepted);

    // Changes made in between are undone on their own, and earlier ones after that.
    let low = put(json!({ "priorityType": "LOW", "version": back["version"] })).await.expect(200).json();
    undo(&scene, &scene.dana, &accepted).await.expect(409);
    undo(&scene, &scene.dana, &low).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, seen_accepted);
    undo(&scene, &scene.dana, &accepted).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, at_first);
    undo(&scene, &scene.dana, &accepted).await.expect(409);
}

#[tokio::test]
async fn undoes_only_own_unchanged_actions() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Lease").await;
    let element = scene.elements(&format!("/{id}"));
    let kim = scene.lender_in("UTC").await;
    let open = as_seen(&scene, &scene.dana, &id).await;
    let by_dana =
        scene.dana.put(&element, json!({ "priorityType": "HIGH", "version": 1 })).await.expect(200).json();
    let by_kim =
        kim.put(&element, json!({ "hidden": true, "version": by_dana["version"] })).await.expect(200).json();
    undo(&scene, &scene.dana, &by_dana).await.expect(409);
    undo(&scene, &scene.dana, &by_kim).await.expect(422);
    undo(&scene, &kim, &by_kim).await.expect(200);
    undo(&scene, &kim, &by_dana).await.expect(422);
    undo(&scene, &scene.dana, &by_dana).await.expect(200);
    assert_eq!(as_seen(&scene, &scene.dana, &id).await, open);

    // A change before a move can no longer be undone.
    let high =
        scene.dana.put(&element, json!({ "priorityType": "HIGH", "version": 5 })).await.expect(200).json();
    let folder = scene.add(json!({ "name": "Papers", "storageType": "FOLDER" })).await;
    let there = json!({ "elementIds": [id], "parentId": folder["id"], "beforeId": null });
    let moved = scene.dana.post(&scene.elements("/move"), there).await.expect(200).json();
    let moved = moved.as_array().unwrap().iter().find(|row| row["id"] == id).unwrap();
    let low = json!({ "priorityType": "LOW", "version": moved["version"] });
    let low = scene.dana.put(&element, low).await.expect(200).json();
    undo(&scene, &scene.dana, &low).await.expect(200);
    undo(&scene, &scene.dana, &high).await.expect(409);
}
