//! The business rules over HTTP, and the limits that they enforce on every sender.

use serde_json::{Value, json};
use shared_rules::registry;

use crate::support::{Scene, TestApp};

#[tokio::test]
async fn every_rule_matches_its_vectors_over_http() {
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
async fn lists_rules_and_explains_malformed_input() {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let browser = app.browser_of(&lucia).await;
    let rules = browser.get("/v1/rules").await.expect(200).json();
    let listed: Vec<_> =
        rules.as_array().unwrap().iter().map(|rule| (&rule["name"], &rule["jsName"])).collect();
    let known: Vec<_> = registry::all().map(|rule| (json!(rule.name), json!(rule.js_name))).collect();
    assert_eq!(listed, known.iter().map(|(name, js_name)| (name, js_name)).collect::<Vec<_>>());
    let reply =
        browser.post("/v1/rules/team.role_permissions", json!({ "role": "SOMEBODY" })).await.expect(422);
    assert_eq!(reply.code(), "malformed");
    assert!(reply.message().contains("SOMEBODY"), "{}", reply.message());
    browser.post("/v1/rules/loans.no_such_rule", json!({})).await.expect(404);
    assert_eq!(
        app.anyone().post("/v1/rules/team.role_permissions", json!({})).await.expect(401).code(),
        "signed-out"
    );
}

/// The field and text of the first violation.
fn said(reply: &Value) -> (&str, &str) {
    let violation = &reply["violations"][0];
    (violation["field"].as_str().unwrap(), violation["message"].as_str().unwrap())
}

#[tokio::test]
async fn refuses_a_given_name_of_900_kilobytes() {
    let scene = Scene::new().await;
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let list =
        format!("/v1/loans/{}/contactRelation/{}", scene.loan.id, loan["me"]["loanRoleId"].as_str().unwrap());
    let ann = |given_name: String| {
        json!({
            "userContactEmailAddress": "ann@x.com", "givenName": given_name, "familyName": "Lee",
            "positionOrTitle": "CPA", "companyName": "Lee CPAs", "companyWebsite": "", "companyAddress": {},
            "phoneNumber": { "locale": "US", "value": "" }, "keyContact": false, "visibleToBorrower": true,
            "visibleToLender": false, "contactSubRoleId": null,
        })
    };
    let reply = scene.dana.post(&list, ann("A".repeat(900_000))).await.expect(422).json();
    let words = "First name can have up to 100 characters; it has 900,000 now";
    assert_eq!(said(&reply), ("givenName", words));
    scene.dana.post(&list, ann("A".repeat(100))).await.expect(201);
}

#[tokio::test]
async fn refuses_a_search_of_50000_characters() {
    let scene = Scene::new().await;
    let long = "lee".repeat(17_000);
    for path in ["/v1/users/search?query=", "/v1/contacts?query=", "/v1/loans?q="] {
        let reply = scene.dana.get(&format!("{path}{long}")).await.expect(422).json();
        assert_eq!(said(&reply).1, "Search can have up to 200 characters; it has 51,000 now", "{path}");
    }
}

#[tokio::test]
async fn limits_sharing_to_200_people() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let entry = |nth| json!({ "email": format!("p{nth}@x.com"), "assign": true });
    let entries: Vec<Value> = (0..5_000).map(entry).collect();
    let path = format!("/v1/loans/{}/sharing/preview", scene.loan.id);
    let body = json!({ "entries": entries, "elementIds": [request], "send": "ASSIGN" });
    let reply = scene.dana.post(&path, body).await.expect(422).json();
    assert_eq!(said(&reply), ("entries", "People: up to 200 at a time; there are 5,000"));
}

#[tokio::test]
async fn refuses_bidirectional_controls_in_names() {
    let scene = Scene::new().await;
    let words = "A name can’t contain invisible text-direction characters. Type it instead of pasting it";
    let folder = json!({ "name": "tax\u{202e}se", "storageType": "FOLDER" });
    let reply = scene.dana.post(&scene.elements(""), folder).await.expect(422).json();
    assert_eq!(said(&reply), ("name", words));
    let reply = scene.announce(&scene.lucia, "bill\u{202e}fdp.txt", 4).await.expect(422).json();
    assert_eq!(said(&reply), ("name", words));
    let document = scene.upload(&scene.lucia, "bill.txt", b"Bill").await;
    let path = format!("/v1/documents/{document}");
    let reply = scene.lucia.patch(&path, json!({ "name": "b\u{2067}ill.txt" })).await.expect(422).json();
    assert_eq!(said(&reply).1, words);
}

#[tokio::test]
async fn limits_folders_to_32_levels() {
    let scene = Scene::new().await;
    let words = "Folders can be nested at most 32 levels deep. Choose a folder further up";
    let mut parent = Value::Null;
    for nth in 0..32 {
        let folder = json!({ "parentId": parent, "name": format!("Level {nth}"), "storageType": "FOLDER" });
        parent = scene.add(folder).await["id"].clone();
    }
    let deeper = json!({ "parentId": parent, "name": "Too deep", "storageType": "FOLDER" });
    let reply = scene.dana.post(&scene.elements(""), deeper).await.expect(422).json();
    assert_eq!(said(&reply), ("parentId", words));
    scene.add(json!({ "parentId": parent, "name": "W-2", "storageType": "FILE" })).await;

    let loose = scene.add(json!({ "parentId": null, "name": "Loose", "storageType": "FOLDER" })).await;
    let moved = json!({ "elementIds": [loose["id"]], "parentId": parent });
    let reply = scene.dana.post(&scene.elements("/move"), moved).await.expect(422).json();
    assert_eq!(said(&reply), ("parentId", words));
}
