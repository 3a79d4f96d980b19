//! Two-step sign-in: an authenticator app's code, a recovery code, or a passkey. A code works once: the statement that
//! finds it unused also marks it as used, so that only one of two concurrent attempts succeeds.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, ExprTrait as _,
    PaginatorTrait as _, QueryFilter, QuerySelect,
    sea_query::{Expr, Query},
};
use shared_rules::{
    identity::{
        fresh_proof::{FreshProofWays, SecondSteps, fresh_proof},
        second_step::{SecondStepCode, SecondStepTyped, must_set_up_second_step, second_step_code},
    },
    text::identity::SECOND_STEP_WRONG,
};
use uuid::Uuid;

use super::{
    letterhead::{letterhead, only_company},
    passkeys::{self, VerifiedPasskey},
};
use crate::{
    entity::{app_user, company, passkey, recovery_code, second_step},
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    pages::SecondStepMail,
    secrets::totp::{TotpSecret, recovery_hash},
    state::AppState,
};

/// A person's methods for the second step.
#[derive(Clone, Debug)]
pub struct SecondStepMethods {
    /// Their authenticator app.
    pub app: Option<second_step::Model>,
    /// The number of their passkeys.
    pub passkeys: u32,
}

impl SecondStepMethods {
    /// Whether there are any.
    #[must_use]
    pub fn has_any(&self) -> bool {
        self.app.is_some() || self.passkeys > 0
    }

    /// Returns the methods that a fresh proof accepts.
    #[must_use]
    pub fn fresh_proof(&self) -> FreshProofWays {
        fresh_proof(&SecondSteps { has_app: self.app.is_some(), passkeys: self.passkeys })
    }

    /// Returns the error that asks for the second step.
    #[must_use]
    pub fn required_error(&self) -> Problem {
        match (&self.app, self.passkeys) {
            (None, _) => Problem::passkey_asked(),
            (Some(_), 0) => Problem::second_step_asked(),
            (Some(_), _) => Problem::second_step_or_passkey_asked(),
        }
    }
}

/// The code or passkey given as the second step.
#[derive(Default)]
pub struct SecondStepTaken {
    /// A code of the app, or a recovery code.
    pub code: Option<SecondStepTyped>,
    /// A passkey that passed a challenge.
    pub passkey: Option<VerifiedPasskey>,
}

/// Parses the code of the second step, if one was typed. Its format is checked before any account is loaded.
///
/// # Errors
/// *Invalid*, if it can't be a code.
pub fn read_code(code: Option<String>) -> Result<Option<SecondStepTyped>, Problem> {
    let Some(code) = code.filter(|code| !code.trim().is_empty()) else { return Ok(None) };
    let typed = second_step_code(&SecondStepCode { code, only_digits: false });
    Problem::refuse_if(typed.violations.clone())?;
    Ok(Some(typed))
}

/// Completes the second step of a person who has one: uses up the code, or records the passkey's use.
///
/// # Errors
/// Asks for it if neither was given; *invalid* if it is wrong, was used before, or belongs to another person.
pub async fn complete(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    ways: &SecondStepMethods,
    taken: &SecondStepTaken,
) -> Result<(), Problem> {
    match (&taken.passkey, &taken.code) {
        (Some(proven), _) if proven.user.id == user.id => {
            passkeys::record_use(tx, state.clock.now(), proven).await
        }
        (Some(_), _) => Err(passkeys::sign_in_refused()),
        (None, Some(typed)) if verify_code(state, tx, user, ways, typed).await? => Ok(()),
        (None, Some(_)) => Err(Problem::invalid(vec![SECOND_STEP_WRONG.violation("code")])),
        (None, None) => Err(ways.required_error()),
    }
}

/// Returns the person's methods.
///
/// # Errors
/// If the query fails.
pub async fn load_methods(db: &impl ConnectionTrait, user_id: Uuid) -> Result<SecondStepMethods, DbErr> {
    Ok(SecondStepMethods {
        app: load_confirmed_app(db, user_id).await?,
        passkeys: passkeys::count_of_user(db, user_id).await?,
    })
}

