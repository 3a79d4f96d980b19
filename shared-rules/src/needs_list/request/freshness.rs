//! How long a document is fresh that a request wants no older than some days.

use chrono::NaiveDate;

use super::due_date::due_after;

/// The most days of age that a request can ask for: ten years.
pub const MOST_AGE_DAYS: u32 = 3_650;
/// The days before its end in which a document's freshness is about to end.
pub const ENDING_DAYS: i64 = 14;
/// The days after its end in which that is still worth a word.
pub const ENDED_DAYS: i64 = 30;

/// The last day on which a document of that day is fresh enough.
#[must_use]
pub fn fresh_until(sent: NaiveDate, freshness_days: i32) -> Option<NaiveDate> {
    due_after(sent, u32::try_from(freshness_days).ok())
}

/// Whether that last day is near, before or behind today.
#[must_use]
pub fn is_ending(until: NaiveDate, today: NaiveDate) -> bool {
    (-ENDED_DAYS..=ENDING_DAYS).contains(&until.signed_duration_since(today).num_days())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap_or_default()
    }

    #[test]
    fn document_stays_fresh_for_the_set_days() {
        assert_eq!(fresh_until(day(11, 1), 30), Some(day(12, 1)));
        assert_eq!(fresh_until(day(11, 1), -1), None);
    }

    #[test]
    fn expires_soon_from_two_weeks_before_to_a_month_after() {
        for (until, near) in
            [(day(12, 6), true), (day(12, 7), false), (day(10, 23), true), (day(10, 22), false)]
        {
            assert_eq!(is_ending(until, day(11, 22)), near, "{until}");
        }
    }
}
