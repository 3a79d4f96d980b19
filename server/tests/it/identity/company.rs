//! Company settings, permissions of roles, employees, and preferences.

use serde_json::{Value, json};
use shared_rules::team::role::Role;

use crate::support::{Browser, Company, Person, Scene, TestApp};

/// A company with three employees and their browsers.
struct Office {
    app: TestApp,
    company: Company,
    marcus_is: Person,
    dana_is: Person,
    dana: Browser,
    marcus: Browser,
    tom: Browser,
}

impl Office {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let company = app.company("Harbor & Pine").await;
        let dana_is = app.lender(&company, "Dana Whitfield", Role::LeadLender).await;
        let marcus_is = app.lender(&company, "Marcus Bell", Role::Manager).await;
        let tom = app.lender(&company, "Tom Guthrie", Role::Lender).await;
        Self {
            dana: app.browser_of(&dana_is).await,
            marcus: app.browser_of(&marcus_is).await,
            tom: app.browser_of(&tom).await,
            app,
            company,
            marcus_is,
            dana_is,
        }
    }
}

async fn company(browser: &Browser) -> Value {
    browser.get("/v1/company").await.expect(200).json()
}

fn holds(company: &Value, role: &str, permission: &str) -> bool {
    company["permissions"][role].as_array().unwrap().iter().any(|held| held == permission)
}

async fn permit(browser: &Browser, role: &str, permissions: &[&str], version: i64) -> u16 {
    let body = json!({ "role": role, "permissions": permissions, "version": version });
    browser.put("/v1/company/permissions", body).await.status
}

