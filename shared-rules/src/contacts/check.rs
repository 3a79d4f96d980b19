//! A contact needs a valid e-mail address, and a borrower among them a needs-list template; choosing
//! another role clears the template.

use serde::{Deserialize, Serialize};

use crate::team::role_picker::SubRoleType;
use crate::text;
use crate::value::email::{CheckEmail, check_email};
use crate::violation::Violation;

/// What of the contact form is checked; the whole form may be given.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CheckContact {
    /// The e-mail address as typed.
    pub email_address: Option<String>,
    /// The kind of the chosen role.
    pub contact_sub_role_type: SubRoleType,
    /// The chosen needs-list template.
    pub template_id: Option<String>,
}

/// What is wrong with the form, in the order of its fields (VALID-01 … VALID-03).
#[must_use]
pub fn check_contact(input: &CheckContact) -> Vec<Violation> {
    let mut violations = check_email(&CheckEmail { email_address: input.email_address.clone() }).violations;
    let borrower = input.contact_sub_role_type == SubRoleType::Borrower;
    if borrower && input.template_id.as_deref().unwrap_or_default().trim().is_empty() {
        violations.push(text::contacts::TEMPLATE_REQUIRED.violation("templateId"));
    }
    violations
}

/// A role just chosen, and the template chosen before.
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

/// The template that remains (CONTACT-23).
#[must_use]
pub fn template_after_role(input: &TemplateAfterRole) -> Option<String> {
    input.template_id.clone().filter(|_| input.contact_sub_role_type == SubRoleType::Borrower)
}
