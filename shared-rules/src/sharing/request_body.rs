//! Request bodies of the sharing calls: the payload for a person on a loan, and a share.

use serde::Serialize;

use super::SharePermission;
use super::entry::ShareEntry;
use crate::contacts::form::ContactRelationBody;
use crate::team::role::{BorrowerType, Role, RoleGroup};

/// The person of a lender-user payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AppUser {
    /// The user's id.
    pub id: String,
}

/// The lender-user payload of adding and editing someone on a loan (ENTITY-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names come from the specification
pub struct LenderUserBody {
    pub app_user: AppUser,
    pub can_accept_files: bool,
    pub borrower_type: Option<BorrowerType>,
    pub lead_borrower: bool,
    pub lead_lender: bool,
    pub new_to_loan: bool,
    pub role: Role,
    pub visible_to_borrower: bool,
    pub contact_visible_to_borrowers: bool,
    pub contact_visible_to_lenders: bool,
    pub contact_relation: Option<ContactRelationBody>,
}

impl LenderUserBody {
    /// Returns the payload that adds a person to the loan, accepting files and visible to borrowers (SHARE-08). The
    /// role follows the person's group (resolution 46); a person without a known group becomes a contact, the role
    /// that sees least.
    #[must_use]
    pub(crate) fn add_person_payload(entry: &ShareEntry) -> Self {
        let role = match entry.role_group {
            Some(RoleGroup::Lender) => Role::Lender,
            Some(RoleGroup::Borrower) => Role::Borrower,
            Some(RoleGroup::Contact) | None => Role::Contact,
        };
        Self { can_accept_files: true, new_to_loan: true, ..Self::with_role(entry, role) }
    }

    /// Returns the payload that makes a person on the loan visible to borrowers and changes nothing else (SHARE-09).
    #[must_use]
    pub(crate) fn made_visible(entry: &ShareEntry, role: Role) -> Self {
        Self { can_accept_files: entry.can_accept_files, ..Self::with_role(entry, role) }
    }

    fn with_role(entry: &ShareEntry, role: Role) -> Self {
        let contact = role == Role::Contact;
        Self {
            app_user: AppUser { id: entry.value.clone() },
            can_accept_files: false,
            borrower_type: entry.borrower_type,
            lead_borrower: role == Role::LeadBorrower,
            lead_lender: role == Role::LeadLender,
            new_to_loan: false,
            role,
            visible_to_borrower: true,
            contact_visible_to_borrowers: contact,
            contact_visible_to_lenders: contact,
            contact_relation: None,
        }
    }
}

/// A share to create (ENTITY-30).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewShare {
    /// The element.
    pub info_id: String,
    /// The loan.
    pub loan_id: String,
    /// Always VIEW.
    pub permissions: SharePermission,
    /// The user who shares.
    pub shared_by_user_id: String,
    /// The user who gets it.
    pub shared_with_user_id: String,
}
