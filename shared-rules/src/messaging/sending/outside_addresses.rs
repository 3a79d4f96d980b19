//! Limits on new outside addresses per person, loan and day, and the approval of the others.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text::messaging;
use crate::violation::Violation;

/// The budget of a loan's lenders, unless the company sets another one.
pub const DEFAULT_LENDER_BUDGET: u32 = 100;
/// The budget of a borrower or a contact, unless the company sets another one.
pub const DEFAULT_BORROWER_BUDGET: u32 = 5;
/// The largest budget that a company can set.
pub const MAX_BUDGET: u32 = 1_000;

/// A message to outside addresses that are new on the loan.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OutsideBudget {
    /// The sender's role on the loan.
    pub sender_role: Role,
    /// The company's budget for lenders of a loan.
    pub for_lenders: u32,
    /// The company's budget for borrowers and contacts.
    pub for_others: u32,
    /// The number of new addresses that the sender has written to on the loan in the last 24 hours.
    pub used: u32,
    /// The number of the message's addresses that are new on the loan.
    pub new_addresses: u32,
}

/// The new addresses that get the message now, and the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OutsideSplit {
    /// The number that get it now.
    pub sent: u32,
    /// The number waiting for a lender's approval.
    pub waiting: u32,
}

/// A person can write to a limited number of new outside addresses on a loan within 24 hours: the company sets one
/// limit for its lenders and another for borrowers and contacts. The others wait for the approval of a lender of the
/// loan.
///
/// Returns the number of new addresses that get the message now, in the order in which they were named.
///
/// Rule from messaging §5; GAP-17.
#[must_use]
pub fn outside_budget(input: &OutsideBudget) -> OutsideSplit {
    let budget = if input.sender_role.is_lender() { input.for_lenders } else { input.for_others };
    let left = budget.min(MAX_BUDGET).saturating_sub(input.used);
    let sent = input.new_addresses.min(left);
    OutsideSplit { sent, waiting: input.new_addresses.saturating_sub(sent) }
}

/// A lender who decides about the waiting addresses of a message.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OutsideApproval {
    /// The viewer's role on the loan.
    pub viewer_role: Role,
    /// Whether the viewer sent the message.
    #[serde(default)]
    pub is_sender: bool,
}

/// Lenders of a loan approve or decline waiting outside addresses; only the lead lender does so for their own
/// messages.
///
/// Returns the reasons why the viewer may not; empty if allowed.
///
/// Rule from messaging §6; GAP-17.
#[must_use]
pub fn outside_approval(input: &OutsideApproval) -> Vec<Violation> {
    let may =
        if input.is_sender { input.viewer_role == Role::LeadLender } else { input.viewer_role.is_lender() };
    if may { Vec::new() } else { vec![messaging::OUTSIDE_APPROVAL.violation("messageId")] }
}

/// The budgets that a company sets.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OutsideSetting {
    /// The budget for lenders of a loan.
    pub outside_addresses_of_lenders: u32,
    /// The budget for borrowers and contacts.
    pub outside_addresses_of_others: u32,
}

/// A company sets limits of 0 to 1,000 new outside addresses per person on a loan within 24 hours.
///
/// Returns the limits that are out of range.
///
/// Rule from messaging §5; GAP-17.
#[must_use]
pub fn outside_setting(input: &OutsideSetting) -> Vec<Violation> {
    [
        ("outsideAddressesOfLenders", input.outside_addresses_of_lenders),
        ("outsideAddressesOfOthers", input.outside_addresses_of_others),
    ]
    .into_iter()
    .filter(|(_, budget)| *budget > MAX_BUDGET)
    .map(|(field, _)| messaging::OUTSIDE_SETTING_RANGE.violation(field))
    .collect()
}
