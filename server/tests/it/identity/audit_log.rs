//! A company's audit log: sign-ins, changes of roles and permissions, and downloads.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{ActiveValue::Set, EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::{
    entity::{EnumColumn, activity},
    features::activity::{AUDIT_LOG_RETENTION, delete_old},
};
use shared_rules::{activity::ActivityKind, team::role::Role};
use uuid::Uuid;

use super::second_step::turn_on;
use crate::support::{Browser, PASSWORD, PDF, Scene};

const RECORD: &str = "/v1/company/record";

/// The entries as person, action and object, newest first.
async fn told(browser: &Browser, query: &str) -> Vec<String> {
    let page = browser.get(&format!("{RECORD}{query}")).await.expect(200).json();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let line = |entry: &Value| {
        let (who, words) = (text(&entry["actor"]["name"]), text(&entry["words"]));
        format!("{who} {words} {}", text(&entry["on"])).trim_end().to_owned()
    };
    page["content"].as_array().unwrap().iter().map(line).collect()
}

#[tokio::test]
async fn records_successful_and_refused_sign_ins() {
    let scene = Scene::new().await;
    let before = told(&scene.dana, "?kind=sign-ins").await;
    assert!(
        before.iter().any(|line| line.starts_with("Lucia Alvarez signed in")),
        "borrowers too: {before:?}"
    );
    let marcus = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    for _ in 0..12 {
        let body = json!({ "emailAddress": marcus.email, "password": "wrong" });
        scene.app.anyone().post("/v1/session", body).await;
    }
    let refused = told(&scene.dana, "?kind=sign-ins").await;
    let times =
        refused.iter().filter(|line| line.contains("blocked after too many sign-in attempts")).count();
    assert_eq!(times, 1, "who guesses writes no more than that: {refused:?}");
}

#[tokio::test]
async fn records_changes_of_employees_roles_permissions_and_settings() {
    let scene = Scene::new().await;
    let new = json!({
        "emailAddress": "nina@people.example", "givenName": "Nina", "familyName": "New",
        "companyRole": "MANAGER",
    });
    let nina = scene.dana.post("/v1/company/employees", new).await.expect(201).json();
    let path = format!("/v1/company/employees/{}", nina["id"].as_str().unwrap());
    for _ in 0..2 {
        scene.dana.put(&path, json!({ "companyRole": "ASSOCIATE_LENDER" })).await.expect(200);
    }
    scene.dana.delete(&path).await.expect(204);
    assert_eq!(
        told(&scene.dana, "?kind=employees").await,
        [
            "Dana Whitfield removed an employee Nina New",
            "Dana Whitfield changed a company role from manager to associate lender Nina New",
            "Dana Whitfield added an employee as manager Nina New",
        ]
    );
    let company = scene.dana.get("/v1/company").await.expect(200).json();
    let change = json!({ "version": company["version"], "individualCreditReport": false });
    let company = scene.dana.put("/v1/company", change).await.expect(200).json();
    let change = json!({ "role": "MANAGER", "permissions": [], "version": company["version"] });
    scene.dana.put("/v1/company/permissions", change).await.expect(200);
    assert_eq!(told(&scene.dana, "?kind=settings").await, ["Dana Whitfield turned off credit scores"]);
    let permissions = told(&scene.dana, "?kind=permissions").await;
    assert!(
        permissions[0].starts_with("Dana Whitfield changed permissions for Manager: revoked “"),
        "{permissions:?}"
    );
}

#[tokio::test]
async fn records_password_changes_without_the_password() {
    let scene = Scene::new().await;
    let change = json!({ "currentPassword": PASSWORD, "password": "a long river of glass" });
    scene.dana.put("/v1/password", change).await.expect(204);
    assert_eq!(told(&scene.dana, "?kind=accounts").await, ["Dana Whitfield changed the password"]);
    let page = scene.dana.get(RECORD).await.expect(200).text();
    assert!(!page.contains("river"));
}

#[tokio::test]
async fn records_authenticator_changes_without_the_secret() {
    let scene = Scene::new().await;
    let marcus = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    let browser = scene.app.browser_of(&marcus).await;
    let phone = turn_on(&scene.app, &browser).await;
    let wrong = json!({ "currentPassword": PASSWORD, "code": "000000" });
    browser.post("/v1/account/second-step/end", wrong).await.expect(422);
    let right = json!({ "currentPassword": PASSWORD, "code": phone.code(&scene.app) });
    browser.post("/v1/account/second-step/end", right).await.expect(204);
    let accounts = told(&scene.dana, "?kind=accounts").await;
    assert_eq!(
        accounts,
        [
            "Marcus Bell turned off two-step sign-in with an authenticator app",
            "Marcus Bell turned on two-step sign-in with an authenticator app",
        ]
    );
    // Of people on the company's loans as well, but not of unrelated people.
    turn_on(&scene.app, &scene.lucia).await;
    let line = "Lucia Alvarez turned on two-step sign-in with an authenticator app";
    assert_eq!(told(&scene.dana, "?kind=accounts").await[0], line);
    assert!(told(&scene.stranger, "?kind=accounts").await.is_empty());
}

