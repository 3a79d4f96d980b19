//! Lists exported as spreadsheets.

use serde_json::json;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use super::{ALVAREZ, BRIGHTWATER, KESTREL, Office};
use crate::support::Scene;

/// The rows of a file, after the byte order mark.
fn rows(text: &str) -> Vec<&str> {
    text.strip_prefix('\u{feff}').expect("the mark").lines().collect()
}

#[tokio::test]
async fn exports_visible_loans_like_the_list() {
    let office = Office::open().await;
    let dana = office.dana().await;
    let formula = office.app.loan(&office.harbor, "=1+1, \"really\"", ReviewStatus::Lead).await;
    office.app.add(&formula, &office.dana, Role::LeadLender).await;
    let file = dana.get("/v1/loans/export?sort=name").await.expect(200);
    assert_eq!(file.header("content-type"), Some("text/csv; charset=utf-8; header=present"));
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"loans.csv\""));
    let text = file.text();
    let rows = rows(&text);
    assert_eq!(rows[0], "Loan,Number,Borrower,Amount,Purpose,Property,Status,Lender,Updated (UTC)");
    assert!(rows[1].starts_with("\"'=1+1, \"\"really\"\"\",,"), "{text}");
    assert!(rows[2].starts_with(&format!("{ALVAREZ},,Lucia Alvarez,")), "{text}");
    assert!(rows[3].starts_with(BRIGHTWATER) && rows[3].contains(",In review,Harbor & Pine,"), "{text}");
    assert_eq!(rows.len(), 5);
    let found = dana.get("/v1/loans/export?q=kestrel").await.expect(200).text();
    assert!(found.lines().count() == 2 && found.contains(KESTREL), "{found}");
    dana.get("/v1/loans/export?sort=size").await.expect(400);
    let stranger = office.app.borrower("Nobody Here").await;
    let stranger = office.app.browser_of(&stranger).await;
    assert_eq!(stranger.get("/v1/loans/export").await.expect(200).text().lines().count(), 1);
}

#[tokio::test]
async fn exports_people_like_the_lists() {
    let office = Office::open().await;
    let dana = office.dana().await;
    let evil = office.app.borrower("=cmd|' /C calc'!A0 Pryce").await;
    office.app.add(&office.loans[1], &evil, Role::Borrower).await;
    let file = dana.get("/v1/contacts/export").await.expect(200);
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"contacts.csv\""));
    let text = file.text();
    let contacts = rows(&text);
    assert_eq!(
        contacts[0],
        "First name,Last name,Email,Phone,Company,Position or title,Loans,Last active (UTC)"
    );
    let listed = dana.get("/v1/contacts?size=100").await.expect(200).json();
    assert_eq!(contacts.len(), listed["content"].as_array().unwrap().len() + 1);
    assert!(contacts.iter().any(|row| row.starts_with("\"'=cmd|")), "{text}");
    assert!(text.contains(&format!("{ALVAREZ} (Lead borrower)")), "{text}");
    let found = dana.get("/v1/contacts/export?query=lucia&group=BORROWER").await.expect(200).text();
    assert_eq!(found.lines().count(), 2, "{found}");
    let own = format!("/v1/lenders/{}/employees/export", office.harbor.id);
    let employees = dana.get(&own).await.expect(200).text();
    let employees = rows(&employees);
    assert_eq!(employees[0], "First name,Last name,Email,Role,Position or title,Phone,Two-step sign-in");
    assert!(
        employees.iter().any(|row| row.contains("Lead lender") && row.ends_with(",Off")),
        "{employees:?}"
    );
}

#[tokio::test]
async fn exports_requests_with_their_folders() {
    let scene = Scene::new().await;
    let folder = scene.add(json!({ "parentId": null, "name": "Income", "storageType": "FOLDER" })).await;
    let inside = json!({ "parentId": folder["id"], "name": "W-2s, both", "storageType": "FILE" });
    scene.add(inside).await;
    scene.ask_for("Photo ID").await;
    let file = scene.dana.get(&scene.elements("/export")).await.expect(200);
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"needs-list.csv\""));
    let text = file.text();
    let rows = rows(&text);
    assert_eq!(rows[0], "Folder,Request,State,Priority,Assigned to,Files,Updated (UTC),Due");
    assert!(rows[1].starts_with("Income,\"W-2s, both\",Open,Unset,"), "{text}");
    assert!(rows[2].starts_with(",Photo ID,Open,Unset,"), "{text}");
}