#[tokio::test]
async fn lead_toggles_features_for_the_company() {
    let office = Office::open().await;
    let before = company(&office.tom).await;
    assert_eq!((&before["individualCreditReport"], &before["version"]), (&json!(true), &json!(1)));
    let body = json!({ "version": 1, "individualCreditReport": false });
    let after = office.dana.put("/v1/company", body.clone()).await.expect(200).json();
    assert_eq!(
        (&after["individualCreditReport"], &after["hasBorrowerOnboard"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(company(&office.tom).await, after);
    office.marcus.put("/v1/company", body.clone()).await.expect(403);
    let stale = office.dana.put("/v1/company", body).await.expect(409);
    assert_eq!((stale.code().as_str(), &stale.json()["current"]), ("stale", &after));
}

#[tokio::test]
async fn role_permissions_apply_immediately() {
    let office = Office::open().await;
    assert!(!holds(&company(&office.tom).await, "LENDER", "CrudAssociate"));
    let hire = json!({ "emailAddress": "new@people.example", "companyRole": "LENDER" });
    office.tom.post("/v1/company/employees", hire.clone()).await.expect(403);

    assert_eq!(permit(&office.dana, "LENDER", &["CrudAssociate", "UpdateBorrower"], 1).await, 200);
    let me = office.tom.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["permissions"], json!(["CrudAssociate", "UpdateBorrower"]));
    office.tom.post("/v1/company/employees", hire).await.expect(201);

    assert_eq!(permit(&office.dana, "MANAGER", &[], 2).await, 200);
    let again = json!({ "emailAddress": "other@people.example", "companyRole": "LENDER" });
    office.marcus.post("/v1/company/employees", again).await.expect(403);
}

#[tokio::test]
async fn loan_uses_the_settings_of_its_lender() {
    let scene = Scene::new().await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    let permissions =
        async |browser: &Browser| browser.get(&path).await.expect(200).json()["me"]["permissions"].clone();
    assert_eq!(
        permissions(&scene.sofia).await,
        json!(["LendingTeamCommunication", "BorrowerTeamCommunication"])
    );
    assert_eq!(permit(&scene.dana, "CONTACT", &["LendingTeamCommunication"], 1).await, 200);
    assert_eq!(permissions(&scene.sofia).await, json!(["LendingTeamCommunication"]));
}

#[tokio::test]
async fn refuses_forbidden_role_permissions() {
    let office = Office::open().await;
    let body =
        |role: &str, permissions: Value| json!({ "role": role, "permissions": permissions, "version": 1 });
    let call =
        async |body: Value| office.dana.put("/v1/company/permissions", body).await.expect(422).message();
    assert_eq!(call(body("LEAD_LENDER", json!([]))).await, "Lead lenders always hold every permission");
    assert_eq!(
        call(body("BORROWER", json!(["SeeDriversLicense"]))).await,
        "Only the lending team can hold this permission"
    );
    assert_eq!(company(&office.dana).await["version"], 1);
    assert_eq!(permit(&office.marcus, "LENDER", &[], 1).await, 403);
}

#[tokio::test]
async fn adds_employees_and_changes_roles_within_the_rule() {
    let office = Office::open().await;
    let hire = |email: &str, role: &str| json!({ "emailAddress": email, "givenName": "Ines", "familyName": "Okafor", "companyRole": role });
    let path = "/v1/company/employees";
    let ines =
        office.marcus.post(path, hire(" Ines@people.example ", "ASSOCIATE_LENDER")).await.expect(201).json();
    assert_eq!(
        (&ines["emailAddress"], &ines["companyRole"], &ines["stub"]),
        (&json!("Ines@people.example"), &json!("ASSOCIATE_LENDER"), &json!(true))
    );
    let twice = office.marcus.post(path, hire("ines@PEOPLE.example", "LENDER")).await.expect(409);
    assert_eq!(twice.message(), "Someone already uses this email address");
    office.marcus.post(path, hire("ines", "LENDER")).await.expect(422);
    office.marcus.post(path, hire("b@people.example", "BORROWER")).await.expect(422);
    office.marcus.post(path, hire("lead@people.example", "LEAD_LENDER")).await.expect(422);

    let role_of = |person: &Person| format!("{path}/{}", person.id);
    let lead = json!({ "companyRole": "LEAD_LENDER" });
    let manager = json!({ "companyRole": "MANAGER" });
    office.marcus.put(&role_of(&office.marcus_is), lead.clone()).await.expect(422);
    let only = office.dana.put(&role_of(&office.dana_is), manager.clone()).await.expect(422);
    assert_eq!(only.code(), "invalid");
    office.dana.put(&role_of(&office.marcus_is), lead).await.expect(200);
    office.dana.put(&role_of(&office.dana_is), manager).await.expect(200);
    office.dana.put("/v1/company", json!({ "version": 1 })).await.expect(403);
    let cedar = office.app.company("Cedar Ridge").await;
    let ruth = office.app.lender(&cedar, "Ruth Abbott", Role::LeadLender).await;
    office.marcus.put(&role_of(&ruth), json!({ "companyRole": "LENDER" })).await.expect(404);
    assert_eq!(company(&office.dana).await["id"], office.company.id.to_string());
}

#[tokio::test]
async fn preferences_are_private_and_limited_in_size() {
    let scene = Scene::new().await;
    let path = "/v1/preferences/loan-filters";
    assert_eq!(scene.lucia.get(path).await.expect(200).json(), Value::Null);
    let filters = json!([{ "name": "Mine", "status": ["LEAD"] }]);
    scene.lucia.put(path, json!("first")).await.expect(204);
    scene.lucia.put(path, filters.clone()).await.expect(204);
    assert_eq!(scene.lucia.get(path).await.expect(200).json(), filters);
    assert_eq!(scene.mateo.get(path).await.expect(200).json(), Value::Null);
    let long = scene.lucia.put(path, json!("x".repeat(64 * 1024))).await.expect(422).json();
    assert_eq!(long["violations"][0]["code"], "text-too-long");
    let many = vec!["x".repeat(1_000); 70];
    assert_eq!(scene.lucia.put(path, json!(many)).await.expect(413).code(), "too-large");
    assert_eq!(scene.lucia.get(path).await.expect(200).json(), filters);
}

#[tokio::test]
async fn lists_employees_only_for_their_managers() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let ines = scene.app.lender(&company, "Ines Okafor", Role::AssociateLender).await;
    scene.app.add(&scene.loan, &ines, Role::AssociateLender).await;
    let ines: Browser = scene.app.browser_of(&ines).await;
    for path in ["companies", "lenders"] {
        let path = format!("/v1/{path}/{}/employees", company.id);
        assert_eq!(scene.dana.get(&path).await.expect(200).json().as_array().unwrap().len(), 2);
        ines.get(&path).await.expect(403);
        scene.stranger.get(&path).await.expect(404);
    }
}
