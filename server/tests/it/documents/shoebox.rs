//! Unfiled documents in the shoebox, and filing them.

use serde_json::{Value, json};

use crate::support::{Browser, PDF, Scene, nothing};

async fn shoebox(browser: &Browser, user: &str) -> Value {
    browser.get(&format!("/v1/users/{user}/shoebox")).await.expect(200).json()
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|document| document["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn unfiled_documents_stay_in_the_shoebox_until_filed() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    scene.upload(&scene.mateo, "mateo.pdf", PDF).await;
    let lucia = scene.lucia_is.id.to_string();
    for browser in [&scene.lucia, &scene.dana] {
        let list = shoebox(browser, &lucia).await;
        assert_eq!(names(&list), ["stubs.pdf"]);
        assert_eq!(
            (&list[0]["loanName"], &list[0]["loanId"], &list[0]["uploadedByName"]),
            (&json!("Alvarez – purchase"), &json!(scene.loan.id), &json!("Lucia Alvarez"))
        );
    }

    let answer = scene.elements(&format!("/{request}/answer"));
    scene.dana.put(&answer, json!({ "documentId": document })).await.expect(200);
    assert!(names(&shoebox(&scene.lucia, &lucia).await).is_empty(), "it is filed");
    scene.lucia.delete(&answer).await.expect(200);
    assert_eq!(names(&shoebox(&scene.lucia, &lucia).await), ["stubs.pdf"], "and back");

    scene.lucia.put(&answer, json!({ "documentId": document })).await.expect(200);
    scene.dana.delete(&scene.elements(&format!("/{request}"))).await.expect(204);
    assert_eq!(
        names(&shoebox(&scene.lucia, &lucia).await),
        ["stubs.pdf"],
        "the request is gone, the document isn't"
    );
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    assert!(names(&shoebox(&scene.lucia, &lucia).await).is_empty());
}

#[tokio::test]
async fn shows_the_own_shoebox_and_lenders_those_of_their_loans() {
    let scene = Scene::new().await;
    scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let path = format!("/v1/users/{}/shoebox", scene.lucia_is.id);
    for browser in [&scene.mateo, &scene.sofia, &scene.stranger] {
        browser.get(&path).await.expect(404);
    }
    let elsewhere = format!("{path}?loanId={}", nothing());
    assert!(names(&scene.dana.get(&elsewhere).await.expect(200).json()).is_empty());
    let here = format!("{path}?loanId={}", scene.loan.id);
    assert_eq!(names(&scene.dana.get(&here).await.expect(200).json()), ["stubs.pdf"]);
    scene.dana.get(&format!("/v1/users/{}/shoebox", nothing())).await.expect(404);
}
