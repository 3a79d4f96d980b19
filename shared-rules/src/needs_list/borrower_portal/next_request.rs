//! Which request a borrower turns to next: one that came back before one that was never answered, then
//! the more pressing one, then the one that stands first in the needs list.

use serde::Serialize;

use super::task_sections::{AskedRequest, TaskSection, TaskSections};
use crate::needs_list::priority::PriorityType;
use crate::text::needs_list as text;

/// The request to turn to, and the words over it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NextRequest {
    /// Its id.
    pub id: String,
    /// Why it is next.
    pub heading: &'static str,
}

/// Returned requests are next, then the most urgent request, then the first in the list.
///
/// The first request that waits for the person; none when none waits.
///
/// Rule from platform §2, §4; ROUTE-08, NEEDS-23.
#[must_use]
pub fn next_request(input: &TaskSections) -> Option<NextRequest> {
    let waiting = input.requests.iter().filter(|request| section(request).waits_for_person());
    let next =
        waiting.min_by_key(|request| (section(request) != TaskSection::CameBack, urgency_rank(request)))?;
    let heading =
        if section(next) == TaskSection::CameBack { text::NEXT_CAME_BACK } else { text::NEXT_TO_DO };
    Some(NextRequest { id: next.id.clone(), heading: heading.template })
}

const fn section(request: &AskedRequest) -> TaskSection {
    TaskSection::of(request.review_state)
}

/// The more pressing, the lower. A blocker holds up everything after it; a request without a priority is
/// an ordinary one.
const fn urgency_rank(request: &AskedRequest) -> u8 {
    match request.priority_type {
        PriorityType::Blocker => 0,
        PriorityType::Urgent => 1,
        PriorityType::Critical => 2,
        PriorityType::High => 3,
        PriorityType::Medium => 4,
        PriorityType::Unset | PriorityType::Hidden | PriorityType::Private => 5,
        PriorityType::Low => 6,
        PriorityType::Ignore => 7,
    }
}
