//! Who opens loans, who changes what is known of one, and what is said when one is open.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// Somebody at a lending company.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanOpening {
    /// Their role at the company.
    pub role: Role,
    /// What it allows.
    #[serde(default)]
    pub permissions: Vec<Permission>,
}

/// Lenders open loans, but underwriters don't; it needs UpdateBorrower, since a loan has borrowers.
///
/// Whether they may open a loan, and if not, why.
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

/// Whether who opens a loan leads it: nobody raises their own role, so that a lead lender of the company leads
/// what others open (resolution 94).
#[must_use]
pub fn leads_own_loan(company_role: Role) -> bool {
    company_role == Role::LeadLender
}

/// Somebody on a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FactsEditing {
    /// Their role on the loan.
    pub viewer_role: Role,
}

/// Lenders change the name, amount, purpose and property of a loan, but underwriters don't.
///
/// Whether they may, and if not, why.
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

/// A loan that was opened.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct LoanOpened {
    /// What it is called.
    pub name: String,
    /// How many borrowers were put on it.
    pub borrowers: u32,
    /// Whether they were invited.
    pub invited: bool,
    /// How many requests were made.
    pub requests: u32,
    /// How many colleagues were put on it.
    pub colleagues: u32,
    /// How many of them were invited, because they haven't joined yet.
    pub invited_colleagues: u32,
    /// Who leads it, when that isn't who opened it.
    pub led_by: Option<String>,
}

/// Who opened a loan is told what that did: who was invited, what is asked for, and who works on it.
///
/// One sentence for each thing that was done.
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
