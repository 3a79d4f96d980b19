//! Validation of the contact form: a contact needs a valid email address, and a borrower also needs a needs-list
//! template. Choosing another role clears the template.

use serde::{Deserialize, Serialize};

use super::form::PhoneNumber;
use crate::team::role_picker::SubRoleType;
use crate::text;
use crate::value::address::{self, Address};
use crate::value::email::{CheckEmail, check_email};
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;

/// The checked fields of the contact form; the whole form may be passed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CheckContact {
    /// The email address as typed.
    pub email_address: Option<String>,
    /// The first name.
    pub given_name: Option<String>,
    /// The last name.
    pub family_name: Option<String>,
    /// The phone number.
    pub phone_number: Option<PhoneNumber>,
    /// The position or title.
    pub position_or_title: Option<String>,
    /// The company's name.
    pub company_name: Option<String>,
    /// The company's website.
    pub company_website: Option<String>,
    /// The company's address.
    pub company_address: Option<Address>,
    /// The kind of the chosen role.
    pub contact_sub_role_type: SubRoleType,
    /// The chosen needs-list template.
    pub template_id: Option<String>,
}

/// A contact needs a valid email address, and a borrower also needs a needs-list template.
///
/// Returns the violations, in the order of the form's fields.
///
/// Rule from platform §5; VALID-01…03.
#[must_use]
pub fn check_contact(input: &CheckContact) -> Vec<Violation> {
    let mut violations = check_email(&CheckEmail { email_address: input.email_address.clone() }).violations;
    let borrower = input.contact_sub_role_type == SubRoleType::Borrower;
    if borrower && input.template_id.as_deref().unwrap_or_default().trim().is_empty() {
        violations.push(text::contacts::TEMPLATE_REQUIRED.violation("templateId"));
    }
    violations.extend(length_violations(input));
    violations
}

/// Returns the violations of the length limits, and of names with invisible characters.
fn length_violations(input: &CheckContact) -> Vec<Violation> {
    let phone = input.phone_number.as_ref();
    let texts = [
        ("givenName", input.given_name.as_ref()),
        ("familyName", input.family_name.as_ref()),
        ("phoneNumber", phone.map(|phone| &phone.value)),
        ("phoneNumber.locale", phone.map(|phone| &phone.locale)),
        ("positionOrTitle", input.position_or_title.as_ref()),
        ("companyName", input.company_name.as_ref()),
        ("companyWebsite", input.company_website.as_ref()),
    ];
    let given = texts.iter().filter_map(|(path, text)| Some((path, (*text)?)));
    let names = [("givenName", input.given_name.as_ref()), ("familyName", input.family_name.as_ref())];
    let marks = names.iter().filter_map(|(field, name)| invisible_characters::problem(field, name.as_ref()?));
    let address = input.company_address.iter().flat_map(|it| address::too_long("companyAddress", it));
    given.filter_map(|(path, text)| limits::text_problem(path, text)).chain(address).chain(marks).collect()
}

/// A newly chosen role and the template chosen before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateAfterRole {
    /// The kind of the role.
    pub contact_sub_role_type: SubRoleType,
    /// The template.
    #[serde(default)]
    pub template_id: Option<String>,
}

/// Choosing a role that isn't a borrower's clears the template.
///
/// Returns the template that remains.
///
/// Rule from platform §4; CONTACT-23.
#[must_use]
pub fn template_after_role(input: &TemplateAfterRole) -> Option<String> {
    input.template_id.clone().filter(|_| input.contact_sub_role_type == SubRoleType::Borrower)
}
