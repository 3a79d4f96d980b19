//! Setting up an empty server: its company and the first lead lender. Disabled as soon as there is a company.

use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{
    ActiveValue::Set, ConnectionTrait as _, DatabaseBackend, DatabaseTransaction, DbErr, EntityTrait,
    PaginatorTrait as _,
};
use shared_rules::{
    team::{
        company_setup::{CompanySetup, check_company_setup},
        mail_server::{MailServer, check_mail_server},
        role::{Role, RoleGroup},
    },
    text::{self, refused::MAIL_BY_ENVIRONMENT},
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use super::{logo, mail_server, upload_page_names};
use crate::{
    access::{
        devices, sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    db::WriteTransaction,
    entity::{EnumColumn, JsonColumn, app_user, company},
    features::{reminders::insert_default_policy, templates::give_starters},
    http::{Problem, UploadedPicture},
    pages::{FirstSetup, ServiceFuture, SetupService},
    state::AppState,
};

/// Attempts with the setup code are throttled like passwords, under a key that is no email address.
const TRIES: SignInAttempt<'_> = SignInAttempt { email_key: "setup", from: None, device: None };

/// The actions behind the setup page.
pub struct SetupPage {
    state: AppState,
    /// Whether there is a company, which never changes back.
    done: AtomicBool,
}

impl SetupPage {
    /// Creates the page for this server.
    #[must_use]
    pub fn new(state: AppState) -> Self {
        Self { state, done: AtomicBool::new(false) }
    }
}

impl SetupService for SetupPage {
    fn is_open(&self) -> ServiceFuture<'_, bool> {
        Box::pin(async move {
            if !self.done.load(Ordering::Relaxed) {
                self.done.store(!is_empty(&self.state).await?, Ordering::Relaxed);
            }
            Ok(!self.done.load(Ordering::Relaxed))
        })
    }

    fn mail_is_set(&self) -> bool {
        self.state.mailer.environment_transport().is_some()
    }

    fn try_mail<'a>(&'a self, code: &'a str, mail: &'a MailServer, to: &'a str) -> ServiceFuture<'a, String> {
        Box::pin(async move {
            check_setup_code(&self.state, code).await?;
            let email = CheckEmail { email_address: Some(to.to_owned()) };
            let mut violations = check_email(&email).violations;
            violations.extend(check_mail_server(mail, None));
            Problem::refuse_if(violations)?;
            // No user is signed in yet, so all attempts share one budget.
            Ok(mail_server::try_server(&self.state, Uuid::nil(), mail, to).await?.said)
        })
    }

    fn begin<'a>(
        &'a self,
        code: &'a str,
        setup: FirstSetup,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, [HeaderValue; 2]> {
        Box::pin(async move {
            let state = &self.state;
            check_setup_code(state, code).await?;
            let (tx, lender) = write_company(state, setup).await?;
            let cookie = sessions::open(&tx, &state.config, state.clock.now(), lender, headers).await?;
            tx.commit().await?;
            Ok([cookie, devices::remember(state, None, lender)])
        })
    }
}

/// Whether there is no company yet.
///
/// # Errors
/// If the query fails.
pub async fn is_empty(state: &AppState) -> Result<bool, DbErr> {
    company::Entity::find().count(state.db.read()).await.map(|companies| companies == 0)
}

/// Sets up the server for its operator.
///
/// # Errors
/// *Invalid*, with all errors of the form; *gone* if there is a company already.
pub async fn set_up(state: &AppState, setup: FirstSetup) -> Result<(), Problem> {
    let (tx, _) = write_company(state, setup).await?;
    tx.commit().await?;
    Ok(())
}

/// Checks the setup code, as long as the server isn't set up.
async fn check_setup_code(state: &AppState, code: &str) -> Result<(), Problem> {
    if !is_empty(state).await? {
        return Err(already_set_up());
    }
    sign_in_throttle::record_attempt(state, TRIES).await?;
    if !state.setup_code.matches(code) {
        return Err(Problem::invalid(vec![text::team::SETUP_CODE_WRONG.violation("code")]));
    }
    forget_tries(state).await?;
    Ok(())
}

/// A person with the right code may correct the form as often as they like.
async fn forget_tries(state: &AppState) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    sign_in_throttle::clear_attempts(&tx, TRIES).await?;
    tx.commit().await
}