/// Whether the person has two-step sign-in turned on.
///
/// # Errors
/// If the query fails.
pub async fn is_on(db: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    Ok(load_confirmed_app(db, user_id).await?.is_some() || passkeys::count_of_user(db, user_id).await? > 0)
}

/// Returns the person's authenticator app, if it is confirmed.
///
/// # Errors
/// If the query fails.
pub async fn load_confirmed_app(
    db: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<Option<second_step::Model>, DbErr> {
    second_step::Entity::find_by_id(user_id)
        .filter(second_step::Column::ConfirmedAt.is_not_null())
        .one(db)
        .await
}

/// Whether the person has to set it up before doing anything else. Runs no query if it isn't required.
///
/// # Errors
/// If the query fails.
pub async fn is_missing(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    employer: Option<&company::Model>,
) -> Result<bool, DbErr> {
    let required = employer.is_some_and(|company| company.second_step_required);
    Ok(required && must_set_up(employer, is_on(db, user_id).await?))
}

/// Whether the query's person has two-step sign-in turned on.
pub(super) fn has_second_step() -> Expr {
    let person = (app_user::Entity, app_user::Column::Id);
    let app = Query::select()
        .expr(Expr::value(1))
        .from(second_step::Entity)
        .and_where(Expr::col((second_step::Entity, second_step::Column::UserId)).equals(person))
        .and_where(Expr::col((second_step::Entity, second_step::Column::ConfirmedAt)).is_not_null())
        .take();
    let key = Query::select()
        .expr(Expr::value(1))
        .from(passkey::Entity)
        .and_where(Expr::col((passkey::Entity, passkey::Column::UserId)).equals(person))
        .take();
    Expr::exists(app).or(Expr::exists(key))
}

/// Whether a person has to set it up, given whether it is `has_second_step`.
#[must_use]
pub fn must_set_up(employer: Option<&company::Model>, on: bool) -> bool {
    let required = employer.is_some_and(|company| company.second_step_required);
    required && must_set_up_second_step(required, on)
}

/// Returns the company's people who have it turned on.
///
/// # Errors
/// If the query fails.
pub async fn list_users_with_it(db: &impl ConnectionTrait, company_id: Uuid) -> Result<Vec<Uuid>, DbErr> {
    let mut apps = second_step::Entity::find().select_only().column(second_step::Column::UserId);
    let apps = QuerySelect::query(&mut apps).and_where(second_step::Column::ConfirmedAt.is_not_null());
    let mut keys = passkey::Entity::find().select_only().column(passkey::Column::UserId);
    let has = Condition::any()
        .add(app_user::Column::Id.in_subquery(apps.to_owned()))
        .add(app_user::Column::Id.in_subquery(QuerySelect::query(&mut keys).to_owned()));
    app_user::Entity::find()
        .select_only()
        .column(app_user::Column::Id)
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(has)
        .into_tuple()
        .all(db)
        .await
}

/// Returns the person's app; `None` if its stored secret is unreadable.
#[must_use]
pub fn app_of(state: &AppState, row: &second_step::Model, account: &str) -> Option<TotpSecret> {
    let secret = state.vault.unseal(&vault_purpose(row.user_id), &row.secret);
    let app = secret.and_then(|secret| TotpSecret::read(&secret, account));
    if app.is_none() {
        tracing::error!(user = %row.user_id, "the secret of an authenticator app is unreadable");
    }
    app
}

/// Returns an app's secret, encrypted for storage.
#[must_use]
pub fn seal_secret(state: &AppState, user_id: Uuid, app: &TotpSecret) -> String {
    state.vault.seal(&vault_purpose(user_id), &app.secret())
}

fn vault_purpose(user_id: Uuid) -> String {
    format!("second step {user_id}")
}

/// Whether the code is valid; uses it up. The person is notified by email when a recovery code is used.
async fn verify_code(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    ways: &SecondStepMethods,
    typed: &SecondStepTyped,
) -> Result<bool, Problem> {
    let now = state.clock.now();
    if !typed.recovery {
        let Some(row) = &ways.app else { return Ok(false) };
        let app = app_of(state, row, &user.email_address).ok_or_else(Problem::internal)?;
        return match app.step_of(&typed.code, now) {
            Some(step) => Ok(use_up_step(tx, user.id, step).await?),
            None => Ok(false),
        };
    }
    if !use_up_recovery_code(tx, now, user.id, &typed.code).await? {
        return Ok(false);
    }
    let left = count_recovery_codes(tx, user.id).await?;
    notify_by_email(state, tx, user, SecondStepMail::RecoveryUsed { left }).await?;
    Ok(true)
}

/// Records that the code of that half minute was used. Returns false if it or a later one was used before.
///
/// # Errors
/// If the write fails.
pub async fn use_up_step(tx: &DatabaseTransaction, user_id: Uuid, step: i64) -> Result<bool, DbErr> {
    use second_step::Column;
    let unused = Column::LastStep.is_null().or(Column::LastStep.lt(step));
    let noted = second_step::Entity::update_many()
        .col_expr(Column::LastStep, Expr::value(step))
        .filter(Column::UserId.eq(user_id))
        .filter(unused)
        .exec(tx)
        .await?;
    Ok(noted.rows_affected > 0)
}

async fn use_up_recovery_code(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
    code: &str,
) -> Result<bool, DbErr> {
    use recovery_code::Column;
    let noted = recovery_code::Entity::update_many()
        .col_expr(Column::UsedAt, Expr::value(now))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::CodeHash.eq(recovery_hash(user_id, code)))
        .filter(Column::UsedAt.is_null())
        .exec(tx)
        .await?;
    Ok(noted.rows_affected > 0)
}