#[tokio::test]
async fn records_password_resets_before_a_second_step() {
    let scene = Scene::new().await;
    let marcus_is = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    turn_on(&scene.app, &scene.app.browser_of(&marcus_is).await).await;
    let link = scene.app.password_reset(&marcus_is).await;
    let anyone = scene.app.anyone();
    let request = anyone.request(Method::POST, "/forms/reset-password").header("accept", "text/html");
    let fields = [("token", link.as_str()), ("password", "a long river of glass")];
    let chosen = anyone.send(request.form(&fields)).await.expect(303);
    assert_eq!(chosen.header("location"), Some("/sign-in#password"), "the second step is still asked for");
    let told = told(&scene.dana, "?kind=accounts").await;
    assert_eq!(told[0], "Marcus Bell reset the password with an email link");
}

#[tokio::test]
async fn records_partial_reads_of_documents() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "w2.pdf", PDF).await;
    let path = format!("/v1/documents/{document}/content");
    let part = async |range: &str| {
        scene.lucia.send(scene.lucia.request(Method::GET, &path).header("range", range)).await
    };
    part("bytes=999999-").await.expect(416);
    assert!(told(&scene.dana, "?kind=downloads").await.is_empty(), "nothing was read");
    part("bytes=1-").await.expect(206);
    let told = told(&scene.dana, "?kind=downloads").await;
    assert_eq!(told, ["Lucia Alvarez opened or downloaded a document w2.pdf"]);
}

#[tokio::test]
async fn records_downloads_with_their_loan() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "w2.pdf", PDF).await;
    for _ in 0..3 {
        scene.lucia.get(&format!("/v1/documents/{document}/content")).await.expect(200);
    }
    let loan = format!("/v1/loans/{}", scene.loan.id);
    scene.dana.get(&format!("{loan}/elements/export")).await.expect(200);
    for list in ["/v1/loans/export", "/v1/contacts/export"] {
        scene.dana.get(list).await.expect(200);
    }
    assert_eq!(
        told(&scene.dana, "?kind=downloads").await,
        [
            "Dana Whitfield downloaded the contacts as a spreadsheet",
            "Dana Whitfield downloaded the loans as a spreadsheet",
            "Dana Whitfield downloaded a loan’s requests as a spreadsheet",
            "Lucia Alvarez opened or downloaded a document w2.pdf",
        ]
    );
    let page = scene.dana.get(&format!("{RECORD}?personId={}", scene.lucia_is.id)).await.expect(200).json();
    assert_eq!(page["content"][0]["loan"]["name"], "Alvarez – purchase");
    let file = scene.dana.get(&format!("{RECORD}/export?kind=downloads")).await.expect(200).text();
    assert_eq!(file.lines().count(), 5, "{file}");
    let told = told(&scene.dana, "").await;
    assert_eq!(told[0], "Dana Whitfield downloaded the audit log as a spreadsheet");
}

#[tokio::test]
async fn leads_filter_the_audit_log_by_date() {
    let scene = Scene::new().await;
    let marcus = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    let cedar = scene.app.company("Other Bank").await;
    let ruth = scene.app.lender(&cedar, "Ruth Pell", Role::LeadLender).await;
    let (marcus, ruth) = (scene.app.browser_of(&marcus).await, scene.app.browser_of(&ruth).await);
    for rest in ["", "/choices", "/export"] {
        let path = format!("{RECORD}{rest}");
        marcus.get(&path).await.expect(403);
        scene.lucia.get(&path).await.expect(403);
        scene.app.anyone().get(&path).await.expect(401);
    }
    let hers = told(&ruth, "").await;
    assert!(hers.iter().all(|line| line.starts_with("Ruth Pell")), "{hers:?}");
    let now = scene.app.state.clock.now();
    let at = |moment: chrono::DateTime<chrono::Utc>| moment.format("%Y-%m-%dT%H:%M:%SZ");
    let (past, coming) = (at(now - Duration::days(1)), at(now + Duration::days(1)));
    assert!(!told(&scene.dana, &format!("?from={past}&until={coming}")).await.is_empty());
    assert!(told(&scene.dana, &format!("?from={coming}")).await.is_empty());
    assert!(told(&scene.dana, &format!("?until={past}")).await.is_empty());
    scene.dana.get(&format!("{RECORD}?from=yesterday")).await.expect(400);
}

#[tokio::test]
async fn deletes_old_audit_entries_and_keeps_loan_activity() {
    let scene = Scene::new().await;
    let (dana, company) = (scene.dana_id().await, scene.company().await.id);
    let now = scene.app.state.clock.now();
    let row = |on_record: bool, days: i64| activity::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company),
        loan_id: Set(Some(scene.loan.id)),
        actor_id: Set(Some(dana)),
        kind: Set(EnumColumn(if on_record { ActivityKind::Downloads } else { ActivityKind::Status })),
        on_record: Set(on_record),
        about: Set(r#"{"what":"package-downloaded","count":1}"#.to_owned()),
        at: Set(now - Duration::days(days)),
    };
    let db = &scene.app.state.db;
    let kept = activity::Entity::find().count(db.read()).await.unwrap();
    let limit = AUDIT_LOG_RETENTION.num_days();
    let tx = db.write().await.unwrap();
    let rows = [row(true, limit + 1), row(true, limit - 1), row(false, limit + 1)];
    activity::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();
    delete_old(db, now).await.unwrap();
    assert_eq!(activity::Entity::find().count(db.read()).await.unwrap(), kept + 2);
}
