//! A company's employees hold one of the five lender roles. People can't raise their own role, only people who may
//! assign leads add or remove lead lenders, and a company keeps at least one. People who manage employees invite
//! them.

use serde::{Deserialize, Serialize};

use super::role_change::{RoleStep, role_step_refusal};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// An employee's change of role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeRole {
    /// The role of the person who makes the change, at the company.
    pub viewer_role: Role,
    /// The permissions of that role at the company.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether the person changes their own role.
    #[serde(default)]
    pub own: bool,
    /// The employee's current role; none for a new employee.
    #[serde(default)]
    pub role: Option<Role>,
    /// The new role.
    pub new_role: Role,
    /// The number of lead lenders at the company.
    #[serde(default)]
    pub lead_lenders: u32,
}

/// Employees hold lender roles; only lead lenders assign lead lenders, and a company keeps one.
///
/// Returns whether the employee may get the role, and the reason if not (PERM-01, PERM-06; resolution 94).
///
/// Rule from platform §6; PERM-01, PERM-06.
#[must_use]
pub fn employee_role(input: &EmployeeRole) -> Verdict {
    let unmakes_lead = input.role == Some(Role::LeadLender) && input.new_role != Role::LeadLender;
    let text = if !input.new_role.is_lender() {
        Some(text::team::EMPLOYEES_ARE_LENDERS)
    } else {
        let step = RoleStep {
            viewer_role: input.viewer_role,
            permissions: &input.permissions,
            own: input.own,
            role: input.role,
            new_role: Some(input.new_role),
        };
        role_step_refusal(&step)
            .or((unmakes_lead && input.lead_lenders <= 1).then_some(text::team::COMPANY_NEEDS_LEAD))
    };
    text.map(|text| text.violation("companyRole")).into()
}

/// An invitation of an employee, by email or as a displayed link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeInvitation {
    /// The role at the company of the person who invites.
    pub viewer_role: Role,
    /// The permissions that this role holds at the company.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The employee's role at the company.
    #[serde(default)]
    pub role: Option<Role>,
    /// Whether the employee has joined.
    #[serde(default)]
    pub joined: bool,
    /// Whether the link is shown to the person who invites.
    #[serde(default)]
    pub shows_link: bool,
}

/// People who manage employees invite colleagues who haven't joined; the link is shown only to people who could
/// assign the colleague's role, because anyone with the link can act in that role.
///
/// Returns whether the invitation may be sent or its link shown, and the reason if not.
///
/// Rule from platform §6; PERM-06; resolutions 94, 100.
#[must_use]
pub fn employee_invitation(input: &EmployeeInvitation) -> Verdict {
    let step = RoleStep {
        viewer_role: input.viewer_role,
        permissions: &input.permissions,
        own: false,
        role: None,
        new_role: input.role,
    };
    let text = if !input.permissions.contains(&Permission::CrudAssociate) {
        Some(text::team::NO_EMPLOYEES)
    } else if input.joined {
        Some(text::team::EMPLOYEE_JOINED)
    } else if input.shows_link && role_step_refusal(&step).is_some() {
        Some(text::team::LINK_ABOVE_OWN)
    } else {
        None
    };
    text.map(|text| text.violation("userId")).into()
}
