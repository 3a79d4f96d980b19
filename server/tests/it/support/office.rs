use chrono::Duration;
use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::{Set, Unchanged},
    EntityTrait as _,
};
use server::{
    access::create_upload_link,
    entity::{
        EnumColumn, address_change, app_user, company, contact_sub_role, invitation, loan, loan_role,
        password_reset, role_label, sign_in_link,
    },
    secrets::token,
};
use shared_rules::{
    individuals::credit_widget::CreditConsentStatus,
    loans::{facts::LoanFacts, review_status::ReviewStatus},
    team::{
        role::{BorrowerType, Role, RoleGroup},
        role_picker::SubRoleType,
    },
};
use uuid::Uuid;

use super::{Browser, TestApp};

/// A lending company in the database.
pub struct Company {
    pub id: Uuid,
}

/// A user in the database who can sign in.
#[derive(Clone)]
pub struct Person {
    pub id: Uuid,
    pub email: String,
}

/// A loan in the database.
pub struct Loan {
    pub id: Uuid,
}

/// The hash of [`super::PASSWORD`] with minimal cost parameters, because every test signs people in.
const HASH: &str =
    "$argon2id$v=19$m=8,t=1,p=1$Zm9yIHRoZSB0ZXN0cw$THxEPLMzVD3nRXHljMWqJFKYFqzyPWSCtB3S10nJAC8";

