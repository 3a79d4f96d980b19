//! The steps of an answer: submitted by anyone who may see the request, accepted or rejected by
//! lenders, removed until it is accepted.
//!
//! OPEN → SUBMITTED → ACCEPTED, or REJECTED with a reason; a new answer submits again. A lender may
//! change the verdict. Removing the answer opens the request again. Instead of sending a file one may
//! say why the request doesn't apply; a lender takes that, or sends it back like a file. Where several
//! files lead together is the rule [`super::request_state`].

use crate::documents::stored_files::file_check::FileCheckState;
use crate::needs_list::element::StorageType;
use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use crate::value::{fixed_word::parse_word, limits};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// How far a request's answer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReviewState {
    /// No answer yet.
    #[default]
    Open,
    /// Answered, not yet reviewed.
    Submitted,
    /// A lender took the answer.
    Accepted,
    /// A lender sent the answer back, with a reason.
    Rejected,
    /// Of several files a lender took some and sent others back.
    PartlyAccepted,
    /// A person explained why it doesn't apply, and no lender has reviewed that yet.
    NotApplicable,
}

impl ReviewState {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Open => "Open",
            Self::Submitted => "Submitted",
            Self::Accepted => "Accepted",
            Self::Rejected => "Rejected",
            Self::PartlyAccepted => "Partially accepted",
            Self::NotApplicable => "Not applicable",
        }
    }

    /// Display name for borrowers and contacts.
    #[must_use]
    pub const fn label_for_borrowers(self) -> &'static str {
        match self {
            Self::Open => text::TO_DO.template,
            Self::Submitted => text::IN_REVIEW.template,
            Self::Rejected => text::CAME_BACK.template,
            Self::PartlyAccepted => "Partially rejected",
            Self::NotApplicable => "Doesn’t apply",
            Self::Accepted => text::DONE.template,
        }
    }
}

impl ReviewState {
    /// Every state.
    pub const ALL: [Self; 6] = [
        Self::Open,
        Self::Submitted,
        Self::Accepted,
        Self::Rejected,
        Self::PartlyAccepted,
        Self::NotApplicable,
    ];

    /// Whether a lender has yet to look at it.
    #[must_use]
    pub const fn is_unreviewed(self) -> bool {
        matches!(self, Self::Submitted | Self::NotApplicable)
    }
}

/// A lender's verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)]
pub enum ReviewDecision {
    Accepted,
    Rejected,
    /// The verdict is withdrawn: the document waits for review again.
    Submitted,
}

impl From<ReviewDecision> for ReviewStep {
    fn from(decision: ReviewDecision) -> Self {
        match decision {
            ReviewDecision::Accepted => Self::Accept,
            ReviewDecision::Rejected => Self::Reject,
            ReviewDecision::Submitted => Self::BackToSubmitted,
        }
    }
}

/// An action on the answer of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReviewStep {
    /// Answer it with a document.
    Submit,
    /// Take the answer.
    Accept,
    /// Send the answer back.
    Reject,
    /// Withdraw the verdict: the document waits for review again.
    BackToSubmitted,
    /// Take the answer away.
    RemoveAnswer,
    /// Say that the request doesn't apply, and why.
    NotApplicable,
    /// Take that back.
    Applicable,
}

/// The reason for rejecting an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)]
pub enum RejectReason {
    Unreadable,
    Incomplete,
    WrongDocument,
    WrongPerson,
    OutOfDate,
    NotSigned,
    PasswordProtected,
    Other,
}

impl RejectReason {
    /// The words the borrower reads.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unreadable => "It can’t be read",
            Self::Incomplete => "Pages are missing",
            Self::WrongDocument => "It is a different document",
            Self::WrongPerson => "It belongs to someone else",
            Self::OutOfDate => "It is too old",
            Self::NotSigned => "It isn’t signed",
            Self::PasswordProtected => "It is password protected",
            Self::Other => "Another reason",
        }
    }
}

impl RejectReason {
    /// Every reason, in the order of the list to choose from.
    pub const ALL: [Self; 8] = [
        Self::Unreadable,
        Self::Incomplete,
        Self::WrongDocument,
        Self::WrongPerson,
        Self::OutOfDate,
        Self::NotSigned,
        Self::PasswordProtected,
        Self::Other,
    ];
}

/// A reason with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RejectChoice {
    /// The value to store.
    pub reason: RejectReason,
    /// The words to show.
    pub label: String,
    /// Whether a note must explain it.
    pub note_required: bool,
}

/// Asks for the list of reasons; it has no fields.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct RejectReasons {}

/// A document is rejected for a reason from a fixed list.
///
/// The reasons for rejecting an answer, in order.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn reject_reasons(_: &RejectReasons) -> Vec<RejectChoice> {
    let choice = |reason: RejectReason| RejectChoice {
        reason,
        label: reason.label().to_owned(),
        note_required: reason == RejectReason::Other,
    };
    RejectReason::ALL.into_iter().map(choice).collect()
}

/// A file that can't be opened, because of its virus check or because it is damaged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LockedFile {
    /// Its name.
    pub name: String,
    /// Its state.
    pub check: FileCheckState,
}

