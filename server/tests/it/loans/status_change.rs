//! Changing a loan's status, with a preview of what it shows to borrowers.

use serde_json::{Value, json};

use crate::support::{Scene, nothing};

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|element| element["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn preview_matches_what_the_status_shows() {
    let scene = Scene::new().await;
    scene.ask_for("Pay stubs").await;
    let folder = scene
        .add(json!({ "parentId": null, "name": "Closing", "storageType": "FOLDER", "visibleAtStatus": "CLOSING" }))
        .await;
    scene.add(json!({ "parentId": folder["id"], "name": "Wire", "storageType": "FILE" })).await;
    let secret = json!({ "parentId": folder["id"], "name": "Fraud check", "storageType": "FILE", "priorityType": "PRIVATE" });
    scene.add(secret).await;

    let loan = format!("/v1/loans/{}", scene.loan.id);
    let preview = scene.dana.get(&format!("{loan}/status-change?to=CLOSING")).await.expect(200).json();
    assert_eq!(names(&preview["becomesVisible"]), ["Closing", "Wire"]);
    assert!(names(&preview["becomesHidden"]).is_empty());
    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs"], "looking changes nothing");

    let change = json!({ "to": "CLOSING", "version": 1 });
    let changed = scene.dana.put(&format!("{loan}/review-status"), change.clone()).await.expect(200).json();
    assert_eq!((&changed["reviewStatus"], &changed["version"]), (&json!("CLOSING"), &json!(2)));
    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs", "Closing", "Wire"]);
    let back = scene.dana.get(&format!("{loan}/status-change?to=LEAD")).await.expect(200).json();
    assert_eq!(names(&back["becomesHidden"]), ["Closing", "Wire"]);

    let stale = scene.dana.put(&format!("{loan}/review-status"), change).await.expect(409);
    assert_eq!(stale.code(), "stale");
    assert_eq!(stale.json()["current"]["reviewStatus"], "CLOSING");
    let same = json!({ "to": "CLOSING", "version": 2 });
    let same = scene.dana.put(&format!("{loan}/review-status"), same).await.expect(200).json();
    assert_eq!(same["version"], 2, "nothing changed");
}

#[tokio::test]
async fn only_lenders_change_to_an_existing_status() {
    let scene = Scene::new().await;
    let path = format!("/v1/loans/{}/review-status", scene.loan.id);
    for browser in [&scene.lucia, &scene.sofia] {
        browser.put(&path, json!({ "to": "CLOSING", "version": 1 })).await.expect(403);
        browser.get(&format!("/v1/loans/{}/status-change?to=CLOSING", scene.loan.id)).await.expect(403);
    }
    scene.stranger.put(&path, json!({ "to": "CLOSING", "version": 1 })).await.expect(404);
    scene.dana.put(&path, json!({ "to": "SOMEDAY", "version": 1 })).await.expect(400);
    scene.dana.get(&format!("/v1/loans/{}/status-change?to=SOMEDAY", scene.loan.id)).await.expect(400);
    scene.dana.get(&format!("/v1/loans/{}/status-change?to=LEAD", nothing())).await.expect(404);
}
