//! Texts about reminders: how often a request was reminded of, and when it is due.

use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::{
    text::reminders as text,
    value::calendar_date::{date, optional_date},
};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Returns a date as "December 3".
#[must_use]
pub fn month_day(day: NaiveDate) -> String {
    let month = MONTHS.get(day.month0() as usize).copied().unwrap_or_default();
    format!("{month} {}", day.day())
}

/// The reminders of a request, of whichever person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemindedRequest {
    /// The number of days on which people were reminded of it.
    #[serde(default)]
    pub count: u32,
    /// The last of them.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub last: Option<NaiveDate>,
}

/// A request shows how often people were reminded of it, and when last.
///
/// Returns the text; none without reminders.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn reminded_words(input: &RemindedRequest) -> Option<String> {
    let date = month_day(input.last?);
    let count = input.count.to_string();
    let words = match input.count {
        0 => return None,
        1 => text::REMINDED_ONCE,
        2 => text::REMINDED_TWICE,
        _ => text::REMINDED_TIMES,
    };
    Some(words.fill(&[("count", &count), ("date", &date)]))
}

/// A request's due date, as a reminder words it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReminderDue {
    /// The due date.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub due_date: Option<NaiveDate>,
    /// The current date in the recipient's time zone.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub today: NaiveDate,
}

/// A reminder says when a request is due, or for how many days it is overdue.
///
/// Returns the text, which follows the request's name; none without a due date.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn reminder_due(input: &ReminderDue) -> Option<String> {
    let due = input.due_date?;
    Some(match due.signed_duration_since(input.today).num_days() {
        0 => text::MAIL_DUE_TODAY.to_string(),
        1 => text::MAIL_DUE_TOMORROW.to_string(),
        -1 => text::MAIL_OVERDUE_ONE.to_string(),
        days if days < 0 => text::MAIL_OVERDUE.fill(&[("days", &days.unsigned_abs().to_string())]),
        _ => text::MAIL_DUE.fill(&[("date", &month_day(due))]),
    })
}
