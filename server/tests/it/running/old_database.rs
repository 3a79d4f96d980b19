//! This version opens a database of the last version and returns the same responses.
//!
//! `office.sql` was written by the last version: the demo office with one of its loans. `answers.json` contains the
//! last version's responses for it. Create both again when publishing a version.

use std::path::Path;

use sea_orm::{ConnectionTrait as _, Database};
use serde_json::Value;

use crate::support::{Browser, TestApp};

const OFFICE: &str = include_str!("../../old-database/office.sql");
const ANSWERS: &str = include_str!("../../old-database/answers.json");
/// The key of the encrypted licenses in it.
const KEY: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const LOAN: &str = "/v1/loans/01a2004d-a127-7565-b6c7-d99d15a9dedf";

/// This version's server on a copy of that database.
async fn opened(folder: &Path) -> TestApp {
    let url = format!("sqlite://{}?mode=rwc", folder.join("office.sqlite").display());
    let db = Database::connect(&url).await.unwrap();
    db.execute_unprepared(OFFICE).await.unwrap();
    db.close().await.unwrap();
    TestApp::start_with(&[("DATABASE_URL", &url), ("LOANROOM_KEY", KEY)]).await
}

async fn signed_in(app: &TestApp, email: &str) -> Browser {
    let mut person = app.anyone();
    person.sign_in(email, "loanroom-demo").await.expect(200);
    person
}

/// The differences between an earlier response and the current one. Newer versions may add fields.
fn differs(before: &Value, now: &Value, at: &str) -> Vec<String> {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => before
            .iter()
            .flat_map(|(field, value)| {
                let absent = &Value::Null;
                differs(value, now.get(field).unwrap_or(absent), &format!("{at}.{field}"))
            })
            .collect(),
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            let pairs = before.iter().zip(now).enumerate();
            pairs.flat_map(|(index, (before, now))| differs(before, now, &format!("{at}[{index}]"))).collect()
        }
        _ if before == now => Vec::new(),
        _ => vec![format!("{at}: {before} became {now}")],
    }
}

#[tokio::test]
async fn opens_a_database_of_the_last_version() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path()).await;
    let recorded: Vec<Value> = serde_json::from_str(ANSWERS).unwrap();
    for answer in &recorded {
        let (who, asked) = (answer["who"].as_str().unwrap(), answer["asked"].as_str().unwrap());
        let now = signed_in(&app, who).await.get(asked).await.expect(200).json();
        assert_eq!(differs(&answer["answered"], &now, ""), Vec::<String>::new(), "{who}: {asked}");
    }
}

#[tokio::test]
async fn tolerates_unknown_stored_words() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path()).await;
    let tx = app.state.db.write().await.unwrap();
    for odd in [
        "UPDATE loan_role SET borrower_type = 'PARTNER', credit_consent_status = 'PERHAPS'",
        "UPDATE credit_report SET soft_credit_status = 'LOST'",
        "UPDATE needs_list_element SET visible_at_status = 'SOMEDAY'",
        "UPDATE template_element SET visible_at_status = 'SOMEDAY'",
        "UPDATE needs_list_element SET rejection_reason = 'BORED'",
        "UPDATE answer SET rejection_reason = 'BORED'",
    ] {
        tx.execute_unprepared(odd).await.unwrap();
    }
    tx.commit().await.unwrap();

    let dana = signed_in(&app, "dana@harborpine.example").await;
    let loan = dana.get(LOAN).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap();
    assert!(roles.iter().all(|role| role["borrowerType"].is_null() && role["creditConsentStatus"].is_null()));
    let elements = dana.get(&format!("{LOAN}/elements")).await.expect(200).json();
    let elements = elements["content"].as_array().unwrap();
    assert!(!elements.is_empty() && elements.iter().all(|element| element["visibleAtStatus"] == "UNKNOWN"));
    assert!(elements.iter().all(|element| element["rejection"].is_null()));

    // Non-lenders don't see requests that wait for an unknown status.
    let lucia = signed_in(&app, "lucia.alvarez@mail.example").await;
    let seen = lucia.get(&format!("{LOAN}/elements")).await.expect(200).json();
    assert_eq!(seen["content"], Value::Array(Vec::new()));
}

#[tokio::test]
async fn reports_unknown_required_words() {
    let folder = tempfile::tempdir().unwrap();
    let app = opened(folder.path()).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let elements = dana.get(&format!("{LOAN}/elements")).await.expect(200).json();
    let told = elements["content"].as_array().unwrap().iter().find(|element| element["hasHistory"] == true);
    let record = format!("{LOAN}/elements/{}/history", told.unwrap()["id"].as_str().unwrap());
    assert!(!dana.get(&record).await.expect(200).json().as_array().unwrap().is_empty());

    let tx = app.state.db.write().await.unwrap();
    tx.execute_unprepared("UPDATE element_history SET kind = 'whatever'").await.unwrap();
    tx.execute_unprepared("UPDATE answer SET review_state = 'SOMEHOW'").await.unwrap();
    tx.commit().await.unwrap();
    dana.get(&record).await.expect(500);
    dana.get(&format!("{LOAN}/elements")).await.expect(500);
}
