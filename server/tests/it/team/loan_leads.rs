//! Leads of a loan: people can't promote themselves, and a loan has one lead borrower.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::json;
use server::entity::loan_role;
use shared_rules::team::role::Role;

use super::{
    colleague,
    identity::{on, role_of},
};
use crate::support::Scene;

#[tokio::test]
async fn refuses_self_promotion_to_lead() {
    let scene = Scene::new().await;
    let dana = scene.dana_id().await;
    for (name, role) in
        [("Tom Oakes", Role::Lender), ("Ines Okafor", Role::AssociateLender), ("Marcus Bell", Role::Manager)]
    {
        let (person, browser) = colleague(&scene, name, role).await;
        let path = on(&scene.loan, &format!("lender-users/{}", person.id));
        for body in [
            json!({ "appUser": { "id": person.id }, "role": "LEAD_LENDER", "version": 1 }),
            json!({ "appUser": { "id": person.id }, "role": "LENDER", "leadLender": true, "version": 1 }),
        ] {
            assert_eq!(browser.put(&path, body).await.expect(403).code(), "nobody-raises-self");
        }
        let lead = role_of(&scene.loan, &browser, dana).await.unwrap();
        let own = on(&scene.loan, &format!("roles/{}", lead["id"].as_str().unwrap()));
        assert_eq!(browser.delete(&own).await.expect(403).code(), "only-leads-make-leads");
        for role in ["LENDER", "CONTACT", "BORROWER"] {
            let unmake = json!({ "appUser": { "id": dana }, "role": role, "version": lead["version"] });
            let path = on(&scene.loan, &format!("lender-users/{dana}"));
            assert_eq!(browser.put(&path, unmake).await.expect(403).code(), "only-leads-make-leads");
        }
    }
    let lender = scene.app.lender(&scene.company().await, "Lee Newman", Role::Lender).await;
    let (_, tom) = colleague(&scene, "Timo Low", Role::Lender).await;
    let body = json!({ "appUser": { "id": lender.id }, "role": "MANAGER" });
    assert_eq!(tom.post(&on(&scene.loan, "lender-users"), body).await.expect(403).code(), "role-above-own");
}

#[tokio::test]
async fn managers_assign_leads_if_the_company_allows_it() {
    let scene = Scene::new().await;
    let (_, marcus) = colleague(&scene, "Marcus Bell", Role::Manager).await;
    let (tom, _) = colleague(&scene, "Tom Oakes", Role::Lender).await;
    let path = on(&scene.loan, &format!("lender-users/{}", tom.id));
    let lead = json!({ "appUser": { "id": tom.id }, "role": "LEAD_LENDER", "version": 1 });
    assert_eq!(marcus.put(&path, lead.clone()).await.expect(403).code(), "only-leads-make-leads");
    let company = scene.dana.get("/v1/company").await.expect(200).json();
    let mut allowed = company["permissions"]["MANAGER"].as_array().unwrap().clone();
    allowed.push(json!("MakeLeads"));
    let change = |role: &str| json!({ "role": role, "permissions": allowed, "version": company["version"] });
    assert_eq!(
        scene.dana.put("/v1/company/permissions", change("LENDER")).await.expect(422).json()["violations"][0]
            ["code"],
        "only-managers-make-leads"
    );
    scene.dana.put("/v1/company/permissions", change("MANAGER")).await.expect(200);
    marcus.put(&path, lead).await.expect(200);
}

#[tokio::test]
async fn company_lead_accesses_its_loans_without_a_role() {
    let scene = Scene::new().await;
    let lead = scene.app.lender(&scene.company().await, "Cora Lead", Role::LeadLender).await;
    let browser = scene.app.browser_of(&lead).await;
    let seen = browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(seen["me"]["role"], "LEAD_LENDER");
    assert_eq!(browser.get("/v1/loans").await.expect(200).json()["total"], 1);
    browser.post(&scene.elements(""), json!({ "name": "W-2", "storageType": "FILE" })).await.expect(201);
    let back = json!({ "appUser": { "id": lead.id }, "role": "LEAD_LENDER" });
    browser.post(&on(&scene.loan, "lender-users"), back).await.expect(201);
    scene.stranger.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(404);
    assert_eq!(scene.stranger.get("/v1/loans").await.expect(200).json()["total"], 0);
}

#[tokio::test]
async fn loan_has_one_lead_borrower() {
    let scene = Scene::new().await;
    let mateo = scene.mateo.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned();
    let lead = json!({ "role": "LEAD_BORROWER", "version": 1 });
    scene.dana.put(&on(&scene.loan, &format!("users/{mateo}")), lead).await.expect(200);
    assert_eq!(leads(&scene).await, std::slice::from_ref(&mateo));
    let newcomer =
        json!({ "appUser": { "emailAddress": "ann@x.example" }, "role": "BORROWER", "leadBorrower": true });
    let ann = scene.dana.post(&on(&scene.loan, "lender-users"), newcomer).await.expect(201).json();
    assert_eq!(leads(&scene).await, [ann["user"]["id"].as_str().unwrap()]);
    let version = role_of(&scene.loan, &scene.dana, mateo.parse().unwrap()).await.unwrap()["version"].clone();
    let back =
        json!({ "appUser": { "id": mateo }, "role": "BORROWER", "leadBorrower": true, "version": version });
    scene.dana.put(&on(&scene.loan, &format!("lender-users/{mateo}")), back).await.expect(200);
    assert_eq!(leads(&scene).await, [mateo]);
}

async fn leads(scene: &Scene) -> Vec<String> {
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap();
    let leads = roles.iter().filter(|role| role["role"] == "LEAD_BORROWER");
    leads.map(|role| role["user"]["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn database_refuses_a_second_lead_borrower() {
    let scene = Scene::new().await;
    let tx = scene.app.state.db.write().await.unwrap();
    let two = loan_role::Entity::update_many()
        .col_expr(loan_role::Column::Role, sea_orm::sea_query::Expr::value("LEAD_BORROWER"))
        .filter(loan_role::Column::LoanId.eq(scene.loan.id))
        .filter(loan_role::Column::Role.eq("BORROWER"))
        .exec(&tx)
        .await;
    assert!(two.is_err());
}

#[tokio::test]
async fn refuses_contradictory_guarantor_labels() {
    let scene = Scene::new().await;
    let path = on(&scene.loan, "entities");
    let both = json!({ "entityType": "COMPANY", "name": "Alvarez Electric", "labels": ["GUARANTOR", "NOT_A_GUARANTOR"] });
    assert_eq!(
        scene.dana.post(&path, both).await.expect(422).json()["violations"][0]["code"],
        "guarantor-or-not"
    );
    let one = json!({ "entityType": "COMPANY", "name": "Alvarez Electric", "labels": ["GUARANTOR"] });
    let made = scene.dana.post(&path, one).await.expect(201).json();
    let labels = format!("{path}/{}/labels", made["id"].as_str().unwrap());
    let both = json!({ "labels": ["NOT_A_GUARANTOR", "GUARANTOR"] });
    scene.dana.put(&labels, both).await.expect(422);
    scene.dana.put(&labels, json!({ "labels": ["NOT_A_GUARANTOR"] })).await.expect(200);
}
