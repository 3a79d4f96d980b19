//! Passkeys: keys that a device keeps and uses once a finger, a face or a PIN was shown to it. `webauthn-rs` reads and
//! checks what they sign. What it has to remember of a challenge goes to the browser and back, sealed, so that any server
//! on the same database can go on; each challenge is answered once and within minutes.

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

/// How long a challenge may be answered.
const LASTS: Duration = Duration::minutes(5);
const SIGN_IN: &str = "passkey sign-in";

/// A challenge, and what has to be known of it when it is answered.
#[derive(Serialize, Deserialize)]
struct Kept<T> {
    until: DateTime<Utc>,
    state: T,
}

/// A challenge for a browser: sealed, what comes back with its answer; open, what `navigator.credentials` is told.
pub struct Challenge {
    /// Comes back with the answer.
    pub ceremony: String,
    /// What the browser is asked.
    pub options: Value,
}

/// A passkey that answered a challenge, and whose it is.
pub struct Proven {
    /// Whose it is.
    pub user: app_user::Model,
    row: passkey::Model,
    credential: String,
}

/// For whom passkeys are made: the name in the address that people use, over which they sign.
///
/// # Errors
/// *Unprocessable*, where that is a number.
pub fn party(config: &Config) -> Result<Webauthn, Problem> {
    let nowhere = || Problem::unprocessable(text::PASSKEY_NOWHERE.code, text::PASSKEY_NOWHERE.template);
    let address = Url::parse(&config.link("/")).map_err(|_| nowhere())?;
    let name = address.domain().ok_or_else(nowhere)?;
    let builder = WebauthnBuilder::new(name, &address).map_err(|_| nowhere())?;
    // Without an address of its own it is this machine's, whose ports are one person's.
    let builder = builder.rp_name("Loanroom").allow_any_port(config.public_url.is_none());
    builder.timeout(LASTS.to_std().unwrap_or_default()).build().map_err(|_| nowhere())
}

/// Seals what has to be known of a challenge, for a purpose.
///
/// # Errors
/// When it can't be written.
pub fn seal(state: &AppState, purpose: &str, kept: impl Serialize) -> Result<String, Problem> {
    let kept = Kept { until: state.clock.now() + LASTS, state: kept };
    let written = serde_json::to_string(&kept).map_err(|_| Problem::internal())?;
    Ok(state.vault.seal(purpose, &written))
}

