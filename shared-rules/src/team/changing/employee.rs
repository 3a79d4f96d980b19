//! A company's employees hold one of the five lender roles. Nobody raises their own, only those who may make
//! leads make or unmake lead lenders, and a company keeps at least one. Those who manage employees invite them.

use serde::{Deserialize, Serialize};

use super::role_change::{Step, step_refusal};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// An employee's change of role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeRole {
    /// The role at the company of whoever makes the change.
    pub viewer_role: Role,
    /// What that role allows at the company.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// Whether it is their own role.
    #[serde(default)]
    pub own: bool,
    /// The employee's role so far; none for a new employee.
    #[serde(default)]
    pub role: Option<Role>,
    /// The role they are to have.
    pub new_role: Role,
    /// How many lead lenders the company has.
    #[serde(default)]
    pub lead_lenders: u32,
}

/// Employees hold lender roles; only lead lenders make lead lenders, and a company keeps one.
///
/// Whether the employee may get the role, and if not, why (PERM-01, PERM-06; resolution 94).
///
/// Rule from platform §6; PERM-01, PERM-06.
#[must_use]
pub fn employee_role(input: &EmployeeRole) -> Verdict {
    let unmakes_lead = input.role == Some(Role::LeadLender) && input.new_role != Role::LeadLender;
    let text = if !input.new_role.is_lender() {
        Some(text::team::EMPLOYEES_ARE_LENDERS)
    } else {
        let step = Step {
            viewer_role: input.viewer_role,
            permissions: &input.permissions,
            own: input.own,
            role: input.role,
            new_role: Some(input.new_role),
        };
        step_refusal(&step)
            .or((unmakes_lead && input.lead_lenders <= 1).then_some(text::team::COMPANY_NEEDS_LEAD))
    };
    text.map(|text| text.violation("companyRole")).into()
}

/// An invitation of an employee, by mail or as a link that is shown.
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

/// Those who manage employees invite colleagues who haven't joined; the link is shown only to people who could give the
/// colleague's role, since the reader of a link can act in that role.
///
/// Whether the invitation may be sent or its link shown, and if not, why.
///
/// Rule from platform §6; PERM-06; resolutions 94, 100.
#[must_use]
pub fn employee_invitation(input: &EmployeeInvitation) -> Verdict {
    let step = Step {
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
    } else if input.shows_link && step_refusal(&step).is_some() {
        Some(text::team::LINK_ABOVE_OWN)
    } else {
        None
    };
    text.map(|text| text.violation("userId")).into()
}
