//! A lead lender decides the features and permissions of the company; employees are for those with
//! CrudAssociate, roles of contacts for all its lenders.

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
    /// What is switched on.
    Features,
    /// What each role may do.
    Permissions,
    /// Who works there.
    Employees,
    /// The roles that contacts can have.
    SubRoles,
}

/// Who wants to change which part.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompanyEditing {
    /// The signed-in person's role at the company; none for people who don't work there.
    #[serde(default)]
    pub company_role: Option<Role>,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The part.
    pub part: CompanyPart,
}

/// A lead lender decides features and permissions; employees need CrudAssociate, roles of contacts any
/// lender.
///
/// Whether the part may be changed, and if not, why.
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
