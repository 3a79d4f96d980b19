//! A driver's license is EXPIRED after its expiry day in the viewer's time zone, EXPIRING on that day and the 90 days
//! before, and ACTIVE earlier; without a date it has no status.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::value::calendar_date::{instant, local_date, plain_date};

/// The number of days before expiry in which a license is expiring (platform §9).
pub const EXPIRING_DAYS: i64 = 90;

/// An expiry date and the viewer's time.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LicenceExpiry {
    /// A calendar date, YYYY-MM-DD; a time after it is ignored. An empty or unreadable text counts as none.
    #[serde(default)]
    pub expiration: Option<String>,
    /// The current time, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
    /// The viewer's UTC offset, in minutes.
    #[serde(default)]
    pub utc_offset_minutes: i32,
}

/// The status of a license.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum LicenceStatus {
    /// No date.
    None,
    /// More than 90 days left.
    Active,
    /// 0 to 90 days left.
    Expiring,
    /// The expiry day has passed.
    Expired,
}

/// A license is EXPIRED after its expiry day, EXPIRING on that day and the 90 days before, otherwise ACTIVE.
///
/// Returns the status of a license (LICENCE-01 … LICENCE-04; resolution 52).
///
/// Rule from platform §4, §9; LICENCE-01…04.
#[must_use]
pub fn licence_status(input: &LicenceExpiry) -> LicenceStatus {
    let Some(expiry) = input.expiration.as_deref().and_then(calendar_date) else {
        return LicenceStatus::None;
    };
    let today = local_date(input.now, input.utc_offset_minutes);
    match expiry.signed_duration_since(today).num_days() {
        ..0 => LicenceStatus::Expired,
        0..=EXPIRING_DAYS => LicenceStatus::Expiring,
        _ => LicenceStatus::Active,
    }
}

/// Returns the calendar date at the start of a stored text.
pub(crate) fn calendar_date(stored: &str) -> Option<NaiveDate> {
    plain_date(stored.trim().get(..10)?)
}
