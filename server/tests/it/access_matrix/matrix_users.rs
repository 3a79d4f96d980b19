//! The people of the matrix, and their three loans.

use chrono::Duration;
use reqwest::header::HeaderMap;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _,
    sea_query::Expr,
};
use server::{
    access::sessions,
    entity::{EnumColumn, loan_role, session, template},
};
use shared_rules::{
    loans::{entity::EntityType, review_status::ReviewStatus},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, Company, Loan, Person, TestApp};

/// The column names of the table, in order.
pub const PEOPLE: [&str; 15] = [
    "nobody",
    "ended session",
    "lead lender",
    "manager",
    "associate lender",
    "unseen lender",
    "underwriter",
    "colleague",
    "rival",
    "lead borrower",
    "second borrower",
    "other borrower",
    "contact",
    "key contact",
    "other contact",
];

pub struct Cast {
    pub app: TestApp,
    /// In the order of [`PEOPLE`]; `None` for a signed-out user.
    people: Vec<Option<Person>>,
    /// The company of the own and the other loan.
    pub harbor: Uuid,
    pub own: Loan,
    pub other: Loan,
    pub foreign: Loan,
    pub own_template: Uuid,
    pub foreign_template: Uuid,
    anyone: Browser,
}

impl Cast {
    pub async fn assemble() -> Self {
        // All requests come from one IP address, and many calls fail.
        let app = TestApp::start_with(&[
            ("LOANROOM_SIGN_IN_TRIES_PER_IP", "1000"),
            ("LOANROOM_SECURE_UPLOADS_PER_MINUTE", "100000"),
        ])
        .await;
        let (harbor, cedar) = (app.company("Harbor & Pine").await, app.company("Cedar Ridge").await);
        let own = app.loan(&harbor, "Alvarez – purchase", ReviewStatus::InProgress).await;
        let other = app.loan(&harbor, "Stone – refinance", ReviewStatus::InProgress).await;
        let foreign = app.loan(&cedar, "Pell – construction", ReviewStatus::InProgress).await;
        let mut people = vec![None];
        for (name, company, loan, role) in [
            ("Elsa Ended", &harbor, &own, Role::LeadLender),
            ("Dana Whitfield", &harbor, &own, Role::LeadLender),
            ("Marcus Bell", &harbor, &own, Role::Manager),
            ("Ines Okafor", &harbor, &own, Role::AssociateLender),
            ("Tom Oakes", &harbor, &own, Role::Lender),
            ("Una Writer", &harbor, &own, Role::Underwriter),
            ("Cole League", &harbor, &other, Role::LeadLender),
            ("Ruth Pell", &cedar, &foreign, Role::LeadLender),
        ] {
            people.push(Some(lender(&app, company, loan, name, role).await));
        }
        for (name, loan, role) in [
            ("Lucia Alvarez", &own, Role::LeadBorrower),
            ("Mateo Alvarez", &own, Role::Borrower),
            ("Maya Stone", &other, Role::LeadBorrower),
            ("Sofia Reyes", &own, Role::Contact),
            ("Kay Contact", &own, Role::Contact),
            ("Otto Contact", &other, Role::Contact),
        ] {
            people.push(Some(client(&app, loan, name, role).await));
        }
        let (own_template, foreign_template) =
            (a_template(&app, &harbor).await, a_template(&app, &cedar).await);
        Self {
            anyone: app.anyone(),
            app,
            people,
            harbor: harbor.id,
            own,
            other,
            foreign,
            own_template,
            foreign_template,
        }
    }

    /// The person of a column.
    pub fn person(&self, name: &str) -> Option<&Person> {
        let column = PEOPLE.iter().position(|person| *person == name).unwrap();
        self.people[column].as_ref()
    }

    /// The id of a person who is signed in.
    pub fn id(&self, name: &str) -> Uuid {
        self.person(name).unwrap().id
    }

    /// Creates a session for the person; returns its cookie.
    pub async fn session_of(&self, id: Uuid) -> String {
        let (state, no_headers) = (&self.app.state, HeaderMap::new());
        let tx = state.db.write().await.unwrap();
        let cookie = sessions::open(&tx, &state.config, state.clock.now(), id, &no_headers).await.unwrap();
        tx.commit().await.unwrap();
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// The person's browser with a separate session.
    pub async fn browser(&self, name: &str) -> Browser {
        let mut browser = self.anyone.clone();
        let Some(person) = self.person(name) else { return browser };
        let state = &self.app.state;
        let cookie = self.session_of(person.id).await;
        let tx = state.db.write().await.unwrap();
        if name == "ended session" {
            let past = state.clock.now() - Duration::minutes(1);
            session::Entity::update_many()
                .col_expr(session::Column::ExpiresAt, Expr::value(past))
                .filter(session::Column::UserId.eq(person.id))
                .exec(&tx)
                .await
                .unwrap();
        }
        tx.commit().await.unwrap();
        browser.cookie = Some(cookie);
        browser
    }
}

/// A lender on the loan; a plain lender is hidden from borrowers.
async fn lender(app: &TestApp, company: &Company, loan: &Loan, name: &str, role: Role) -> Person {
    // Cole leads only his loan, not the company: lead lenders of the company can access all its loans.
    let at_company = if name == "Cole League" { Role::Manager } else { role };
    let person = app.lender(company, name, at_company).await;
    match role {
        Role::Lender => app.add_unseen(loan, &person, role).await,
        _ => app.add(loan, &person, role).await,
    };
    person
}

/// A borrower or contact on the loan; Kay is its key contact.
async fn client(app: &TestApp, loan: &Loan, name: &str, role: Role) -> Person {
    let person = if role == Role::Contact { app.contact(name).await } else { app.borrower(name).await };
    let loan_role = app.add(loan, &person, role).await;
    if name.starts_with("Kay") {
        make_key_contact(app, loan_role).await;
    }
    person
}

async fn make_key_contact(app: &TestApp, role: Uuid) {
    let tx = app.state.db.write().await.unwrap();
    let row = loan_role::ActiveModel { id: Set(role), key_contact: Set(true), ..Default::default() };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn a_template(app: &TestApp, company: &Company) -> Uuid {
    let now = app.state.clock.now();
    let row = template::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(company.id),
        name: Set("Residential purchase".to_owned()),
        entity_type: Set(EnumColumn(EntityType::Individual)),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let tx = app.state.db.write().await.unwrap();
    let row = row.insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
    row.id
}
