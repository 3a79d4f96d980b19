//! An underwriter who removes their own role goes home, unless the loan is READY_FOR_UNDERWRITING: such
//! loans of their company they open without a role. Lead lenders reach every loan of their company. Lenders may leave a loan by themselves; everybody else
//! is taken off it.

use serde::{Deserialize, Serialize};

use crate::loans::review_status::ReviewStatus;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A role that was just removed, and by whom.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AfterRoleRemoval {
    /// The remover's role on the loan, before.
    pub viewer_role: Role,
    /// Whether it was the remover's own role.
    pub own_role: bool,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
}

/// Where to go after a role was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Leaving {
    /// To the home page.
    Home,
    /// Stay and load the loan again.
    Stay,
}

/// An underwriter who removes their own role goes home, unless the loan is READY_FOR_UNDERWRITING.
///
/// Where the remover goes (TEAM-13; resolution 31).
///
/// Rule from platform §4; TEAM-13.
#[must_use]
pub fn after_role_removal(input: &AfterRoleRemoval) -> Leaving {
    let leaves = input.viewer_role == Role::Underwriter && input.own_role;
    if leaves && input.loan_status != ReviewStatus::ReadyForUnderwriting {
        Leaving::Home
    } else {
        Leaving::Stay
    }
}

/// Somebody without a role on a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OpensWithoutRole {
    /// Their role at their company; nothing for people who don't lend.
    pub company_role: Option<Role>,
    /// Whether their company lends.
    pub own_company: bool,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
}

/// Without a role on them, lead lenders open their company's loans, and underwriters those in
/// READY_FOR_UNDERWRITING.
///
/// Whether they may open the loan: underwriters to look around in it, lead lenders as what they are
/// (TEAM-13; resolutions 31, 94).
///
/// Rule from platform §4; TEAM-13; resolution 31.
#[must_use]
pub fn opens_without_role(input: &OpensWithoutRole) -> bool {
    let opens = match input.company_role {
        Some(Role::LeadLender) => true,
        Some(Role::Underwriter) => input.loan_status == ReviewStatus::ReadyForUnderwriting,
        _ => false,
    };
    input.own_company && opens
}

/// A company's lead lenders work on all its loans, with or without a role on them.
///
/// Whether somebody who opens a loan without a role on it may change something there.
///
/// Rule from platform §6; resolution 94.
#[must_use]
pub fn acts_without_role(input: &OpensWithoutRole) -> bool {
    opens_without_role(input) && input.company_role == Some(Role::LeadLender)
}

/// Somebody who wants to leave a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeaveLoan {
    /// Their role on it.
    pub viewer_role: Role,
}

/// Lenders may leave a loan by themselves; everybody else is taken off it.
///
/// Whether they may remove their own role (TEAM-13); that a lead lender remains is asked of every
/// removal.
///
/// Rule from platform §4; TEAM-13.
#[must_use]
pub fn leave_loan(input: &LeaveLoan) -> Verdict {
    let refused = !input.viewer_role.is_lender();
    refused.then(|| text::team::ONLY_SELF_LEAVES.violation("role")).into()
}
