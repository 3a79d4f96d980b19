//! Changing the facts of a loan.

use serde_json::json;
use shared_rules::team::role::Role;

use crate::support::Scene;

#[tokio::test]
async fn lenders_change_facts_and_all_members_see_them() {
    let scene = Scene::new().await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    let facts = json!({
        "name": " Alvarez – 418 Larkspur Ct ", "amount": 425_000, "loanPurpose": "Refinance",
        "propertyAddress": "418 Larkspur Ct, Durango", "version": 1,
    });
    let changed = scene.dana.put(&path, facts.clone()).await.expect(200).json();
    assert_eq!((&changed["name"], &changed["version"]), (&json!("Alvarez – 418 Larkspur Ct"), &json!(2)));
    let seen = scene.lucia.get(&path).await.expect(200).json();
    assert_eq!(
        (&seen["amount"], &seen["loanPurpose"], &seen["propertyAddress"]),
        (&json!(425_000), &json!("Refinance"), &json!("418 Larkspur Ct, Durango"))
    );
    let stale = scene.dana.put(&path, facts).await.expect(409);
    assert_eq!((stale.code().as_str(), &stale.json()["current"]["version"]), ("stale", &json!(2)));
    let emptied = json!({ "name": "Alvarez", "loanPurpose": " ", "version": 2 });
    let emptied = scene.dana.put(&path, emptied).await.expect(200).json();
    assert_eq!(
        (&emptied["amount"], &emptied["loanPurpose"], &emptied["propertyAddress"]),
        (&json!(null), &json!(null), &json!(null))
    );
    let same = scene.dana.put(&path, json!({ "name": "Alvarez", "version": 3 })).await.expect(200).json();
    assert_eq!(same["version"], 3, "nothing changed");
}

#[tokio::test]
async fn invalid_fact_names_its_field_and_changes_nothing() {
    let scene = Scene::new().await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    for (field, body) in [
        ("name", json!({ "name": "  ", "version": 1 })),
        ("amount", json!({ "name": "Alvarez", "amount": 0, "version": 1 })),
        ("amount", json!({ "name": "Alvarez", "amount": 1_000_000_000_000_i64, "version": 1 })),
        ("name", json!({ "name": "Alv\narez", "version": 1 })),
    ] {
        let refused = scene.dana.put(&path, body).await.expect(422).json();
        assert_eq!(refused["violations"][0]["field"], field, "{refused}");
    }
    let long = json!({ "name": "x".repeat(300), "version": 1 });
    assert_eq!(scene.dana.put(&path, long).await.expect(422).json()["violations"][0]["field"], "name");
    scene.dana.put(&path, json!({ "name": "A", "amount": 1.5, "version": 1 })).await.expect(400);
    let una = scene.app.lender(&scene.company().await, "Una Writer", Role::Underwriter).await;
    scene.app.add(&scene.loan, &una, Role::Underwriter).await;
    let una = scene.app.browser_of(&una).await;
    let refused = una.put(&path, json!({ "name": "Mine", "version": 1 })).await.expect(403);
    assert_eq!(refused.code(), "underwriter-cannot-edit-facts");
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["name"], "Alvarez – purchase");
}
