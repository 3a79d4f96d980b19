//! Calendar dates are shown as MM-dd-yyyy in every locale; an instant falls on the calendar day in the viewer's time
//! zone.

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// A calendar date to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DateDisplay {
    /// YYYY-MM-DD; none shows as nothing.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub date: Option<NaiveDate>,
}

/// Reads YYYY-MM-DD and nothing else, where chrono accepts more forms.
pub(crate) fn optional_date<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<NaiveDate>, D::Error> {
    match Option::<String>::deserialize(deserializer)? {
        None => Ok(None),
        Some(text) => plain_date(&text).map(Some).ok_or_else(|| D::Error::custom("expected YYYY-MM-DD")),
    }
}

/// Reads a date that has to be present.
pub(crate) fn date<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    optional_date(deserializer)?.ok_or_else(|| D::Error::custom("expected YYYY-MM-DD"))
}

/// Reads an instant strictly by the standard, RFC 3339.
pub(crate) fn instant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DateTime<Utc>, D::Error> {
    optional_instant(deserializer)?.ok_or_else(|| D::Error::custom(NO_INSTANT))
}

/// Reads an instant that may be absent.
pub(crate) fn optional_instant<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<DateTime<Utc>>, D::Error> {
    let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
    match DateTime::parse_from_rfc3339(&text) {
        Ok(read) => Ok(Some(read.to_utc())),
        Err(_) => Err(D::Error::custom(NO_INSTANT)),
    }
}

const NO_INSTANT: &str = "not a time in the format of RFC 3339";

/// The day that `text` writes as YYYY-MM-DD; none for any other form.
pub(crate) fn plain_date(text: &str) -> Option<NaiveDate> {
    // chrono also reads days without leading zeros, signs and spaces.
    NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|date| date.to_string() == text)
}

/// Calendar dates are shown as MM-dd-yyyy.
///
/// The date as MM-dd-yyyy.
///
/// Rule from platform §9; CONST-03.
#[must_use]
pub fn date_display(input: &DateDisplay) -> Option<String> {
    input.date.map(format_date)
}

/// `date` as MM-dd-yyyy.
#[must_use]
pub fn format_date(date: NaiveDate) -> String {
    format!("{:02}-{:02}-{:04}", date.month(), date.day(), date.year())
}

/// The calendar date that a clock `utc_offset_minutes` east of UTC shows at `now`.
#[must_use]
pub fn local_date(now: DateTime<Utc>, utc_offset_minutes: i32) -> NaiveDate {
    let offset = TimeDelta::minutes(i64::from(utc_offset_minutes));
    now.naive_utc().checked_add_signed(offset).map_or_else(|| now.date_naive(), |local| local.date())
}
