//! Passkeys: keys that a device keeps and uses after checking a finger, a face or a PIN. `webauthn-rs` parses and
//! verifies signatures. The state of a challenge travels to the browser and back, encrypted, so that any server on the
//! same database can continue; each challenge can be answered once and within minutes.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, PaginatorTrait as _, QueryFilter,
    QueryOrder as _,
    sea_query::{Expr, OnConflict},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use shared_rules::text::identity as text;
use uuid::Uuid;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, DiscoverableKey, Passkey, PublicKeyCredential, Url, Webauthn,
    WebauthnBuilder, WebauthnError,
};

use crate::{
    entity::{app_user, passkey, passkey_answer},
    environment::Config,
    http::Problem,
    secrets::token,
    state::AppState,
};

/// How long a challenge is valid.
const LASTS: Duration = Duration::minutes(5);
const SIGN_IN: &str = "passkey sign-in";

/// The sealed state of a challenge.
#[derive(Serialize, Deserialize)]
struct SealedChallenge<T> {
    until: DateTime<Utc>,
    state: T,
}

/// A challenge for a browser.
pub struct IssuedChallenge {
    /// The encrypted state, to be sent back with the response.
    pub ceremony: String,
    /// The options of `navigator.credentials`.
    pub options: Value,
}

/// A passkey that passed a challenge, and its owner.
pub struct VerifiedPasskey {
    /// The owner.
    pub user: app_user::Model,
    row: passkey::Model,
    credential: String,
}

/// Returns the WebAuthn relying party: the host name that people use.
///
/// # Errors
/// *Unprocessable*, if the host is an IP address.
pub fn relying_party(config: &Config) -> Result<Webauthn, Problem> {
    let nowhere = || Problem::unprocessable(text::PASSKEY_NOWHERE.code, text::PASSKEY_NOWHERE.template);
    let address = Url::parse(&config.link("/")).map_err(|_| nowhere())?;
    let name = address.domain().ok_or_else(nowhere)?;
    let builder = WebauthnBuilder::new(name, &address).map_err(|_| nowhere())?;
    // Without a public URL, it is this machine's, where all ports belong to the same person.
    let builder = builder.rp_name("Loanroom").allow_any_port(config.public_url.is_none());
    builder.timeout(LASTS.to_std().unwrap_or_default()).build().map_err(|_| nowhere())
}

/// Encrypts the state of a challenge for a purpose.
///
/// # Errors
/// If it can't be serialized.
pub fn seal_challenge(state: &AppState, purpose: &str, kept: impl Serialize) -> Result<String, Problem> {
    let kept = SealedChallenge { until: state.clock.now() + LASTS, state: kept };
    let written = serde_json::to_string(&kept).map_err(|_| Problem::internal())?;
    Ok(state.vault.seal(purpose, &written))
}

/// Decrypts the state of a challenge and records that it was answered.
///
/// # Errors
/// *Invalid*, if it was answered before, is too old, or was for another purpose.
pub async fn open_challenge<T: DeserializeOwned>(
    state: &AppState,
    purpose: &str,
    ceremony: &str,
) -> Result<T, Problem> {
    let expired = || Problem::invalid(vec![text::PASSKEY_EXPIRED.violation("passkey")]);
    let written = state.vault.unseal(purpose, ceremony).ok_or_else(expired)?;
    let kept: SealedChallenge<T> = serde_json::from_str(&written).map_err(|_| expired())?;
    let now = state.clock.now();
    if now >= kept.until {
        return Err(expired());
    }
    let tx = state.db.write().await?;
    let old = passkey_answer::Column::ExpiresAt.lt(now);
    passkey_answer::Entity::delete_many().filter(old).exec(&tx).await?;
    // The sealed text has several spellings, its content only one.
    let answer = passkey_answer::ActiveModel {
        challenge_hash: Set(token::hash(&written)),
        expires_at: Set(kept.until),
    };
    let once = OnConflict::column(passkey_answer::Column::ChallengeHash).do_nothing().to_owned();
    let first =
        passkey_answer::Entity::insert(answer).on_conflict(once).exec_without_returning(&tx).await? > 0;
    tx.commit().await?;
    if first { Ok(kept.state) } else { Err(expired()) }
}

