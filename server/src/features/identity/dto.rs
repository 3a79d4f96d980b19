//! API types.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shared_rules::team::{
    permission::Permission,
    role::{Role, RoleGroup},
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use webauthn_rs::prelude::PublicKeyCredential;

use crate::access::{SignedIn, passkeys::IssuedChallenge};

/// The credentials of a sign-in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Credentials {
    /// The email address, in any case and with surrounding spaces.
    pub email_address: String,
    /// The password.
    pub password: String,
    /// The code of the second step, once it is asked for: the app's digits, or a recovery code.
    #[serde(default)]
    pub code: Option<String>,
    /// A passkey instead of the code.
    #[serde(default)]
    pub passkey: Option<PasskeyAnswer>,
}

/// A request for a sign-in link.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AskForSignInLink {
    /// The email address, in any case and with surrounding spaces.
    #[serde(default)]
    pub email_address: String,
}

/// A challenge for a passkey.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyChallenge {
    /// To be sent back with the response, within five minutes.
    pub ceremony: String,
    /// The `publicKey` option of `navigator.credentials`, as WebAuthn JSON.
    pub options: Value,
}

impl From<IssuedChallenge> for PasskeyChallenge {
    fn from(challenge: IssuedChallenge) -> Self {
        Self { ceremony: challenge.ceremony, options: challenge.options }
    }
}

/// A passkey's response.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyAnswer {
    /// The challenge's `ceremony`.
    pub ceremony: String,
    /// The result of `navigator.credentials.get`, as WebAuthn JSON.
    #[schema(value_type = Value)]
    pub credential: PublicKeyCredential,
}

/// A lending company, by name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompanyRef {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its name in URLs.
    pub slug: String,
}

/// The signed-in person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CurrentUser {
    /// Their id.
    pub id: Uuid,
    /// Their given name.
    pub given_name: String,
    /// Their family name.
    pub family_name: String,
    /// Their email address.
    pub email_address: String,
    /// The role group they sign in with.
    pub logged_role_group: RoleGroup,
    /// A lender's role at their company.
    pub logged_company_role: Option<Role>,
    /// The document with their photo.
    pub avatar_doc_id: Option<Uuid>,
    /// Their job title.
    pub position_or_title: Option<String>,
    /// Their time zone, like `America/Denver`; null if they chose none.
    pub time_zone: Option<String>,
    /// A lender's employer.
    pub company: Option<CompanyRef>,
    /// Their permissions outside of a loan.
    pub permissions: Vec<Permission>,
    /// Whether they have to set up two-step sign-in before anything else.
    pub second_step_missing: bool,
}

impl CurrentUser {
    pub(super) fn new(signed_in: &SignedIn) -> Self {
        let user = &signed_in.user;
        Self {
            id: user.id,
            given_name: user.given_name.clone(),
            family_name: user.family_name.clone(),
            email_address: user.email_address.clone(),
            logged_role_group: user.role_group.0,
            logged_company_role: user.company_role.map(|role| role.0),
            avatar_doc_id: user.avatar_doc_id,
            position_or_title: user.position_or_title.clone(),
            time_zone: user.time_zone.clone(),
            company: signed_in.employer.as_ref().map(|company| CompanyRef {
                id: company.id,
                name: company.name.clone(),
                slug: company.slug.clone(),
            }),
            permissions: signed_in.permissions(),
            second_step_missing: signed_in.second_step_missing,
        }
    }
}

/// A lender that a borrower has loans with.
#[derive(Clone, Debug, Serialize, ToSchema, sea_orm::FromQueryResult)]
#[serde(rename_all = "camelCase")]
pub(super) struct LenderOfUser {
    /// The company's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its name in URLs.
    pub slug: String,
    /// Whether people may send it files without signing in.
    pub secure_upload_enabled: bool,
    /// The number of the person's loans with it.
    pub loan_count: i64,
}

/// The browsers to sign out.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct SignOutScope {
    /// All but the caller's.
    pub others: bool,
}
