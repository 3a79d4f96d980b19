//! The requests that an emailed upload link accepts files for, without a sign-in. A link belongs to one person, accepts
//! files for some requests, and ends with the person's assignment.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::loans::archiving::{LoanChanging, loan_changing};
use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::StorageType;
use crate::needs_list::request::review::{ReviewAttempt, ReviewState, ReviewStep, review_step};
use crate::team::role::RoleGroup;
use crate::text::refused;
use crate::violation::{Verdict, Violation};

/// The lifetime of an upload link, in days.
pub const UPLOAD_LINK_DAYS: i64 = 14;

/// A request of an upload link, as it is now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadLinkRequest {
    /// The current time.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
    /// When the link expires.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub expires_at: DateTime<Utc>,
    /// The role group of the link's person on the loan; none if they are no longer on it.
    #[serde(default)]
    pub viewer: Option<RoleGroup>,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Whether the person sees the request.
    pub visible: bool,
    /// Whether it was assigned to the person when the link was made, directly or with a folder.
    #[serde(default)]
    pub was_assigned: bool,
    /// Whether it is still assigned to them.
    #[serde(default)]
    pub assigned: bool,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// The state of its answer.
    pub review_state: ReviewState,
}

/// An upload link accepts files for a request for 14 days, while its person may answer the request and, if it was
/// assigned to them, still has the assignment. Lenders sign in instead.
///
/// Whether the link accepts files for the request, and the reason if not.
///
/// Rule from platform §4, §5; NEEDS-01, ASSIGN-01.
#[must_use]
pub fn upload_link_accepts(input: &UploadLinkRequest) -> Verdict {
    objection(input).into()
}

fn objection(input: &UploadLinkRequest) -> Option<Violation> {
    if input.now >= input.expires_at {
        return Some(refused::UPLOAD_LINK_EXPIRED.violation("link"));
    }
    let Some(viewer) = input.viewer else {
        return Some(refused::UPLOAD_LINK_LEFT_LOAN.violation("link"));
    };
    if viewer == RoleGroup::Lender {
        return Some(refused::UPLOAD_LINK_OF_LENDER.violation("link"));
    }
    if !input.visible || (input.was_assigned && !input.assigned) {
        return Some(refused::UPLOAD_LINK_NOT_ASKED.violation("request"));
    }
    let changing = loan_changing(&LoanChanging { loan_status: input.loan_status, viewer });
    let submitting = || {
        review_step(&ReviewAttempt {
            viewer,
            storage_type: input.storage_type,
            review_state: input.review_state,
            has_answer: false,
            step: ReviewStep::Submit,
            reason: None,
            note: None,
            locked: None,
        })
    };
    changing.violations.into_iter().next().or_else(|| submitting().violations.into_iter().next())
}
