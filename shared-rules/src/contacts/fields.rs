//! The visible and locked fields of the contact form. The email address of a picked user can't be changed here; a
//! stub's can when the contact is edited.

use serde::{Deserialize, Serialize};

use super::initial_values::PickedUser;
use super::save_call::{FormMode, role_after};
use crate::team::role::{Role, RoleGroup};
use crate::team::role_picker::SubRoleType;
use crate::text;
use crate::value::address::Address;

/// The state of the form.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactFields {
    /// Whether a contact is created or edited.
    pub mode: FormMode,
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// Whether this form has no key contacts.
    #[serde(default)]
    pub key_contacts_hidden: bool,
    /// The user picked for a new contact.
    #[serde(default)]
    pub picked_user: Option<PickedUser>,
    /// Whether Add Contact was chosen for a new contact.
    #[serde(default)]
    pub adding: bool,
    /// Whether the edited role is a stub.
    #[serde(default)]
    pub stub: bool,
    /// Whether the edited user is a stub.
    #[serde(default)]
    pub user_stub: bool,
    /// The kind of the chosen role.
    #[serde(default)]
    pub contact_sub_role_type: SubRoleType,
    /// Whether key contact is checked.
    #[serde(default)]
    pub key_contact: bool,
    /// The edited person's role on the loan; none for someone new.
    #[serde(default)]
    pub role: Option<Role>,
}

/// A field that can be locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names come from the specification
pub enum FormField {
    EmailAddress,
    GivenName,
    FamilyName,
    PhoneNumber,
    PositionOrTitle,
    CompanyName,
    CompanyWebsite,
    CompanyAddress,
}

/// The visible and the locked fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactFieldsAnswer {
    /// Whether the fields are shown, or only the picker.
    pub fields: bool,
    /// Whether the key-contact checkbox is shown.
    pub key_contact: bool,
    /// Whether 'Visible to Borrowers' is offered.
    pub visible_to_borrowers: bool,
    /// Whether 'Visible to Lenders' is offered.
    pub visible_to_lenders: bool,
    /// Whether the needs-list template selector is shown.
    pub template: bool,
    /// Whether lead borrower and borrower type are offered: lenders set them for the borrowing team.
    pub borrower_place: bool,
    /// The reason why lead borrower can't be changed here.
    pub lead_borrower_locked: Option<&'static str>,
    /// Whether sending an invitation is offered: to a new borrower, by a lender.
    pub invitation: bool,
    /// The fields that can't be changed.
    pub locked: Vec<FormField>,
}

/// The viewer's role and the picked user decide which fields of the contact form are shown and which are locked.
///
/// Returns the visible and locked fields (CONTACT-02, CONTACT-11, CONTACT-21, CONTACT-22, CONTACT-26, CONTACT-27,
/// CONTACT-29, CONTACT-33; resolutions 11, 22, 23).
///
/// Rule from platform §4, §5; CONTACT-02, CONTACT-11, CONTACT-21…33.
#[must_use]
pub fn contact_fields(input: &ContactFields) -> ContactFieldsAnswer {
    let fields = input.mode == FormMode::Edit || input.adding || input.picked_user.is_some();
    let lender = input.viewer_group == RoleGroup::Lender;
    let borrower_role = input.contact_sub_role_type == SubRoleType::Borrower;
    let team = role_after(input.role, input.contact_sub_role_type).is_borrower();
    let key_contact = fields && lender && !input.key_contacts_hidden;
    let leads = input.role == Some(Role::LeadBorrower);
    ContactFieldsAnswer {
        fields,
        key_contact,
        visible_to_borrowers: key_contact && input.key_contact,
        visible_to_lenders: fields && !lender && !borrower_role,
        template: fields && borrower_role,
        borrower_place: fields && lender && team,
        lead_borrower_locked: leads.then_some(text::contacts::LEADS_ALREADY.template),
        invitation: fields && lender && team && input.mode == FormMode::Create,
        locked: locked_fields(input),
    }
}

fn locked_fields(input: &ContactFields) -> Vec<FormField> {
    match (&input.mode, &input.picked_user) {
        (FormMode::Edit, _) if input.stub || input.user_stub => vec![],
        (FormMode::Edit, _) => vec![FormField::EmailAddress],
        (FormMode::Create, None) => vec![],
        (FormMode::Create, Some(user)) => {
            let all = input.key_contacts_hidden && is_filled(user.email_address.as_deref());
            let others = if all { filled_fields(user) } else { vec![] };
            [vec![FormField::EmailAddress], others].concat()
        }
    }
}

fn filled_fields(user: &PickedUser) -> Vec<FormField> {
    let phone = user.mobile_phone.as_ref().and_then(|phone| phone.value.as_deref());
    let address = user.company_address.as_ref().is_some_and(|address| *address != Address::default());
    [
        (FormField::GivenName, is_filled(user.given_name.as_deref())),
        (FormField::FamilyName, is_filled(user.family_name.as_deref())),
        (FormField::PhoneNumber, is_filled(phone)),
        (FormField::PositionOrTitle, is_filled(user.position_or_title.as_deref())),
        (FormField::CompanyName, is_filled(user.company_name.as_deref())),
        (FormField::CompanyWebsite, is_filled(user.company_website.as_deref())),
        (FormField::CompanyAddress, address),
    ]
    .into_iter()
    .filter_map(|(field, is_filled)| is_filled.then_some(field))
    .collect()
}

fn is_filled(text: Option<&str>) -> bool {
    text.is_some_and(|text| !text.trim().is_empty())
}
