//! The values of the contact form and the body sent to the server: only a lender sets a key contact, only a key
//! contact is visible to borrowers, and only a borrower has a template.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::team::role_picker::SubRoleType;
use crate::value::address::Address;

/// The three ways to save (CONTACT-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum SaveType {
    #[default]
    Save,
    SaveAndClose,
    SaveAndNew,
}

/// A phone number with the country it is written for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PhoneNumber {
    /// The country code; US by default (CONTACT-07).
    pub locale: String,
    /// As typed.
    pub value: String,
}

impl Default for PhoneNumber {
    fn default() -> Self {
        Self { locale: String::from("US"), value: String::new() }
    }
}

/// The values of the contact form (ENTITY-22). The default is the empty form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs)] // the names come from the specification
pub struct ContactForm {
    pub save_type: SaveType,
    /// The picked user, or the one being edited.
    pub user_id: Option<String>,
    pub given_name: String,
    pub family_name: String,
    pub email_address: String,
    pub phone_number: PhoneNumber,
    pub company_address: Address,
    pub key_contact: bool,
    pub company_name: String,
    pub company_website: String,
    pub position_or_title: String,
    pub contact_sub_role_id: Option<String>,
    pub contact_sub_role_type: SubRoleType,
    pub contact_sub_role_title: String,
    pub visible_to_borrower: bool,
    pub visible_to_lender: bool,
    pub template_id: Option<String>,
}

/// A completed form and its sender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactBody {
    /// The sender's group.
    pub viewer_group: RoleGroup,
    /// The loan.
    pub loan_id: String,
    /// The form.
    pub form: ContactForm,
}

/// The contact-relation body as it is sent (ENTITY-19, without the fields that only responses have).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names come from the specification
pub struct ContactRelationBody {
    pub loan_id: String,
    pub user_contact_id: Option<String>,
    pub user_contact_email_address: String,
    pub given_name: String,
    pub family_name: String,
    pub phone_number: PhoneNumber,
    pub position_or_title: String,
    pub company_name: String,
    pub company_website: String,
    pub company_address: Address,
    pub contact_sub_role_id: Option<String>,
    pub key_contact: bool,
    pub visible_to_borrower: bool,
    pub visible_to_lender: bool,
    pub template_id: Option<String>,
}

/// Only lenders set a key contact, and only a key contact is visible to borrowers.
///
/// Returns the body to send; the server stores these values regardless of what was sent.
///
/// Rule from platform §5; CONTACT-28, PERM-04.
#[must_use]
pub fn contact_body(input: &ContactBody) -> ContactRelationBody {
    let form = input.form.clone();
    let lender = input.viewer_group == RoleGroup::Lender;
    let borrower_role = form.contact_sub_role_type == SubRoleType::Borrower;
    let key_contact = lender && form.key_contact;
    ContactRelationBody {
        loan_id: input.loan_id.clone(),
        user_contact_id: form.user_id,
        user_contact_email_address: form.email_address.trim().to_owned(),
        given_name: form.given_name.trim().to_owned(),
        family_name: form.family_name.trim().to_owned(),
        phone_number: form.phone_number,
        position_or_title: form.position_or_title.trim().to_owned(),
        company_name: form.company_name.trim().to_owned(),
        company_website: form.company_website.trim().to_owned(),
        company_address: form.company_address,
        contact_sub_role_id: form.contact_sub_role_id,
        key_contact,
        visible_to_borrower: form.visible_to_borrower && key_contact,
        visible_to_lender: form.visible_to_lender || lender || borrower_role,
        template_id: form.template_id.filter(|_| borrower_role),
    }
}
