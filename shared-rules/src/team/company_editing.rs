//! Only lead lenders edit a company's features and permissions; employees need CrudAssociate, and all its lenders
//! edit contact roles.

use serde::{Deserialize, Serialize};

use super::permission::Permission;
use super::role::Role;
use crate::text;
use crate::violation::Verdict;

/// The parts of a company's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CompanyPart {
    /// The enabled features.
    Features,
    /// The permissions of each role.
    Permissions,
    /// The employees.
    Employees,
    /// The contact roles.
    SubRoles,
}

/// A user who wants to change a part of the settings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompanyEditing {
    /// The signed-in person's role at the company; none for non-employees.
    #[serde(default)]
    pub company_role: Option<Role>,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The part.
    pub part: CompanyPart,
}

/// Lead lenders edit features and permissions; employees need CrudAssociate, and any lender edits contact roles.
///
/// Returns whether the part may be changed, and the reason if not.
///
/// Rule from platform §6; PERM-06, ROLE-06.
#[must_use]
pub fn company_editing(input: &CompanyEditing) -> Verdict {
    let lead = input.company_role == Some(Role::LeadLender);
    let text = match input.part {
        CompanyPart::Features | CompanyPart::Permissions => (!lead).then_some(text::team::ONLY_LEAD_DECIDES),
        CompanyPart::Employees => {
            let may = input.permissions.contains(&Permission::CrudAssociate);
            (!may).then_some(text::team::NO_EMPLOYEES)
        }
        CompanyPart::SubRoles => {
            let lender = input.company_role.is_some_and(Role::is_lender);
            (!lender).then_some(text::team::ONLY_LENDERS_ADD_ROLES)
        }
    };
    text.map(|text| text.violation("company")).into()
}