fn already_set_up() -> Problem {
    Problem::gone(text::team::SETUP_DONE)
}

/// Saves the company and its lead lender. Returns the lender's id.
async fn write_company(state: &AppState, first: FirstSetup) -> Result<(WriteTransaction, Uuid), Problem> {
    let FirstSetup { company: setup, logo, mail } = first;
    let setup = &setup;
    let mut violations = check_company_setup(setup);
    let logo = logo.map(|bytes| UploadedPicture::read("logo", bytes)).transpose();
    let logo = logo.unwrap_or_else(|wrong| {
        violations.push(wrong);
        None
    });
    let mail = (!mail.is_blank()).then_some(mail);
    if mail.is_some() && state.mailer.environment_transport().is_some() {
        return Err(Problem::conflict(MAIL_BY_ENVIRONMENT.code, MAIL_BY_ENVIRONMENT.template));
    }
    violations.extend(mail.iter().flat_map(|mail| check_mail_server(mail, None)));
    Problem::refuse_if(violations)?;
    let about = [&setup.given_name, &setup.family_name, &setup.company_name].map(|text| text.trim());
    let hash = state.passwords.check_and_hash(&setup.password, setup.email_address.trim(), &about).await?;
    let tx = state.db.write().await?;
    lock_company_table(&tx).await?;
    if company::Entity::find().count(&tx).await? > 0 {
        return Err(already_set_up());
    }
    let (company, lender) = (Uuid::now_v7(), Uuid::now_v7());
    let row = app_user::ActiveModel {
        id: Set(lender),
        company_id: Set(Some(company)),
        password_hash: Set(Some(hash)),
        ..lender_row(state, setup)
    };
    let slug =
        upload_page_names::reserve_derived_slug(&tx, company, &setup.company_name, state.clock.now()).await?;
    let mut whose = company_row(state, company, setup, slug);
    if let Some(logo) = logo {
        whose.logo_id = Set(Some(logo::insert(state, &tx, logo).await?));
    }
    company::Entity::insert(whose).exec_without_returning(&tx).await?;
    if let Some(mail) = mail {
        mail_server::insert_first(state, &tx, company, &mail).await?;
    }
    app_user::Entity::insert(row).exec_without_returning(&tx).await?;
    let now = state.clock.now();
    give_starters(&tx, company, now, now).await?;
    insert_default_policy(&tx, company, now).await?;
    Ok((tx, lender))
}

/// Prevents the concurrent creation of another company. SQLite has a single writer in any case.
async fn lock_company_table(tx: &DatabaseTransaction) -> Result<(), DbErr> {
    if tx.get_database_backend() == DatabaseBackend::Postgres {
        tx.execute_unprepared("LOCK TABLE company IN SHARE ROW EXCLUSIVE MODE").await?;
    }
    Ok(())
}

fn company_row(state: &AppState, id: Uuid, setup: &CompanySetup, slug: String) -> company::ActiveModel {
    let name = setup.company_name.trim();
    company::ActiveModel {
        id: Set(id),
        name: Set(name.to_owned()),
        slug: Set(slug),
        has_borrower_onboard: Set(true),
        individual_credit_report: Set(true),
        secure_upload_enabled: Set(false),
        created_at: Set(state.clock.now()),
        address: Set(Some(JsonColumn(setup.address.clone()))),
        colour: Set(Some(setup.colour.to_lowercase())),
        ..Default::default()
    }
}

fn lender_row(state: &AppState, setup: &CompanySetup) -> app_user::ActiveModel {
    let (now, address) = (state.clock.now(), setup.email_address.trim());
    app_user::ActiveModel {
        given_name: Set(setup.given_name.trim().to_owned()),
        family_name: Set(setup.family_name.trim().to_owned()),
        email_address: Set(address.to_owned()),
        email_key: Set(address.to_lowercase()),
        role_group: Set(EnumColumn(RoleGroup::Lender)),
        company_role: Set(Some(EnumColumn(Role::LeadLender))),
        company_name: Set(Some(setup.company_name.trim().to_owned())),
        stub: Set(false),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    }
}
