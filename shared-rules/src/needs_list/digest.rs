//! A person's tasks on a loan in a message: what is to be sent, or sent again, and for lenders what waits for review.

use crate::needs_list::element::StorageType;
use crate::needs_list::review::ReviewState;
use crate::team::role::RoleGroup;
use crate::text::{Text, needs_list as text};
use serde::{Deserialize, Serialize};

/// The part of a list that a person and their readers all see.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TasksDigest {
    /// The person's group on the loan.
    pub group: RoleGroup,
    /// The elements, in the order of the list.
    pub elements: Vec<DigestElement>,
}

/// An element, as far as it may be a task.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DigestElement {
    /// Its id.
    pub id: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// The state of its answer.
    #[serde(default)]
    pub review_state: ReviewState,
}

/// One part of the tasks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DigestSection {
    /// What to do with them.
    pub heading: String,
    /// The requests, in the order of the list.
    pub ids: Vec<String>,
}

/// Lenders see the requests waiting for review; everyone else the returned requests and those to be sent.
///
/// The sections, also those with nothing in them.
///
/// Rule from platform §7; messaging §7; API-31.
#[must_use]
pub fn tasks_digest(input: &TasksDigest) -> Vec<DigestSection> {
    use ReviewState::{NotApplicable, Open, PartlyAccepted, Rejected, Submitted};
    let section = |heading: Text, states: &[ReviewState]| {
        let waits =
            |e: &&DigestElement| e.storage_type == StorageType::File && states.contains(&e.review_state);
        let ids = input.elements.iter().filter(waits).map(|element| element.id.clone()).collect();
        DigestSection { heading: heading.to_string(), ids }
    };
    match input.group {
        RoleGroup::Lender => vec![section(text::DIGEST_TO_REVIEW, &[Submitted, NotApplicable])],
        RoleGroup::Borrower | RoleGroup::Contact => vec![
            section(text::DIGEST_CAME_BACK, &[Rejected, PartlyAccepted]),
            section(text::DIGEST_TO_SEND, &[Open]),
        ],
    }
}
