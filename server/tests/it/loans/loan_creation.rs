//! Creating a loan: everything in one request, exactly once.

use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use crate::support::{Browser, Company, TestApp, secret};

struct Office {
    app: TestApp,
    harbor: Company,
    dana: Browser,
}

impl Office {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let harbor = app.company("Harbor & Pine").await;
        let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
        let dana = app.browser_of(&dana).await;
        Self { app, harbor, dana }
    }

    /// A template that requests W-2 forms, and an identity card of each borrower.
    async fn template(&self) -> String {
        let made = json!({ "name": "Purchase", "entityType": "INDIVIDUAL" });
        let made = self.dana.post("/v1/templates", made).await.expect(201).json();
        let elements = format!("/v1/templates/{}/elements", made["id"].as_str().unwrap());
        for (name, each) in [("W-2", false), ("Photo ID", true)] {
            let element = json!({ "name": name, "storageType": "FILE", "eachBorrower": each });
            self.dana.post(&elements, element).await.expect(201);
        }
        made["id"].as_str().unwrap().to_owned()
    }

    async fn loans(&self) -> u64 {
        self.dana.get("/v1/loans").await.expect(200).json()["total"].as_u64().unwrap()
    }
}

fn borrower(given: &str, family: &str, address: &str) -> Value {
    json!({ "givenName": given, "familyName": family, "emailAddress": address })
}

fn for_two() -> Value {
    json!({
        "amount": 425_000,
        "loanPurpose": "Purchase",
        "propertyAddress": "418 Larkspur Ct, Durango, CO 81301",
        "borrowers": [
            borrower("Ann", "Alvarez", "ann@people.example"),
            borrower("Ben", "Alvarez", "ben@people.example"),
        ],
        "invite": true,
        "idempotencyKey": "first",
    })
}

fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

fn role_of<'a>(loan: &'a Value, name: &str) -> &'a Value {
    let roles = loan["loanRoles"].as_array().unwrap();
    roles.iter().find(|role| role["user"]["givenName"] == name).unwrap_or_else(|| panic!("{name}: {loan}"))
}

