//! Time zones: a person's local date and time.

use chrono::{DateTime, Duration, FixedOffset, NaiveDate, NaiveDateTime, Offset as _, TimeZone as _, Utc};
use chrono_tz::Tz;

/// A time zone of the IANA database, with daylight saving. UTC for people who have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone(Tz);

impl Zone {
    /// Returns the zone of that name, like `America/Denver`; `None` if there is no such zone.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok().map(Self)
    }

    /// Returns the zone that a person chose, or UTC.
    #[must_use]
    pub fn of(chosen: Option<&str>) -> Self {
        chosen.and_then(Self::parse).unwrap_or(Self(Tz::UTC))
    }

    /// Returns its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Returns the local date at that time.
    #[must_use]
    pub fn day(self, at: DateTime<Utc>) -> NaiveDate {
        self.local_time(at).date()
    }

    /// Returns the local time.
    #[must_use]
    pub fn local_time(self, at: DateTime<Utc>) -> NaiveDateTime {
        self.offset(at).from_utc_datetime(&at.naive_utc()).naive_local()
    }

    /// Returns the local time with its UTC offset, for use on its own.
    #[must_use]
    pub fn with_offset(self, at: DateTime<Utc>) -> DateTime<FixedOffset> {
        at.with_timezone(&self.offset(at))
    }

    /// Returns the UTC offset in minutes at that time.
    #[must_use]
    pub fn offset_minutes(self, at: DateTime<Utc>) -> i32 {
        self.offset(at).local_minus_utc() / 60
    }

    /// Returns the first time within the given duration from which the offset differs from the one at `at`, with that
    /// offset in minutes. Finds one change at most.
    #[must_use]
    pub fn next_change(self, at: DateTime<Utc>, within: Duration) -> Option<(DateTime<Utc>, i32)> {
        let (before, mut same, mut changed) = (self.offset_minutes(at), at, at + within);
        if self.offset_minutes(changed) == before {
            return None;
        }
        while changed - same > Duration::seconds(1) {
            let middle = same + (changed - same) / 2;
            if self.offset_minutes(middle) == before { same = middle } else { changed = middle }
        }
        // Changes take place at full seconds.
        let at = DateTime::from_timestamp(changed.timestamp(), 0).filter(|at| *at > same).unwrap_or(changed);
        Some((at, self.offset_minutes(changed)))
    }

    /// Returns the first time after `after` at which local clocks show this full hour. Where clocks skip it, the next
    /// day counts.
    #[must_use]
    pub fn next_local_hour(self, hour: u32, after: DateTime<Utc>) -> DateTime<Utc> {
        let days = self.day(after).iter_days().take(3);
        let times =
            days.filter_map(|day| self.0.from_local_datetime(&day.and_hms_opt(hour, 0, 0)?).earliest());
        times.map(|at| at.to_utc()).find(|at| *at > after).unwrap_or_else(|| after + Duration::days(1))
    }

    fn offset(self, at: DateTime<Utc>) -> FixedOffset {
        self.0.offset_from_utc_datetime(&at.naive_utc()).fix()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(moment: &str) -> DateTime<Utc> {
        moment.parse().unwrap()
    }

    #[test]
    fn day_begins_at_local_midnight() {
        for (zone, moment, day) in [
            ("Pacific/Auckland", "2026-06-30T11:59:59Z", "2026-06-30"),
            ("Pacific/Auckland", "2026-06-30T12:00:00Z", "2026-07-01"),
            ("Pacific/Auckland", "2026-01-31T10:59:59Z", "2026-01-31"),
            ("Pacific/Auckland", "2026-01-31T11:00:00Z", "2026-02-01"),
            ("America/Los_Angeles", "2026-07-01T06:59:59Z", "2026-06-30"),
            ("America/Los_Angeles", "2026-07-01T07:00:00Z", "2026-07-01"),
            ("America/Los_Angeles", "2026-12-01T07:59:59Z", "2026-11-30"),
            ("America/Los_Angeles", "2026-12-01T08:00:00Z", "2026-12-01"),
            ("Asia/Kathmandu", "2026-03-01T18:14:59Z", "2026-03-01"),
            ("Asia/Kathmandu", "2026-03-01T18:15:00Z", "2026-03-02"),
        ] {
            let here = Zone::parse(zone).unwrap();
            assert_eq!(here.day(at(moment)).to_string(), day, "{zone} {moment}");
        }
    }

    #[test]
    fn days_of_clock_changes_have_23_and_25_hours() {
        let here = Zone::of(Some("America/Los_Angeles"));
        // 23 hours, from midnight to midnight.
        for (moment, shown) in [
            ("2026-03-08T07:59:59Z", "2026-03-07 23:59:59"),
            ("2026-03-08T08:00:00Z", "2026-03-08 00:00:00"),
            ("2026-03-08T10:00:00Z", "2026-03-08 03:00:00"),
            ("2026-03-09T06:59:59Z", "2026-03-08 23:59:59"),
            // 25 hours; one of them occurs twice.
            ("2026-11-01T07:00:00Z", "2026-11-01 00:00:00"),
            ("2026-11-01T08:30:00Z", "2026-11-01 01:30:00"),
            ("2026-11-01T09:30:00Z", "2026-11-01 01:30:00"),
            ("2026-11-02T07:59:59Z", "2026-11-01 23:59:59"),
        ] {
            assert_eq!(here.local_time(at(moment)).to_string(), shown, "{moment}");
        }
        assert_eq!(here.with_offset(at("2026-11-01T08:30:00Z")).to_rfc3339(), "2026-11-01T01:30:00-07:00");
        assert_eq!(here.with_offset(at("2026-11-01T09:30:00Z")).to_rfc3339(), "2026-11-01T01:30:00-08:00");
        assert_eq!(here.offset_minutes(at("2026-11-01T09:30:00Z")), -480);
    }

    #[test]
    fn finds_next_clock_change() {
        let here = Zone::of(Some("America/Los_Angeles"));
        let day = Duration::days(2);
        let spring = Some((at("2026-03-08T10:00:00Z"), -420));
        assert_eq!(here.next_change(at("2026-03-07T03:30:15.250Z"), day), spring);
        assert_eq!(here.next_change(at("2026-03-08T09:59:59Z"), day), spring);
        assert_eq!(here.next_change(at("2026-03-08T10:00:00Z"), day), None);
        let fall = Some((at("2026-11-01T09:00:00Z"), -480));
        assert_eq!(here.next_change(at("2026-10-31T12:00:00Z"), day), fall);
        assert_eq!(Zone::of(None).next_change(at("2026-03-07T00:00:00Z"), day), None);
    }

    #[test]
    fn finds_next_local_hour() {
        let here = Zone::of(Some("America/Denver"));
        for (after, next) in [
            ("2026-12-02T14:59:59Z", "2026-12-02T15:00:00Z"),
            ("2026-12-02T15:00:00Z", "2026-12-03T15:00:00Z"),
            // Clocks change in the night.
            ("2026-03-07T15:00:00Z", "2026-03-08T14:00:00Z"),
        ] {
            assert_eq!(here.next_local_hour(8, at(after)), at(next), "{after}");
        }
    }

    #[test]
    fn skips_day_that_a_zone_left_out() {
        let here = Zone::of(Some("Pacific/Apia"));
        assert_eq!(here.day(at("2011-12-30T09:59:59Z")).to_string(), "2011-12-29");
        assert_eq!(here.day(at("2011-12-30T10:00:00Z")).to_string(), "2011-12-31");
    }

    #[test]
    fn defaults_to_utc() {
        for chosen in [None, Some(""), Some("Mars/Olympus"), Some("+13:00"), Some("america/denver")] {
            assert_eq!(Zone::of(chosen).name(), "UTC", "{chosen:?}");
        }
    }

    #[test]
    fn knows_legacy_names_used_by_browsers() {
        for name in
            ["Asia/Calcutta", "America/Buenos_Aires", "Europe/Kiev", "Etc/GMT+12", "GMT", "US/Eastern"]
        {
            assert!(Zone::parse(name).is_some(), "{name}");
        }
    }
}
