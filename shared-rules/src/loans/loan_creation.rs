//! Permissions to create loans and to edit their facts, and the message after a loan was created.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// An employee of a lending company.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanOpening {
    /// The employee's role at the company.
    pub role: Role,
    /// The permissions of that role.
    #[serde(default)]
    pub permissions: Vec<Permission>,
}

/// Lenders except underwriters create loans; they need UpdateBorrower, because a loan has borrowers.
///
/// Returns whether they may create a loan, and the reason if not.
///
/// Rule from platform §6; PERM-07; resolutions 39, 94.
#[must_use]
pub fn loan_opening(input: &LoanOpening) -> Verdict {
    let text = if input.role == Role::Underwriter {
        Some(text::loans::UNDERWRITER_OPENS)
    } else if !input.role.is_lender() {
        Some(text::loans::ONLY_LENDERS_OPEN)
    } else if !input.permissions.contains(&Permission::UpdateBorrower) {
        Some(text::team::NO_BORROWER_EDITING)
    } else {
        None
    };
    text.map(|text| text.violation("role")).into()
}

/// Returns whether the creator of a loan leads it: people can't raise their own role, so a lead lender of the company
/// leads loans that others create (resolution 94).
#[must_use]
pub fn leads_own_loan(company_role: Role) -> bool {
    company_role == Role::LeadLender
}

/// A member of a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FactsEditing {
    /// The member's role on the loan.
    pub viewer_role: Role,
}

/// Lenders except underwriters edit the name, amount, purpose and property of a loan.
///
/// Returns whether they may edit them, and the reason if not.
///
/// Rule from platform §6; PERM-07; resolution 39.
#[must_use]
pub fn facts_editing(input: &FactsEditing) -> Verdict {
    let text = if input.viewer_role == Role::Underwriter {
        Some(text::loans::UNDERWRITER_EDITS_FACTS)
    } else if !input.viewer_role.is_lender() {
        Some(text::loans::ONLY_LENDERS_EDIT_FACTS)
    } else {
        None
    };
    text.map(|text| text.violation("role")).into()
}

/// A created loan.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LoanOpened {
    /// The name.
    pub name: String,
    /// The number of borrowers added.
    pub borrowers: u32,
    /// Whether the borrowers were invited.
    pub invited: bool,
    /// The number of requests created.
    pub requests: u32,
    /// The number of colleagues added.
    pub colleagues: u32,
    /// The number of colleagues invited, because they haven't joined yet.
    pub invited_colleagues: u32,
    /// The loan's lead lender, if another person than the creator.
    pub led_by: Option<String>,
}

/// The creator of a loan sees the outcome: the invitations, the requests and the colleagues.
///
/// One sentence for each kind of outcome.
///
/// Rule from platform §8; TOAST.
#[must_use]
pub fn loan_opened(input: &LoanOpened) -> String {
    let count = |one: text::Text, several: text::Text, count: u32| match count {
        0 => None,
        1 => Some(one.template.to_owned()),
        count => Some(several.fill(&[("count", &count.to_string())])),
    };
    let borrowers = if input.invited {
        count(text::loans::OPENED_INVITED_ONE, text::loans::OPENED_INVITED, input.borrowers)
    } else {
        count(text::loans::OPENED_BORROWER_ONE, text::loans::OPENED_BORROWERS, input.borrowers)
    };
    let requests = count(text::loans::OPENED_REQUEST_ONE, text::loans::OPENED_REQUESTS, input.requests);
    let team = count(text::loans::OPENED_COLLEAGUE_ONE, text::loans::OPENED_COLLEAGUES, input.colleagues);
    let (one, several) = (text::loans::OPENED_COLLEAGUE_INVITED_ONE, text::loans::OPENED_COLLEAGUES_INVITED);
    let invited = count(one, several, input.invited_colleagues);
    let lead = input.led_by.as_deref().map(|name| text::loans::OPENED_LED_BY.fill(&[("name", name)]));
    let opened = text::loans::OPENED.fill(&[("name", &input.name)]);
    [Some(opened), borrowers, requests, team, invited, lead]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(". ")
}
