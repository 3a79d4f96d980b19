//! A contact kept from lenders is an entry in an address book, without access to the loan. Whoever can open a
//! loan is seen by its lenders, so somebody who joined can't be kept from them.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::violation::Verdict;

/// A contact, before and after a change of who sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct KeptContact {
    /// Whether the person has joined.
    pub joined: bool,
    /// Whether lenders see the contact so far.
    pub visible_before: bool,
    /// Whether they are to.
    pub visible_after: bool,
}

/// Somebody who can open the loan can't be kept from its lenders.
///
/// Whether the contact may be kept from lenders, and if not, why.
///
/// Rule from platform §5; CONTACT-29; resolution 95.
#[must_use]
pub fn kept_contact(input: &KeptContact) -> Verdict {
    let refused = input.joined && input.visible_before && !input.visible_after;
    refused.then(|| text::contacts::CAN_OPEN_LOAN.violation("visibleToLender")).into()
}