/// Returns the number of unused recovery codes.
///
/// # Errors
/// If the query fails.
pub async fn count_recovery_codes(db: &impl ConnectionTrait, user_id: Uuid) -> Result<u64, DbErr> {
    recovery_code::Entity::find()
        .filter(recovery_code::Column::UserId.eq(user_id))
        .filter(recovery_code::Column::UsedAt.is_null())
        .count(db)
        .await
}

/// Turns it off: deletes the app, passkeys and recovery codes.
///
/// # Errors
/// If the write fails.
pub async fn turn_off(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    passkeys::remove_all(tx, user_id).await?;
    second_step::Entity::delete_by_id(user_id).exec(tx).await?;
    delete_codes(tx, user_id).await
}

/// Deletes the recovery codes of a person who has no app and no passkeys left.
///
/// # Errors
/// If the write fails.
pub async fn delete_orphaned_codes(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    if is_on(tx, user_id).await? { Ok(()) } else { delete_codes(tx, user_id).await }
}

async fn delete_codes(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    let codes = recovery_code::Column::UserId.eq(user_id);
    recovery_code::Entity::delete_many().filter(codes).exec(tx).await.map(|_| ())
}

/// Emails the person about a change of their second step. Too many emails to their address don't prevent the change.
///
/// # Errors
/// If the email can't be queued.
pub async fn notify_by_email(
    state: &AppState,
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    mail: SecondStepMail,
) -> Result<(), Problem> {
    let house = only_company(tx).await?;
    let email = QueuedEmail {
        recipients: vec![user.email_address.clone()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(house.as_ref().map(letterhead)),
        company: house.map(|house| house.id),
        budget: MailBudget::SecondStep,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    };
    match mail::queue(tx, state.clock.now(), &state.config.limits, email).await {
        Err(problem) if problem.status() == axum::http::StatusCode::TOO_MANY_REQUESTS => {
            tracing::warn!(user = %user.id, "an email about two-step sign-in wasn't sent: too many emails");
            Ok(())
        }
        queued => queued,
    }
}
