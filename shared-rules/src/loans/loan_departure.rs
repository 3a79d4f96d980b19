//! Leaving a loan: an underwriter who removes their own role is taken to the home page, unless the loan is
//! READY_FOR_UNDERWRITING, because they can open such loans of their company without a role. Lead lenders can open
//! every loan of their company. Lenders may leave a loan; other members have to be removed.

use serde::{Deserialize, Serialize};

use crate::loans::review_status::ReviewStatus;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A removed role and the person who removed it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AfterRoleRemoval {
    /// The remover's role on the loan before the removal.
    pub viewer_role: Role,
    /// Whether it was the remover's own role.
    pub own_role: bool,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
}

/// The page after a role was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PageAfterLeaving {
    /// Go to the home page.
    Home,
    /// Stay and reload the loan.
    Stay,
}

/// An underwriter who removes their own role is taken to the home page, unless the loan is READY_FOR_UNDERWRITING.
///
/// Returns the page to show (TEAM-13; resolution 31).
///
/// Rule from platform §4; TEAM-13.
#[must_use]
pub fn after_role_removal(input: &AfterRoleRemoval) -> PageAfterLeaving {
    let leaves = input.viewer_role == Role::Underwriter && input.own_role;
    if leaves && input.loan_status != ReviewStatus::ReadyForUnderwriting {
        PageAfterLeaving::Home
    } else {
        PageAfterLeaving::Stay
    }
}

/// A person without a role on a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OpensWithoutRole {
    /// Their role at their company; none for non-lenders.
    pub company_role: Option<Role>,
    /// Whether their company is the lender of the loan.
    pub own_company: bool,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
}

/// Without a role on them, lead lenders can open their company's loans, and underwriters those in
/// READY_FOR_UNDERWRITING.
///
/// Returns whether they may open the loan: underwriters read-only, lead lenders with their usual permissions (TEAM-13;
/// resolutions 31, 94).
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

/// A company's lead lenders can change all its loans, with or without a role on them.
///
/// Returns whether a person who opened a loan without a role may change it.
///
/// Rule from platform §6; resolution 94.
#[must_use]
pub fn acts_without_role(input: &OpensWithoutRole) -> bool {
    opens_without_role(input) && input.company_role == Some(Role::LeadLender)
}

/// A person who wants to leave a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeaveLoan {
    /// Their role on it.
    pub viewer_role: Role,
}

/// Lenders may leave a loan; other members have to be removed.
///
/// Returns whether they may remove their own role (TEAM-13). That a lead lender remains is checked for every removal.
///
/// Rule from platform §4; TEAM-13.
#[must_use]
pub fn leave_loan(input: &LeaveLoan) -> Verdict {
    let refused = !input.viewer_role.is_lender();
    refused.then(|| text::team::ONLY_SELF_LEAVES.violation("role")).into()
}
