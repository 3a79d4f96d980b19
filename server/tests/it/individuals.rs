//! Credit reports, person cards and consent.

use chrono::Duration;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, IntoActiveModel as _};
use serde_json::{Value, json};
use server::entity::company;
use uuid::Uuid;

use crate::support::{Browser, Scene, TestApp, tells};

async fn individual(browser: &Browser, user: Uuid) -> String {
    let found = browser.get(&format!("/v1/users/{user}/individual")).await.expect(200).json();
    found["id"].as_str().unwrap().to_owned()
}

async fn report(scene: &Scene) -> String {
    let id = individual(&scene.dana, scene.lucia_is.id).await;
    format!("/v1/loans/{}/individuals/{id}/credit-report", scene.loan.id)
}

fn card(scene: &Scene) -> String {
    format!("/v1/loans/{}/users/{}/card", scene.loan.id, scene.lucia_is.id)
}

async fn switch_credit_off(app: &TestApp) {
    let tx = app.state.db.write().await.unwrap();
    for row in company::Entity::find().all(&tx).await.unwrap() {
        let mut row = row.into_active_model();
        row.individual_credit_report = Set(false);
        row.update(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn records_and_orders_credit_reports() {
    let scene = Scene::new().await;
    let path = report(&scene).await;
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["status"], "NONE");
    let nothing_yet = scene.dana.post(&path, json!({})).await.expect(200).json();
    assert_eq!(nothing_yet["status"], "ERROR");
    assert!(nothing_yet["creditReportError"].as_str().unwrap().contains("No report has been recorded"));

    let body = json!({ "score": 712, "softCreditStatus": "PROCESSED", "error": null });
    assert_eq!(scene.dana.put(&path, body).await.expect(200).json()["creditScore"], 712);
    scene.app.time_passes(Duration::seconds(10));
    // The lender's entry has made the person an individual; the user's id still refers to them.
    let ordered = scene.dana.post(&report(&scene).await, json!({})).await.expect(200).json();
    assert_eq!((&ordered["creditScore"], &ordered["status"]), (&json!(712), &json!("READY")));
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["creditScore"], 712);

    let body = json!({ "score": null, "softCreditStatus": "PROCESSED_ERROR", "error": "Frozen file" });
    let failed = scene.dana.put(&path, body).await.expect(200).json();
    assert_eq!(failed["creditReportError"], r#"{"description":"Frozen file"}"#);
    assert_eq!(failed["status"], "ERROR");
    for wrong in [json!({ "score": 299 }), json!({ "score": 851 }), json!({ "softCreditStatus": "ERROR" })] {
        scene.dana.put(&path, wrong).await.expect(422);
    }
    let odd = scene.dana.put(&path, json!({ "score": 712, "softCreditStatus": "LOST" })).await.expect(400);
    assert_eq!(odd.json()["violations"][0]["field"], "softCreditStatus");
}

#[tokio::test]
async fn refuses_a_second_order_within_ten_seconds() {
    let scene = Scene::new().await;
    let path = report(&scene).await;
    let first = scene.dana.post(&path, json!({})).await.expect(200).json();
    assert!(first["orderedAt"].is_string() && first["canRegenerateAt"].is_string());
    scene.app.time_passes(Duration::milliseconds(5_000));
    let second = scene.dana.post(&path, json!({})).await.expect(429);
    assert_eq!(second.code(), "too-soon");
    assert!(["4", "5"].contains(&second.header("retry-after").unwrap()));
    scene.app.time_passes(Duration::milliseconds(5_000));
    scene.dana.post(&path, json!({})).await.expect(200);
}

#[tokio::test]
async fn shows_scores_only_with_permission_and_consent() {
    let scene = Scene::new().await;
    let path = report(&scene).await;
    scene.dana.put(&path, json!({ "score": 655 })).await.expect(200);
    scene.lucia.get(&path).await.expect(403);
    scene.mateo.get(&path).await.expect(403);
    scene.stranger.get(&path).await.expect(404);
    scene.stranger.get(&format!("/v1/users/{}/individual", scene.lucia_is.id)).await.expect(404);
    scene.mateo.get(&format!("/v1/users/{}/individual", scene.lucia_is.id)).await.expect(404);

    let consent = format!("/v1/loans/{}/credit-consent", scene.loan.id);
    scene.dana.put(&consent, json!({ "creditConsentStatus": "ACCEPTED" })).await.expect(403);
    scene.lucia.put(&consent, json!({ "creditConsentStatus": "DECLINED" })).await.expect(200);
    assert_eq!(scene.dana.get(&path).await.expect(422).code(), "credit-not-agreed");
    assert_eq!(scene.dana.get(&card(&scene)).await.expect(200).json()["credit"], Value::Null);
    scene.lucia.put(&consent, json!({ "creditConsentStatus": "ACCEPTED" })).await.expect(200);
    scene.dana.get(&path).await.expect(200);

    switch_credit_off(&scene.app).await;
    assert_eq!(scene.dana.post(&path, json!({})).await.expect(422).code(), "credit-off");
}

#[tokio::test]
async fn card_contains_only_visible_data() {
    let scene = Scene::new().await;
    scene.dana.put(&report(&scene).await, json!({ "score": 811 })).await.expect(200);
    let for_dana = scene.dana.get(&card(&scene)).await.expect(200).json();
    assert_eq!(
        (&for_dana["credit"]["creditScore"], &for_dana["user"]["givenName"]),
        (&json!(811), &json!("Lucia"))
    );
    assert_eq!(for_dana["loanRole"]["role"], "LEAD_BORROWER");
    assert_eq!(for_dana["loanRole"]["softCreditStatus"], Value::Null);
    assert_eq!((&for_dana["licence"], &for_dana["canSendMessage"]), (&Value::Null, &json!(true)));
    let for_mateo = scene.mateo.get(&card(&scene)).await.expect(200).json();
    assert_eq!((&for_mateo["credit"], &for_mateo["individualId"]), (&Value::Null, &Value::Null));
    assert!(!tells(&for_mateo, "811"));
    scene.stranger.get(&card(&scene)).await.expect(404);
}

#[tokio::test]
async fn records_every_view_of_a_score() {
    let scene = Scene::new().await;
    let path = report(&scene).await;
    let looks = format!("/v1/loans/{}/sensitive-looks", scene.loan.id);
    scene.dana.get(&card(&scene)).await.expect(200);
    scene.dana.put(&path, json!({ "score": 548 })).await.expect(200);
    assert_eq!(
        scene.dana.get(&looks).await.expect(200).json()["content"],
        json!([]),
        "no score was shown yet"
    );
    scene.dana.get(&card(&scene)).await.expect(200);
    scene.dana.get(&path).await.expect(200);
    scene.dana.post(&path, json!({})).await.expect(200);
    let list = scene.dana.get(&format!("{looks}?s=2")).await.expect(200).json();
    assert_eq!((list["content"].as_array().unwrap().len(), &list["last"]), (2, &json!(false)));
    let last = scene.dana.get(&format!("{looks}?s=2&p=1")).await.expect(200).json();
    assert_eq!(last["last"], true);
    let look = &last["content"][0];
    assert_eq!(
        (&look["what"], &look["subjectName"], &look["viewer"]["givenName"]),
        (&json!("CREDIT_SCORE"), &json!("Lucia Alvarez"), &json!("Dana"))
    );
    assert!(!tells(&list, "548"));
    scene.lucia.get(&looks).await.expect(403);
}

#[tokio::test]
async fn demo_office_has_all_kinds_of_licenses_and_scores() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let mut dana = app.anyone();
    dana.sign_in("dana@harborpine.example", "loanroom-demo").await.expect(200);
    let mut seen = Vec::new();
    let wanted =
        ["Alvarez", "Brightwater", "Kestrel", "Okoye%20%E2%80%93%20first", "Lowe%20%E2%80%93%20cash"];
    for name in wanted {
        let loans = dana.get(&format!("/v1/loans?q={name}")).await.expect(200).json();
        let id = loans["content"][0]["id"].as_str().unwrap().to_owned();
        let loan = dana.get(&format!("/v1/loans/{id}")).await.expect(200).json();
        for role in loan["loanRoles"].as_array().unwrap() {
            if role["role"].as_str().unwrap().contains("BORROWER") {
                let user = role["user"]["id"].as_str().unwrap();
                let card = dana.get(&format!("/v1/loans/{id}/users/{user}/card")).await.expect(200).json();
                seen.push((card["credit"].clone(), card["licence"]["status"].clone()));
            }
        }
    }
    let scores: Vec<i64> = seen.iter().filter_map(|(credit, _)| credit["creditScore"].as_i64()).collect();
    assert_eq!(scores, [712, 655, 768, 811, 548]);
    let errors: Vec<&str> =
        seen.iter().filter_map(|(credit, _)| credit["creditReportError"].as_str()).collect();
    assert_eq!(errors.len(), 2, "{seen:#?}");
    let licences: Vec<&str> = seen.iter().filter_map(|(_, status)| status.as_str()).collect();
    assert_eq!(licences, ["ACTIVE", "EXPIRING", "EXPIRED", "ACTIVE"]);
}

#[tokio::test]
async fn roles_and_people_have_all_specified_fields() {
    let scene = Scene::new().await;
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let role_of = |name: &str| {
        let roles = loan["loanRoles"].as_array().unwrap().iter();
        roles.clone().find(|role| role["user"]["givenName"] == name).unwrap().clone()
    };
    let lucia = role_of("Lucia");
    let fields = "id loan role user keyContact visibleToBorrower canAcceptFiles borrowerType stub \
        creditConsentStatus labels contactRelations creditScore creditReportError softCreditStatus";
    assert_has(&lucia, fields);
    assert_eq!(lucia["loan"]["id"], scene.loan.id.to_string());
    let fields = "id givenName familyName emailAddress mobilePhone positionOrTitle companyAddress companyName \
        companyWebsite avatarDocId loggedCompanyRole loggedRoleGroup stub employer";
    let dana = role_of("Dana");
    assert_has(&dana["user"], fields);
    assert_eq!(dana["user"]["loggedCompanyRole"], "LEAD_LENDER");
    assert_eq!(dana["user"]["employer"], scene.company().await.id.to_string());
    let card = format!("/v1/loans/{}/users/{}/card", scene.loan.id, scene.lucia_is.id);
    let card = scene.dana.get(&card).await.expect(200).json();
    assert_has(&card["creditElement"], "knowledgeBase providerEntityIdentifier answer");
}

fn assert_has(object: &Value, fields: &str) {
    let lacking: Vec<&str> = fields.split_whitespace().filter(|field| object.get(field).is_none()).collect();
    assert!(lacking.is_empty(), "lacking {lacking:?} in {object}");
}
