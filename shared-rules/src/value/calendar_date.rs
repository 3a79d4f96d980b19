//! Calendar dates are shown as MM-dd-yyyy, whatever the locale; an instant falls on the calendar day
//! that the viewer's clock shows.

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// A calendar date to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DateDisplay {
    /// YYYY-MM-DD; none shows as nothing.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub date: Option<NaiveDate>,
}

/// The date as MM-dd-yyyy (CONST-03).
#[must_use]
pub fn date_display(input: &DateDisplay) -> Option<String> {
    input.date.map(show)
}

/// `date` as MM-dd-yyyy.
#[must_use]
pub fn show(date: NaiveDate) -> String {
    format!("{:02}-{:02}-{:04}", date.month(), date.day(), date.year())
}

/// The calendar date that a clock `utc_offset_minutes` east of UTC shows at `now`.
#[must_use]
pub fn local_date(now: DateTime<Utc>, utc_offset_minutes: i32) -> NaiveDate {
    let offset = TimeDelta::minutes(i64::from(utc_offset_minutes));
    now.naive_utc().checked_add_signed(offset).map_or_else(|| now.date_naive(), |local| local.date())
}
