//! Archiving a loan, the calls that work then, and restoring it.

use serde_json::{Value, json};

use crate::support::{PDF, Scene, complete, send_bytes};

/// Changes the loan's status; returns the loan.
async fn change(scene: &Scene, to: &Value) -> Value {
    let path = format!("/v1/loans/{}", scene.loan.id);
    let version = scene.dana.get(&path).await.expect(200).json()["version"].clone();
    let body = json!({ "to": to, "version": version });
    scene.dana.put(&format!("{path}/review-status"), body).await.expect(200).json()
}

async fn archive(scene: &Scene) -> Value {
    change(scene, &json!("ARCHIVE")).await
}

#[tokio::test]
async fn archived_loan_is_read_only_and_restored_to_its_status() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.answer(&scene.lucia, &request, "stub.pdf", PDF).await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    let preview = scene.dana.get(&format!("{path}/status-change?to=ARCHIVE")).await.expect(200).json();
    assert!(preview["said"].as_str().unwrap().contains("bring it back"), "{preview}");
    let before = scene.dana.get(&path).await.expect(200).json();
    assert_eq!(before["archive"], json!({ "words": null, "to": "ARCHIVE" }));

    let archived = archive(&scene).await;
    assert_eq!(
        (&archived["reviewStatus"], &archived["archive"]["to"]),
        (&json!("ARCHIVE"), &json!("IN_PROGRESS"))
    );
    let seen = scene.lucia.get(&path).await.expect(200).json();
    assert_eq!(seen["archive"]["to"], json!(null), "borrowers don't bring it back");
    scene.lucia.get(&format!("/v1/documents/{document}/content")).await.expect(200);
    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs"]);

    let facts = json!({ "name": "Alvarez", "version": archived["version"] });
    let refused = scene.dana.put(&path, facts).await.expect(403);
    assert_eq!(refused.code(), "loan-archived-lender");
    assert_eq!(refused.json()["message"], archived["archive"]["words"]);
    let body = json!({ "parentId": null, "name": "More", "storageType": "FILE" });
    assert_eq!(scene.dana.post(&scene.elements(""), body).await.expect(403).code(), "loan-archived-lender");
    let answer = scene.elements(&format!("/{request}/answer"));
    assert_eq!(scene.lucia.delete(&answer).await.expect(403).code(), "loan-archived");
    assert_eq!(
        scene.lucia.put(&format!("{path}/review-status"), json!({ "to": "LEAD", "version": 2 })).await.status,
        403
    );
    assert_eq!(scene.stranger.put(&path, json!({ "name": "Mine", "version": 2 })).await.status, 404);

    let back = change(&scene, &archived["archive"]["to"]).await;
    assert_eq!((&back["reviewStatus"], &back["archive"]["words"]), (&json!("IN_PROGRESS"), &json!(null)));
    scene.lucia.delete(&answer).await.expect(200);
}

#[tokio::test]
async fn upload_to_an_archived_loan_waits_until_it_is_restored() {
    let scene = Scene::new().await;
    let upload = scene.announce(&scene.lucia, "stub.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), PDF).await.expect(204);
    let archived = archive(&scene).await;
    let id = upload["id"].as_str().unwrap();
    let refused = complete(&scene.lucia, id).await.expect(403);
    assert_eq!(refused.code(), "loan-archived");
    assert!(refused.json()["message"].as_str().unwrap().starts_with("This loan is archived"));
    assert_eq!(scene.announce(&scene.lucia, "other.pdf", 9).await.expect(403).code(), "loan-archived");
    let url = upload["url"].as_str().unwrap();
    assert_eq!(send_bytes(&scene.lucia, url, PDF).await.expect(403).code(), "loan-archived");
    change(&scene, &archived["archive"]["to"]).await;
    complete(&scene.lucia, id).await.expect(200);
}

#[tokio::test]
async fn list_can_exclude_archived_loans() {
    let scene = Scene::new().await;
    archive(&scene).await;
    for (query, shown) in [
        ("", 1),
        ("archived=false", 0),
        ("archived=true", 1),
        ("archived=false&status=ARCHIVE", 1),
        ("archived=false&status=CLOSING", 0),
    ] {
        let list = scene.dana.get(&format!("/v1/loans?{query}")).await.expect(200).json();
        assert_eq!(list["total"], json!(shown), "{query}");
    }
    scene.dana.get("/v1/loans?archived=maybe").await.expect(400);
}
