//! Reminders of open requests by email: the company's policy, the dates on which each person is reminded, and the
//! reasons why not.

pub mod person;
pub mod plan;
pub mod policy;
pub mod remind_now;
mod schedule;
pub mod words;

#[cfg(test)]
mod tests {
    use super::{plan::plan_reminders, remind_now::remind_now};
    use crate::fixture_cases::check_cases;

    #[test]
    fn plans_reminders() {
        check_cases(include_str!("../../fixtures/reminders/plan_reminders.json"), plan_reminders);
    }

    #[test]
    fn reminds_chosen_people_of_chosen_requests() {
        check_cases(include_str!("../../fixtures/reminders/remind_now.json"), remind_now);
    }
}
