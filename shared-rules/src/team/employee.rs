//! A company's employees hold one of the five lender roles. Only a lead lender makes or unmakes lead
//! lenders, and a company keeps at least one.

use serde::{Deserialize, Serialize};

use super::role::Role;
use crate::text;
use crate::violation::Verdict;

/// An employee's change of role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeRole {
    /// The role at the company of whoever makes the change.
    pub viewer_role: Role,
    /// The employee's role so far; none for a new employee.
    #[serde(default)]
    pub role: Option<Role>,
    /// The role they are to have.
    pub new_role: Role,
    /// How many lead lenders the company has.
    #[serde(default)]
    pub lead_lenders: u32,
}

/// Whether the employee may get the role, and if not, why (PERM-01, PERM-06).
#[must_use]
pub fn employee_role(input: &EmployeeRole) -> Verdict {
    let was_lead = input.role == Some(Role::LeadLender);
    let becomes_lead = input.new_role == Role::LeadLender;
    let text = if !input.new_role.is_lender() {
        Some(text::team::EMPLOYEES_ARE_LENDERS)
    } else if was_lead != becomes_lead && input.viewer_role != Role::LeadLender {
        Some(text::team::ONLY_LEADS_MAKE_LEADS)
    } else if was_lead && !becomes_lead && input.lead_lenders <= 1 {
        Some(text::team::COMPANY_NEEDS_LEAD)
    } else {
        None
    };
    text.map(|text| text.violation("companyRole")).into()
}
