//! The filters of a needs list: by review state, by whether a request is late, and by whether it is assigned to the
//! viewer.

use crate::needs_list::review::ReviewState;
use crate::needs_list::tree::node::ElementNode;
use serde::{Deserialize, Serialize};

/// The elements that a filter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RequestFilter {
    /// Requests without an answer.
    Open,
    /// Requests whose answer waits for a lender.
    Submitted,
    /// Requests whose answer was accepted.
    Accepted,
    /// Requests whose answer was returned.
    Rejected,
    /// Requests whose due date has passed without an answer.
    Late,
    /// Elements assigned to the viewer.
    Mine,
}

impl RequestFilter {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Open => ReviewState::Open.label(),
            Self::Submitted => ReviewState::Submitted.label(),
            Self::Accepted => ReviewState::Accepted.label(),
            Self::Rejected => ReviewState::Rejected.label(),
            Self::Late => "Late",
            Self::Mine => "Mine",
        }
    }
}

impl RequestFilter {
    /// Every filter, as they are offered.
    pub const ALL: [Self; 6] =
        [Self::Open, Self::Submitted, Self::Accepted, Self::Rejected, Self::Late, Self::Mine];

    /// Whether these filters show an element: without filters all are shown; states are combined with or, and "late"
    /// and "mine" narrow further. Folders have no state, so a filter shows them only as ancestors of a request.
    pub(super) fn all_take(filters: &[Self], node: &ElementNode) -> bool {
        let by_state = filters.iter().any(|filter| !matches!(filter, Self::Late | Self::Mine));
        filters.is_empty()
            || (!node.folder
                && (!filters.contains(&Self::Late) || node.late)
                && (!filters.contains(&Self::Mine) || node.mine)
                && (!by_state || filters.iter().any(|filter| filter.accepts_state(node.state))))
    }

    /// Whether a request so far along is meant.
    const fn accepts_state(self, state: ReviewState) -> bool {
        match state {
            ReviewState::Open => matches!(self, Self::Open),
            ReviewState::Submitted | ReviewState::NotApplicable => matches!(self, Self::Submitted),
            ReviewState::Accepted => matches!(self, Self::Accepted),
            ReviewState::Rejected | ReviewState::PartlyAccepted => matches!(self, Self::Rejected),
        }
    }
}
