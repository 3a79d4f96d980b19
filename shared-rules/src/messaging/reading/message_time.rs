//! Times of messages: 'Jan 5, 3:04 PM' in lists, 'Fri, Jan 05, 2024 at 3:04 PM' in print, both in the reader's time
//! zone.

use chrono::{DateTime, Datelike, NaiveDateTime, TimeDelta, Timelike, Utc};
use serde::{Deserialize, Serialize};

use crate::value::calendar_date::instant;

const WEEKDAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// An instant and the reader's time zone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageDate {
    /// The instant, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[serde(deserialize_with = "instant")]
    pub instant: DateTime<Utc>,
    /// The reader's UTC offset at that instant, in minutes.
    #[serde(default)]
    pub offset_minutes: i32,
}

/// The formatted instant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageDateTexts {
    /// For lists: 'Jan 5, 3:04 PM'.
    pub list: String,
    /// For print: 'Fri, Jan 05, 2024 at 3:04 PM'.
    pub print: String,
}

/// A message's time is shown as 'Jan 5, 3:04 PM' in lists and as 'Fri, Jan 05, 2024 at 3:04 PM' in print.
///
/// Returns the two formats of the instant.
///
/// Rule from messaging §9; ENTITY-41, PRINT-04; resolution 55.
#[must_use]
pub fn message_date(input: &MessageDate) -> MessageDateTexts {
    let there = local_time(input);
    let (month, day, year, time) = (month(there), there.day(), there.year(), time(there));
    let weekday = WEEKDAYS.get(there.weekday().num_days_from_monday() as usize).copied().unwrap_or_default();
    MessageDateTexts {
        list: format!("{month} {day}, {time}"),
        print: format!("{weekday}, {month} {day:02}, {year:04} at {time}"),
    }
}

/// Returns the reader's local time; an offset that leaves the calendar's range is ignored.
fn local_time(input: &MessageDate) -> NaiveDateTime {
    let utc = input.instant.naive_utc();
    utc.checked_add_signed(TimeDelta::minutes(input.offset_minutes.into())).unwrap_or(utc)
}

fn month(at: NaiveDateTime) -> &'static str {
    MONTHS.get(at.month0() as usize).copied().unwrap_or_default()
}

fn time(at: NaiveDateTime) -> String {
    let (afternoon, hour) = at.hour12();
    format!("{hour}:{:02} {}", at.minute(), if afternoon { "PM" } else { "AM" })
}
