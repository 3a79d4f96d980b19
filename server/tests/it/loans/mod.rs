//! The list of loans and one loan.

mod access_report;
mod activity;
mod archive;
mod copied_loans;
mod entity_activity;
mod export;
mod formulas;
mod import;
mod loan_creation;
mod loan_deletion;
mod loan_facts;
mod loan_numbers;
mod request_counts;
mod status_change;

use sea_orm::{ActiveValue::Set, EntityTrait as _};
use serde_json::{Value, json};
use server::entity::{EnumColumn, loan, loan_role};
use shared_rules::{
    loans::{facts::LoanFacts, review_status::ReviewStatus},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, Company, Loan, Person, TestApp};

/// A lender, a borrower, and three loans in different statuses with both as members.
struct Office {
    app: TestApp,
    harbor: Company,
    dana: Person,
    lucia: Person,
    loans: Vec<Loan>,
}

impl Office {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let harbor = app.company("Harbor & Pine").await;
        let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
        let lucia = app.borrower("Lucia Alvarez").await;
        let mut loans = Vec::new();
        for (name, status) in [
            ("Kestrel Roasting", ReviewStatus::Closing),
            ("alvarez – purchase", ReviewStatus::InProgress),
            ("Brightwater 100% Plaza", ReviewStatus::ReadyForReviewReview),
        ] {
            let loan = app.loan(&harbor, name, status).await;
            app.add(&loan, &dana, Role::LeadLender).await;
            app.add(&loan, &lucia, Role::LeadBorrower).await;
            loans.push(loan);
        }
        Self { app, harbor, dana, lucia, loans }
    }

    async fn dana(&self) -> Browser {
        self.app.browser_of(&self.dana).await
    }
}

async fn names(browser: &Browser, query: &str) -> Vec<String> {
    let reply = browser.get(&format!("/v1/loans?{query}")).await.expect(200).json();
    reply["content"]
        .as_array()
        .unwrap()
        .iter()
        .map(|loan| loan["name"].as_str().unwrap().to_owned())
        .collect()
}

const KESTREL: &str = "Kestrel Roasting";
const ALVAREZ: &str = "alvarez – purchase";
const BRIGHTWATER: &str = "Brightwater 100% Plaza";

#[tokio::test]
async fn loans_are_sorted_by_name_and_by_the_order_of_review_statuses() {
    let office = Office::open().await;
    let dana = office.dana().await;
    assert_eq!(names(&dana, "").await, [BRIGHTWATER, ALVAREZ, KESTREL], "the newest first");
    assert_eq!(names(&dana, "sort=name").await, [ALVAREZ, BRIGHTWATER, KESTREL]);
    assert_eq!(names(&dana, "sort=status").await, [ALVAREZ, BRIGHTWATER, KESTREL]);
    assert_eq!(names(&dana, "sort=-status").await, [KESTREL, BRIGHTWATER, ALVAREZ]);
    let wrong = dana.get("/v1/loans?sort=colour").await.expect(400);
    assert_eq!(wrong.json()["violations"][0]["field"], "sort");
}

#[tokio::test]
async fn loans_are_found_by_name_by_borrower_and_by_status() {
    let office = Office::open().await;
    let dana = office.dana().await;
    assert_eq!(names(&dana, "q=kestrel%20r").await, [KESTREL]);
    assert_eq!(names(&dana, "q=LUCIA%20ALV").await.len(), 3);
    assert_eq!(names(&dana, "q=100%25").await, [BRIGHTWATER], "a percent sign is a percent sign");
    assert_eq!(names(&dana, "q=%25").await, [BRIGHTWATER]);
    assert_eq!(names(&dana, "status=CLOSING,IN_PROGRESS&sort=name").await, [ALVAREZ, KESTREL]);
    assert_eq!(names(&dana, "q=nothing").await, Vec::<String>::new());
    assert_eq!(names(&dana, &format!("usersIds={}", Uuid::now_v7())).await, Vec::<String>::new());
    assert_eq!(names(&dana, &format!("usersIds={}", office.lucia.id)).await.len(), 3);
    dana.get("/v1/loans?status=SOMEDAY").await.expect(400);
}

#[tokio::test]
async fn loans_come_in_pages_and_the_total_stays() {
    let office = Office::open().await;
    let dana = office.dana().await;
    let page = |p: u32| format!("/v1/loans?sort=name&p={p}&s=2");
    let first = dana.get(&page(0)).await.expect(200).json();
    assert_eq!(
        (&first["total"], &first["last"], first["content"].as_array().unwrap().len()),
        (&json!(3), &json!(false), 2)
    );
    let second = dana.get(&page(1)).await.expect(200).json();
    assert_eq!(
        (&second["total"], &second["last"], second["content"].as_array().unwrap().len()),
        (&json!(3), &json!(true), 1)
    );
    let beyond = dana.get(&page(7)).await.expect(200).json();
    assert_eq!(
        (&beyond["total"], &beyond["last"], &beyond["content"]),
        (&json!(3), &json!(true), &json!([]))
    );
    assert_eq!(dana.get("/v1/loans?p=-1").await.expect(400).code(), "malformed");
}

