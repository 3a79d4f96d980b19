//! What is kept changes no answer: after any changes, by whoever made, a list is the one that is worked out anew, for
//! every kind of viewer and on every server of the database.

use std::iter;

use chrono::NaiveDate;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, DatabaseTransaction, EntityTrait,
    ExprTrait as _, QueryFilter as _, sea_query::Expr,
};
use server::{
    Server,
    entity::{Word, app_user, company, loan, loan_role, needs_list_element, share},
};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::{StorageType, VisibleAt},
        priority::PriorityType,
        review::ReviewState,
    },
    sharing::SharePermission,
    team::role::{Role, RoleGroup},
};
use uuid::Uuid;

use crate::support::{Browser, Company, Loan, Person, TestApp};

/// Rounds of changes, and changes in each: with `LOANROOM_LONG` set, 10,000 in all.
pub(super) const ROUNDS: usize = 40;
pub(super) const LONG: usize = 200;
pub(super) const CHANGES: usize = 50;
const LOANS: usize = 6;

/// Numbers that look like chance, the same in each run.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }

    pub(super) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

async fn people(app: &TestApp, companies: &[Company]) -> Vec<Person> {
    let harbor = &companies[0];
    vec![
        app.lender(harbor, "Dana Whitfield", Role::LeadLender).await,
        app.lender(harbor, "Marcus Bell", Role::Manager).await,
        app.lender(harbor, "Elena Frost", Role::Underwriter).await,
        app.lender(&companies[1], "Ruth Abbott", Role::LeadLender).await,
        app.borrower("Lucia Alvarez").await,
        app.borrower("Mateo Alvarez").await,
        app.contact("Grace Kim").await,
        app.contact("Sam Ode").await,
    ]
}

/// The same person in front of the other server.
fn beside(here: &Browser, other: &Server) -> Browser {
    let mut there = Browser::new(&format!("http://{}", other.address));
    there.cookie.clone_from(&here.cookie);
    there
}

pub(super) struct Office {
    pub(super) app: TestApp,
    /// Another server on the same database, where there can be one.
    pub(super) other: Option<Server>,
    companies: Vec<Company>,
    pub(super) loans: Vec<Loan>,
    pub(super) people: Vec<Person>,
    /// Each in front of a page of every server.
    pub(super) browsers: Vec<Vec<Browser>>,
    pub(super) elements: Vec<(Uuid, Uuid)>,
}

impl Office {
    pub(super) async fn open() -> Self {
        let app = TestApp::start_with(&[("LOANROOM_REQUESTS_PER_MINUTE", "1000000")]).await;
        let companies = vec![app.company("Harbor & Pine").await, app.company("Cedar Ridge").await];
        let people = people(&app, &companies).await;
        let mut loans = Vec::new();
        for nth in 0..LOANS {
            loans.push(app.loan(&companies[nth % 2], &format!("Loan {nth}"), ReviewStatus::InProgress).await);
        }
        let other = app.beside().await;
        let mut browsers = Vec::new();
        for person in &people {
            let here = app.browser_of(person).await;
            let there = other.as_ref().map(|other| beside(&here, other));
            browsers.push(iter::once(here).chain(there).collect());
        }
        Self { app, other, companies, loans, people, browsers, elements: Vec::new() }
    }

    pub(super) fn loan(&self, chance: &mut Chance) -> Uuid {
        self.loans[chance.below(self.loans.len())].id
    }

    pub(super) fn person(&self, chance: &mut Chance) -> Uuid {
        self.people[chance.below(self.people.len())].id
    }

    pub(super) async fn change(&mut self, tx: &DatabaseTransaction, chance: &mut Chance) {
        match chance.below(12) {
            0 | 1 => self.add_element(tx, chance).await,
            2..=5 => self.change_element(tx, chance).await,
            6 => self.share(tx, chance).await,
            7 | 8 => self.change_team(tx, chance).await,
            9 => self.change_loan(tx, chance).await,
            10 => self.change_person(tx, chance).await,
            _ => self.change_rarely(tx, chance).await,
        }
    }

    async fn add_element(&mut self, tx: &DatabaseTransaction, chance: &mut Chance) {
        let (id, loan_id, now) = (Uuid::now_v7(), self.loan(chance), self.app.state.clock.now());
        let inside: Vec<Uuid> =
            self.elements.iter().filter(|(_, loan)| *loan == loan_id).map(|(id, _)| *id).collect();
        let parent = if inside.is_empty() || chance.below(2) == 0 { None } else { Some(chance.one(&inside)) };
        let row = needs_list_element::ActiveModel {
            id: Set(id),
            loan_id: Set(loan_id),
            parent_id: Set(parent),
            name: Set("Pay stubs".to_owned()),
            storage_type: Set(Word(chance.one(&[StorageType::File, StorageType::File, StorageType::Folder]))),
            priority_type: Set(Word(PriorityType::Medium)),
            hidden: Set(false),
            modifiers: Set("[]".to_owned()),
            optional: Set(false),
            position: Set(0),
            version: Set(1),
            review_state: Set(Word(chance.one(&ReviewState::ALL))),
            created_at: Set(now),
            updated_at: Set(now),
            ..Default::default()
        };
        row.insert(tx).await.unwrap();
        self.elements.push((id, loan_id));
    }

