//! A lender sets a reviewed document back to submitted, and the borrower isn't notified.

use serde_json::{Value, json};

use crate::support::{Browser, PDF, Scene};

async fn notices(browser: &Browser) -> Vec<Value> {
    browser.get("/v1/users/me/notices").await.expect(200).json()["content"].as_array().unwrap().clone()
}

async fn history(scene: &Scene, browser: &Browser, request: &str) -> Vec<String> {
    let path = scene.elements(&format!("/{request}/history"));
    let list = browser.get(&path).await.expect(200).json();
    list.as_array().unwrap().iter().map(|entry| entry["words"].as_str().unwrap().to_owned()).collect()
}

const BACK: &str = "SUBMITTED";

#[tokio::test]
async fn withdraws_a_verdict_silently_and_restores_it() {
    let scene = Scene::new().await;
    for verdict in [
        json!({ "decision": "ACCEPTED" }),
        json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." }),
    ] {
        let request = scene.ask_for("W-2").await;
        let name = format!("{}.pdf", verdict["decision"].as_str().unwrap());
        let bytes = [PDF, name.as_bytes()].concat();
        let document = scene.answer(&scene.lucia, &request, &name, &bytes).await;
        let review = scene.elements(&format!("/{request}/review"));
        let judged = scene.review(&review, verdict).await.expect(200).json();
        let (told, record) = (notices(&scene.lucia).await, history(&scene, &scene.lucia, &request).await);
        let unread = scene.lucia.get("/v1/users/me/notices/unread").await.expect(200).json();

        let back = json!({ "decision": BACK, "documentIds": [document] });
        let now = scene.dana.post(&review, back).await.expect(200).json();
        assert_eq!((&now["reviewState"], &now["rejection"]), (&json!("SUBMITTED"), &Value::Null));
        assert_eq!(now["answers"][0]["reviewState"], "SUBMITTED");
        assert_eq!(notices(&scene.lucia).await, told, "nothing new is told");
        assert_eq!(scene.lucia.get("/v1/users/me/notices/unread").await.expect(200).json(), unread);
        assert_eq!(history(&scene, &scene.lucia, &request).await, record, "nor on record for borrowers");
        assert_eq!(
            history(&scene, &scene.dana, &request).await[0],
            format!("set “{name}” back to submitted")
        );

        let undo = scene.elements(&format!("/{request}/undo"));
        let was = scene.dana.post(&undo, json!({ "version": now["version"] })).await.expect(200).json();
        assert_eq!(was["reviewState"], judged["reviewState"]);
        assert_eq!(was["answers"][0]["rejection"], judged["answers"][0]["rejection"]);
        assert_eq!(notices(&scene.lucia).await, told, "nor when it is taken back");
        assert_eq!(history(&scene, &scene.lucia, &request).await, record);
        assert_eq!(history(&scene, &scene.dana, &request).await[0], "undid: set this back to submitted");
    }
}

#[tokio::test]
async fn only_lenders_withdraw_an_existing_verdict() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let review = scene.elements(&format!("/{request}/review"));
    let back = json!({ "decision": BACK });
    assert_eq!(scene.dana.post(&review, back.clone()).await.expect(422).code(), "invalid");
    let (one, two) = (
        scene.answer(&scene.lucia, &request, "one.pdf", PDF).await,
        scene.answer(&scene.lucia, &request, "two.pdf", b"%PDF-1.4 two").await,
    );
    let waits = scene.dana.post(&review, back.clone()).await.expect(422);
    assert_eq!(waits.json()["violations"][0]["code"], "waits-for-review-already");
    let accept = json!({ "decision": "ACCEPTED", "documentIds": [one] });
    scene.review(&review, accept).await.expect(200);
    let foreign = json!({ "decision": BACK, "documentIds": [uuid::Uuid::now_v7()] });
    scene.dana.post(&review, foreign).await.expect(422);
    scene.lucia.post(&review, back.clone()).await.expect(403);
    let waiting = json!({ "decision": BACK, "documentIds": [two] });
    scene.dana.post(&review, waiting).await.expect(422);
    let now = scene.dana.post(&review, back).await.expect(200).json();
    let states: Vec<&str> =
        now["answers"].as_array().unwrap().iter().map(|a| a["reviewState"].as_str().unwrap()).collect();
    assert_eq!(states, ["SUBMITTED", "SUBMITTED"]);
}
