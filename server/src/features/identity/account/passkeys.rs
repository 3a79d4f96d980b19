//! Adding, renaming and removing the user's passkeys. Adding and removing need a fresh proof.

use axum::http::HeaderMap;
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _,
    sea_query::{Expr, OnConflict},
};
use serde_json::{Value, json};
use shared_rules::{
    activity::Activity,
    identity::second_step::{check_passkey_count, check_passkey_name},
    text::identity as text,
};
use uuid::Uuid;
use webauthn_rs::prelude::{CredentialID, PasskeyRegistration};

use super::{
    dto::{FreshProof, NewPasskey, RecoveryCodes},
    password::AccountRequest,
    proof,
    second_step::replace_recovery_codes,
};
use crate::{
    access::{
        SignedIn,
        passkeys::{self, IssuedChallenge},
        second_step, sessions,
    },
    entity::{app_user, passkey},
    features::{activity, identity::audit_entries},
    http::Problem,
    membership::UserRef,
    pages::SecondStepMail,
    state::AppState,
};

/// The purpose of a challenge for a new passkey, bound to this session.
fn challenge_purpose(signed_in: &SignedIn) -> String {
    format!("passkey of {} in {}", signed_in.user.id, signed_in.session_id)
}

/// Returns a challenge for a new passkey.
pub(super) async fn start_adding(
    state: &AppState,
    asking: AccountRequest<'_>,
    proof: FreshProof,
) -> Result<IssuedChallenge, Problem> {
    let signed_in = asking.signed_in;
    let user = &signed_in.user;
    let party = passkeys::relying_party(&state.config)?;
    let own = passkeys::list_of_user(state.db.read(), user.id).await?;
    Problem::refuse_if(check_passkey_count(u32::try_from(own.len()).unwrap_or(u32::MAX)))?;
    let proof = proof::check_proof(state, asking, proof).await?;
    let tx = state.db.write().await?;
    proof.accept(state, &tx).await?;
    tx.commit().await?;
    state.mailer.wake();
    let known: Vec<CredentialID> =
        own.iter().filter_map(passkeys::parse_passkey).map(|known| known.cred_id().clone()).collect();
    let name = UserRef::from(user).display_name();
    let (asked, kept) = party
        .start_passkey_registration(user.id, &user.email_address, &name, Some(known))
        .map_err(|error| passkeys::webauthn_failure(&error))?;
    let mut options = serde_json::to_value(asked.public_key).map_err(|_| Problem::internal())?;
    require_discoverable_credential(&mut options);
    Ok(IssuedChallenge {
        ceremony: passkeys::seal_challenge(state, &challenge_purpose(signed_in), kept)?,
        options,
    })
}

/// Requires a discoverable credential: a sign-in with a passkey alone starts without an email address.
fn require_discoverable_credential(options: &mut Value) {
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
}

/// Saves the new passkey. The first second-step method also creates recovery codes and signs out other browsers.
pub(super) async fn add(
    state: &AppState,
    signed_in: &SignedIn,
    headers: &HeaderMap,
    input: NewPasskey,
) -> Result<RecoveryCodes, Problem> {
    let user = &signed_in.user;
    let typed = Some(input.passkey_name.trim().to_owned()).filter(|typed| !typed.is_empty());
    let name = typed.unwrap_or_else(|| audit_entries::describe_browser(headers));
    Problem::refuse_if(check_passkey_name(&name))?;
    let party = passkeys::relying_party(&state.config)?;
    let asked: PasskeyRegistration =
        passkeys::open_challenge(state, &challenge_purpose(signed_in), &input.ceremony).await?;
    let made = party.finish_passkey_registration(&input.credential, &asked).map_err(|error| {
        tracing::info!(%error, user = %user.id, "a new passkey was rejected");
        Problem::invalid(vec![text::PASSKEY_UNUSABLE.violation("passkey")])
    })?;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    // Locked, so that of several concurrent additions each counts those before it.
    app_user::Entity::find_by_id(user.id).lock_exclusive().one(&tx).await?;
    let before = second_step::load_methods(&tx, user.id).await?;
    Problem::refuse_if(check_passkey_count(before.passkeys))?;
    let row = passkey::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user.id),
        credential_hash: Set(passkeys::credential_hash(made.cred_id())),
        credential: Set(serde_json::to_string(&made).map_err(|_| Problem::internal())?),
        name: Set(name.clone()),
        created_at: Set(now),
        last_used_at: Set(None),
    };
    let unless_known = OnConflict::column(passkey::Column::CredentialHash).do_nothing().to_owned();
    if passkey::Entity::insert(row).on_conflict(unless_known).exec_without_returning(&tx).await? == 0 {
        return Err(Problem::invalid(vec![text::PASSKEY_KNOWN.violation("passkey")]));
    }
    let mut codes = Vec::new();
    if !before.has_any() {
        codes = replace_recovery_codes(&tx, user.id).await?;
        sessions::close_others(&tx, now, user.id, signed_in.session_id).await?;
    }
    activity::record_on_account(&tx, user, now, Activity::PasskeyAdded { name: name.clone() }).await?;
    second_step::notify_by_email(state, &tx, user, SecondStepMail::PasskeyAdded { name }).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(RecoveryCodes { codes })
}

/// Renames a passkey.
pub(super) async fn rename(
    state: &AppState,
    signed_in: &SignedIn,
    id: Uuid,
    name: &str,
) -> Result<(), Problem> {
    Problem::refuse_if(check_passkey_name(name))?;
    let tx = state.db.write().await?;
    let renamed = passkey::Entity::update_many()
        .col_expr(passkey::Column::Name, Expr::value(name.trim()))
        .filter(passkey::Column::Id.eq(id))
        .filter(passkey::Column::UserId.eq(signed_in.user.id))
        .exec(&tx)
        .await?;
    if renamed.rows_affected == 0 {
        return Err(Problem::not_found());
    }
    tx.commit().await?;
    Ok(())
}

/// Removes a passkey.
pub(super) async fn remove(
    state: &AppState,
    asking: AccountRequest<'_>,
    id: Uuid,
    proof: FreshProof,
) -> Result<(), Problem> {
    let user = &asking.signed_in.user;
    let own = || passkey::Entity::find_by_id(id).filter(passkey::Column::UserId.eq(user.id));
    own().one(state.db.read()).await?.ok_or_else(Problem::not_found)?;
    let proof = proof::check_proof(state, asking, proof).await?;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    // Loaded again before the proof: if the passkey was removed in the meantime, no code is used up.
    let name = own().one(&tx).await?.ok_or_else(Problem::not_found)?.name;
    proof.accept(state, &tx).await?;
    let removed = passkey::Entity::delete_by_id(id).exec(&tx).await?;
    if removed.rows_affected == 0 {
        return Err(Problem::not_found());
    }
    second_step::delete_orphaned_codes(&tx, user.id).await?;
    activity::record_on_account(&tx, user, now, Activity::PasskeyRemoved { name: name.clone() }).await?;
    second_step::notify_by_email(state, &tx, user, SecondStepMail::PasskeyRemoved { name }).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}
