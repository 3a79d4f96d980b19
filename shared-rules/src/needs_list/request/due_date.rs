//! A request's due date: a plain calendar date. It is late from the day after, on the viewer's calendar; a request that
//! was answered or marked as not applicable is no longer late.

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::needs_list::element::StorageType;
use crate::needs_list::review::ReviewState;
use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use crate::value::calendar_date::{format_date, optional_date};

/// The most days after which a request can be due.
pub const MOST_DAYS: u32 = 365;

/// A request with a due date, and who looks at it when.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestDue {
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// How far the request is.
    #[serde(default)]
    pub review_state: ReviewState,
    /// The day by which it is hoped for.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub due_date: Option<NaiveDate>,
    /// The day that the viewer's calendar shows.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub today: Option<NaiveDate>,
}

/// The due date as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DueWords {
    /// Whether the date has passed.
    pub late: bool,
    /// The text to show next to the request.
    pub words: String,
}

/// A request is late once its date has passed without an answer; borrowers read a friendlier text.
///
/// The due date as the viewer reads it; none without a date, and none if nothing is expected from the borrower anymore.
///
/// Rule from platform §1; NEEDS-01, CONST-03.
#[must_use]
pub fn request_due(input: &RequestDue) -> Option<DueWords> {
    let due = input.due_date.filter(|_| waits_for_borrower(input.review_state))?;
    let late = is_late(input.review_state, input.due_date, input.today);
    let lender = input.viewer == RoleGroup::Lender;
    let words = match (lender, late, input.today == Some(due)) {
        (true, true, _) => text::LATE,
        (true, _, true) => text::DUE_TODAY,
        (true, ..) => text::DUE,
        (false, true, _) => text::LATE_FOR_BORROWERS,
        (false, _, true) => text::DUE_TODAY_FOR_BORROWERS,
        (false, ..) => text::DUE_FOR_BORROWERS,
    };
    Some(DueWords { late, words: words.fill(&[("date", &format_date(due))]) })
}

/// Whether a request in this state was due on an earlier day.
pub(in crate::needs_list) fn is_late(
    state: ReviewState,
    due: Option<NaiveDate>,
    today: Option<NaiveDate>,
) -> bool {
    waits_for_borrower(state) && due.zip(today).is_some_and(|(due, today)| due < today)
}

/// Whether a request that is so far waits for the borrowers.
#[must_use]
pub const fn waits_for_borrower(state: ReviewState) -> bool {
    matches!(state, ReviewState::Open | ReviewState::Rejected | ReviewState::PartlyAccepted)
}

/// Returns the day this many days after a request was made; none without a number.
#[must_use]
pub fn due_after(given: NaiveDate, days: Option<u32>) -> Option<NaiveDate> {
    given.checked_add_days(Days::new(u64::from(days?)))
}

/// The day by which a request is due that is asked for again: as long after today as it was after it was first asked
/// for. None where it was late from the start.
#[must_use]
pub fn due_again(asked: NaiveDate, due: Option<NaiveDate>, today: NaiveDate) -> Option<NaiveDate> {
    let days = due?.signed_duration_since(asked).num_days();
    due_after(today, u32::try_from(days).ok())
}

/// The date, age and notes to save for an element: folders have none, regardless of the input.
#[must_use]
pub fn of_request<T>(storage_type: StorageType, value: Option<T>) -> Option<T> {
    value.filter(|_| storage_type == StorageType::File)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_days_to_a_date() {
        let given = NaiveDate::from_ymd_opt(2026, 12, 28);
        let due = NaiveDate::from_ymd_opt(2027, 1, 4);
        assert_eq!(given.and_then(|given| due_after(given, Some(7))), due);
        assert_eq!(given.and_then(|given| due_after(given, None)), None);
    }

    #[test]
    fn reopened_request_is_due_after_the_same_period() {
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap_or_default();
        assert_eq!(due_again(day(3, 1), Some(day(3, 11)), day(11, 22)), Some(day(12, 2)));
        assert_eq!(due_again(day(3, 1), Some(day(3, 1)), day(11, 22)), Some(day(11, 22)));
        assert_eq!(due_again(day(3, 1), Some(day(2, 1)), day(11, 22)), None);
        assert_eq!(due_again(day(3, 1), None, day(11, 22)), None);
    }
}
