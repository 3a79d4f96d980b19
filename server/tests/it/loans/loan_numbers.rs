//! The loan numbers of a company.

use serde_json::{Value, json};

use crate::support::{Browser, Scene};

/// Creates a loan with the name; returns it.
async fn opened(dana: &Browser, name: &str) -> Value {
    let body = json!({ "name": name, "idempotencyKey": name });
    let opened = dana.post("/v1/loans", body).await.expect(201).json();
    dana.get(&format!("/v1/loans/{}", opened["id"].as_str().unwrap())).await.expect(200).json()
}

/// Sets a loan's number.
async fn number(dana: &Browser, loan: &Value, number: &str) -> Value {
    let path = format!("/v1/loans/{}", loan["id"].as_str().unwrap());
    let body = json!({ "name": loan["name"], "loanNumber": number, "version": loan["version"] });
    dana.put(&path, body).await.json()
}

#[tokio::test]
async fn new_loans_continue_the_companys_numbers() {
    let scene = Scene::new().await;
    let first = opened(&scene.dana, "First").await;
    assert_eq!(first["loanNumber"], json!(null), "nobody numbers yet");
    let first = number(&scene.dana, &first, " 2026-009 ").await;
    assert_eq!(first["loanNumber"], "2026-009");
    let second = opened(&scene.dana, "Second").await;
    assert_eq!(second["loanNumber"], "2026-010");
    let own = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    number(&scene.dana, &own, "2026-011").await;
    assert_eq!(opened(&scene.dana, "Third").await["loanNumber"], "2026-012", "what is taken is passed over");
    let found = scene.dana.get("/v1/loans?q=2026-010").await.expect(200).json();
    assert_eq!((&found["total"], &found["content"][0]["loanNumber"]), (&json!(1), &json!("2026-010")));
    let emptied = number(&scene.dana, &second, "").await;
    assert_eq!(emptied["loanNumber"], json!(null));
    assert_eq!(
        opened(&scene.stranger, "Elsewhere").await["loanNumber"],
        json!(null),
        "others have their own"
    );
}

#[tokio::test]
async fn loan_numbers_are_unique_in_a_company() {
    let scene = Scene::new().await;
    let first = opened(&scene.dana, "First").await;
    number(&scene.dana, &first, "7").await;
    let own = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let refused = number(&scene.dana, &own, "7").await;
    assert_eq!(refused["violations"][0]["field"], "loanNumber", "{refused}");
    assert_eq!(refused["message"], "Another loan already has this number");
    let long = number(&scene.dana, &own, &"1".repeat(41)).await;
    assert_eq!(long["violations"][0]["code"], "text-too-long");
    let foreign = opened(&scene.stranger, "Elsewhere").await;
    assert_eq!(number(&scene.stranger, &foreign, "7").await["loanNumber"], "7", "another company may");
}
