//! A rejected document stays with its request as an earlier version after a new document arrives.

use serde_json::{Value, json};

use crate::support::{Browser, PDF, Scene};

async fn earlier(scene: &Scene, browser: &Browser, request: &str) -> Vec<Value> {
    let path = scene.elements(&format!("/{request}/earlier-answers"));
    browser.get(&path).await.expect(200).json().as_array().unwrap().clone()
}

async fn shoebox(scene: &Scene) -> Vec<Value> {
    let path = format!("/v1/users/{}/shoebox", scene.lucia_is.id);
    scene.dana.get(&path).await.expect(200).json().as_array().unwrap().clone()
}

async fn request_of(browser: &Browser, scene: &Scene) -> Value {
    browser.get(&scene.elements("")).await.expect(200).json()["content"][0].clone()
}

/// A request with a rejected document, and another one in its place.
async fn answered_again(scene: &Scene) -> (String, String, String, Value) {
    let request = scene.ask_for("W-2").await;
    let first = scene.answer(&scene.lucia, &request, "blurred.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    let back = json!({ "decision": "REJECTED", "reason": "UNREADABLE", "note": "Page 2 is blurred." });
    scene.review(&review, back).await.expect(200);
    let second = scene.upload(&scene.lucia, "sharp.pdf", b"%PDF-1.4 sharp").await;
    let path = scene.elements(&format!("/{request}/answer"));
    let now = scene.lucia.put(&path, json!({ "documentId": second })).await.expect(200).json();
    (request, first, second, now)
}

#[tokio::test]
async fn rejected_document_stays_with_its_verdict() {
    let scene = Scene::new().await;
    let (request, first, second, now) = answered_again(&scene).await;
    assert_eq!(now["answers"].as_array().unwrap().len(), 1);
    assert_eq!(now["answers"][0]["documentId"], json!(second));
    assert_eq!(now["hasEarlierAnswers"], true);
    for browser in [&scene.dana, &scene.lucia, &scene.mateo] {
        let list = earlier(&scene, browser, &request).await;
        assert_eq!(list.len(), 1);
        assert_eq!((&list[0]["documentId"], &list[0]["reviewState"]), (&json!(first), &json!("REJECTED")));
        assert_eq!(list[0]["rejection"]["note"], "Page 2 is blurred.");
        browser.get(&format!("/v1/documents/{first}")).await.expect(200);
        assert_eq!(request_of(browser, &scene).await["hasEarlierAnswers"], true);
    }
    scene.sofia.get(&scene.elements(&format!("/{request}/earlier-answers"))).await.expect(404);
    scene.sofia.get(&format!("/v1/documents/{first}")).await.expect(404);
    assert_eq!(shoebox(&scene).await, Vec::<Value>::new(), "it isn't unfiled");
    scene.dana.delete(&scene.elements(&format!("/{request}"))).await.expect(204);
    assert_eq!(shoebox(&scene).await.len(), 2, "without its request it is");
}

#[tokio::test]
async fn removing_the_new_answer_restores_the_earlier_version() {
    let scene = Scene::new().await;
    let (request, first, _, now) = answered_again(&scene).await;
    let undo = scene.elements(&format!("/{request}/undo"));
    let was = scene.lucia.post(&undo, json!({ "version": now["version"] })).await.expect(200).json();
    assert_eq!((&was["answers"][0]["documentId"], &was["reviewState"]), (&json!(first), &json!("REJECTED")));
    assert_eq!(was["answers"][0]["rejection"]["note"], "Page 2 is blurred.");
    assert_eq!(was["hasEarlierAnswers"], false);
    assert!(earlier(&scene, &scene.dana, &request).await.is_empty());
}

#[tokio::test]
async fn resubmitted_earlier_version_becomes_the_answer() {
    let scene = Scene::new().await;
    let (request, first, second, _) = answered_again(&scene).await;
    scene.lucia.delete(&scene.elements(&format!("/{request}/answers/{second}"))).await.expect(200);
    assert_eq!(earlier(&scene, &scene.dana, &request).await.len(), 1, "it stays while nothing answers");
    let path = scene.elements(&format!("/{request}/answer"));
    let now = scene.lucia.put(&path, json!({ "documentId": first })).await.expect(200).json();
    assert_eq!((&now["reviewState"], &now["hasEarlierAnswers"]), (&json!("SUBMITTED"), &json!(false)));
    assert_eq!(now["answers"][0]["rejection"], Value::Null);
}

#[tokio::test]
async fn hides_a_deleted_earlier_version_until_restored() {
    let scene = Scene::new().await;
    let (request, first, ..) = answered_again(&scene).await;
    scene.lucia.delete(&format!("/v1/documents/{first}")).await.expect(204);
    assert!(earlier(&scene, &scene.dana, &request).await.is_empty());
    let restore = format!("/v1/loans/{}/trash/{first}/restore", scene.loan.id);
    scene.lucia.post(&restore, json!({})).await.expect(200);
    assert_eq!(earlier(&scene, &scene.dana, &request).await.len(), 1);
}