impl TestApp {
    pub async fn company(&self, name: &str) -> Company {
        let row = company::ActiveModel {
            id: Set(Uuid::now_v7()),
            name: Set(name.to_owned()),
            slug: Set(name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-")),
            has_borrower_onboard: Set(true),
            individual_credit_report: Set(true),
            secure_upload_enabled: Set(true),
            created_at: Set(self.state.clock.now()),
            ..Default::default()
        };
        let tx = self.state.db.write().await.unwrap();
        let row = row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        Company { id: row.id }
    }

    /// An employee of the company with this role.
    pub async fn lender(&self, company: &Company, name: &str, role: Role) -> Person {
        self.person(name, RoleGroup::Lender, Some((company.id, role))).await
    }

    pub async fn borrower(&self, name: &str) -> Person {
        self.person(name, RoleGroup::Borrower, None).await
    }

    pub async fn contact(&self, name: &str) -> Person {
        self.person(name, RoleGroup::Contact, None).await
    }

    /// Adds an employee of the company without an account.
    pub async fn new_employee(&self, company: &Company, name: &str, role: Role) -> Person {
        let person = self.lender(company, name, role).await;
        self.has_not_joined(company, &person).await;
        person
    }

    /// Adds a borrower of the company without an account.
    pub async fn new_borrower(&self, company: &Company, name: &str) -> Person {
        let person = self.borrower(name).await;
        self.has_not_joined(company, &person).await;
        person
    }

    async fn has_not_joined(&self, company: &Company, person: &Person) {
        let never = app_user::ActiveModel {
            id: Unchanged(person.id),
            email_key: Set(format!("{} {}", company.id, person.email)),
            password_hash: Set(None),
            stub: Set(true),
            ..Default::default()
        };
        let tx = self.state.db.write().await.unwrap();
        app_user::Entity::update(never).exec(&tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn person(&self, name: &str, group: RoleGroup, employer: Option<(Uuid, Role)>) -> Person {
        let (given, family) = name.split_once(' ').unwrap_or((name, ""));
        let email = format!("{}@people.example", name.to_lowercase().replace(' ', "."));
        let now = self.state.clock.now();
        let row = app_user::ActiveModel {
            id: Set(Uuid::now_v7()),
            given_name: Set(given.to_owned()),
            family_name: Set(family.to_owned()),
            email_key: Set(email.clone()),
            email_address: Set(email),
            role_group: Set(EnumColumn(group)),
            company_id: Set(employer.map(|(id, _)| id)),
            company_role: Set(employer.map(|(_, role)| EnumColumn(role))),
            position_or_title: Set(None),
            company_name: Set(None),
            company_website: Set(None),
            company_address: Set(None),
            mobile_phone: Set(None),
            mobile_phone_locale: Set(None),
            avatar_doc_id: Set(None),
            time_zone: Set(None),
            stub: Set(false),
            password_hash: Set(Some(HASH.to_owned())),
            created_at: Set(now),
            updated_at: Set(now),
        };
        let tx = self.state.db.write().await.unwrap();
        let row = row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        Person { id: row.id, email: row.email_address }
    }

    /// A loan of the company in this status, without members.
    pub async fn loan(&self, company: &Company, name: &str, status: ReviewStatus) -> Loan {
        let now = self.state.clock.now();
        let facts = LoanFacts {
            name: name.to_owned(),
            amount: Some(400_000),
            loan_purpose: Some("Purchase".to_owned()),
            ..LoanFacts::default()
        };
        let row = loan::ActiveModel {
            review_status: Set(EnumColumn(status)),
            counted: Set(false),
            ..loan::Model::new(company.id, facts, now).into()
        };
        let tx = self.state.db.write().await.unwrap();
        let row = row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        Loan { id: row.id }
    }

    /// Adds a person to the loan; returns the id of their loan role.
    pub async fn add(&self, loan: &Loan, person: &Person, role: Role) -> Uuid {
        self.add_as(loan, person, role, true).await
    }

    /// Adds a person to the loan who is hidden from its borrowers.
    pub async fn add_unseen(&self, loan: &Loan, person: &Person, role: Role) -> Uuid {
        self.add_as(loan, person, role, false).await
    }

    async fn add_as(&self, loan: &Loan, person: &Person, role: Role, visible_to_borrower: bool) -> Uuid {
        let now = self.state.clock.now();
        let row = loan_role::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(loan.id),
            user_id: Set(person.id),
            role: Set(EnumColumn(role)),
            key_contact: Set(false),
            visible_to_borrower: Set(visible_to_borrower),
            visible_to_lender: Set(true),
            can_accept_files: Set(role.is_lender()),
            borrower_type: Set(role.is_borrower().then_some(EnumColumn(BorrowerType::Individual))),
            stub: Set(false),
            version: Set(1),
            credit_consent_status: Set(role
                .is_borrower()
                .then_some(EnumColumn(CreditConsentStatus::Accepted))),
            created_at: Set(now),
            updated_at: Set(now),
        };
        let tx = self.state.db.write().await.unwrap();
        let row = row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        row.id
    }

    /// The person's browser, signed in.
    pub async fn browser_of(&self, person: &Person) -> Browser {
        self.anyone().signed_in(&person.email).await
    }

    /// An open invitation to the loan; returns the secret of its link.
    pub async fn invitation(&self, loan: &Loan, person: &Person, by: Uuid) -> String {
        let (secret, now) = (token::new_token(), self.state.clock.now());
        let company_id =
            loan::Entity::find_by_id(loan.id).one(self.state.db.read()).await.unwrap().unwrap().company_id;
        let row = invitation::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(Some(loan.id)),
            company_id: Set(company_id),
            user_id: Set(person.id),
            role: Set(EnumColumn(Role::Borrower)),
            token_hash: Set(token::hash(&secret)),
            invited_by: Set(by),
            created_at: Set(now),
            expires_at: Set(now + Duration::days(1)),
            accepted_at: Set(None),
            sent_at: Set(Some(now)),
            revoked_at: Set(None),
            ..Default::default()
        };
        let tx = self.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        secret
    }

    /// A password reset link for the person; returns its secret.
    pub async fn password_reset(&self, person: &Person) -> String {
        let secret = token::new_token();
        let row = password_reset::ActiveModel {
            id: Set(Uuid::now_v7()),
            user_id: Set(person.id),
            email_key: Set(person.email.clone()),
            token_hash: Set(token::hash(&secret)),
            created_at: Set(self.state.clock.now()),
            used_at: Set(None),
        };
        let tx = self.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        secret
    }

    /// A sign-in link for the person; returns its secret.
    pub async fn sign_in_link(&self, person: &Person) -> String {
        let secret = token::new_token();
        let row = sign_in_link::ActiveModel {
            id: Set(Uuid::now_v7()),
            user_id: Set(person.id),
            email_key: Set(person.email.clone()),
            token_hash: Set(token::hash(&secret)),
            created_at: Set(self.state.clock.now()),
            used_at: Set(None),
        };
        let tx = self.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        secret
    }

    /// A link that confirms another address of the person; returns its secret.
    pub async fn address_change(&self, person: &Person) -> String {
        let (secret, id) = (token::new_token(), Uuid::now_v7());
        let row = address_change::ActiveModel {
            id: Set(id),
            user_id: Set(person.id),
            email_key: Set(person.email.clone()),
            new_address: Set(format!("{}@new.example", id.simple())),
            token_hash: Set(token::hash(&secret)),
            created_at: Set(self.state.clock.now()),
            used_at: Set(None),
        };
        let tx = self.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
        secret
    }

    /// A link with which the person sends files for these requests; returns its secret.
    pub async fn upload_link(&self, person: &Person, requests: &[Uuid]) -> String {
        let tx = self.state.db.write().await.unwrap();
        let now = self.state.clock.now();
        let secret = create_upload_link(&tx, now, person.id, requests).await.unwrap();
        tx.commit().await.unwrap();
        secret
    }

    /// A label of the company.
    pub async fn label(&self, company: &Company, title: &str, on_borrower: bool, on_lender: bool) {
        let row = role_label::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company.id),
            title: Set(title.to_owned()),
            can_be_on_borrower: Set(on_borrower),
            can_be_on_lender: Set(on_lender),
            position: Set(0),
        };
        let tx = self.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// A role that puts contacts of the company on the borrowing team.
    pub async fn borrower_sub_role(&self, company: &Company, title: &str) -> Uuid {
        let row = contact_sub_role::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company.id),
            title: Set(title.to_owned()),
            title_key: Set(title.to_lowercase()),
            sub_role_type: Set(EnumColumn(SubRoleType::Borrower)),
            created_at: Set(self.state.clock.now()),
        };
        let tx = self.state.db.write().await.unwrap();
        let id = row.insert(&tx).await.unwrap().id;
        tx.commit().await.unwrap();
        id
    }
}
