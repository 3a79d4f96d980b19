//! A lender manages the list, borrowers answer, the lender reviews; hidden requests stay hidden.

mod answers;
mod back_to_submitted;
mod borrower_requests;
mod borrower_view;
mod bulk_review;
mod comments;
mod due_dates;
mod earlier_versions;
mod element_changes;
mod examples;
mod page_marks;
mod reminders;
mod templates;
mod undo;

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::entity::{EnumColumn, element_history, loan, share};
use shared_rules::{loans::review_status::ReviewStatus, sharing::SharePermission};
use uuid::Uuid;

use crate::support::{PDF, Scene, TestApp, nothing};

#[tokio::test]
async fn borrower_uploads_and_lender_accepts() {
    let scene = Scene::new().await;
    let folder = scene.add(json!({ "parentId": null, "name": " Income ", "storageType": "FOLDER" })).await;
    assert_eq!(folder["name"], "Income");
    let request = scene
        .add(json!({ "parentId": folder["id"], "name": "Pay stubs", "storageType": "FILE", "priorityType": "HIGH" }))
        .await;
    assert_eq!((request["reviewState"].as_str(), request["version"].as_i64()), (Some("OPEN"), Some(1)));
    assert_eq!(scene.names_for(&scene.lucia).await, ["Income", "Pay stubs"]);

    let id = request["id"].as_str().unwrap();
    scene.answer(&scene.lucia, id, "stubs.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    let rejected = json!({ "decision": "REJECTED", "reason": "INCOMPLETE", "note": " Page 2 is missing. " });
    let seen = scene.review(&review, rejected).await.expect(200).json();
    assert_eq!(seen["reviewState"], "REJECTED");
    assert_eq!(seen["rejection"]["note"], "Page 2 is missing.");
    assert_eq!(seen["rejection"]["byName"], "Dana Whitfield");

    scene.answer(&scene.lucia, id, "all stubs.pdf", PDF).await;
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let request = &list["content"][1];
    assert_eq!((request["reviewState"].as_str(), &request["rejection"]), (Some("SUBMITTED"), &json!(null)));
    assert_eq!(request["answer"]["documentName"], "all stubs.pdf");
    assert_eq!(request["answer"]["uploadedByName"], "Lucia Alvarez");

    let accepted = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200).json();
    assert_eq!(accepted["reviewState"], "ACCEPTED");
    let remove = scene.lucia.delete(&scene.elements(&format!("/{id}/answer"))).await.expect(422);
    assert!(remove.message().starts_with("This document was accepted."), "{}", remove.text());
}

#[tokio::test]
async fn hidden_requests_never_reach_a_borrower() {
    let scene = Scene::new().await;
    let element = |name: &str, parent: &serde_json::Value, kind: &str| json!({ "parentId": parent, "name": name, "storageType": kind });
    let hidden =
        scene.add(json!({ "parentId": null, "name": "Ours", "storageType": "FOLDER", "hidden": true })).await;
    let inside = scene.add(element("Appraisal", &hidden["id"], "FILE")).await;
    for (name, priority) in [("Memo", "PRIVATE"), ("Fraud check", "HIDDEN")] {
        scene
            .add(json!({ "parentId": null, "name": name, "storageType": "FILE", "priorityType": priority }))
            .await;
    }
    let later = scene
        .add(json!({ "parentId": null, "name": "Closing", "storageType": "FOLDER", "visibleAtStatus": "CLOSING" }))
        .await;
    scene.add(element("Wire", &later["id"], "FILE")).await;
    let open = scene.ask_for("Pay stubs").await;

    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs"]);
    assert_eq!(scene.names_for(&scene.dana).await.len(), 7);
    assert!(scene.names_for(&scene.sofia).await.is_empty(), "a contact sees what is shared with them");

    let document = scene.upload(&scene.lucia, "a.pdf", PDF).await;
    let inside = inside["id"].as_str().unwrap();
    let hidden_answer = scene
        .lucia
        .put(&scene.elements(&format!("/{inside}/answer")), json!({ "documentId": document }))
        .await;
    let missing_answer = scene
        .lucia
        .put(&scene.elements(&format!("/{}/answer", nothing())), json!({ "documentId": document }))
        .await;
    assert_eq!(hidden_answer.expect(404).text(), missing_answer.expect(404).text());
    let upload = json!({ "name": "a.pdf", "size": 3, "loanId": scene.loan.id, "elementId": inside });
    scene.lucia.post("/v1/documents/uploads", upload).await.expect(404);

    set_status(&scene, ReviewStatus::Closing).await;
    assert_eq!(scene.names_for(&scene.lucia).await, ["Closing", "Wire", "Pay stubs"]);
    assert_eq!(scene.names_for(&scene.mateo).await, ["Closing", "Wire", "Pay stubs"]);
    share_with_lucia(&scene, &open).await;
    assert_eq!(scene.names_for(&scene.mateo).await, ["Closing", "Wire"]);
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(list["content"][2]["sharedInfo"][0]["sharedWithUser"]["givenName"], "Lucia");
}

