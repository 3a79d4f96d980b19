//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::{
    contacts::form::PhoneNumber,
    team::{
        permission::Permission,
        role::{Role, RoleGroup},
    },
    value::{
        address::Address,
        display_name::{PersonName, display_name},
    },
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{access::SignedIn, entity::app_user};

/// What somebody types to sign in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Credentials {
    /// The e-mail address, in any case and with blanks around it.
    pub email_address: String,
    /// The password.
    pub password: String,
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
    /// A lender's company.
    pub company: Option<CompanyRef>,
    /// What they may do outside of a loan.
    pub permissions: Vec<Permission>,
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
            company: signed_in.employer.as_ref().map(|company| CompanyRef {
                id: company.id,
                name: company.name.clone(),
                slug: company.slug.clone(),
            }),
            permissions: signed_in.permissions(),
        }
    }
}

/// A person as others see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserRef {
    /// Their id.
    pub id: Uuid,
    /// Their given name.
    pub given_name: String,
    /// Their family name.
    pub family_name: String,
    /// Their e-mail address.
    pub email_address: String,
    /// What they do.
    pub position_or_title: Option<String>,
    /// Their mobile phone.
    pub mobile_phone: Option<PhoneNumber>,
    /// Where they work.
    pub company_name: Option<String>,
    /// Its address on the web.
    pub company_website: Option<String>,
    /// Where it is.
    pub company_address: Option<Address>,
    /// The document with their picture.
    pub avatar_doc_id: Option<Uuid>,
    /// The group of people they belong to.
    pub logged_role_group: RoleGroup,
    /// A lender's role at their company.
    pub logged_company_role: Option<Role>,
    /// The lending company they work for.
    pub employer: Option<Uuid>,
    /// Whether they were entered by others and never signed in.
    pub stub: bool,
}

impl From<&app_user::Model> for UserRef {
    fn from(user: &app_user::Model) -> Self {
        Self {
            id: user.id,
            given_name: user.given_name.clone(),
            family_name: user.family_name.clone(),
            email_address: user.email_address.clone(),
            position_or_title: user.position_or_title.clone(),
            mobile_phone: phone(user.mobile_phone.as_deref(), user.mobile_phone_locale.as_deref()),
            company_name: user.company_name.clone(),
            company_website: user.company_website.clone(),
            company_address: address(user.company_address.as_deref()),
            avatar_doc_id: user.avatar_doc_id,
            logged_role_group: user.role_group.0,
            logged_company_role: user.company_role.map(|role| role.0),
            employer: user.company_id,
            stub: user.stub,
        }
    }
}

/// A stored phone number; one without a country is a US number (CONTACT-07).
#[must_use]
pub fn phone(value: Option<&str>, locale: Option<&str>) -> Option<PhoneNumber> {
    let default = PhoneNumber::default().locale;
    let value = value.filter(|value| !value.is_empty())?.to_owned();
    Some(PhoneNumber { locale: locale.map_or(default, str::to_owned), value })
}

/// An address stored as JSON; nothing when it can't be read.
#[must_use]
pub fn address(json: Option<&str>) -> Option<Address> {
    serde_json::from_str(json?).ok()
}

impl UserRef {
    /// The name to show.
    #[must_use]
    pub fn display_name(&self) -> String {
        display_name(&PersonName {
            given_name: Some(self.given_name.clone()),
            family_name: Some(self.family_name.clone()),
            email_address: Some(self.email_address.clone()),
        })
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
