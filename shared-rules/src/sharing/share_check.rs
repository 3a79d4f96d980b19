//! Validation of shares: each element has to exist, and each person has to be on the loan.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::text::sharing as text;
use crate::violation::Violation;

/// A requested share of one element with one person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WishedShare {
    /// The element.
    pub info_id: String,
    /// The person.
    pub shared_with_user_id: String,
}

/// Requested shares, and the elements and people of the loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckShares {
    /// The shares.
    pub shares: Vec<WishedShare>,
    /// The ids of the loan's current elements.
    pub elements: Vec<String>,
    /// The ids of the users on the loan.
    pub people: Vec<String>,
}

/// Only elements of the needs list are shared, and only with people on the loan.
///
/// Returns the violations, by the share's index in the list.
///
/// Rule from platform §3, §7; SHARE-10, SHARE-14, API-28.
#[must_use]
pub fn check_shares(input: &CheckShares) -> Vec<Violation> {
    let elements: HashSet<&str> = input.elements.iter().map(String::as_str).collect();
    let people: HashSet<&str> = input.people.iter().map(String::as_str).collect();
    let mut violations = Vec::new();
    for (place, share) in input.shares.iter().enumerate() {
        if !elements.contains(share.info_id.as_str()) {
            violations.push(text::ELEMENT_GONE.violation(&format!("[{place}].infoId")));
        }
        if !people.contains(share.shared_with_user_id.as_str()) {
            violations.push(text::PERSON_GONE.violation(&format!("[{place}].sharedWithUserId")));
        }
    }
    violations
}
