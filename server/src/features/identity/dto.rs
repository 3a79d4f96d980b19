//! What goes over the wire.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shared_rules::team::{
    permission::Permission,
    role::{Role, RoleGroup},
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use webauthn_rs::prelude::PublicKeyCredential;

use crate::access::{SignedIn, passkeys::Challenge};

/// What somebody types to sign in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Credentials {
    /// The e-mail address, in any case and with blanks around it.
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

/// A request for a link to sign in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AskForSignInLink {
    /// The e-mail address, in any case and with blanks around it.
    #[serde(default)]
    pub email_address: String,
}

/// A challenge for a passkey.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyChallenge {
    /// Comes back with the answer, within five minutes.
    pub ceremony: String,
    /// What `navigator.credentials` takes as `publicKey`, in the JSON of WebAuthn.
    pub options: Value,
}

impl From<Challenge> for PasskeyChallenge {
    fn from(challenge: Challenge) -> Self {
        Self { ceremony: challenge.ceremony, options: challenge.options }
    }
}

/// What a passkey answered.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyAnswer {
    /// That of the challenge.
    pub ceremony: String,
    /// What `navigator.credentials.get` answered, in the JSON of WebAuthn.
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
    /// Its name in addresses.
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
    /// Their e-mail address.
    pub email_address: String,
    /// The group of people they belong to.
    pub logged_role_group: RoleGroup,
    /// A lender's role at their company.
    pub logged_company_role: Option<Role>,
    /// The document with their picture.
    pub avatar_doc_id: Option<Uuid>,
    /// What they do.
    pub position_or_title: Option<String>,
    /// Where their days begin and end, as `America/Denver`; nothing while they chose none.
    pub time_zone: Option<String>,
    /// A lender's company.
    pub company: Option<CompanyRef>,
    /// What they may do outside of a loan.
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
    /// Its name in addresses.
    pub slug: String,
    /// Whether people may send it files without signing in.
    pub secure_upload_enabled: bool,
    /// The person's loans with it.
    pub loan_count: i64,
}

/// Which browsers to sign out of.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// All but the one that asks.
    pub others: bool,
}
