//! Sources of people: only lenders search all users, employees are loaded only with CrudAssociate, and people who
//! aren't on the loan are offered in company mode only.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::RoleGroup;

/// A viewer who searches for people, and the kind of list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PeopleSources {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// The permissions the viewer holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether the list is opened for the company, not only for one loan.
    #[serde(default)]
    pub company_mode: bool,
}

/// The available sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PeopleSourcesAnswer {
    /// Search all users.
    pub search_users: bool,
    /// Load the lender's employees.
    pub load_employees: bool,
    /// Offer employees and borrowers who aren't on the loan.
    pub offer_off_loan: bool,
}

/// Only lenders search all users; employees need CrudAssociate; people who aren't on the loan are offered in company
/// mode.
///
/// Returns the sources of people that the viewer may use.
///
/// Rule from platform §5, §6; TEAM-11, TEAM-12, PERM-05, PERM-06.
#[must_use]
pub fn people_sources(input: &PeopleSources) -> PeopleSourcesAnswer {
    let lender = input.viewer_group == RoleGroup::Lender;
    PeopleSourcesAnswer {
        search_users: lender,
        load_employees: lender && input.permissions.contains(&Permission::CrudAssociate),
        offer_off_loan: input.company_mode,
    }
}
