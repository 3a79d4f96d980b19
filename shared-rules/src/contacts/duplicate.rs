//! A contact can't be added when someone on the loan has the same email address, ignoring case and surrounding
//! spaces; pending invitations count.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::violation::Verdict;

/// A new contact's address and the addresses on the loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DuplicateContact {
    /// The new contact's address.
    pub email_address: String,
    /// The addresses of all loan roles, contacts and pending invitees.
    pub taken: Vec<String>,
}

/// A contact can't be added when someone on the loan has the same email address.
///
/// Returns whether the contact can be added (CONTACT-25, TOAST-01; resolution 21).
///
/// Rule from platform §5; CONTACT-25, TOAST-01.
#[must_use]
pub fn duplicate_contact(input: &DuplicateContact) -> Verdict {
    let folded = |address: &str| address.trim().to_lowercase();
    let wanted = folded(&input.email_address);
    let taken = !wanted.is_empty() && input.taken.iter().any(|address| folded(address) == wanted);
    taken.then(|| text::contacts::DUPLICATE_EMAIL.violation("emailAddress")).into()
}
