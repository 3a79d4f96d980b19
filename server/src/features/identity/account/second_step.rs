//! The user's two-step sign-in: an app is added by a QR code and confirmed by its first code, and recovery codes are
//! shown once. The rules `identity.second_step_code` and `identity.second_step_change` decide.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, DatabaseTransaction, DbErr, EntityTrait, QueryFilter,
    sea_query::{Expr, OnConflict},
};
use shared_rules::{
    activity::Activity,
    identity::second_step::{
        SecondStepChange, SecondStepCode, SecondStepMove, second_step_change, second_step_code,
    },
    text::{Text, identity as text},
};
use uuid::Uuid;

use super::{
    dto::{FreshProof, RecoveryCodes, SecondStep, SecondStepBegun},
    password::AccountRequest,
    proof,
};
use crate::{
    access::{
        SignedIn, passkeys,
        second_step::{self, SecondStepMethods},
        sessions,
    },
    entity::{recovery_code, second_step as row},
    features::activity,
    http::Problem,
    pages::SecondStepMail,
    secrets::totp::{TotpSecret, qr_code, recovery_codes, recovery_hash},
    state::AppState,
};

/// Returns its status.
pub(super) async fn load_status(state: &AppState, signed_in: &SignedIn) -> Result<SecondStep, Problem> {
    let db = state.db.read();
    let on = second_step::load_confirmed_app(db, signed_in.user.id).await?;
    let own = passkeys::list_of_user(db, signed_in.user.id).await?;
    let ways = SecondStepMethods { app: on.clone(), passkeys: u32::try_from(own.len()).unwrap_or(u32::MAX) };
    Ok(SecondStep {
        fresh_proof: ways.fresh_proof().into(),
        on_since: on.and_then(|row| row.confirmed_at),
        passkeys: own.into_iter().map(Into::into).collect(),
        recovery_codes_left: second_step::count_recovery_codes(db, signed_in.user.id).await?,
        required: signed_in.employer.as_ref().is_some_and(|company| company.second_step_required),
    })
}

/// Creates a new secret for an app. It isn't required to sign in until a first code shows that the app has it.
pub(super) async fn start_setup(
    state: &AppState,
    asking: AccountRequest<'_>,
    proof: FreshProof,
) -> Result<SecondStepBegun, Problem> {
    let user = &asking.signed_in.user;
    refuse_if_on(second_step::load_confirmed_app(state.db.read(), user.id).await?.as_ref())?;
    let proof = proof::check_proof(state, asking, proof).await?;
    let app = TotpSecret::new(&user.email_address).ok_or_else(Problem::internal)?;
    let address = app.address().ok_or_else(Problem::internal)?;
    let picture = qr_code(&address).ok_or_else(Problem::internal)?;
    let new = row::ActiveModel {
        user_id: Set(user.id),
        secret: Set(second_step::seal_secret(state, user.id, &app)),
        created_at: Set(state.clock.now()),
        confirmed_at: Set(None),
        last_step: Set(None),
    };
    let tx = state.db.write().await?;
    proof.accept(state, &tx).await?;
    // An app turned on in another window in the meantime stays on.
    row::Entity::delete_many()
        .filter(row::Column::UserId.eq(user.id))
        .filter(row::Column::ConfirmedAt.is_null())
        .exec(&tx)
        .await?;
    let unless_on = OnConflict::column(row::Column::UserId).do_nothing().to_owned();
    row::Entity::insert(new).on_conflict(unless_on).exec_without_returning(&tx).await?;
    refuse_if_on(second_step::load_confirmed_app(&tx, user.id).await?.as_ref())?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(SecondStepBegun { secret: app.secret(), address, picture })
}

fn refuse_if_on(on: Option<&row::Model>) -> Result<(), Problem> {
    if on.is_some() { Err(reject_proof(text::SECOND_STEP_ON)) } else { Ok(()) }
}

fn reject_proof(text: Text) -> Problem {
    Problem::invalid(vec![text.violation("secondStep")])
}

