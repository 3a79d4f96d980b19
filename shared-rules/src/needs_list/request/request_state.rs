//! The state of a request with several files. A file that isn't reviewed makes it SUBMITTED; otherwise all are
//! ACCEPTED, all REJECTED, or the request is PARTLY_ACCEPTED. Without files it is OPEN, unless it was marked as not
//! applicable.

pub use crate::documents::stored_files::answer_state::AnswerState;
use crate::needs_list::review::ReviewState;
use serde::{Deserialize, Serialize};

impl From<AnswerState> for ReviewState {
    fn from(state: AnswerState) -> Self {
        match state {
            AnswerState::Submitted => Self::Submitted,
            AnswerState::Accepted => Self::Accepted,
            AnswerState::Rejected => Self::Rejected,
        }
    }
}

/// Everything that answers a request.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestAnswers {
    /// Its files.
    #[serde(default)]
    pub files: Vec<AnswerState>,
    /// The review state of the not-applicable claim; none without one.
    #[serde(default)]
    pub not_applicable: Option<AnswerState>,
}

/// A request with several files is submitted until each is looked at, then accepted, rejected or partly
/// accepted.
///
/// How far the request is with all of that.
///
/// Rule from platform §1, §4; NEEDS-01, NEEDS-12.
#[must_use]
pub fn request_state(input: &RequestAnswers) -> ReviewState {
    let has = |state| input.files.contains(&state);
    match (has(AnswerState::Submitted), has(AnswerState::Accepted), has(AnswerState::Rejected)) {
        (true, _, _) => ReviewState::Submitted,
        (_, true, true) => ReviewState::PartlyAccepted,
        (_, true, _) => ReviewState::Accepted,
        (_, _, true) => ReviewState::Rejected,
        _ => match input.not_applicable {
            None => ReviewState::Open,
            Some(AnswerState::Submitted) => ReviewState::NotApplicable,
            Some(reviewed) => reviewed.into(),
        },
    }
}
