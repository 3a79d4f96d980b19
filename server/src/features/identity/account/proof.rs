//! The fresh proof for a change of sign-in methods: the password and, while it is on, the second step. The rule
//! `identity.fresh_proof` decides. The second step is completed in the transaction of the change, so that a code serves
//! one change.

use sea_orm::{DatabaseTransaction, EntityTrait as _, QuerySelect as _};
use shared_rules::text::identity as text;

use super::{
    dto::FreshProof,
    password::{self, AccountRequest},
};
use crate::{
    access::{
        passkeys,
        second_step::{self, SecondStepMethods, SecondStepTaken},
        sign_in_throttle,
    },
    entity::app_user,
    http::Problem,
    state::AppState,
};

/// A proof with the right password, whose second step is pending.
pub(super) struct PendingProof<'a> {
    asking: AccountRequest<'a>,
    taken: SecondStepTaken,
}

/// Checks a proof's password. The attempt counts as wrong until the second step succeeds.
///
/// # Errors
/// *Invalid*, naming each part that is missing or wrong, or *too many tries*.
pub(super) async fn check_proof<'a>(
    state: &AppState,
    asking: AccountRequest<'a>,
    proof: FreshProof,
) -> Result<PendingProof<'a>, Problem> {
    let ways = second_step::load_methods(state.db.read(), asking.signed_in.user.id).await?;
    let code = second_step::read_code(proof.code)?;
    if ways.has_any() && code.is_none() && proof.passkey.is_none() {
        let password = proof.current_password.is_empty();
        let password = password.then(|| text::PRESENT_PASSWORD.violation("currentPassword"));
        let violations = password.into_iter().chain([missing_second_step(&ways).violation("code")]);
        return Err(Problem::invalid(violations.collect()));
    }
    password::check_guess(state, &asking, &proof.current_password).await?;
    let passkey = match &proof.passkey {
        Some(answer) if ways.has_any() => {
            Some(passkeys::verify_response(state, &answer.ceremony, &answer.credential).await?)
        }
        _ => None,
    };
    Ok(PendingProof { asking, taken: SecondStepTaken { code, passkey } })
}

fn missing_second_step(ways: &SecondStepMethods) -> shared_rules::text::Text {
    match (&ways.app, ways.passkeys) {
        (None, _) => text::PASSKEY_ASKED,
        (Some(_), 0) => text::SECOND_STEP_ASKED,
        (Some(_), _) => text::SECOND_STEP_EITHER,
    }
}

impl PendingProof<'_> {
    /// Completes the second step and returns the account's methods. The account stays locked until the transaction
    /// ends, so that of several concurrent changes each sees those before it.
    ///
    /// # Errors
    /// *Invalid*, if the second step is missing, wrong or used up, or the password was changed in the meantime.
    pub(super) async fn accept(
        self,
        state: &AppState,
        tx: &DatabaseTransaction,
    ) -> Result<SecondStepMethods, Problem> {
        let Self { asking, taken } = self;
        let known = &asking.signed_in.user;
        let user = app_user::Entity::find_by_id(known.id).lock_exclusive().one(tx).await?;
        let unchanged = user.filter(|user| user.password_hash == known.password_hash);
        let user = unchanged.ok_or_else(password::wrong_password)?;
        let ways = second_step::load_methods(tx, user.id).await?;
        if ways.has_any() {
            if taken.code.is_none() && taken.passkey.is_none() {
                return Err(Problem::invalid(vec![missing_second_step(&ways).violation("code")]));
            }
            second_step::complete(state, tx, &user, &ways, &taken).await?;
        }
        sign_in_throttle::clear_attempts(tx, password::sign_in_attempt(state, &asking)).await?;
        Ok(ways)
    }
}
