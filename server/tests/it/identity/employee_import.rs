//! Importing employees from a spreadsheet: previewed row by row, then imported completely or not at all.

use std::{fmt::Write as _, sync::atomic::Ordering};

use reqwest::Method;
use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{
    Browser, Company, Person, Scene, Socket, TestApp, import_path, last_line, send_file, tallies, verdicts,
};

const IMPORT: &str = "/v1/company/employees/import";
const PREVIEW: &str = "/v1/company/employees/import/preview";

struct Office {
    app: TestApp,
    harbor: Company,
    dana: Person,
    browser: Browser,
}

impl Office {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let harbor = app.company("Harbor & Pine").await;
        let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
        let browser = app.browser_of(&dana).await;
        Self { app, harbor, dana, browser }
    }

    async fn look(&self, file: impl Into<Vec<u8>>) -> Value {
        send_file(&self.browser, PREVIEW, file).await.expect(200).json()
    }

    async fn import(&self, file: &str, seen: &Value, key: &str) -> Value {
        last_line(&send_file(&self.browser, &import_path(IMPORT, seen, key), file).await.expect(200))
    }

    async fn employees(&self) -> Vec<Value> {
        let path = format!("/v1/lenders/{}/employees", self.harbor.id);
        self.browser.get(&path).await.expect(200).json().as_array().unwrap().clone()
    }
}

const THREE: &str = "Name,Work email,Role,Job title,Phone\r\n\
    Ana María Bond,ana@people.example,Manager,Branch manager,(503) 555-0142\r\n\
    \"Pell, Ben\",ben@people.example,,,\r\n\
    Cy Stone,cy@people.example,lead lender,,'+49 30 123456\r\n";

const FOURTH: &str = "Email\nfourth@people.example\n";

#[tokio::test]
async fn imports_employees_and_reimports_the_export_unchanged() {
    let office = Office::open().await;
    let seen = office.look(THREE).await;
    assert_eq!(tallies(&seen), [3, 0, 0, 0], "{seen}");
    assert_eq!(seen["rows"][1]["cells"], json!(["Ben Pell", "ben@people.example", "Lender", ""]));
    assert_eq!(office.employees().await.len(), 1, "looking writes nothing");
    let imported = office.import(THREE, &seen, "first").await;
    assert_eq!(imported["imported"]["said"], "3 employees were added", "{imported}");
    let people = office.employees().await;
    let ana = people.iter().find(|person| person["givenName"] == "Ana María").unwrap();
    assert_eq!(
        (&ana["companyRole"], &ana["positionOrTitle"], &ana["stub"]),
        (&json!("MANAGER"), &json!("Branch manager"), &json!(true))
    );
    assert!(office.app.mails(0).await.is_empty());
    let path = format!("/v1/lenders/{}/employees/export", office.harbor.id);
    let saved = office.browser.get(&path).await.expect(200).text();
    let again = office.look(saved.clone()).await;
    assert_eq!(tallies(&again), [0, 0, 4, 0], "{saved} {again}");
    let record = office.browser.get("/v1/company/record?kind=employees").await.expect(200).json();
    assert_eq!(record["content"].as_array().unwrap().len(), 3, "{record}");
}

#[tokio::test]
async fn rows_update_employees_within_the_same_rules() {
    let office = Office::open().await;
    let tom = office.app.lender(&office.harbor, "Tom Reyes", Role::Lender).await;
    let borrower = office.app.borrower("Lucia Alvarez").await;
    let loan = office.app.loan(&office.harbor, "First", ReviewStatus::Lead).await;
    office.app.add(&loan, &office.dana, Role::LeadLender).await;
    office.app.add(&loan, &borrower, Role::Borrower).await;
    let rival = office.app.company("Rival").await;
    let rita = office.app.lender(&rival, "Rita Rival", Role::LeadLender).await;
    let first = "First name,Last name,Email\nAna,Bond,ana@people.example\n";
    let seen = office.look(first).await;
    office.import(first, &seen, "first").await;
    let file = format!(
        "First name,Last name,Email,Role\nThomas,Reyes,{},Manager\nAnna,Bond,ANA@people.example,\nDana,Whitfield,{},Lender\n\
         Lu,Alvarez,{},Lender\nRita,Rival,{},Lender\nNo,Body,nobody,Lender\nAna,Again,ana@people.example,\nX,Y,x@people.example,Boss\n",
        tom.email, office.dana.email, borrower.email, rita.email
    );
    let seen = office.look(file.clone()).await;
    let became = verdicts(&seen);
    assert_eq!(
        became[0],
        (
            2,
            "CHANGED",
            "Role. First name unchanged: people who have joined manage their own profile".to_owned()
        )
    );
    assert_eq!(
        became[1],
        (3, "CHANGED", "First name".to_owned()),
        "who hasn't joined is as the office writes"
    );
    assert_eq!(became[2].1, "REFUSED", "a company keeps a lead: {became:?}");
    assert_eq!(became[3].2, "Email: Someone already uses this email address");
    assert_eq!(became[4].1, "CREATED", "another company’s people aren’t given away");
    assert_eq!(became[5].2, "Email: Invalid email address");
    assert_eq!(became[6].2, "Email: Row 3 of the file already has this email address");
    assert!(became[7].2.starts_with("Role: “Boss” isn’t a company role"), "{became:?}");
    let imported = office.import(&file, &seen, "second").await;
    assert_eq!(
        imported["imported"]["said"],
        "One employee was added. 2 employees were changed. 5 rows were skipped"
    );
    let people = office.employees().await;
    let roles: Vec<_> =
        people.iter().map(|who| (who["givenName"].clone(), who["companyRole"].clone())).collect();
    assert!(roles.contains(&(json!("Tom"), json!("MANAGER"))), "{roles:?}");
    assert!(roles.contains(&(json!("Anna"), json!("LENDER"))), "{roles:?}");
    let refused = send_file(&office.browser, &format!("{IMPORT}/refused"), file).await.expect(200).text();
    assert!(refused.contains("nobody,Lender,Email: Invalid email address"), "{refused}");
    let rita = office.app.browser_of(&rita).await;
    assert_eq!(rita.get("/v1/users/me").await.expect(200).json()["company"]["name"], "Rival");
}

