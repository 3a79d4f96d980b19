//! A person's requests in order of attention: returned ones, those to do, those in review, those done.

use serde::{Deserialize, Serialize};

use crate::needs_list::priority::PriorityType;
use crate::needs_list::review::ReviewState;
use crate::text::{Text, needs_list as text};

/// The facts of a request that determine its section.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AskedRequest {
    /// Its id.
    pub id: String,
    /// How far it is.
    #[serde(default)]
    pub review_state: ReviewState,
    /// How pressing it is.
    #[serde(default)]
    pub priority_type: PriorityType,
}

/// The requests that a person is asked to answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TaskSections {
    /// The requests, in the order of the needs list.
    pub requests: Vec<AskedRequest>,
}

/// The section of a request, for the person who answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TaskSection {
    /// A lender sent all or some of the answer back.
    CameBack,
    /// Nothing was sent yet.
    ToDo,
    /// A lender has to look at it.
    InReview,
    /// A lender took the answer.
    Done,
}

impl TaskSection {
    const ALL: [Self; 4] = [Self::CameBack, Self::ToDo, Self::InReview, Self::Done];

    pub(super) const fn of(state: ReviewState) -> Self {
        match state {
            ReviewState::Rejected | ReviewState::PartlyAccepted => Self::CameBack,
            ReviewState::Open => Self::ToDo,
            ReviewState::Submitted | ReviewState::NotApplicable => Self::InReview,
            ReviewState::Accepted => Self::Done,
        }
    }

    /// Whether the person has something to do, rather than to wait or to look back.
    pub(super) const fn waits_for_person(self) -> bool {
        matches!(self, Self::CameBack | Self::ToDo)
    }

    const fn heading(self) -> Text {
        match self {
            Self::CameBack => text::CAME_BACK,
            Self::ToDo => text::TO_DO,
            Self::InReview => text::IN_REVIEW,
            Self::Done => text::DONE,
        }
    }
}

/// A section with its requests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TaskSectionAnswer {
    /// Which.
    pub section: TaskSection,
    /// The heading to show.
    pub heading: &'static str,
    /// Whether the person has something to do here, rather than to wait or to look back.
    pub waits_for_person: bool,
    /// The ids of the requests, in their original order; never empty.
    pub requests: Vec<String>,
}

/// Returned requests come before those to do, then those in review, then those done.
///
/// The sections that have requests, those with something to do first.
///
/// Rule from platform §2; ROUTE-06…08.
#[must_use]
pub fn task_sections(input: &TaskSections) -> Vec<TaskSectionAnswer> {
    TaskSection::ALL
        .into_iter()
        .map(|section| TaskSectionAnswer {
            section,
            heading: section.heading().template,
            waits_for_person: section.waits_for_person(),
            requests: input
                .requests
                .iter()
                .filter(|request| TaskSection::of(request.review_state) == section)
                .map(|request| request.id.clone())
                .collect(),
        })
        .filter(|section| !section.requests.is_empty())
        .collect()
}
