//! Changing the password, given the current one.

use axum::http::HeaderMap;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use shared_rules::{
    activity::Activity,
    identity::profile::{PasswordChange, password_change},
    text,
};

use super::dto::ChangePassword;
use crate::{
    access::{
        SignedIn, devices, second_step, sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    entity::app_user,
    features::{
        activity,
        identity::{account::end_address_changes, revoke_sign_in_links},
    },
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// The signed-in person and their client.
pub(super) struct AccountRequest<'a> {
    pub signed_in: &'a SignedIn,
    pub from: ClientAddress,
    pub headers: &'a HeaderMap,
}

/// Saves the new password and ends all other sessions.
pub(super) async fn change_password(
    state: &AppState,
    asking: AccountRequest<'_>,
    input: ChangePassword,
) -> Result<(), Problem> {
    let user = &asking.signed_in.user;
    let change = PasswordChange {
        current_password: input.current_password,
        password: input.password,
        email_address: user.email_address.clone(),
    };
    let violations = password_change(&change);
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    verify_password(state, &asking, &change.current_password).await?;
    let about = [user.given_name.as_str(), user.family_name.as_str()];
    let hash = state.passwords.check_and_hash(&change.password, &user.email_address, &about).await?;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    let kept = app_user::Entity::update_many()
        .col_expr(app_user::Column::PasswordHash, Expr::value(hash))
        .filter(app_user::Column::Id.eq(user.id))
        .filter(app_user::Column::PasswordHash.eq(user.password_hash.clone()))
        .exec(&tx)
        .await?;
    if kept.rows_affected == 0 {
        return Err(wrong_password());
    }
    sessions::close_others(&tx, now, user.id, asking.signed_in.session_id).await?;
    revoke_sign_in_links(&tx, now, user.id).await?;
    end_address_changes(&tx, now, user.id).await?;
    activity::record_on_account(&tx, user, now, Activity::PasswordChanged { by_link: false }).await?;
    tx.commit().await?;
    Ok(())
}

/// Verifies the password of the signed-in account. While a second step is on, the password alone doesn't reset the
/// count of wrong attempts: otherwise codes could be guessed without limit.
async fn verify_password(
    state: &AppState,
    asking: &AccountRequest<'_>,
    password: &str,
) -> Result<(), Problem> {
    check_guess(state, asking, password).await?;
    let tx = state.db.write().await?;
    if !second_step::is_on(&tx, asking.signed_in.user.id).await? {
        sign_in_throttle::clear_attempts(&tx, sign_in_attempt(state, asking)).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// The same, if more than the password has to be right: the attempt counts as wrong until [`attempts::forget`] is
/// called.
///
/// # Errors
/// *Invalid*, or *too many tries*.
pub(super) async fn check_guess(
    state: &AppState,
    asking: &AccountRequest<'_>,
    password: &str,
) -> Result<(), Problem> {
    // An empty password doesn't count as a guess.
    if password.is_empty() {
        return Err(Problem::invalid(vec![text::identity::PRESENT_PASSWORD.violation("currentPassword")]));
    }
    sign_in_throttle::record_attempt(state, sign_in_attempt(state, asking)).await?;
    let hash = asking.signed_in.user.password_hash.as_deref();
    if state.passwords.verify(password, hash).await? { Ok(()) } else { Err(wrong_password()) }
}

/// Returns the attempt that a guess in a signed-in account counts as.
pub(super) fn sign_in_attempt<'a>(state: &AppState, asking: &AccountRequest<'a>) -> SignInAttempt<'a> {
    let user = &asking.signed_in.user;
    let device = devices::find(state, asking.headers).filter(|device| device.has_user(user.id));
    SignInAttempt {
        email_key: &user.email_key,
        from: Some(asking.from),
        device: device.map(|device| device.id),
    }
}

/// The error for a wrong password.
pub(super) fn wrong_password() -> Problem {
    Problem::invalid(vec![text::team::PASSWORD_WRONG.violation("currentPassword")])
}
