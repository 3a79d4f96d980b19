//! Submitted documents of several requests are accepted together, and undone together.

use serde_json::{Value, json};

use crate::support::{PDF, Scene, send_bytes};

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
async fn accepts_and_undoes_several_requests_together() {
    let scene = Scene::new().await;
    let mut ids = Vec::new();
    for name in ["W-2", "Pay stubs", "Lease", "Tax returns"] {
        ids.push(scene.ask_for(name).await);
    }
    scene.answer(&scene.lucia, &ids[0], "w2.pdf", PDF).await;
    let bad = scene.answer(&scene.lucia, &ids[1], "may.pdf", PDF).await;
    let back = json!({ "decision": "REJECTED", "documentIds": [bad], "reason": "NOT_SIGNED" });
    scene.answer(&scene.lucia, &ids[1], "june.pdf", b"%PDF-1.4 june").await;
    scene.review(&scene.elements(&format!("/{}/review", ids[1])), back).await.expect(200);
    let excuse = json!({ "reason": "We own." });
    scene.lucia.post(&scene.elements(&format!("/{}/not-applicable", ids[2])), excuse).await.expect(200);
    let before = ["SUBMITTED", "SUBMITTED", "NOT_APPLICABLE", "OPEN"];
    assert_eq!(states(&scene).await, before);

    let accept = scene.elements("/accept");
    let done = scene.dana.post(&accept, scene.accepting(&ids).await).await.expect(200).json();
    assert_eq!(done.as_array().unwrap().len(), 3, "what waits for nothing stays");
    assert_eq!(states(&scene).await, ["ACCEPTED", "PARTLY_ACCEPTED", "ACCEPTED", "OPEN"]);
    let record = scene.dana.get(&scene.elements(&format!("/{}/history", ids[0]))).await.expect(200).json();
    assert_eq!(record[0]["kind"], "accepted");
    let nothing = scene.dana.post(&accept, json!({ "elementIds": ids })).await.expect(422);
    assert_eq!(nothing.message(), "None of this needs review anymore");

    let undo = scene.elements("/undo");
    scene.dana.post(&undo, versions(&done)).await.expect(200);
    assert_eq!(states(&scene).await, before);
    scene.dana.post(&undo, versions(&done)).await.expect(409);
}

#[tokio::test]
async fn undoes_several_requests_completely_or_not_at_all() {
    let scene = Scene::new().await;
    let (one, two) = (scene.ask_for("W-2").await, scene.ask_for("Lease").await);
    scene.answer(&scene.lucia, &one, "w2.pdf", PDF).await;
    scene.answer(&scene.lucia, &two, "lease.pdf", PDF).await;
    let done = scene.dana.post(&scene.elements("/accept"), scene.accepting(&[&one, &two]).await).await;
    let done = done.expect(200).json();
    let other = json!({ "decision": "REJECTED", "reason": "INCOMPLETE" });
    scene.review(&scene.elements(&format!("/{two}/review")), other).await.expect(200);
    scene.dana.post(&scene.elements("/undo"), versions(&done)).await.expect(409);
    assert_eq!(states(&scene).await, ["ACCEPTED", "REJECTED"]);
    let many: Vec<_> = (0..501).map(|_| uuid::Uuid::now_v7()).collect();
    let reply = scene.dana.post(&scene.elements("/accept"), json!({ "elementIds": many })).await.expect(422);
    assert_eq!(reply.json()["violations"][0]["field"], "elementIds");
}

/// Lucia uploads new content of a document.
async fn replace(scene: &Scene, document: &str, bytes: &[u8]) {
    let upload = scene.announce(&scene.lucia, "again.pdf", bytes.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), bytes).await.expect(204);
    let versions = format!("/v1/documents/{document}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })).await.expect(200);
}

#[tokio::test]
async fn refuses_a_verdict_on_a_replaced_file() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    for (at, verdict) in [
        json!({ "decision": "ACCEPTED" }),
        json!({ "decision": "ACCEPTED", "documentIds": [document] }),
        json!({ "decision": "REJECTED", "reason": "UNREADABLE", "documentIds": [document] }),
    ]
    .into_iter()
    .enumerate()
    {
        let looked_at = scene.about_shown(&review, verdict).await;
        let bulk = scene.accepting(&[&request]).await;
        replace(&scene, &document, format!("%PDF-1.4 another {at}").as_bytes()).await;
        let refused = scene.dana.post(&review, looked_at.clone()).await.expect(409).json();
        assert_eq!(refused["code"], "newer-than-shown");
        let now = scene.about_shown(&review, json!({})).await["shown"].clone();
        assert_ne!(now, looked_at["shown"]);
        assert_eq!(refused["current"]["answers"][0]["sha256"], now[0]["sha256"], "the new one comes along");
        let refused = scene.dana.post(&scene.elements("/accept"), bulk).await.expect(409);
        assert_eq!(refused.code(), "newer-than-shown");
        assert_eq!(states(&scene).await, ["SUBMITTED"]);
    }
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
}

