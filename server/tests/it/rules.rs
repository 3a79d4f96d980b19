//! The business rules over HTTP.

use serde_json::{Value, json};
use shared_rules::registry;

use crate::support::TestApp;

#[tokio::test]
async fn every_rule_answers_every_one_of_its_vectors_over_http() {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let browser = app.browser_of(&lucia).await;
    for rule in registry::all() {
        let cases: Vec<Value> = serde_json::from_str(rule.vectors).unwrap();
        assert!(!cases.is_empty(), "{} has no vectors", rule.name);
        for case in cases {
            let reply = browser.post(&format!("/v1/rules/{}", rule.name), case["input"].clone()).await;
            assert_eq!(reply.expect(200).json(), case["expected"], "{}: {}", rule.name, case["name"]);
        }
    }
}

#[tokio::test]
async fn rules_are_listed_and_a_malformed_input_says_what_is_wrong() {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let browser = app.browser_of(&lucia).await;
    let rules = browser.get("/v1/rules").await.expect(200).json();
    let listed: Vec<_> =
        rules.as_array().unwrap().iter().map(|rule| (&rule["name"], &rule["jsName"])).collect();
    let known: Vec<_> = registry::all().map(|rule| (json!(rule.name), json!(rule.js_name))).collect();
    assert_eq!(listed, known.iter().map(|(name, js_name)| (name, js_name)).collect::<Vec<_>>());
    let reply =
        browser.post("/v1/rules/loans.status_reached", json!({ "loanStatus": "SOMEDAY" })).await.expect(422);
    assert_eq!(reply.code(), "malformed");
    assert!(reply.message().contains("SOMEDAY"), "{}", reply.message());
    browser.post("/v1/rules/loans.no_such_rule", json!({})).await.expect(404);
    assert_eq!(
        app.anyone().post("/v1/rules/loans.status_reached", json!({})).await.expect(401).code(),
        "signed-out"
    );
}
