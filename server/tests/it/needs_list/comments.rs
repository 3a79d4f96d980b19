//! Comments on a request and its history; some comments are internal to lenders.

use serde_json::json;

use crate::support::{PDF, Scene, Socket};

#[tokio::test]
async fn comments_are_shared_or_internal_to_lenders() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Tax returns").await;
    let path = scene.elements(&format!("/{id}/comments"));
    let say = |body: &str, all: bool| json!({ "body": body, "visibleToBorrower": all });
    let said = scene.lucia.post(&path, say(" Which years? ", true)).await.expect(201).json();
    assert_eq!((&said["body"], &said["author"]["givenName"]), (&json!("Which years?"), &json!("Lucia")));
    scene.dana.post(&path, say("The income looks odd.", false)).await.expect(201);
    scene.dana.post(&path, say("The last two.", true)).await.expect(201);

    let bodies = async |browser: &crate::support::Browser| {
        let list = browser.get(&path).await.expect(200).json();
        let bodies = list.as_array().unwrap().iter().map(|c| c["body"].as_str().unwrap().to_owned());
        bodies.collect::<Vec<_>>()
    };
    assert_eq!(bodies(&scene.dana).await, ["Which years?", "The income looks odd.", "The last two."]);
    assert_eq!(bodies(&scene.mateo).await, ["Which years?", "The last two."]);
    scene.sofia.get(&path).await.expect(404);
    let count = async |browser: &crate::support::Browser| {
        browser.get(&scene.elements("")).await.expect(200).json()["content"][0]["commentCount"].clone()
    };
    assert_eq!((count(&scene.dana).await, count(&scene.lucia).await), (json!(3), json!(2)));

    let blank = scene.lucia.post(&path, say(" ", true)).await.expect(422);
    assert_eq!(blank.message(), "Write something first");
    scene.lucia.post(&path, say(&"x".repeat(10_000), true)).await.expect(422);
    let secret = scene.lucia.post(&path, say("Psst", false)).await.expect(422);
    assert_eq!(secret.message(), "Only the lending team can write internal comments");
}

#[tokio::test]
async fn history_contains_only_visible_entries() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Pay stubs").await;
    let one = scene.elements(&format!("/{id}"));
    scene.dana.put(&one, json!({ "version": 1, "priorityType": "URGENT" })).await.expect(200);
    scene.dana.post(&format!("{one}/comments"), json!({ "body": "Ours.", "visibleToBorrower": false })).await;
    scene.answer(&scene.lucia, &id, "stubs.pdf", PDF).await;
    let back = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." });
    scene.review(&format!("{one}/review"), back).await.expect(200);

    let of = async |browser: &crate::support::Browser| {
        browser.get(&format!("{one}/history")).await.expect(200).json().as_array().unwrap().clone()
    };
    let kinds = |entries: &[serde_json::Value]| {
        entries.iter().map(|entry| entry["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let ours = of(&scene.dana).await;
    assert_eq!(kinds(&ours), ["rejected", "answered", "commented", "updated", "created"]);
    assert_eq!(ours[0]["detail"]["documents"][0]["documentName"], "stubs.pdf");
    assert_eq!(ours[3]["detail"]["after"]["priorityType"], "URGENT");
    let theirs = of(&scene.mateo).await;
    assert_eq!(kinds(&theirs), ["rejected", "answered", "created"]);
    assert_eq!(theirs[0]["detail"], json!({ "reason": "NOT_SIGNED", "note": "Page 2." }));
    assert_eq!(theirs[1]["detail"], json!({}));
    assert_eq!(of(&scene.lucia).await[1]["detail"]["documentName"], "stubs.pdf");
    scene.sofia.get(&format!("{one}/history")).await.expect(404);
}

#[tokio::test]
async fn internal_comments_never_reach_borrowers_or_contacts() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Tax returns").await;
    scene.answer(&scene.lucia, &id, "taxes.pdf", PDF).await;
    let path = scene.elements(&format!("/{id}/comments"));
    let others = [&scene.lucia, &scene.mateo];
    let calls = [
        path.clone(),
        scene.elements(""),
        scene.elements(&format!("/{id}/history")),
        format!("/v1/loans/{}", scene.loan.id),
        format!("/v1/loans/{}/tasks/consolidated", scene.loan.id),
        "/v1/users/me/notices".to_owned(),
        "/v1/users/me/notices/unread".to_owned(),
        "/v1/loans".to_owned(),
    ];
    let all = async || {
        let mut seen = Vec::new();
        for browser in others {
            for call in &calls {
                seen.push(browser.get(call).await.expect(200).json());
            }
        }
        seen
    };
    let topic = format!("loans/{}", scene.loan.id);
    let (mut hers, mut danas) =
        (Socket::open(&scene, &scene.lucia).await, Socket::open(&scene, &scene.dana).await);
    hers.subscribe(&topic, None).await;
    danas.subscribe(&topic, None).await;
    let before = all().await;
    // By default a lender's comment is internal.
    let said = scene.dana.post(&path, json!({ "body": "The income looks odd." })).await.expect(201).json();
    assert_eq!(said["visibleToBorrower"], false);
    assert_eq!(danas.hear().await["data"]["elementId"], json!(id), "lenders hear of it");
    hers.hears_nothing().await;
    assert_eq!(all().await, before, "to others nothing happened");
    let count = scene.dana.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(count["content"][0]["commentCount"], 1);

    // A gap in the event numbers would make the socket catch up with what it missed.
    let visible = json!({ "body": "Which years?", "visibleToBorrower": true });
    scene.dana.post(&path, visible).await.expect(201);
    assert_eq!(hers.hear().await["event"], "element-updated");
    let theirs = scene.lucia.get(&path).await.expect(200).json();
    assert_eq!(theirs.as_array().unwrap().len(), 1);
    assert_ne!(all().await, before);
    // Comments of borrowers are always visible.
    let asked = scene.lucia.post(&path, json!({ "body": "The last two?" })).await.expect(201).json();
    assert_eq!(asked["visibleToBorrower"], true);
}
