//! Deleting a lead without activity.

use serde_json::json;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{PDF, Scene};

#[tokio::test]
async fn deletes_an_empty_lead_with_people_and_needs_list() {
    let scene = Scene::new().await;
    let lead = scene.app.loan(&scene.company().await, "A mistake", ReviewStatus::Lead).await;
    scene.app.add(&lead, &scene.lucia_is, Role::LeadBorrower).await;
    let path = format!("/v1/loans/{}", lead.id);
    let request = json!({ "parentId": null, "name": "Pay stubs", "storageType": "FILE" });
    scene.dana.post(&format!("{path}/elements"), request).await.expect(201);
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["mayDelete"], true);
    scene.lucia.delete(&path).await.expect(403);
    scene.dana.delete(&path).await.expect(204);
    for browser in [&scene.dana, &scene.lucia] {
        browser.get(&path).await.expect(404);
        browser.delete(&path).await.expect(404);
    }
    assert_eq!(scene.dana.get("/v1/loans").await.expect(200).json()["total"], 1);
}

#[tokio::test]
async fn refuses_to_delete_a_loan_with_activity() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    let code = async || scene.dana.delete(&path).await.expect(403).code();
    assert_eq!(code().await, "delete-only-leads");
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["mayDelete"], false);
    scene.dana.put(&format!("{path}/review-status"), json!({ "to": "LEAD", "version": 1 })).await.expect(200);
    let comment = json!({ "body": "Which year?", "visibleToBorrower": true });
    scene.dana.post(&scene.elements(&format!("/{request}/comments")), comment).await.expect(201);
    let refused = scene.dana.delete(&path).await.expect(403);
    assert_eq!(refused.code(), "delete-messages");
    assert!(refused.json()["message"].as_str().unwrap().ends_with("Archive it instead"));
    scene.announce(&scene.lucia, "stub.pdf", PDF.len()).await.expect(201);
    assert_eq!(code().await, "delete-documents", "one is on its way");
    scene.answer(&scene.lucia, &request, "stub.pdf", PDF).await;
    assert_eq!(code().await, "delete-documents");
    scene.stranger.delete(&path).await.expect(404);
    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs"], "nothing is lost");
}
