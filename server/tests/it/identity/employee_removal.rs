//! Employees leave the company and return.

use reqwest::Method;
use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::app_user;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{Browser, Company, Loan, PASSWORD, Person, TestApp};

struct Office {
    app: TestApp,
    harbor: Company,
    dana: Browser,
    dana_is: Person,
    ben: Person,
    ines: Person,
    loan: Loan,
}

/// Dana leads the company; Ben leads only a loan.
async fn office() -> Office {
    let app = TestApp::start().await;
    let harbor = app.company("Harbor & Pine").await;
    let dana_is = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    let ben = app.lender(&harbor, "Ben Hale", Role::Lender).await;
    let ines = app.lender(&harbor, "Ines Okafor", Role::Lender).await;
    let loan = app.loan(&harbor, "Alvarez – purchase", ReviewStatus::InProgress).await;
    app.add(&loan, &ben, Role::LeadLender).await;
    let dana = app.browser_of(&dana_is).await;
    Office { app, harbor, dana, dana_is, ben, ines, loan }
}

fn path(person: &Person) -> String {
    format!("/v1/company/employees/{}", person.id)
}

fn to(person: &Person, heir: &Person) -> String {
    format!("{}?handOverTo={}", path(person), heir.id)
}

async fn roles(office: &Office) -> Vec<(String, String)> {
    let loan = office.dana.get(&format!("/v1/loans/{}", office.loan.id)).await.expect(200).json();
    let role = |row: &Value| {
        (row["user"]["givenName"].as_str().unwrap().to_owned(), row["role"].as_str().unwrap().to_owned())
    };
    loan["loanRoles"].as_array().unwrap().iter().map(role).collect()
}

#[tokio::test]
async fn leaving_reassigns_loans_and_ends_access() {
    let office = office().await;
    let open = office.app.browser_of(&office.ben).await;
    let preview = office.dana.get(&format!("{}/leaving", path(&office.ben))).await.expect(200).json();
    assert_eq!((&preview["loans"], &preview["leadLenders"]), (&json!(1), &json!(1)));
    let heirs: Vec<_> =
        preview["heirs"].as_array().unwrap().iter().map(|one| one["givenName"].clone()).collect();
    assert_eq!(heirs, ["Dana", "Ines"]);
    let nobody = office.dana.delete(&path(&office.ben)).await.expect(422).json();
    assert_eq!(nobody["violations"][0]["code"], "who-takes-over");
    open.get("/v1/users/me").await.expect(200);
    office.dana.delete(&to(&office.ben, &office.ines)).await.expect(204);
    assert_eq!(roles(&office).await, [("Ines".to_owned(), "LEAD_LENDER".to_owned())]);
    let ended = open.get("/v1/users/me").await.expect(401);
    assert_eq!(ended.code(), "has-left");
    assert!(ended.message().contains("your access has ended"), "{}", ended.message());
    office.app.anyone().sign_in(&office.ben.email, PASSWORD).await.expect(401);
    office.dana.delete(&to(&office.ben, &office.ines)).await.expect(404);
}

#[tokio::test]
async fn successor_on_the_loan_becomes_lead_only_if_it_has_none() {
    let office = office().await;
    office.app.add(&office.loan, &office.ines, Role::Underwriter).await;
    office.dana.delete(&to(&office.ben, &office.ines)).await.expect(204);
    assert_eq!(roles(&office).await, [("Ines".to_owned(), "LEAD_LENDER".to_owned())]);
}

#[tokio::test]
async fn keeps_the_last_lead_and_refuses_foreign_successors() {
    let office = office().await;
    let last = office.dana.delete(&to(&office.dana_is, &office.ines)).await.expect(422).json();
    assert_eq!(last["violations"][0]["code"], "company-needs-lead");
    let cedar = office.app.company("Cedar Ridge").await;
    let ruth = office.app.lender(&cedar, "Ruth Pell", Role::LeadLender).await;
    let lucia = office.app.borrower("Lucia Alvarez").await;
    for heir in [&ruth, &lucia, &office.ben] {
        let refused = office.dana.delete(&to(&office.ben, heir)).await.expect(422).json();
        assert_eq!(refused["violations"][0]["code"], "heir-unknown");
    }
    let ruths = office.app.browser_of(&ruth).await;
    ruths.delete(&to(&office.ben, &ruth)).await.expect(404);
    let ines = office.app.browser_of(&office.ines).await;
    ines.delete(&to(&office.ben, &office.ines)).await.expect(403);
    office.app.browser_of(&lucia).await.delete(&to(&office.ben, &lucia)).await.expect(403);
    assert_eq!(roles(&office).await, [("Ben".to_owned(), "LEAD_LENDER".to_owned())]);
}

#[tokio::test]
async fn two_leads_cannot_remove_each_other() {
    let office = office().await;
    let second = office.app.lender(&office.harbor, "Ada Second", Role::LeadLender).await;
    let adas = office.app.browser_of(&second).await;
    let (her_path, danas) = (path(&second), path(&office.dana_is));
    let (one, other) = tokio::join!(office.dana.delete(&her_path), adas.delete(&danas));
    let both = [one.status, other.status];
    assert_eq!(both.iter().filter(|status| **status == 204).count(), 1, "{both:?}");
}

#[tokio::test]
async fn returning_employee_keeps_the_account_and_sets_a_new_password() {
    let office = office().await;
    office.dana.delete(&to(&office.ben, &office.ines)).await.expect(204);
    let body = json!({ "emailAddress": "Ben.Hale@people.example", "givenName": "Ben", "familyName": "Hale",
        "companyRole": "LENDER" });
    let back = office.dana.post("/v1/company/employees", body).await.expect(201).json();
    assert_eq!(back["id"], json!(office.ben.id));
    let token = office.app.invitation(&office.loan, &office.ben, office.dana_is.id).await;
    let anyone = office.app.anyone();
    let request = anyone.request(Method::POST, "/forms/accept-invitation").header("accept", "text/html");
    let fields = [("token", token.as_str()), ("password", "a quiet harbor")];
    anyone.send(request.form(&fields)).await.expect(303);
    let mut ben = office.app.anyone();
    let me = ben.sign_in(&office.ben.email, "a quiet harbor").await.expect(200).json();
    assert_eq!((&me["id"], &me["loggedCompanyRole"]), (&json!(office.ben.id), &json!("LENDER")));
}

#[tokio::test]
async fn leaving_keeps_the_account_for_other_lenders_loans() {
    let office = office().await;
    let cedar = office.app.company("Cedar Ridge").await;
    let theirs = office.app.loan(&cedar, "Hale – purchase", ReviewStatus::InProgress).await;
    office.app.add(&theirs, &office.ben, Role::LeadBorrower).await;
    office.dana.delete(&to(&office.ben, &office.ines)).await.expect(204);
    let mut ben = office.app.anyone();
    let me = ben.sign_in(&office.ben.email, PASSWORD).await.expect(200).json();
    assert_eq!((&me["loggedRoleGroup"], &me["company"]), (&json!("BORROWER"), &Value::Null));
    ben.get(&format!("/v1/loans/{}", theirs.id)).await.expect(200);
    ben.get(&format!("/v1/loans/{}", office.loan.id)).await.expect(404);
    let row = app_user::Entity::find_by_id(office.ben.id).one(office.app.state.db.read()).await.unwrap();
    assert!(!row.unwrap().stub);
}
