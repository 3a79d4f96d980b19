//! A person as others see them.

use serde::Serialize;
use shared_rules::{
    contacts::form::PhoneNumber,
    team::role::{Role, RoleGroup},
    value::{
        address::Address,
        display_name::{PersonName, display_name},
    },
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::entity::app_user;

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
    /// Their email address.
    pub email_address: String,
    /// Their job title.
    pub position_or_title: Option<String>,
    /// Their mobile phone.
    pub mobile_phone: Option<PhoneNumber>,
    /// Their company.
    pub company_name: Option<String>,
    /// The company's website.
    pub company_website: Option<String>,
    /// The company's address.
    pub company_address: Option<Address>,
    /// The document with their photo.
    pub avatar_doc_id: Option<Uuid>,
    /// The role group they sign in with.
    pub logged_role_group: RoleGroup,
    /// A lender's role at their company.
    pub logged_company_role: Option<Role>,
    /// The lending company they work for.
    pub employer: Option<Uuid>,
    /// Whether others created them and they never signed in.
    pub stub: bool,
}

impl UserRef {
    /// Returns an email address without an account: a contact without an id.
    #[must_use]
    pub fn of_address(address: String) -> Self {
        Self {
            id: Uuid::nil(),
            given_name: String::new(),
            family_name: String::new(),
            email_address: address,
            position_or_title: None,
            mobile_phone: None,
            company_name: None,
            company_website: None,
            company_address: None,
            avatar_doc_id: None,
            logged_role_group: RoleGroup::Contact,
            logged_company_role: None,
            employer: None,
            stub: true,
        }
    }
}

impl From<&app_user::Model> for UserRef {
    fn from(user: &app_user::Model) -> Self {
        Self {
            id: user.id,
            given_name: user.given_name.clone(),
            family_name: user.family_name.clone(),
            email_address: user.email_address.clone(),
            position_or_title: user.position_or_title.clone(),
            mobile_phone: parse_phone(user.mobile_phone.as_deref(), user.mobile_phone_locale.as_deref()),
            company_name: user.company_name.clone(),
            company_website: user.company_website.clone(),
            company_address: parse_address(user.company_address.as_deref()),
            avatar_doc_id: user.avatar_doc_id,
            logged_role_group: user.role_group.0,
            logged_company_role: user.company_role.map(|role| role.0),
            employer: user.company_id,
            stub: user.stub,
        }
    }
}

/// Parses a stored phone number; one without a country is a US number (CONTACT-07).
#[must_use]
pub fn parse_phone(value: Option<&str>, locale: Option<&str>) -> Option<PhoneNumber> {
    let default = PhoneNumber::default().locale;
    let value = value.filter(|value| !value.is_empty())?.to_owned();
    Some(PhoneNumber { locale: locale.map_or(default, str::to_owned), value })
}

/// Parses an address stored as JSON; `None` if invalid.
#[must_use]
pub fn parse_address(json: Option<&str>) -> Option<Address> {
    serde_json::from_str(json?).ok()
}

impl UserRef {
    /// Returns the name to show.
    #[must_use]
    pub fn display_name(&self) -> String {
        display_name(&PersonName {
            given_name: Some(self.given_name.clone()),
            family_name: Some(self.family_name.clone()),
            email_address: Some(self.email_address.clone()),
        })
    }
}