#[tokio::test]
async fn creates_a_loan_with_borrowers_invitations_and_needs_list() {
    let office = Office::open().await;
    let body = with(for_two(), "templateId", office.template().await);
    let opened = office.dana.post("/v1/loans", body).await.expect(201).json();
    assert_eq!(opened["name"], "Alvarez – 418 Larkspur Ct", "{opened}");
    assert_eq!(opened["said"], "Loan created. 2 borrowers invited. 3 documents requested");
    let path = format!("/v1/loans/{}", opened["id"].as_str().unwrap());
    let loan = office.dana.get(&path).await.expect(200).json();
    assert_eq!((&loan["me"]["role"], &loan["reviewStatus"]), (&json!("LEAD_LENDER"), &json!("LEAD")));
    assert_eq!((&loan["amount"], &loan["loanPurpose"]), (&json!(425_000), &json!("Purchase")));
    assert_eq!(role_of(&loan, "Ann")["role"], "LEAD_BORROWER");
    assert_eq!(
        (&role_of(&loan, "Ben")["role"], &role_of(&loan, "Ben")["stub"]),
        (&json!("BORROWER"), &json!(true))
    );
    assert_eq!(loan["invitations"].as_array().unwrap().len(), 2);

    let mails = office.app.mails(2).await;
    let mail = mails.iter().find(|mail| mail.contains("To: ann@people.example")).unwrap();
    let token = secret(mail, "/invitation/");
    let mut ann = office.app.anyone();
    let call = format!("/v1/invitations/{token}");
    let joined = ann.post(&call, json!({ "password": "a quiet harbor" })).await.expect(204);
    ann.cookie = joined.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let list = ann.get(&format!("{path}/elements")).await.expect(200).json();
    let mut asked: Vec<_> =
        list["content"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    asked.sort_unstable();
    assert_eq!(asked, ["Photo ID", "W-2"], "her own card, not his: {list}");
}

#[tokio::test]
async fn double_click_creates_one_loan() {
    let office = Office::open().await;
    let (first, second) =
        tokio::join!(office.dana.post("/v1/loans", for_two()), office.dana.post("/v1/loans", for_two()));
    let (first, second) = (first.expect(201).json(), second.expect(201).json());
    assert_eq!(first, second);
    let later = office.dana.post("/v1/loans", for_two()).await.expect(201).json();
    assert_eq!((later, office.loans().await), (first, 1));
    assert_eq!(office.app.mails(2).await.len(), 2, "nobody is invited twice");
    let other = with(for_two(), "name", "Another");
    assert_eq!(office.dana.post("/v1/loans", other.clone()).await.expect(409).code(), "loan-opened-before");
    office.dana.post("/v1/loans", with(other, "idempotencyKey", "second")).await.expect(201);
    assert_eq!(office.loans().await, 2);
}

#[tokio::test]
async fn invalid_loan_names_its_field_and_creates_nothing() {
    let office = Office::open().await;
    let priya = office.app.lender(&office.harbor, "Priya Raman", Role::AssociateLender).await;
    let twice = json!([borrower("Ann", "", "ann@people.example"), borrower("", "", "ANN@people.example")]);
    let cedar = office.app.company("Cedar Ridge").await;
    let ruth = office.app.lender(&cedar, "Ruth Abbott", Role::LeadLender).await;
    let many: Vec<Value> = (0..21).map(|at| borrower("", "B", &format!("b{at}@people.example"))).collect();
    for (field, status, body) in [
        ("name", 422, json!({ "idempotencyKey": "k" })),
        ("amount", 422, with(for_two(), "amount", 0)),
        ("borrowers.1.emailAddress", 422, with(for_two(), "borrowers", twice)),
        ("borrowers.0.emailAddress", 422, with(for_two(), "borrowers", json!([borrower("Ann", "", "ann")]))),
        (
            "borrowers.0.emailAddress",
            422,
            with(for_two(), "borrowers", json!([borrower("", "P", &priya.email)])),
        ),
        ("templateId", 422, with(for_two(), "templateId", Uuid::now_v7().to_string())),
        ("idempotencyKey", 400, with(for_two(), "idempotencyKey", " ")),
        ("borrowers", 422, with(for_two(), "borrowers", many)),
        ("colleagues.1", 422, with(for_two(), "colleagues", json!([priya.id, ruth.id]))),
        ("colleagues", 422, with(for_two(), "colleagues", json!(vec![priya.id; 51]))),
    ] {
        let refused = office.dana.post("/v1/loans", body).await.expect(status).json();
        assert_eq!(refused["violations"][0]["field"], field, "{refused}");
    }
    assert_eq!(office.loans().await, 0, "nothing is left of what was refused");
    office.dana.post("/v1/loans", for_two()).await.expect(201);
}

#[tokio::test]
async fn associates_loan_is_led_by_the_lead_lender() {
    let office = Office::open().await;
    let priya = office.app.lender(&office.harbor, "Priya Raman", Role::AssociateLender).await;
    let priya = office.app.browser_of(&priya).await;
    let body = json!({ "name": "Kestrel", "idempotencyKey": "one" });
    let opened = priya.post("/v1/loans", body.clone()).await.expect(201).json();
    assert_eq!(opened["said"], "Loan created. Dana Whitfield is the lead lender");
    let loan = priya.get(&format!("/v1/loans/{}", opened["id"].as_str().unwrap())).await.expect(200).json();
    assert_eq!(loan["me"]["role"], "ASSOCIATE_LENDER", "nobody raises their own role");
    assert_eq!(role_of(&loan, "Dana")["role"], "LEAD_LENDER");
    let una = office.app.lender(&office.harbor, "Una Writer", Role::Underwriter).await;
    let refused = office.app.browser_of(&una).await.post("/v1/loans", body.clone()).await.expect(403);
    assert_eq!(refused.code(), "underwriter-cannot-open-loans");
    let lucia = office.app.borrower("Lucia Alvarez").await;
    office.app.browser_of(&lucia).await.post("/v1/loans", body).await.expect(403);
}

#[tokio::test]
async fn adds_colleagues_in_their_company_role() {
    let office = Office::open().await;
    let priya = office.app.lender(&office.harbor, "Priya Raman", Role::AssociateLender).await;
    let max = office.app.lender(&office.harbor, "Max Stone", Role::Manager).await;
    let dana = office.dana.get("/v1/users/me").await.expect(200).json()["id"].clone();
    let body = with(json!({ "name": "Kestrel" }), "idempotencyKey", "one");
    let body = with(body, "colleagues", json!([priya.id, dana, max.id, priya.id]));
    let opened = office.dana.post("/v1/loans", body).await.expect(201).json();
    assert_eq!(opened["said"], "Loan created. 2 colleagues added");
    let path = format!("/v1/loans/{}", opened["id"].as_str().unwrap());
    let loan = office.app.browser_of(&priya).await.get(&path).await.expect(200).json();
    assert_eq!(loan["loanRoles"].as_array().unwrap().len(), 3, "each once: {loan}");
    assert_eq!(
        (&role_of(&loan, "Priya")["role"], &role_of(&loan, "Max")["role"]),
        (&json!("ASSOCIATE_LENDER"), &json!("MANAGER"))
    );
}

#[tokio::test]
async fn foreign_person_joins_only_after_accepting() {
    let office = Office::open().await;
    let cedar = office.app.company("Cedar Ridge").await;
    let maya = office.app.borrower("Maya Stone").await;
    let theirs = office.app.loan(&cedar, "Stone – refinance", ReviewStatus::InProgress).await;
    office.app.add(&theirs, &maya, Role::LeadBorrower).await;
    let named = json!([borrower("May", "S", &maya.email)]);
    let opened = office.dana.post("/v1/loans", with(for_two(), "borrowers", named)).await.expect(201).json();
    let path = format!("/v1/loans/{}", opened["id"].as_str().unwrap());
    let loan = office.dana.get(&path).await.expect(200).json();
    let role = role_of(&loan, "May");
    assert_eq!((&role["stub"], role["user"]["id"] == maya.id.to_string()), (&json!(true), false), "{role}");
    office.app.browser_of(&maya).await.get(&path).await.expect(404);
}
