//! Activity about entities, credit, consents and licenses, for people who may see them.

use serde_json::{Value, json};
use shared_rules::team::role::Role;

use crate::support::{Browser, Scene};

fn path(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}{rest}", scene.loan.id)
}

/// The entries as action and object as the reader sees them, newest first.
async fn told(scene: &Scene, reader: &Browser, kind: &str) -> Vec<String> {
    let page = reader.get(&path(scene, &format!("/activity?kind={kind}"))).await.expect(200).json();
    let line = |entry: &Value| {
        let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        format!("{} · {}", text("words"), text("on"))
    };
    page["content"].as_array().unwrap().iter().map(line).collect()
}

async fn add(scene: &Scene, body: Value) -> Value {
    scene.dana.post(&path(scene, "/entities"), body).await.expect(201).json()
}

async fn change(scene: &Scene, entity: &Value, change: Value) -> Value {
    let mut body = entity.clone();
    for (key, value) in change.as_object().unwrap() {
        body[key] = value.clone();
    }
    let id = entity["id"].as_str().unwrap();
    scene.dana.put(&path(scene, &format!("/entities/{id}")), body).await.expect(200).json()
}

/// A colleague on the loan who can see neither credit nor licenses.
async fn una(scene: &Scene) -> Browser {
    let una = scene.app.lender(&scene.company().await, "Una Reed", Role::Lender).await;
    scene.app.add(&scene.loan, &una, Role::Lender).await;
    scene.app.browser_of(&una).await
}

#[tokio::test]
async fn lists_entity_changes_with_links_while_they_exist() {
    let scene = Scene::new().await;
    let made = add(&scene, json!({ "entityType": "COMPANY", "name": "Brightwater" })).await;
    let made = change(&scene, &made, json!({ "ein": "472210984" })).await;
    let same = change(&scene, &made, json!({})).await;
    let id = same["id"].as_str().unwrap();
    let labels = json!({ "labels": ["PRIMARY_COMPANY"] });
    scene.dana.put(&path(&scene, &format!("/entities/{id}/labels")), labels).await.expect(200);
    let page = scene.dana.get(&path(&scene, "/activity?kind=entities")).await.expect(200).json();
    assert_eq!(page["content"][0]["leadsTo"], json!({ "place": "company", "id": id, "threadId": null }));
    scene.dana.delete(&path(&scene, &format!("/entities/{id}"))).await.expect(204);
    assert_eq!(
        told(&scene, &scene.dana, "entities").await,
        [
            "removed a company from the loan · Brightwater",
            "labeled a company as primary company · Brightwater",
            "updated a company’s details · Brightwater",
            "added a company · Brightwater",
        ]
    );
    let page = scene.dana.get(&path(&scene, "/activity?kind=entities")).await.expect(200).json();
    assert!(page["content"].as_array().unwrap().iter().all(|entry| entry["leadsTo"].is_null()));
    let other =
        scene.dana.put(&path(&scene, &format!("/entities/{id}/labels")), json!({ "labels": [] })).await;
    other.expect(404);
    assert_eq!(told(&scene, &scene.dana, "entities").await.len(), 4, "what was refused is on no record");
}

#[tokio::test]
async fn lists_linked_people_and_hides_licenses() {
    let scene = Scene::new().await;
    let una = una(&scene).await;
    let licence =
        json!({ "number": "D1234567", "expiration": "2031-04-01", "dob": "1988-06-14", "state": "CO" });
    let person = json!({
        "entityType": "INDIVIDUAL", "name": "L. Alvarez", "mostRecentDriversLicenseInformation": licence,
    });
    let made = add(&scene, person).await;
    let tied = change(&scene, &made, json!({ "personUserId": scene.lucia_is.id })).await;
    change(&scene, &tied, json!({ "name": "Lucia Alvarez" })).await;
    let entities = [
        "updated a person’s details · Lucia Alvarez",
        "linked a person to Lucia Alvarez on this loan · L. Alvarez",
        "added a person · L. Alvarez",
    ];
    for reader in [&scene.dana, &una] {
        assert_eq!(told(&scene, reader, "entities").await, entities);
    }
    assert_eq!(
        told(&scene, &scene.dana, "licences").await,
        ["recorded a driver’s license · L. Alvarez"],
        "a number that comes back masked is no other one"
    );
    for rest in ["/activity", "/activity?kind=licences", "/activity/choices", "/activity/export"] {
        let text = una.get(&path(&scene, rest)).await.expect(200).text();
        assert!(!text.contains("licence") && !text.contains("D1234567"), "{rest}: {text}");
    }
    let all = scene.dana.get(&path(&scene, "/activity/export")).await.expect(200).text();
    assert!(!all.contains("D1234567") && !all.contains("1988"), "no number ever stands there");
}

#[tokio::test]
async fn lists_consent_and_withdrawal_once() {
    let scene = Scene::new().await;
    for answer in ["ACCEPTED", "ACCEPTED", "DECLINED", "ACCEPTED"] {
        let body = json!({ "creditConsentStatus": answer });
        scene.lucia.put(&path(&scene, "/credit-consent"), body).await.expect(200);
    }
    scene.dana.put(&path(&scene, "/credit-consent"), json!({ "creditConsentStatus": "ACCEPTED" })).await;
    assert_eq!(
        told(&scene, &scene.dana, "consents").await,
        ["authorized a credit check · ", "withdrew authorization for a credit check · ",],
        "they had agreed before, and saying so again changes nothing"
    );
    let choices = scene.dana.get(&path(&scene, "/activity/choices")).await.expect(200).text();
    assert!(choices.contains(r#""label":"Consents""#), "{choices}");
}

#[tokio::test]
async fn lists_credit_reports_without_scores_for_authorized_people() {
    let scene = Scene::new().await;
    let una = una(&scene).await;
    let lucia = scene.lucia_is.id;
    let report = path(&scene, &format!("/individuals/{lucia}/credit-report"));
    scene.dana.post(&report, json!({})).await.expect(200);
    let body = json!({ "score": 712, "softCreditStatus": "PROCESSED", "error": null });
    scene.dana.put(&report, body).await.expect(200);
    una.post(&report, json!({})).await.expect(403);
    assert_eq!(
        told(&scene, &scene.dana, "credit").await,
        ["recorded a credit report · Lucia Alvarez", "ordered a credit report · Lucia Alvarez"]
    );
    let page = scene.dana.get(&path(&scene, "/activity?kind=credit")).await.expect(200);
    assert_eq!(page.json()["content"][0]["leadsTo"]["place"], "person");
    assert!(told(&scene, &una, "credit").await.is_empty());
    // The file contains no ids, which could contain any digits.
    let all = scene.dana.get(&path(&scene, "/activity/export")).await.expect(200).text();
    assert!(all.contains("credit report") && !all.contains("712"), "{all}");
    let all = una.get(&path(&scene, "/activity/export")).await.expect(200).text();
    assert!(!all.contains("credit report"), "{all}");
}
