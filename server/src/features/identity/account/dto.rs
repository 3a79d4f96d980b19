//! API types.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{contacts::form::PhoneNumber, identity::fresh_proof::FreshProofWays};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use webauthn_rs::prelude::RegisterPublicKeyCredential;

use crate::{entity::passkey, features::identity::dto::PasskeyAnswer};

/// The user's account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Account {
    /// The user's id.
    pub user_id: Uuid,
    /// The document with the photo; a new photo has a new id.
    pub avatar_doc_id: Option<Uuid>,
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Mobile phone.
    pub phone_number: PhoneNumber,
    /// Job title.
    pub position_or_title: String,
    /// Time zone, like `America/Denver`; null if none is chosen.
    pub time_zone: Option<String>,
    /// The email address to sign in with.
    pub email_address: String,
    /// The new email address, until its link is followed.
    pub new_email_address: Option<String>,
}

/// A lender whose invitation the user hasn't accepted yet, without anything about the loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WaitingInvitation {
    /// The lender's name.
    pub lender_name: String,
    /// The link in the email expires at this time.
    pub expires_at: DateTime<Utc>,
}

/// The photo to load.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichPhoto {
    /// Its id; a new photo has a new one.
    pub v: Uuid,
}

/// The changed profile.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateAccount {
    /// Given name.
    #[serde(default)]
    pub given_name: String,
    /// Family name.
    #[serde(default)]
    pub family_name: String,
    /// Mobile phone.
    #[serde(default)]
    pub phone_number: PhoneNumber,
    /// Job title.
    #[serde(default)]
    pub position_or_title: String,
    /// Time zone, by its IANA name; unchanged if left out.
    #[serde(default, deserialize_with = "crate::http::deserialize_explicit_null")]
    #[schema(value_type = Option<String>)]
    pub time_zone: Option<Option<String>>,
}

/// The device's time zone.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeviceTimeZone {
    /// An IANA name, like `America/Denver`.
    pub time_zone: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangePassword {
    /// The current password.
    #[serde(default)]
    pub current_password: String,
    /// The new password.
    #[serde(default)]
    pub password: String,
}

/// A new email address.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangeAddress {
    /// The new address.
    #[serde(default)]
    pub email_address: String,
    /// Proof that the account belongs to the caller.
    #[serde(flatten)]
    pub proof: FreshProof,
}

/// A browser in which the user is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnSession {
    /// Its id.
    pub id: Uuid,
    /// Its description.
    pub device: String,
    /// When the user signed in there.
    pub created_at: DateTime<Utc>,
    /// When it was last used, to the minute.
    pub last_seen_at: DateTime<Utc>,
    /// Whether it is the caller's.
    pub current: bool,
}

/// The status of the user's two-step sign-in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SecondStep {
    /// When the authenticator app was confirmed; null if there is none.
    pub on_since: Option<DateTime<Utc>>,
    /// The passkeys, oldest first. Two-step sign-in is on if there are any, too.
    pub passkeys: Vec<OwnPasskey>,
    /// The number of unused recovery codes.
    pub recovery_codes_left: u64,
    /// Whether the user's company requires two-step sign-in.
    pub required: bool,
    /// The methods that prove a change of sign-in methods, in addition to the password.
    pub fresh_proof: FreshProofAsked,
}

/// The key with which a browser encrypts the user's unsaved work.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BrowserStorageKey {
    /// The user it belongs to.
    pub user_id: Uuid,
    /// 32 bytes as hexadecimal digits; stable.
    pub key: String,
}

/// One of the user's passkeys.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnPasskey {
    /// Its id.
    pub id: Uuid,
    /// The name that the user gave it.
    pub name: String,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When the user last signed in with it; null if never.
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
    /// The challenge's `ceremony`.
    pub ceremony: String,
    /// Its name; defaults to the browser's name.
    #[serde(default)]
    pub passkey_name: String,
    /// The result of `navigator.credentials.create`, as WebAuthn JSON.
    #[schema(value_type = Value)]
    pub credential: RegisterPublicKeyCredential,
}

/// A new name of a passkey.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RenamePasskey {
    /// The new name.
    #[serde(default)]
    pub passkey_name: String,
}

/// The proof for a change of sign-in methods.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FreshProof {
    /// The current password.
    #[serde(default)]
    pub current_password: String,
    /// If a second step is on: the app's digits, or a recovery code.
    #[serde(default)]
    pub code: Option<String>,
    /// A passkey instead of the code.
    #[serde(default)]
    pub passkey: Option<PasskeyAnswer>,
}

/// The methods for the second step of a fresh proof; if none is accepted, the password is enough.
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

/// The setup data of an authenticator app.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SecondStepBegun {
    /// The secret, to be typed.
    pub secret: String,
    /// An `otpauth:` URL that apps open.
    pub address: String,
    /// The same URL as a QR code in SVG.
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

/// Recovery codes, shown only once; empty if the user already has some.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecoveryCodes {
    /// The codes as shown.
    pub codes: Vec<String>,
}