#[tokio::test]
async fn only_lenders_change_the_list() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Pay stubs").await;
    let one = scene.elements(&format!("/{id}"));
    for browser in [&scene.lucia, &scene.sofia] {
        browser.post(&scene.elements(""), json!({ "name": "Mine", "storageType": "FILE" })).await.expect(403);
        browser.put(&one, json!({ "version": 1, "name": "Mine" })).await.expect(403);
        browser.delete(&one).await.expect(403);
        browser.post(&format!("{one}/restore"), json!({})).await.expect(403);
        browser.post(&format!("{one}/review"), json!({ "decision": "ACCEPTED" })).await.expect(403);
    }
    scene.stranger.get(&scene.elements("")).await.expect(404);
    scene.stranger.delete(&one).await.expect(404);
    scene.app.anyone().get(&scene.elements("")).await.expect(401);
}

#[tokio::test]
async fn stale_change_returns_the_current_state() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Pay stubs").await;
    let one = scene.elements(&format!("/{id}"));
    let change = json!({ "version": 1, "priorityType": "URGENT", "description": "Both of you", "visibleAtStatus": "LEAD" });
    let changed = scene.dana.put(&one, change).await.expect(200).json();
    assert_eq!((changed["version"].as_i64(), changed["priorityType"].as_str()), (Some(2), Some("URGENT")));

    let stale = scene.dana.put(&one, json!({ "version": 1, "name": "W-2" })).await.expect(409);
    assert_eq!(stale.code(), "stale");
    assert_eq!(stale.json()["current"]["priorityType"], "URGENT");
    let cleared =
        scene.dana.put(&one, json!({ "version": 2, "description": null, "visibleAtStatus": null })).await;
    let cleared = cleared.expect(200).json();
    assert_eq!((&cleared["description"], &cleared["visibleAtStatus"]), (&json!(null), &json!(null)));
    assert_eq!(cleared["name"], "Pay stubs");
}

#[tokio::test]
async fn deleting_a_folder_deletes_its_contents_and_can_be_undone() {
    let scene = Scene::new().await;
    let folder = scene.add(json!({ "parentId": null, "name": "Income", "storageType": "FOLDER" })).await;
    let inner = scene.add(json!({ "parentId": folder["id"], "name": "2025", "storageType": "FOLDER" })).await;
    let stubs =
        scene.add(json!({ "parentId": inner["id"], "name": "Pay stubs", "storageType": "FILE" })).await;
    let gone = scene.add(json!({ "parentId": inner["id"], "name": "Bonus", "storageType": "FILE" })).await;
    let path = |element: &serde_json::Value, rest: &str| {
        scene.elements(&format!("/{}{rest}", element["id"].as_str().unwrap()))
    };

    scene.dana.delete(&path(&gone, "")).await.expect(204);
    scene.dana.delete(&path(&folder, "")).await.expect(204);
    assert!(scene.names_for(&scene.dana).await.is_empty());
    scene.dana.delete(&path(&folder, "")).await.expect(404);
    let too_early = scene.dana.post(&path(&stubs, "/restore"), json!({})).await.expect(409);
    assert_eq!(too_early.code(), "folder-deleted");

    scene.dana.post(&path(&folder, "/restore"), json!({})).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, ["Income", "2025", "Pay stubs"]);
    scene.dana.post(&path(&gone, "/restore"), json!({})).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, ["Income", "2025", "Pay stubs", "Bonus"]);
    let entries = element_history::Entity::find().count(scene.app.state.db.read()).await.unwrap();
    assert_eq!(entries, 4 + 2 + 2);
}

