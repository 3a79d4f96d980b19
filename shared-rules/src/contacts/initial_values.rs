//! Initial values of the contact form: empty, the typed text, a picked user, or the contact being edited. Opened to
//! add a key contact, it has that checked.

use serde::{Deserialize, Serialize};

use super::form::{ContactForm, PhoneNumber};
use super::typed_text::{TypedContact, typed_contact};
use crate::team::role_picker::SubRole;
use crate::value::address::Address;

/// A user's mobile phone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MobilePhone {
    /// The country it is written for.
    pub locale: Option<String>,
    /// The number.
    pub value: Option<String>,
}

/// A user from a search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs)] // the names come from the specification
pub struct PickedUser {
    pub id: Option<String>,
    pub given_name: Option<String>,
    pub family_name: Option<String>,
    pub email_address: Option<String>,
    pub mobile_phone: Option<MobilePhone>,
    pub position_or_title: Option<String>,
    pub company_name: Option<String>,
    pub company_website: Option<String>,
    pub company_address: Option<Address>,
}

/// The fields that a contact being edited adds to its user.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct EditedContact {
    /// The contact's role.
    pub contact_sub_role: Option<SubRole>,
    /// Whether it is a key contact.
    pub key_contact: bool,
    /// Whether borrowers see it.
    pub visible_to_borrower: bool,
    /// Whether lenders see it.
    pub visible_to_lender: bool,
}

/// The source of the initial values; without one the form is empty.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct StartContactForm {
    /// Text typed in the search; ignored when a user is given.
    pub typed: Option<String>,
    /// The picked user, or the one behind the contact being edited.
    pub user: Option<PickedUser>,
    /// The contact being edited.
    pub contact: Option<EditedContact>,
    /// Whether the form was opened to add a key contact.
    pub key_contact: bool,
}

/// The form starts empty, with the typed text, with a picked user, or with the contact being edited.
///
/// Returns the initial values of the form (CONTACT-07, CONTACT-20, CONTACT-30, CONTACT-31, ROLE-07).
///
/// Rule from platform §3, §4; CONTACT-07, CONTACT-20, ROLE-07.
#[must_use]
pub fn start_contact_form(input: &StartContactForm) -> ContactForm {
    let mut form = match (&input.user, &input.typed) {
        (Some(user), _) => from_user(user.clone()),
        (None, Some(text)) => from_text(text),
        (None, None) => ContactForm::default(),
    };
    form.key_contact = input.key_contact;
    if let Some(contact) = &input.contact {
        form.key_contact = contact.key_contact;
        form.visible_to_borrower = contact.visible_to_borrower;
        form.visible_to_lender = contact.visible_to_lender;
        if let Some(role) = contact.contact_sub_role.clone() {
            form.contact_sub_role_id = Some(role.id);
            form.contact_sub_role_type = role.sub_role_type;
            form.contact_sub_role_title = role.title;
        }
    }
    form
}

fn from_text(text: &str) -> ContactForm {
    let typed = typed_contact(&TypedContact { text: text.to_owned() });
    ContactForm { given_name: typed.given_name, email_address: typed.email_address, ..Default::default() }
}

fn from_user(user: PickedUser) -> ContactForm {
    let phone = user.mobile_phone.unwrap_or_default();
    let locale = phone.locale.filter(|locale| !locale.is_empty());
    ContactForm {
        user_id: user.id,
        given_name: user.given_name.unwrap_or_default(),
        family_name: user.family_name.unwrap_or_default(),
        email_address: user.email_address.unwrap_or_default(),
        phone_number: PhoneNumber {
            locale: locale.unwrap_or_else(|| PhoneNumber::default().locale),
            value: phone.value.unwrap_or_default(),
        },
        position_or_title: user.position_or_title.unwrap_or_default(),
        company_name: user.company_name.unwrap_or_default(),
        company_website: user.company_website.unwrap_or_default(),
        company_address: user.company_address.unwrap_or_default(),
        ..Default::default()
    }
}