#[tokio::test]
async fn refuses_a_verdict_without_version() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    let version =
        scene.dana.get(&scene.elements("")).await.expect(200).json()["content"][0]["version"].clone();
    for verdict in [
        json!({ "decision": "ACCEPTED" }),
        json!({ "decision": "ACCEPTED", "documentIds": [document] }),
        json!({ "decision": "ACCEPTED", "version": version }),
        json!({ "decision": "REJECTED", "reason": "UNREADABLE" }),
    ] {
        let refused = scene.dana.post(&review, verdict).await.expect(422).json();
        assert_eq!(refused["violations"][0]["code"], "shown-required");
    }
    let refused = scene.dana.post(&scene.elements("/accept"), json!({ "elementIds": [request] })).await;
    assert_eq!(refused.expect(422).json()["violations"][0]["code"], "shown-required");
    let other = json!([{ "documentId": document, "sha256": "0".repeat(64) }]);
    let foreign = json!({ "decision": "ACCEPTED", "shown": other });
    scene.dana.post(&review, foreign).await.expect(409);
    assert_eq!(states(&scene).await, ["SUBMITTED"]);
}

#[tokio::test]
async fn does_not_accept_a_file_added_meanwhile() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let may = scene.answer(&scene.lucia, &request, "may.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    let (one, many) = (
        scene.about_shown(&review, json!({ "decision": "ACCEPTED" })).await,
        scene.accepting(&[&request]).await,
    );
    scene.answer(&scene.lucia, &request, "june.pdf", b"%PDF-1.4 june").await;
    let refused = scene.dana.post(&review, one.clone()).await.expect(409);
    assert!(refused.message().contains("june.pdf"), "{}", refused.message());
    assert_eq!(
        scene.dana.post(&scene.elements("/accept"), many).await.expect(409).code(),
        "newer-than-shown"
    );
    // The one that was viewed can be accepted alone.
    let mut only = one;
    only["documentIds"] = json!([may]);
    scene.dana.post(&review, only).await.expect(200);
    assert_eq!(states(&scene).await, ["SUBMITTED"]);
}

#[tokio::test]
async fn does_not_accept_a_reason_changed_meanwhile() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Lease").await;
    let reason = scene.elements(&format!("/{request}/not-applicable"));
    scene.lucia.post(&reason, json!({ "reason": "We own." })).await.expect(200);
    let review = scene.elements(&format!("/{request}/review"));
    let (one, many) = (
        scene.about_shown(&review, json!({ "decision": "ACCEPTED" })).await,
        scene.accepting(&[&request]).await,
    );
    scene.lucia.delete(&reason).await.expect(200);
    scene.lucia.post(&reason, json!({ "reason": "I would rather not." })).await.expect(200);
    scene.dana.post(&review, one).await.expect(409);
    scene.dana.post(&scene.elements("/accept"), many).await.expect(409);
    let unnamed = scene.dana.post(&review, json!({ "decision": "ACCEPTED" })).await.expect(422).json();
    assert_eq!(unnamed["violations"][0]["field"], "version");
    assert_eq!(states(&scene).await, ["NOT_APPLICABLE"]);
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
}

#[tokio::test]
async fn concurrent_replacement_is_reviewed_again_or_refused() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let document = scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    for round in 0..5 {
        let bytes = format!("%PDF-1.4 round {round}");
        let looked_at = scene.about_shown(&review, json!({ "decision": "ACCEPTED" })).await;
        let upload = scene.announce(&scene.lucia, "again.pdf", bytes.len()).await.expect(201).json();
        send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), bytes.as_bytes()).await.expect(204);
        let versions = format!("/v1/documents/{document}/versions");
        let (brought, accepted) = tokio::join!(
            scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })),
            scene.dana.post(&review, looked_at),
        );
        let seen = states(&scene).await;
        match (brought.status, accepted.status) {
            (200, 409) => assert_eq!(seen, ["SUBMITTED"]),
            // Accepted as it was viewed: either nothing replaced it, or the replacement waits for review.
            (200, 200) => assert_eq!(seen, ["SUBMITTED"]),
            (_, 200) => {
                assert_eq!(seen, ["ACCEPTED"]);
                scene
                    .review(&review, json!({ "decision": "REJECTED", "reason": "UNREADABLE" }))
                    .await
                    .expect(200);
            }
            other => panic!("{other:?}: {} {}", brought.text(), accepted.text()),
        }
    }
}