/// What was sealed, for the one answer there may be to the challenge.
///
/// # Errors
/// *Invalid*, when it was answered, is too old, or was for another purpose.
pub async fn open<T: DeserializeOwned>(
    state: &AppState,
    purpose: &str,
    ceremony: &str,
) -> Result<T, Problem> {
    let expired = || Problem::invalid(vec![text::PASSKEY_EXPIRED.violation("passkey")]);
    let written = state.vault.unseal(purpose, ceremony).ok_or_else(expired)?;
    let kept: Kept<T> = serde_json::from_str(&written).map_err(|_| expired())?;
    let now = state.clock.now();
    if now >= kept.until {
        return Err(expired());
    }
    let tx = state.db.write().await?;
    let old = passkey_answer::Column::ExpiresAt.lt(now);
    passkey_answer::Entity::delete_many().filter(old).exec(&tx).await?;
    // What was sealed can be spelled in several ways; what it says can't.
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

/// A challenge for whoever signs in. It names nobody: the device knows whose passkeys it has.
///
/// # Errors
/// Where there can't be passkeys.
pub fn challenge(state: &AppState) -> Result<Challenge, Problem> {
    let (asked, kept) =
        party(&state.config)?.start_discoverable_authentication().map_err(|error| failed(&error))?;
    let options = serde_json::to_value(asked.public_key).map_err(|_| Problem::internal())?;
    Ok(Challenge { ceremony: seal(state, SIGN_IN, kept)?, options })
}

/// Whose passkey answered the challenge.
///
/// # Errors
/// *Invalid*, when nobody's did.
pub async fn prove(
    state: &AppState,
    ceremony: &str,
    answer: &PublicKeyCredential,
) -> Result<Proven, Problem> {
    let party = party(&state.config)?;
    let kept: DiscoverableAuthentication = open(state, SIGN_IN, ceremony).await?;
    let found = passkey::Entity::find()
        .filter(passkey::Column::CredentialHash.eq(credential_hash(answer.get_credential_id())))
        .find_also_related(app_user::Entity)
        .one(state.db.read())
        .await?;
    let Some((row, Some(user))) = found else { return Err(refused()) };
    let mut known = read(&row).ok_or_else(Problem::internal)?;
    let (whose, _) = party.identify_discoverable_authentication(answer).map_err(|_| refused())?;
    // Who has no account any more has no password either.
    if whose != user.id || user.password_hash.is_none() {
        return Err(refused());
    }
    let result = party
        .finish_discoverable_authentication_v2(answer, kept, DiscoverableKey::from(&known))
        .map_err(|error| {
            tracing::info!(%error, user = %user.id, "a passkey was refused");
            refused()
        })?;
    known.update_credential(&result);
    let credential = serde_json::to_string(&known).map_err(|_| Problem::internal())?;
    Ok(Proven { user, row, credential })
}

/// What its signatures are checked with; nothing when what is kept of it can't be read.
#[must_use]
pub fn read(row: &passkey::Model) -> Option<Passkey> {
    let known = serde_json::from_str(&row.credential).ok();
    if known.is_none() {
        tracing::error!(passkey = %row.id, "a passkey can't be read");
    }
    known
}

/// Notes that the passkey was used; refuses when it was removed, or used elsewhere, since it was looked up.
///
/// # Errors
/// *Invalid*, or when the row can't be written.
pub async fn note_use(tx: &DatabaseTransaction, now: DateTime<Utc>, proven: &Proven) -> Result<(), Problem> {
    use passkey::Column;
    let noted = passkey::Entity::update_many()
        .col_expr(Column::Credential, Expr::value(proven.credential.as_str()))
        .col_expr(Column::LastUsedAt, Expr::value(now))
        .filter(Column::Id.eq(proven.row.id))
        .filter(Column::Credential.eq(proven.row.credential.as_str()))
        .exec(tx)
        .await?;
    if noted.rows_affected == 0 { Err(refused()) } else { Ok(()) }
}

/// The answer of whoever isn't let in, whatever the reason.
#[must_use]
pub fn refused() -> Problem {
    Problem::invalid(vec![text::PASSKEY_REFUSED.violation("passkey")])
}

/// What is wrong is ours.
#[must_use]
pub fn failed(error: &WebauthnError) -> Problem {
    tracing::error!(%error, "a challenge for a passkey can't be made");
    Problem::internal()
}

/// By what a credential is found.
#[must_use]
pub fn credential_hash(id: &[u8]) -> String {
    token::hash(id)
}

/// A person's passkeys, the first one first.
///
/// # Errors
/// When the database can't be asked.
pub async fn of(db: &impl ConnectionTrait, user_id: Uuid) -> Result<Vec<passkey::Model>, DbErr> {
    passkey::Entity::find()
        .filter(passkey::Column::UserId.eq(user_id))
        .order_by_asc(passkey::Column::CreatedAt)
        .order_by_asc(passkey::Column::Id)
        .all(db)
        .await
}

/// How many there are.
///
/// # Errors
/// When the database can't be asked.
pub async fn count(db: &impl ConnectionTrait, user_id: Uuid) -> Result<u32, DbErr> {
    let count = passkey::Entity::find().filter(passkey::Column::UserId.eq(user_id)).count(db).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Removes all of a person's.
///
/// # Errors
/// When the rows can't be removed.
pub async fn remove_all(tx: &DatabaseTransaction, user_id: Uuid) -> Result<(), DbErr> {
    passkey::Entity::delete_many().filter(passkey::Column::UserId.eq(user_id)).exec(tx).await.map(|_| ())
}