/// Turns the app on, if its code is right, and ends all other sessions.
pub(super) async fn confirm_app(
    state: &AppState,
    signed_in: &SignedIn,
    code: String,
) -> Result<RecoveryCodes, Problem> {
    let typed = second_step_code(&SecondStepCode { code, only_digits: true });
    Problem::refuse_if(typed.violations)?;
    let user = &signed_in.user;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    let begun = row::Entity::find_by_id(user.id).one(&tx).await?;
    refuse_if_on(begun.as_ref().filter(|row| row.confirmed_at.is_some()))?;
    let begun = begun.ok_or_else(|| Problem::invalid(vec![text::SECOND_STEP_BEGIN.violation("code")]))?;
    let app = second_step::app_of(state, &begun, &user.email_address).ok_or_else(Problem::internal)?;
    let step = app.step_of(&typed.code, now).ok_or_else(wrong_code)?;
    let confirmed = row::Entity::update_many()
        .col_expr(row::Column::ConfirmedAt, Expr::value(now))
        .col_expr(row::Column::LastStep, Expr::value(step))
        .filter(row::Column::UserId.eq(user.id))
        .filter(row::Column::Secret.eq(begun.secret))
        .filter(row::Column::ConfirmedAt.is_null())
        .exec(&tx)
        .await?;
    // Only one of two concurrent requests turns it on.
    if confirmed.rows_affected == 0 {
        return Err(reject_proof(text::SECOND_STEP_ON));
    }
    // A user with passkeys already has recovery codes.
    let codes = match passkeys::count_of_user(&tx, user.id).await? {
        0 => replace_recovery_codes(&tx, user.id).await?,
        _ => Vec::new(),
    };
    sessions::close_others(&tx, now, user.id, signed_in.session_id).await?;
    activity::record_on_account(&tx, user, now, Activity::SecondStepOn).await?;
    second_step::notify_by_email(state, &tx, user, SecondStepMail::On).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(RecoveryCodes { codes })
}

fn wrong_code() -> Problem {
    Problem::invalid(vec![text::SECOND_STEP_WRONG.violation("code")])
}

/// Replaces the recovery codes. Returns them as shown, only this once.
pub(super) async fn replace_recovery_codes(
    tx: &DatabaseTransaction,
    user_id: Uuid,
) -> Result<Vec<String>, DbErr> {
    let before = recovery_code::Column::UserId.eq(user_id);
    recovery_code::Entity::delete_many().filter(before).exec(tx).await?;
    let codes = recovery_codes();
    let rows = codes.iter().map(|code| recovery_code::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        code_hash: Set(recovery_hash(user_id, code)),
        used_at: Set(None),
    });
    recovery_code::Entity::insert_many(rows).exec_without_returning(tx).await?;
    Ok(codes)
}

/// Removes the app, unless the company requires a second step and no passkey is left.
pub(super) async fn turn_off_app(
    state: &AppState,
    asking: AccountRequest<'_>,
    proof: FreshProof,
) -> Result<(), Problem> {
    let signed_in = asking.signed_in;
    let user = &signed_in.user;
    refuse_unless_may_end(signed_in, &second_step::load_methods(state.db.read(), user.id).await?)?;
    let proof = proof::check_proof(state, asking, proof).await?;
    let tx = state.db.write().await?;
    // The last passkey may have been removed in the meantime.
    let ways = proof.accept(state, &tx).await?;
    refuse_unless_may_end(signed_in, &ways)?;
    row::Entity::delete_by_id(user.id).exec(&tx).await?;
    second_step::delete_orphaned_codes(&tx, user.id).await?;
    activity::record_on_account(&tx, user, state.clock.now(), Activity::SecondStepOff).await?;
    second_step::notify_by_email(state, &tx, user, SecondStepMail::Off).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}

fn refuse_unless_may_end(signed_in: &SignedIn, ways: &SecondStepMethods) -> Result<(), Problem> {
    let required = signed_in.employer.as_ref().is_some_and(|company| company.second_step_required);
    let verdict = second_step_change(&SecondStepChange {
        step: SecondStepMove::EndOwn,
        company_role: signed_in.user.company_role.map(|role| role.0),
        own_on: ways.app.is_some(),
        required: required && ways.passkeys == 0,
        colleague_on: false,
        oneself: true,
    });
    Problem::refuse_if(verdict.violations)
}

/// Generates new recovery codes; the previous ones stop working.
pub(super) async fn renew_recovery_codes(
    state: &AppState,
    asking: AccountRequest<'_>,
    proof: FreshProof,
) -> Result<RecoveryCodes, Problem> {
    let user = &asking.signed_in.user;
    let off = || reject_proof(text::SECOND_STEP_OFF);
    if !second_step::is_on(state.db.read(), user.id).await? {
        return Err(off());
    }
    let proof = proof::check_proof(state, asking, proof).await?;
    let tx = state.db.write().await?;
    if !proof.accept(state, &tx).await?.has_any() {
        return Err(off());
    }
    let codes = replace_recovery_codes(&tx, user.id).await?;
    second_step::notify_by_email(state, &tx, user, SecondStepMail::NewCodes).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(RecoveryCodes { codes })
}