    async fn change_element(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        use needs_list_element::Column;
        let Some(last) = self.elements.len().checked_sub(1) else { return };
        let (id, _) = self.elements[chance.below(last + 1)];
        let (column, value) = match chance.below(7) {
            0 | 1 => (Column::ReviewState, Expr::value(Word(chance.one(&ReviewState::ALL)))),
            2 => (Column::Hidden, Expr::value(chance.below(3) == 0)),
            3 => {
                let at = [None, Some(VisibleAt::Status(ReviewStatus::Closing))];
                (Column::VisibleAtStatus, Expr::value(chance.one(&at).map(Word)))
            }
            4 => (Column::ParentId, Expr::value(None::<Uuid>)),
            5 => {
                let day = NaiveDate::from_ymd_opt(2026, 12, 1 + u32::try_from(chance.below(20)).unwrap());
                (Column::DueDate, Expr::value(day))
            }
            _ => {
                let at = (chance.below(3) == 0).then(|| self.app.state.clock.now());
                (Column::DeletedAt, Expr::value(at))
            }
        };
        needs_list_element::Entity::update_many()
            .col_expr(column, value)
            .filter(Column::Id.eq(id))
            .exec(tx)
            .await
            .unwrap();
    }

    async fn share(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        let Some(last) = self.elements.len().checked_sub(1) else { return };
        let ((element_id, loan_id), with) = (self.elements[chance.below(last + 1)], self.person(chance));
        let of_element = share::Column::ElementId.eq(element_id);
        let old = of_element.and(share::Column::SharedWith.eq(with));
        share::Entity::delete_many().filter(old).exec(tx).await.unwrap();
        if chance.below(3) > 0 {
            let row = share::ActiveModel {
                id: Set(Uuid::now_v7()),
                loan_id: Set(loan_id),
                element_id: Set(element_id),
                shared_with: Set(with),
                shared_by: Set(self.people[0].id),
                permission: Set(Word(SharePermission::View)),
                created_at: Set(self.app.state.clock.now()),
            };
            row.insert(tx).await.unwrap();
        }
    }

    async fn change_team(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        use loan_role::Column;
        let (loan_id, nth) = (self.loan(chance), chance.below(self.people.len()));
        let (user_id, now) = (self.people[nth].id, self.app.state.clock.now());
        let own = Column::LoanId.eq(loan_id).and(Column::UserId.eq(user_id));
        loan_role::Entity::delete_many().filter(own).exec(tx).await.unwrap();
        let role = match nth {
            0..=3 => chance.one(&[Role::LeadLender, Role::Manager, Role::Lender]),
            // A loan has one lead borrower at most.
            4 => chance.one(&[Role::LeadBorrower, Role::Borrower]),
            5 => Role::Borrower,
            _ => Role::Contact,
        };
        if chance.below(4) > 0 {
            let row = loan_role::ActiveModel {
                id: Set(Uuid::now_v7()),
                loan_id: Set(loan_id),
                user_id: Set(user_id),
                role: Set(Word(role)),
                key_contact: Set(false),
                visible_to_borrower: Set(chance.below(3) > 0),
                visible_to_lender: Set(chance.below(3) > 0),
                can_accept_files: Set(false),
                borrower_type: Set(None),
                stub: Set(false),
                version: Set(1),
                credit_consent_status: Set(None),
                created_at: Set(now),
                updated_at: Set(now),
            };
            row.insert(tx).await.unwrap();
        }
    }

    async fn change_loan(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        use loan::Column;
        let (column, value) = match chance.below(4) {
            0 => (Column::ReviewStatus, Expr::value(Word(chance.one(&ReviewStatus::ALL)))),
            1 => (Column::UpdatedAt, Expr::value(self.app.state.clock.now())),
            2 => (Column::Amount, Expr::value(i64::try_from(chance.below(5)).unwrap())),
            _ => (Column::Name, Expr::value(format!("Loan {}", chance.below(9)))),
        };
        let own = Column::Id.eq(self.loan(chance));
        loan::Entity::update_many().col_expr(column, value).filter(own).exec(tx).await.unwrap();
    }

