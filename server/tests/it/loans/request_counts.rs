//! The counts in the list of loans match the needs list after every change.

use serde_json::{Value, json};

use crate::support::{PDF, Scene};

/// The counts that Dana sees: open, submitted, accepted, rejected.
async fn counts(scene: &Scene) -> [i64; 4] {
    let loans = scene.dana.get("/v1/loans").await.expect(200).json();
    let id = json!(scene.loan.id);
    let loan = loans["content"].as_array().unwrap().iter().find(|loan| loan["id"] == id).unwrap();
    ["open", "submitted", "accepted", "rejected"].map(|name| loan["counts"][name].as_i64().unwrap())
}

#[tokio::test]
async fn every_change_updates_the_loans_counts() {
    let scene = Scene::new().await;
    assert_eq!(counts(&scene).await, [0, 0, 0, 0]);
    let (stubs, decree) = (scene.ask_for("Pay stubs").await, scene.ask_for("Divorce decree").await);
    assert_eq!(counts(&scene).await, [2, 0, 0, 0]);
    scene.answer(&scene.lucia, &stubs, "stubs.pdf", PDF).await;
    let why = json!({ "reason": "Never married." });
    scene.lucia.post(&scene.elements(&format!("/{decree}/not-applicable")), why).await.expect(200);
    assert_eq!(counts(&scene).await, [0, 2, 0, 0]);
    let review = scene.elements(&format!("/{stubs}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" })).await.expect(200);
    assert_eq!(counts(&scene).await, [0, 1, 0, 1]);
    scene.lucia.delete(&scene.elements(&format!("/{decree}/not-applicable"))).await.expect(200);
    assert_eq!(counts(&scene).await, [1, 0, 0, 1]);
    scene.dana.delete(&scene.elements(&format!("/{stubs}"))).await.expect(204);
    assert_eq!(counts(&scene).await, [1, 0, 0, 0]);
    scene.dana.post(&scene.elements(&format!("/{stubs}/restore")), json!({})).await.expect(200);
    assert_eq!(counts(&scene).await, [1, 0, 0, 1]);
    let hide = json!({ "elementIds": [decree], "hidden": true });
    scene.dana.post(&scene.elements("/bulk"), hide).await.expect(200);
    assert_eq!(counts(&scene).await, [0, 0, 0, 1]);
    // Some requests are shown only from a later status on.
    let later =
        json!({ "parentId": null, "name": "Wire", "storageType": "FILE", "visibleAtStatus": "CLOSING" });
    scene.add(later).await;
    assert_eq!(counts(&scene).await, [0, 0, 0, 1]);
    let status = format!("/v1/loans/{}/review-status", scene.loan.id);
    let loan: Value = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let closing = json!({ "version": loan["version"], "to": "CLOSING" });
    scene.dana.put(&status, closing).await.expect(200);
    assert_eq!(counts(&scene).await, [1, 0, 0, 1]);
    assert!(scene.app.miscounted().await.is_empty());
}
