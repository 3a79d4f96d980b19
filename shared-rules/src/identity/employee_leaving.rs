//! Removal of an employee from the company: a lead lender decides it, another person takes over the loans, and the
//! company keeps a lead.

use serde::{Deserialize, Serialize};

use crate::{team::role::Role, text, violation::Verdict};

/// An employee to remove.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeLeaving {
    /// The role at the company of the person who removes the employee.
    pub viewer_role: Role,
    /// The employee's role at the company.
    #[serde(default)]
    pub role: Option<Role>,
    /// The number of lead lenders at the company.
    #[serde(default)]
    pub lead_lenders: u32,
    /// The number of the company's loans that the employee is on.
    #[serde(default)]
    pub loans: u32,
    /// Whether a person is named who takes over the loans.
    #[serde(default)]
    pub heir: bool,
    /// Whether that person is another employee of the company who has joined.
    #[serde(default)]
    pub heir_works_there: bool,
}

/// A lead lender removes an employee, unless it is the last lead; a colleague takes over the loans.
///
/// Returns whether the employee may be removed, and the reason if not.
///
/// Rule from resolution 98; platform §6.
#[must_use]
pub fn employee_leaving(input: &EmployeeLeaving) -> Verdict {
    let last_lead = input.role == Some(Role::LeadLender) && input.lead_lenders <= 1;
    let refused = if input.viewer_role != Role::LeadLender {
        Some(text::team::ONLY_LEAD_DECIDES.violation("companyRole"))
    } else if last_lead {
        Some(text::team::COMPANY_NEEDS_LEAD.violation("companyRole"))
    } else if input.loans > 0 && !input.heir {
        Some(text::identity::WHO_TAKES_OVER.violation("handOverTo"))
    } else if input.heir && !input.heir_works_there {
        Some(text::identity::HEIR_UNKNOWN.violation("handOverTo"))
    } else {
        None
    };
    refused.into()
}

/// A role on a loan that another person takes over.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HandOver {
    /// The role of the person who leaves.
    pub role: Role,
    /// The successor's current role on the loan, if any.
    #[serde(default)]
    pub heir_role: Option<Role>,
    /// The number of lead lenders on the loan.
    #[serde(default)]
    pub lead_lenders: u32,
}

/// The successor on a loan gets the role of the person who leaves. A successor who is already on it keeps their role,
/// but becomes its lead lender when it would have none.
///
/// Returns the successor's role on the loan afterwards.
///
/// Rule from resolution 98; platform §6.
#[must_use]
pub fn handed_over_role(input: &HandOver) -> Role {
    let last_lead = input.role == Role::LeadLender && input.lead_lenders <= 1;
    match input.heir_role {
        Some(kept) if !last_lead => kept,
        _ => input.role,
    }
}