/// Returns a challenge for signing in. It names no user: the device knows its passkeys.
///
/// # Errors
/// If passkeys aren't available.
pub fn new_challenge(state: &AppState) -> Result<IssuedChallenge, Problem> {
    let (asked, kept) = relying_party(&state.config)?
        .start_discoverable_authentication()
        .map_err(|error| webauthn_failure(&error))?;
    let options = serde_json::to_value(asked.public_key).map_err(|_| Problem::internal())?;
    Ok(IssuedChallenge { ceremony: seal_challenge(state, SIGN_IN, kept)?, options })
}

/// Verifies the response and returns the passkey.
///
/// # Errors
/// *Invalid*, if no passkey matches.
pub async fn verify_response(
    state: &AppState,
    ceremony: &str,
    answer: &PublicKeyCredential,
) -> Result<VerifiedPasskey, Problem> {
    let party = relying_party(&state.config)?;
    let kept: DiscoverableAuthentication = open_challenge(state, SIGN_IN, ceremony).await?;
    let found = passkey::Entity::find()
        .filter(passkey::Column::CredentialHash.eq(credential_hash(answer.get_credential_id())))
        .find_also_related(app_user::Entity)
        .one(state.db.read())
        .await?;
    let Some((row, Some(user))) = found else { return Err(sign_in_refused()) };
    let mut known = parse_passkey(&row).ok_or_else(Problem::internal)?;
    let (whose, _) = party.identify_discoverable_authentication(answer).map_err(|_| sign_in_refused())?;
    // A deleted account has no password.
    if whose != user.id || user.password_hash.is_none() {
        return Err(sign_in_refused());
    }
    let result = party
        .finish_discoverable_authentication_v2(answer, kept, DiscoverableKey::from(&known))
        .map_err(|error| {
            tracing::info!(%error, user = %user.id, "a passkey was rejected");
            sign_in_refused()
        })?;
    known.update_credential(&result);
    let credential = serde_json::to_string(&known).map_err(|_| Problem::internal())?;
    Ok(VerifiedPasskey { user, row, credential })
}

/// Parses a stored passkey; `None` if it is unreadable.
#[must_use]
pub fn parse_passkey(row: &passkey::Model) -> Option<Passkey> {
    let known = serde_json::from_str(&row.credential).ok();
    if known.is_none() {
        tracing::error!(passkey = %row.id, "a stored passkey is unreadable");
    }
    known
}

/// Records a passkey's use. Rejects it if it was removed, or used elsewhere, since it was loaded.
///
/// # Errors
/// *Invalid*, or if the write fails.
pub async fn record_use(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    proven: &VerifiedPasskey,
) -> Result<(), Problem> {
    use passkey::Column;
    let noted = passkey::Entity::update_many()
        .col_expr(Column::Credential, Expr::value(proven.credential.as_str()))
        .col_expr(Column::LastUsedAt, Expr::value(now))
        .filter(Column::Id.eq(proven.row.id))
        .filter(Column::Credential.eq(proven.row.credential.as_str()))
        .exec(tx)
        .await?;
    if noted.rows_affected == 0 { Err(sign_in_refused()) } else { Ok(()) }
}

/// The error for any failed sign-in, whatever the reason.
#[must_use]
pub fn sign_in_refused() -> Problem {
    Problem::invalid(vec![text::PASSKEY_REFUSED.violation("passkey")])
}

/// A failure on the server's side.
#[must_use]
pub fn webauthn_failure(error: &WebauthnError) -> Problem {
    tracing::error!(%error, "couldn't create a passkey challenge");
    Problem::internal()
}

/// Returns the lookup key of a credential.
#[must_use]
pub fn credential_hash(id: &[u8]) -> String {
    token::hash(id)
}

/// Returns a person's passkeys, oldest first.
///
/// # Errors
/// If the query fails.
pub async fn list_of_user(db: &impl ConnectionTrait, user_id: Uuid) -> Result<Vec<passkey::Model>, DbErr> {
    passkey::Entity::find()
        .filter(passkey::Column::UserId.eq(user_id))
        .order_by_asc(passkey::Column::CreatedAt)
        .order_by_asc(passkey::Column::Id)
        .all(db)
        .await
}

/// Returns the number of a person's passkeys.
///
/// # Errors
/// If the query fails.
pub async fn count_of_user(db: &impl ConnectionTrait, user_id: Uuid) -> Result<u32, DbErr> {
    let count = passkey::Entity::find().filter(passkey::Column::UserId.eq(user_id)).count(db).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Removes all of a person's passkeys.
///
/// # Errors
/// If the write fails.
pub async fn remove_all(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    passkey::Entity::delete_many().filter(passkey::Column::UserId.eq(user_id)).exec(tx).await.map(|_| ())
}
