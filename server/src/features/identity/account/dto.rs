//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{contacts::form::PhoneNumber, identity::fresh_proof::FreshProofWays};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use webauthn_rs::prelude::RegisterPublicKeyCredential;

use crate::{entity::passkey, features::identity::dto::PasskeyAnswer};

/// One's own account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Account {
    /// One's id.
    pub user_id: Uuid,
    /// One's photo; another one has another id.
    pub avatar_doc_id: Option<Uuid>,
    /// One's given name.
    pub given_name: String,
    /// One's family name.
    pub family_name: String,
    /// One's mobile phone.
    pub phone_number: PhoneNumber,
    /// What one does.
    pub position_or_title: String,
    /// Where one's days begin and end, as `America/Denver`; nothing while one chose none.
    pub time_zone: Option<String>,
    /// What one signs in with.
    pub email_address: String,
    /// What one signs in with once the link that was sent there is followed.
    pub new_email_address: Option<String>,
}

/// A lender whose invitation the user hasn't accepted yet, without anything about the loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WaitingInvitation {
    /// The lender's name.
    pub lender_name: String,
    /// Until when the link in the mail works.
    pub expires_at: DateTime<Utc>,
}

/// Which photo.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichPhoto {
    /// Its id: another photo has another one.
    pub v: Uuid,
}

/// What one says of oneself.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateAccount {
    /// One's given name.
    #[serde(default)]
    pub given_name: String,
    /// One's family name.
    #[serde(default)]
    pub family_name: String,
    /// One's mobile phone.
    #[serde(default)]
    pub phone_number: PhoneNumber,
    /// What one does.
    #[serde(default)]
    pub position_or_title: String,
    /// Where one's days begin and end, by a name of the IANA database; left out, it stays as it is.
    #[serde(default, deserialize_with = "crate::http::given")]
    #[schema(value_type = Option<String>)]
    pub time_zone: Option<Option<String>>,
}

/// The time zone of the device in one's hands.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeviceTimeZone {
    /// A name of the IANA database, as `America/Denver`.
    pub time_zone: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangePassword {
    /// The present one.
    #[serde(default)]
    pub current_password: String,
    /// The new one.
    #[serde(default)]
    pub password: String,
}

/// A new address.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangeAddress {
    /// The new one.
    #[serde(default)]
    pub email_address: String,
    /// That the account belongs to the person who asks.
    #[serde(flatten)]
    pub proof: FreshProof,
}

/// A browser in which one is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnSession {
    /// Its id.
    pub id: Uuid,
    /// What it is called.
    pub device: String,
    /// Since when one is signed in there.
    pub created_at: DateTime<Utc>,
    /// When it was last used, to the minute.
    pub last_seen_at: DateTime<Utc>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// How one's second step of signing in stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SecondStep {
    /// Since when codes of an authenticator app are asked for; nothing while none are.
    pub on_since: Option<DateTime<Utc>>,
    /// One's passkeys, the first one first: with any, two-step sign-in is on as well.
    pub passkeys: Vec<OwnPasskey>,
    /// How many recovery codes weren't used yet.
    pub recovery_codes_left: u64,
    /// Whether one's company asks for it.
    pub required: bool,
    /// How a change to how the account is entered is proven, in addition to the password.
    pub fresh_proof: FreshProofAsked,
}

/// The key with which a browser encrypts what it keeps of the person's unsent work.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BrowserStorageKey {
    /// The person it belongs to.
    pub user_id: Uuid,
    /// 32 bytes as hexadecimal digits; always the same ones.
    pub key: String,
}

/// A passkey of one's own.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnPasskey {
    /// Its id.
    pub id: Uuid,
    /// What one calls it.
    pub name: String,
    /// Since when it is there.
    pub created_at: DateTime<Utc>,
    /// When one signed in with it last; nothing when one never did.
    pub last_used_at: Option<DateTime<Utc>>,
}

impl From<passkey::Model> for OwnPasskey {
    fn from(row: passkey::Model) -> Self {
        Self { id: row.id, name: row.name, created_at: row.created_at, last_used_at: row.last_used_at }
    }
}

/// A new passkey.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewPasskey {
    /// That of the challenge.
    pub ceremony: String,
    /// What one calls it; without a name it is called after the browser.
    #[serde(default)]
    pub passkey_name: String,
    /// What `navigator.credentials.create` answered, in the JSON of WebAuthn.
    #[schema(value_type = Value)]
    pub credential: RegisterPublicKeyCredential,
}

/// Another name for a passkey.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RenamePasskey {
    /// The new one.
    #[serde(default)]
    pub passkey_name: String,
}

/// The proof for a change to the sign-in methods of an account.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FreshProof {
    /// The current password.
    #[serde(default)]
    pub current_password: String,
    /// While a second step is on: the app's digits, or a recovery code.
    #[serde(default)]
    pub code: Option<String>,
    /// A passkey instead of the code.
    #[serde(default)]
    pub passkey: Option<PasskeyAnswer>,
}

/// The ways to take the second step of a fresh proof; while none is accepted, the password is enough.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FreshProofAsked {
    /// Whether a code of the authenticator app is accepted.
    pub app_code: bool,
    /// Whether a recovery code is accepted.
    pub recovery_code: bool,
    /// Whether a passkey is accepted.
    pub passkey: bool,
}

impl From<FreshProofWays> for FreshProofAsked {
    fn from(ways: FreshProofWays) -> Self {
        let FreshProofWays { app_code, recovery_code, passkey } = ways;
        Self { app_code, recovery_code, passkey }
    }
}

/// What an authenticator app needs to know.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SecondStepBegun {
    /// The secret, to be typed.
    pub secret: String,
    /// An `otpauth:` address that apps open.
    pub address: String,
    /// The same address as a picture for the phone's camera, in SVG.
    pub picture: String,
}

/// The first code of an app.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ConfirmSecondStep {
    /// The six digits.
    #[serde(default)]
    pub code: String,
}

/// Recovery codes, told this once; none when one has some already.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecoveryCodes {
    /// As they are written down.
    pub codes: Vec<String>,
}
