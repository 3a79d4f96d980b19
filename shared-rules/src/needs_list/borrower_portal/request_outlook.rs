//! What happens next with a request, for the person who answers it.

use serde::{Deserialize, Serialize};

use crate::needs_list::review::ReviewState;
use crate::text::needs_list as text;

/// A request and who looks at its answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestOutlook {
    /// How far the request is.
    #[serde(default)]
    pub review_state: ReviewState,
    /// The lending company's name.
    pub lender: String,
}

/// A person who answers a request reads what happens with it next.
///
/// The sentence to show with it.
///
/// Rule from platform §1; NEEDS-01, NEEDS-12.
#[must_use]
pub fn request_outlook(input: &RequestOutlook) -> String {
    let words = match input.review_state {
        ReviewState::Open => text::OUTLOOK_OPEN,
        ReviewState::Submitted => text::OUTLOOK_SUBMITTED,
        ReviewState::NotApplicable => text::OUTLOOK_NOT_APPLICABLE,
        ReviewState::Rejected => text::OUTLOOK_REJECTED,
        ReviewState::PartlyAccepted => text::OUTLOOK_PARTLY_ACCEPTED,
        ReviewState::Accepted => text::OUTLOOK_ACCEPTED,
    };
    words.fill(&[("lender", &input.lender)])
}
