//! A contact hidden from lenders is an entry in an address book, without access to the loan. Lenders see all people
//! who can open the loan, so a person who joined can't be hidden from them.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::violation::Verdict;

/// A contact, before and after a change of its visibility.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct KeptContact {
    /// Whether the person has joined.
    pub joined: bool,
    /// Whether lenders see the contact before the change.
    pub visible_before: bool,
    /// Whether lenders see the contact after the change.
    pub visible_after: bool,
}

/// A person who can open the loan can't be hidden from its lenders.
///
/// Returns whether the contact may be hidden from lenders, and the reason if not.
///
/// Rule from platform §5; CONTACT-29; resolution 95.
#[must_use]
pub fn kept_contact(input: &KeptContact) -> Verdict {
    let refused = input.joined && input.visible_before && !input.visible_after;
    refused.then(|| text::contacts::CAN_OPEN_LOAN.violation("visibleToLender")).into()
}
