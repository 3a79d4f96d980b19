//! A person's place on a loan: derived from the lender-user payload for anyone, and from a contact's role for
//! contacts. Lender roles are for the lender's employees only.

use serde::{Deserialize, Serialize};

use super::role::{BorrowerType, Role, RoleGroup};
use super::role_picker::SubRoleType;
use crate::text;
use crate::violation::Violation;

/// The parts of the lender-user payload that define the place (ENTITY-25), and the person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LenderUserPlace {
    /// The role.
    pub role: Role,
    /// Makes a borrower the lead borrower.
    #[serde(default)]
    pub lead_borrower: bool,
    /// Makes a lender a lead lender.
    #[serde(default)]
    pub lead_lender: bool,
    /// The borrower type; INDIVIDUAL by default.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether borrowers see the role.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// Whether borrowers see a contact.
    #[serde(default)]
    pub contact_visible_to_borrowers: bool,
    /// Whether lenders see a contact: part of the payload, but lenders always see the people they add.
    #[serde(default)]
    pub contact_visible_to_lenders: bool,
    /// Whether a contact is a key contact.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether the person works for the lender of the loan.
    #[serde(default)]
    pub employee: bool,
}

/// A place on a loan, or the reasons why it isn't available.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LenderUserPlaceAnswer {
    /// The role.
    pub role: Role,
    /// The borrower type; none for other roles.
    pub borrower_type: Option<BorrowerType>,
    /// Whether it is a key contact; contacts only.
    pub key_contact: bool,
    /// Whether borrowers see it.
    pub visible_to_borrower: bool,
    /// Whether lenders see it: all lenders see the people added by lenders.
    pub visible_to_lender: bool,
    /// The reasons why the place isn't available.
    pub violations: Vec<Violation>,
}

/// The lender-user payload defines a person's place on a loan; lender roles are for employees.
///
/// Returns the place that the payload defines (ENTITY-25, API-17, API-18, PERM-01 … PERM-03; resolution 95).
///
/// Rule from platform §3, §7; ENTITY-25, API-17, API-18.
#[must_use]
pub fn lender_user_place(input: &LenderUserPlace) -> LenderUserPlaceAnswer {
    let role = match input.role.group() {
        RoleGroup::Lender if input.lead_lender => Role::LeadLender,
        RoleGroup::Borrower if input.lead_borrower => Role::LeadBorrower,
        _ => input.role,
    };
    let contact = role.is_contact();
    let outsider = role.is_lender() && !input.employee;
    LenderUserPlaceAnswer {
        role,
        borrower_type: role.is_borrower().then(|| input.borrower_type.unwrap_or(BorrowerType::Individual)),
        key_contact: contact && input.key_contact,
        visible_to_borrower: if contact {
            input.contact_visible_to_borrowers
        } else {
            input.visible_to_borrower
        },
        visible_to_lender: true,
        violations: outsider.then(|| text::team::NOT_AN_EMPLOYEE.violation("role")).into_iter().collect(),
    }
}

/// The contact role that a person gets.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPlace {
    /// Its kind.
    #[serde(default)]
    pub contact_sub_role_type: SubRoleType,
    /// A borrower type other than the kind's.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// Whether the borrower leads the borrowing team.
    #[serde(default)]
    pub lead_borrower: bool,
}

/// The loan role for a contact role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPlaceAnswer {
    /// The role.
    pub role: Role,
    /// The borrower type; none for contacts.
    pub borrower_type: Option<BorrowerType>,
}

/// A borrower's contact role puts a person on the borrowing team, any other makes a contact.
///
/// Returns the role on the loan.
///
/// Rule from platform §2, §3; CONTACT-11, ENTITY-24; resolution 12.
#[must_use]
pub fn contact_place(input: &ContactPlace) -> ContactPlaceAnswer {
    let borrower_type = match input.contact_sub_role_type {
        SubRoleType::Borrower => Some(BorrowerType::Individual),
        SubRoleType::Member => Some(BorrowerType::Member),
        SubRoleType::None | SubRoleType::KeyContact | SubRoleType::Contact => None,
    };
    let role = match borrower_type {
        Some(_) if input.lead_borrower => Role::LeadBorrower,
        Some(_) => Role::Borrower,
        None => Role::Contact,
    };
    ContactPlaceAnswer { role, borrower_type: borrower_type.map(|kind| input.borrower_type.unwrap_or(kind)) }
}
