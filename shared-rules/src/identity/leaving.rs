//! An employee leaves the company: a lead lender decides it, somebody else takes over the loans, and the company
//! keeps a lead.

use serde::{Deserialize, Serialize};

use crate::{team::role::Role, text, violation::Verdict};

/// An employee who is to leave.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EmployeeLeaving {
    /// The role at the company of whoever decides it.
    pub viewer_role: Role,
    /// The employee's role there.
    #[serde(default)]
    pub role: Option<Role>,
    /// How many lead lenders the company has.
    #[serde(default)]
    pub lead_lenders: u32,
    /// On how many of its loans the employee is.
    #[serde(default)]
    pub loans: u32,
    /// Whether somebody is named who takes over the loans.
    #[serde(default)]
    pub heir: bool,
    /// Whether that is another employee of the company who has joined.
    #[serde(default)]
    pub heir_works_there: bool,
}

/// A lead lender lets an employee leave, unless it is the last lead; a colleague takes over the loans.
///
/// Whether the employee may leave so, and if not, why.
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

/// A place on a loan that somebody takes over.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HandOver {
    /// The role of who leaves.
    pub role: Role,
    /// The role that who takes over has on the loan already.
    #[serde(default)]
    pub heir_role: Option<Role>,
    /// How many lead lenders the loan has.
    #[serde(default)]
    pub lead_lenders: u32,
}

/// Who takes over a loan gets the place of who leaves; on it already, they keep theirs, but become its lead lender
/// when it would have none.
///
/// The role that the heir has on the loan afterwards.
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
