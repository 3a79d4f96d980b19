//! The elements that a change of the loan's status reveals to borrowers and contacts, and those it hides from them.

use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::Element;
use crate::needs_list::progress::ProgressUser;
use crate::needs_list::tree::Outline;
use crate::needs_list::visibility::seen_by_any;
use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// A needs list, the people of the loan, and the status it shall have.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusChange {
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// The status it shall have.
    pub to: ReviewStatus,
    /// The people of the loan; lenders see everything anyway.
    #[serde(default)]
    pub people: Vec<ProgressUser>,
}

/// The elements concerned, in tree order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusChangeAnswer {
    /// The ids of elements that become visible outside the lending team.
    pub becomes_visible: Vec<String>,
    /// The ids of elements that are no longer visible outside the lending team.
    pub becomes_hidden: Vec<String>,
}

/// A change of the loan's status reveals elements to borrowers and contacts, or hides them.
///
/// The elements that become visible and hidden, for borrowers and contacts together; a loan without any counts as
/// having one borrower.
///
/// Rule from platform §4; NEEDS-21, NEEDS-22.
#[must_use]
pub fn status_change(input: &StatusChange) -> StatusChangeAnswer {
    let outline = Outline::of(&input.elements);
    let (now, then) = (seen_at(input, &outline, input.loan_status), seen_at(input, &outline, input.to));
    let mut answer = StatusChangeAnswer::default();
    for place in outline.places() {
        let Some(element) = input.elements.get(place.index) else { continue };
        match (now.get(place.index), then.get(place.index)) {
            (Some(false), Some(true)) => answer.becomes_visible.push(element.id.clone()),
            (Some(true), Some(false)) => answer.becomes_hidden.push(element.id.clone()),
            _ => {}
        }
    }
    answer
}

/// Whether anyone outside the lending team sees each element at that status.
fn seen_at(input: &StatusChange, outline: &Outline, loan_status: ReviewStatus) -> Vec<bool> {
    let others = input.people.iter().filter(|person| person.role_group != RoleGroup::Lender);
    let ids: HashSet<&str> = others.map(|person| person.id.as_str()).collect();
    seen_by_any(&ids, loan_status, &input.elements, outline)
}