#[tokio::test]
async fn invalid_element_names_field_and_reason() {
    let scene = Scene::new().await;
    let file = scene.ask_for("Pay stubs").await;
    let refused = [
        (json!({ "name": "  ", "storageType": "FILE" }), "name", "Name is required"),
        (
            json!({ "name": "x", "storageType": "FILE", "parentId": file }),
            "parentId",
            "Only a folder can contain folders and file requests",
        ),
    ];
    for (body, field, message) in refused {
        let reply = scene.dana.post(&scene.elements(""), body).await.expect(422).json();
        assert_eq!(
            (reply["violations"][0]["field"].as_str(), reply["message"].as_str()),
            (Some(field), Some(message))
        );
    }
    let malformed =
        scene.dana.post(&scene.elements(""), json!({ "name": "x", "storageType": "PILE" })).await.expect(400);
    assert_eq!(malformed.json()["violations"][0]["field"], "storageType");
    let nowhere = json!({ "name": "x", "storageType": "FILE", "parentId": nothing() });
    scene.dana.post(&scene.elements(""), nowhere).await.expect(404);
    scene.dana.get(&scene.elements("?view=SIDEWAYS")).await.expect(400);

    let review = scene.elements(&format!("/{file}/review"));
    let none = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(422);
    assert_eq!(none.message(), "There is no document yet");
    scene.answer(&scene.lucia, &file, "a.pdf", PDF).await;
    let reasonless = scene.review(&review, json!({ "decision": "REJECTED" })).await.expect(422).json();
    assert_eq!(reasonless["violations"][0]["field"], "reason");
}

#[tokio::test]
async fn answers_require_own_documents() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let path = scene.elements(&format!("/{request}/answer"));
    let of_mateo = scene.upload(&scene.mateo, "mateo.pdf", PDF).await;
    for document in [of_mateo.clone(), nothing().to_string()] {
        let reply = scene.lucia.put(&path, json!({ "documentId": document })).await.expect(422);
        assert_eq!(reply.code(), "invalid");
        assert_eq!(reply.message(), "This document is no longer available. Upload the file again.");
    }
    scene.dana.put(&path, json!({ "documentId": of_mateo })).await.expect(200);
    let open = scene.lucia.delete(&path).await.expect(200).json();
    assert_eq!((open["reviewState"].as_str(), &open["answer"]), (Some("OPEN"), &json!(null)));
}

#[tokio::test]
async fn list_uses_a_constant_number_of_statements() {
    let scene = Scene::new().await;
    let count = TestApp::statements;
    scene.ask_for("First").await;
    scene.names_for(&scene.lucia).await;
    scene.ask_for("Second").await;
    let before = count(&scene.app);
    scene.names_for(&scene.lucia).await;
    let short = count(&scene.app) - before;
    for n in 0..40 {
        scene.ask_for(&format!("Request {n}")).await;
    }
    let before = count(&scene.app);
    assert_eq!(scene.names_for(&scene.lucia).await.len(), 42);
    assert_eq!(count(&scene.app) - before, short);
    assert!(short <= 4, "{short}");
}

pub(crate) async fn set_status(scene: &Scene, status: ReviewStatus) {
    let tx = scene.app.state.db.write().await.unwrap();
    let row = loan::ActiveModel {
        id: Set(scene.loan.id),
        review_status: Set(EnumColumn(status)),
        ..Default::default()
    };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

pub(crate) async fn share_with_lucia(scene: &Scene, element: &str) {
    let tx = scene.app.state.db.write().await.unwrap();
    let row = share::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(scene.loan.id),
        element_id: Set(element.parse().unwrap()),
        shared_with: Set(scene.lucia_is.id),
        shared_by: Set(scene.lucia_is.id),
        permission: Set(EnumColumn(SharePermission::View)),
        created_at: Set(scene.app.state.clock.now()),
    };
    row.insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
}