#[tokio::test]
async fn concurrent_imports_of_employees_count_once() {
    let office = Office::open().await;
    let seen = office.look(THREE).await;
    let squeezed = office.browser.request(Method::POST, &import_path(IMPORT, &seen, "squeezed"));
    let squeezed = squeezed.header("accept-encoding", "gzip").body(THREE.to_owned());
    office.browser.send(squeezed).await.expect(200);
    assert_eq!(office.employees().await.len(), 4, "an answer that is compressed comes whole");
    let seen = office.look(FOURTH).await;
    let call = import_path(IMPORT, &seen, "once");
    let (one, other) =
        tokio::join!(send_file(&office.browser, &call, FOURTH), send_file(&office.browser, &call, FOURTH));
    assert_eq!(last_line(&one), last_line(&other));
    assert_eq!(office.employees().await.len(), 5);
    let late = office.import(FOURTH, &seen, "another").await;
    assert_eq!(late["problem"]["code"], "import-differs", "{late}");
    let loans = "/v1/loans/import";
    let elsewhere = office.browser.post(&format!("{loans}/preview"), json!("Loan\nA\n")).await;
    assert_eq!(elsewhere.status, 422, "a file of one row without headings");
    let tom = office.app.lender(&office.harbor, "Tom Reyes", Role::Lender).await;
    let tom = office.app.browser_of(&tom).await;
    for path in [PREVIEW.to_owned(), format!("{IMPORT}/refused"), call] {
        send_file(&tom, &path, FOURTH).await.expect(403);
    }
    let marcus = office.app.lender(&office.harbor, "Marcus Bell", Role::Manager).await;
    let marcus = office.app.browser_of(&marcus).await;
    let lead = "Email,Role\nnew@people.example,Lead lender\n";
    let seen = send_file(&marcus, PREVIEW, lead).await.expect(200).json();
    assert_eq!(verdicts(&seen)[0].1, "REFUSED", "managers make no leads: {seen}");
}

#[tokio::test]
async fn imports_ten_thousand_rows_once() {
    let office = Office::open().await;
    let mut file = "First name,Last name,Email,Role,Phone\n".to_owned();
    for at in 0..10_000 {
        let _ = writeln!(file, "Given{at},Family{at},person{at}@people.example,Associate lender,=1+{at}");
    }
    let seen = office.look(file.clone()).await;
    assert_eq!(tallies(&seen), [10_000, 0, 0, 0]);
    let before = office.app.state.metrics.database_statements.load(Ordering::Relaxed);
    let reply =
        send_file(&office.browser, &import_path(IMPORT, &seen, "many"), file.clone()).await.expect(200);
    let after = office.app.state.metrics.database_statements.load(Ordering::Relaxed);
    assert_eq!(last_line(&reply)["imported"]["counts"]["created"], 10_000, "{}", last_line(&reply));
    assert!(after - before < 150, "{} statements", after - before);
    assert_eq!(office.employees().await.len(), 10_001);
    let path = format!("/v1/lenders/{}/employees/export", office.harbor.id);
    let saved = office.browser.get(&path).await.expect(200).text();
    assert!(saved.contains("\"'=1+7\""), "what a spreadsheet would run is neutralized");
    file.push_str("One,More,one@people.example,,\n");
    let refused = send_file(&office.browser, PREVIEW, file).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "table-too-many-rows");
}

#[tokio::test]
async fn notifies_other_leads_of_the_company_only() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let topic = format!("companies/{}", company.id);
    let mut dana = Socket::open(&scene, &scene.dana).await;
    assert_eq!(dana.subscribe(&topic, None).await["event"], "subscribed");
    let mut lucia = Socket::open(&scene, &scene.lucia).await;
    assert_eq!(lucia.subscribe(&topic, None).await["event"], "refused", "borrowers work elsewhere");
    let marcus = scene.app.lender(&company, "Marcus Bell", Role::Manager).await;
    let marcus = scene.app.browser_of(&marcus).await;
    let seen = send_file(&marcus, PREVIEW, "Email\nnew@people.example\n").await.expect(200).json();
    let call = import_path(IMPORT, &seen, "once");
    let imported = last_line(&send_file(&marcus, &call, "Email\nnew@people.example\n").await.expect(200));
    assert_eq!(imported["imported"]["counts"]["created"], 1, "{imported}");
    assert_eq!(dana.hear().await["event"], "employees");
    lucia.hears_nothing().await;
}
