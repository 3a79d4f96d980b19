//! The date of the next reminder of a request.

use chrono::{Datelike as _, Days, NaiveDate, Weekday};

use super::{person::RequestReminders, policy::ReminderPolicy};

impl ReminderPolicy {
    /// Returns whether reminders may be sent on that day.
    pub(super) fn allows(&self, day: NaiveDate) -> bool {
        let is_weekend = matches!(day.weekday(), Weekday::Sat | Weekday::Sun);
        let is_skipped = self.skipped_days.contains(&day) || (self.skip_weekends && is_weekend);
        !is_skipped
    }

    /// Returns the first day from `day` on, on which reminders may be sent. Skipped days are limited, so there is one.
    pub(super) fn first_allowed(&self, day: NaiveDate) -> NaiveDate {
        day.iter_days().find(|day| self.allows(*day)).unwrap_or(day)
    }

    /// Returns the day of the next reminder of a request: the first occasion after its assignment and its last
    /// reminder, or today if that was missed. Skipped days move it to the next allowed day.
    pub(super) fn next_day(
        &self,
        due: Option<NaiveDate>,
        so_far: &RequestReminders,
        today: NaiveDate,
    ) -> Option<NaiveDate> {
        let after = so_far.last.map_or(so_far.since, |last| Ord::max(last, so_far.since));
        let nominal = match due {
            Some(due) => self.next_occasion(due, after),
            None => after.checked_add_days(days(self.days_without_date?)),
        };
        Some(self.first_allowed(Ord::max(nominal?, today)))
    }

    /// Returns the first occasion after a day, for a request with a due date.
    fn next_occasion(&self, due: NaiveDate, after: NaiveDate) -> Option<NaiveDate> {
        let before = self.days_before.and_then(|before| due.checked_sub_days(days(before)));
        let on = self.on_due_date.then_some(due);
        let dated = [before, on].into_iter().flatten().find(|day| *day > after);
        dated.or_else(|| Ord::max(due, after).checked_add_days(days(self.days_after?)))
    }
}

fn days(number: u32) -> Days {
    Days::new(u64::from(number))
}