#[tokio::test]
async fn lists_only_loans_of_the_user() {
    let office = Office::open().await;
    let cedar = office.app.company("Cedar Ridge").await;
    let ruth = office.app.lender(&cedar, "Ruth Pell", Role::LeadLender).await;
    let marcus = office.app.lender(&office.harbor, "Marcus Bell", Role::Manager).await;
    office.app.add(&office.loans[0], &marcus, Role::Manager).await;
    assert_eq!(names(&office.app.browser_of(&ruth).await, "").await, Vec::<String>::new());
    assert_eq!(names(&office.app.browser_of(&marcus).await, "").await, [KESTREL]);
    let summary = office.app.browser_of(&marcus).await.get("/v1/loans").await.json()["content"][0].clone();
    assert_eq!(
        (&summary["myRole"], &summary["leadBorrowerName"]),
        (&json!("MANAGER"), &json!("Lucia Alvarez"))
    );
    assert_eq!(summary["counts"], json!({ "open": 0, "submitted": 0, "accepted": 0, "rejected": 0 }));
}

fn team(loan: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    loan["loanRoles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (text(&row["role"]), text(&row["user"]["givenName"])))
        .collect()
}

#[tokio::test]
async fn loan_shows_its_team_in_order_without_hidden_roles() {
    let office = Office::open().await;
    let loan = &office.loans[1];
    let tom = office.app.lender(&office.harbor, "Tom Oakes", Role::Lender).await;
    office.app.add_unseen(loan, &tom, Role::Lender).await;
    let path = format!("/v1/loans/{}", loan.id);
    let seen_by_dana = office.dana().await.get(&path).await.expect(200).json();
    let pair = |role: &str, name: &str| (role.to_owned(), name.to_owned());
    assert_eq!(
        team(&seen_by_dana),
        [pair("LEAD_LENDER", "Dana"), pair("LENDER", "Tom"), pair("LEAD_BORROWER", "Lucia")]
    );
    assert_eq!(seen_by_dana["lender"]["hasBorrowerOnboard"], true);
    assert_eq!(seen_by_dana["me"]["roleGroup"], "LENDER");
    let seen_by_lucia = office.app.browser_of(&office.lucia).await.get(&path).await.expect(200).json();
    assert_eq!(team(&seen_by_lucia), [pair("LEAD_LENDER", "Dana"), pair("LEAD_BORROWER", "Lucia")]);
    assert!(!seen_by_lucia.to_string().contains(&tom.id.to_string()));
}

#[tokio::test]
async fn foreign_and_missing_loans_look_the_same() {
    let office = Office::open().await;
    let stranger = office.app.borrower("Maya Stone").await;
    let maya = office.app.browser_of(&stranger).await;
    let foreign = maya.get(&format!("/v1/loans/{}", office.loans[0].id)).await.expect(404);
    let missing = maya.get(&format!("/v1/loans/{}", Uuid::now_v7())).await.expect(404);
    let no_id = maya.get("/v1/loans/17").await.expect(404);
    assert_eq!(foreign.json(), missing.json());
    assert_eq!(foreign.json(), no_id.json());
}

#[tokio::test]
async fn borrower_lists_only_her_own_lenders() {
    let office = Office::open().await;
    let lucia = office.app.browser_of(&office.lucia).await;
    let lenders = lucia.get(&format!("/v1/users/{}/lenders", office.lucia.id)).await.expect(200).json();
    assert_eq!((&lenders[0]["name"], &lenders[0]["loanCount"]), (&json!("Harbor & Pine"), &json!(3)));
    lucia.get(&format!("/v1/users/{}/lenders", office.dana.id)).await.expect(404);
}

#[tokio::test]
async fn pages_of_ten_thousand_loans_neither_repeat_nor_skip_one() {
    const LOANS: usize = 10_000;
    let office = Office::open().await;
    let now = office.app.state.clock.now();
    let ids: Vec<Uuid> = std::iter::repeat_with(Uuid::now_v7).take(LOANS).collect();
    let facts = LoanFacts { name: "Alike".to_owned(), ..LoanFacts::default() };
    let tx = office.app.state.db.write().await.unwrap();
    for some in ids.chunks(500) {
        let rows = some.iter().map(|id| loan::ActiveModel {
            id: Set(*id),
            counted: Set(false),
            ..loan::Model::new(office.harbor.id, facts.clone(), now).into()
        });
        loan::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
    let tx = office.app.state.db.write().await.unwrap();
    for some in ids.chunks(500) {
        let rows = some.iter().map(|id| loan_role::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(*id),
            user_id: Set(office.dana.id),
            role: Set(EnumColumn(Role::LeadLender)),
            created_at: Set(now),
            updated_at: Set(now),
            ..Default::default()
        });
        loan_role::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();

    let dana = office.dana().await;
    for sort in ["-updated", "requests"] {
        let mut seen = std::collections::HashSet::new();
        for page in 0..=10 {
            // Ten pairs of adjacent pages, spread over the list.
            let first = (page / 2) * 19 + page % 2;
            let reply = dana.get(&format!("/v1/loans?s=100&sort={sort}&p={first}")).await.expect(200).json();
            assert_eq!(reply["total"], LOANS + 3);
            let rows = reply["content"].as_array().unwrap();
            assert_eq!(rows.len(), 100, "page {first}");
            assert!(
                rows.iter().all(|loan| seen.insert(loan["id"].to_string())),
                "{sort}: page {first} repeats"
            );
        }
    }
    let last = dana.get("/v1/loans?s=100&p=100").await.expect(200).json();
    assert_eq!((last["content"].as_array().unwrap().len(), &last["last"]), (3, &json!(true)));
}