/// A step, its actor, and its request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewAttempt {
    /// The role group of the person.
    pub viewer: RoleGroup,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// How far the answer is.
    pub review_state: ReviewState,
    /// Whether there is a file.
    pub has_answer: bool,
    /// The action.
    pub step: ReviewStep,
    /// Why: when rejecting, a name of [`RejectReason`]; when it doesn't apply, in the person's words.
    #[serde(default)]
    pub reason: Option<String>,
    /// In the lender's own words; needed for the reason OTHER.
    #[serde(default)]
    pub note: Option<String>,
    /// The first of its files that can't be opened; none when all can.
    #[serde(default)]
    pub locked: Option<LockedFile>,
}

/// Whether the step is allowed, and the resulting state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewOutcome {
    /// Whether the step is allowed.
    pub allowed: bool,
    /// The resulting state; the current one when the step isn't allowed.
    pub next_state: ReviewState,
    /// Why it is refused.
    pub violations: Vec<Violation>,
}

/// An answer is submitted, then accepted or, with a reason, rejected by a lender; removing it opens the
/// request again. Nobody accepts what can't be opened. A lender may set a judged document back to submitted.
///
/// Whether this step is allowed on this request, and the resulting state.
///
/// Rule from platform §1; NEEDS-01, NEEDS-12.
#[must_use]
pub fn review_step(input: &ReviewAttempt) -> ReviewOutcome {
    let violations: Vec<Violation> = match review_problem(input) {
        Some(violation) => vec![violation],
        None if input.step == ReviewStep::Accept => {
            input.locked.as_ref().and_then(unopenable_problem).into_iter().collect()
        }
        None if input.step == ReviewStep::Reject => rejection_problems(input),
        None if input.step == ReviewStep::NotApplicable => why_problems(input).into_iter().collect(),
        None => Vec::new(),
    };
    let next_state = match input.step {
        _ if !violations.is_empty() => input.review_state,
        ReviewStep::Submit | ReviewStep::BackToSubmitted => ReviewState::Submitted,
        ReviewStep::Accept => ReviewState::Accepted,
        ReviewStep::Reject => ReviewState::Rejected,
        ReviewStep::RemoveAnswer | ReviewStep::Applicable => ReviewState::Open,
        ReviewStep::NotApplicable => ReviewState::NotApplicable,
    };
    ReviewOutcome { allowed: violations.is_empty(), next_state, violations }
}

fn review_problem(input: &ReviewAttempt) -> Option<Violation> {
    use ReviewState::{Accepted, NotApplicable, PartlyAccepted, Rejected};
    let lender = input.viewer == RoleGroup::Lender;
    let (state, file) = (input.review_state, input.has_answer);
    let text = match input.step {
        _ if input.storage_type == StorageType::Folder => text::NOT_A_REQUEST,
        ReviewStep::Accept | ReviewStep::Reject if !lender => text::REVIEW_LENDERS_ONLY,
        ReviewStep::BackToSubmitted if !lender => text::BACK_LENDERS_ONLY,
        ReviewStep::BackToSubmitted if !file => text::NO_ANSWER,
        ReviewStep::BackToSubmitted if matches!(state, Accepted | Rejected | PartlyAccepted) => return None,
        ReviewStep::BackToSubmitted => text::WAITS_ALREADY,
        ReviewStep::Accept | ReviewStep::Reject if !file && state != NotApplicable => text::NO_ANSWER,
        ReviewStep::RemoveAnswer if !file => text::NO_ANSWER,
        ReviewStep::Accept | ReviewStep::Reject => return None,
        _ if !lender && state == Accepted => text::ALREADY_ACCEPTED,
        ReviewStep::RemoveAnswer if !lender && state == PartlyAccepted => text::PARTLY_ACCEPTED,
        ReviewStep::NotApplicable if file && state != Rejected => text::NOT_APPLICABLE_WITH_FILES,
        ReviewStep::Applicable if file || !matches!(state, NotApplicable | Accepted) => text::APPLIES_ALREADY,
        _ => return None,
    };
    Some(text.violation("step"))
}

/// Why a file that can't be opened isn't accepted.
fn unopenable_problem(file: &LockedFile) -> Option<Violation> {
    let why = match file.check {
        FileCheckState::Pending => text::ACCEPT_UNCHECKED,
        FileCheckState::Infected => text::ACCEPT_MALWARE,
        FileCheckState::Damaged => text::ACCEPT_DAMAGED,
        FileCheckState::Clean | FileCheckState::Unchecked => return None,
    };
    Some(why.violation_with("step", &[("file", &file.name)]))
}

fn why_problems(input: &ReviewAttempt) -> Option<Violation> {
    let why = input.reason.as_deref().unwrap_or_default().trim();
    if why.is_empty() {
        return Some(text::WHY_REQUIRED.violation("reason"));
    }
    limits::text_problem("reason", why)
}

fn rejection_problems(input: &ReviewAttempt) -> Vec<Violation> {
    let note = input.note.as_deref().unwrap_or_default().trim();
    let named = input.reason.as_deref().unwrap_or_default().trim();
    let reason = parse_word::<RejectReason>(named);
    let mut problems = Vec::new();
    if named.is_empty() {
        problems.push(text::REASON_REQUIRED.violation("reason"));
    } else if reason.is_none() {
        problems.push(text::REASON_UNKNOWN.violation("reason"));
    }
    if reason == Some(RejectReason::Other) && note.is_empty() {
        problems.push(text::NOTE_REQUIRED.violation("note"));
    }
    problems.extend(limits::text_problem("note", note));
    problems
}