    async fn change_person(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        use app_user::Column;
        let id = self.people[chance.below(self.people.len())].id;
        let (column, value) = match chance.below(3) {
            0 => (Column::GivenName, Expr::value(chance.one(&["Ann", "Bo", "Cy"]))),
            1 => (Column::FamilyName, Expr::value(chance.one(&["Reed", "Stone", "Tull"]))),
            _ => {
                let group = chance.one(&[RoleGroup::Borrower, RoleGroup::Contact]);
                (Column::RoleGroup, Expr::value(Word(group)))
            }
        };
        let mut which = app_user::Entity::update_many().col_expr(column, value).filter(Column::Id.eq(id));
        if matches!(column, Column::RoleGroup) {
            which = which.filter(Column::CompanyId.is_null());
        }
        which.exec(tx).await.unwrap();
    }

    /// Companies are called otherwise, and who leads one stops doing so or begins again.
    async fn change_rarely(&self, tx: &DatabaseTransaction, chance: &mut Chance) {
        if chance.below(2) == 0 {
            let own = company::Column::Id.eq(self.companies[chance.below(2)].id);
            let name = Expr::value(chance.one(&["Harbor", "cedar", "Pine"]));
            let update = company::Entity::update_many().col_expr(company::Column::Name, name);
            update.filter(own).exec(tx).await.unwrap();
        } else {
            let own = app_user::Column::Id.eq(self.people[chance.one(&[0, 3])].id);
            let role = Expr::value(Word(chance.one(&[Role::LeadLender, Role::Manager])));
            let update = app_user::Entity::update_many().col_expr(app_user::Column::CompanyRole, role);
            update.filter(own).exec(tx).await.unwrap();
        }
    }

    /// What somebody may ask for.
    fn question(&self, chance: &mut Chance) -> String {
        let sort = chance.one(&[
            "-updated",
            "updated",
            "name",
            "-status",
            "amount",
            "requests",
            "-requests",
            "lender",
            "-borrower",
            "purpose",
        ]);
        let more = match chance.below(6) {
            0 => "&q=a".to_owned(),
            1 => "&status=IN_PROGRESS,CLOSING".to_owned(),
            2 => format!("&usersIds={}", self.person(chance)),
            3 => format!("&lenderId={}", self.companies[chance.below(2)].id),
            4 => "&archived=false".to_owned(),
            _ => String::new(),
        };
        format!("/v1/loans?sort={sort}&s={}&p={}{more}", chance.one(&[2, 20]), chance.below(2))
    }
}

#[tokio::test]
async fn what_is_kept_is_what_is_worked_out_anew_for_everybody_whatever_changed() {
    let mut office = Office::open().await;
    let mut chance = Chance(20_261_123);
    // Few enough to be asked again and again, so that something is kept of each.
    let questions: Vec<String> = (0..12).map(|_| office.question(&mut chance)).collect();
    let mut asked = 0;
    for round in 0..std::env::var_os("LOANROOM_LONG").map_or(ROUNDS, |_| LONG) {
        let tx = office.app.state.db.write().await.unwrap();
        for _ in 0..CHANGES {
            office.change(&tx, &mut chance).await;
        }
        if chance.below(10) == 0 {
            tx.rollback().await.unwrap();
            office.forget_undone().await;
        } else {
            tx.commit().await.unwrap();
        }
        for _ in 0..3 {
            let browsers = &office.browsers[chance.below(office.browsers.len())];
            let question = &questions[chance.below(questions.len())];
            let mut said = Vec::new();
            for browser in browsers {
                said.push(browser.get(question).await.expect(200).json());
            }
            office.app.state.kept.pages.forget();
            said.push(browsers[0].get(question).await.expect(200).json());
            // Emptied altogether, and what another server keeps beside it.
            if chance.below(4) == 0 {
                office.app.state.kept.forget();
                said.push(browsers[0].get(question).await.expect(200).json());
            }
            asked += 1;
            let plain = anew(&office, &browsers[0], question, asked).await;
            assert!(
                said.iter().all(|said| *said == plain),
                "round {round}, {question}: {said:#?} {plain:#?}"
            );
        }
    }
    if let Some(other) = office.other.take() {
        other.stop().await;
    }
}

/// The same question in words that were never used before, with nothing counted yet.
async fn anew(office: &Office, browser: &Browser, question: &str, nth: usize) -> serde_json::Value {
    let blanks: String = (0..12).map(|bit| if nth >> bit & 1 == 1 { ",%20" } else { "," }).collect();
    let asked = match question.contains("&status=") {
        true => question.replace("&status=", &format!("&status={blanks}")),
        false => format!("{question}&status={blanks}"),
    };
    office.app.state.kept.counts.forget();
    office.app.state.kept.dated.forget();
    browser.get(&asked).await.expect(200).json()
}

impl Office {
    /// Elements that were never kept can't be changed.
    pub(super) async fn forget_undone(&mut self) {
        let rows: Vec<(Uuid, Uuid)> = needs_list_element::Entity::find()
            .all(self.app.state.db.read())
            .await
            .unwrap()
            .into_iter()
            .map(|row| (row.id, row.loan_id))
            .collect();
        self.elements = rows;
    }
}
