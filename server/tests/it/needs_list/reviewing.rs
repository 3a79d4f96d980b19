//! What waits on several requests is accepted at once, and taken back at once.

use serde_json::{Value, json};

use crate::support::{PDF, Scene};

async fn states(scene: &Scene) -> Vec<String> {
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let rows = list["content"].as_array().unwrap().clone();
    rows.iter().map(|row| row["reviewState"].as_str().unwrap().to_owned()).collect()
}

fn versions(done: &Value) -> Value {
    let each = |row: &Value| (row["id"].as_str().unwrap().to_owned(), row["version"].clone());
    let versions: serde_json::Map<String, Value> = done.as_array().unwrap().iter().map(each).collect();
    json!({ "versions": versions })
}

#[tokio::test]
async fn what_waits_on_several_requests_is_accepted_and_taken_back_at_once() {
    let scene = Scene::new().await;
    let mut ids = Vec::new();
    for name in ["W-2", "Pay stubs", "Lease", "Tax returns"] {
        ids.push(scene.ask_for(name).await);
    }
    scene.answer(&scene.lucia, &ids[0], "w2.pdf", PDF).await;
    let bad = scene.answer(&scene.lucia, &ids[1], "may.pdf", PDF).await;
    let back = json!({ "decision": "REJECTED", "documentIds": [bad], "reason": "NOT_SIGNED" });
    scene.answer(&scene.lucia, &ids[1], "june.pdf", b"%PDF-1.4 june").await;
    scene.dana.post(&scene.elements(&format!("/{}/review", ids[1])), back).await.expect(200);
    let excuse = json!({ "reason": "We own." });
    scene.lucia.post(&scene.elements(&format!("/{}/not-applicable", ids[2])), excuse).await.expect(200);
    let before = ["SUBMITTED", "SUBMITTED", "NOT_APPLICABLE", "OPEN"];
    assert_eq!(states(&scene).await, before);

    let accept = scene.elements("/accept");
    let done = scene.dana.post(&accept, json!({ "elementIds": ids })).await.expect(200).json();
    assert_eq!(done.as_array().unwrap().len(), 3, "what waits for nothing stays");
    assert_eq!(states(&scene).await, ["ACCEPTED", "PARTLY_ACCEPTED", "ACCEPTED", "OPEN"]);
    let record = scene.dana.get(&scene.elements(&format!("/{}/history", ids[0]))).await.expect(200).json();
    assert_eq!(record[0]["kind"], "accepted");
    let nothing = scene.dana.post(&accept, json!({ "elementIds": ids })).await.expect(422);
    assert_eq!(nothing.message(), "Nothing of this waits for review any more");

    let undo = scene.elements("/undo");
    scene.dana.post(&undo, versions(&done)).await.expect(200);
    assert_eq!(states(&scene).await, before);
    scene.dana.post(&undo, versions(&done)).await.expect(409);
}

#[tokio::test]
async fn several_are_taken_back_together_or_not_at_all() {
    let scene = Scene::new().await;
    let (one, two) = (scene.ask_for("W-2").await, scene.ask_for("Lease").await);
    scene.answer(&scene.lucia, &one, "w2.pdf", PDF).await;
    scene.answer(&scene.lucia, &two, "lease.pdf", PDF).await;
    let done = scene.dana.post(&scene.elements("/accept"), json!({ "elementIds": [one, two] })).await;
    let done = done.expect(200).json();
    let other = json!({ "decision": "REJECTED", "reason": "INCOMPLETE" });
    scene.dana.post(&scene.elements(&format!("/{two}/review")), other).await.expect(200);
    scene.dana.post(&scene.elements("/undo"), versions(&done)).await.expect(409);
    assert_eq!(states(&scene).await, ["ACCEPTED", "REJECTED"]);
    let many: Vec<_> = (0..501).map(|_| uuid::Uuid::now_v7()).collect();
    let reply = scene.dana.post(&scene.elements("/accept"), json!({ "elementIds": many })).await.expect(422);
    assert_eq!(reply.json()["violations"][0]["field"], "elementIds");
}
