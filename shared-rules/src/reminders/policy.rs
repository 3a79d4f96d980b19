//! A company's reminder policy: when people are reminded of open requests, and how often at most.

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use crate::{
    text::reminders as text,
    value::{calendar_date::plain_date, limits},
    violation::Violation,
};

/// The maximum number of days of each interval.
const MAX_DAYS: u32 = 60;
/// The maximum number of reminders of a request.
const MAX_REMINDERS: u32 = 20;

/// A company's reminder policy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ReminderPolicy {
    /// Whether reminders are sent.
    pub on: bool,
    /// The number of days before the due date of the first reminder; none for no such reminder.
    #[serde(default)]
    pub days_before: Option<u32>,
    /// Whether people are reminded on the due date.
    #[serde(default)]
    pub on_due_date: bool,
    /// The number of days between reminders after the due date; none for no such reminders.
    #[serde(default)]
    pub days_after: Option<u32>,
    /// The number of days between reminders of requests without a due date; none for no such reminders.
    #[serde(default)]
    pub days_without_date: Option<u32>,
    /// The maximum number of reminders of a request that a person gets.
    pub most: u32,
    /// Whether no reminders are sent on Saturdays and Sundays.
    #[serde(default)]
    pub skip_weekends: bool,
    /// The days on which no reminders are sent, such as holidays.
    #[serde(default, deserialize_with = "dates")]
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub skipped_days: Vec<NaiveDate>,
}

impl Default for ReminderPolicy {
    /// The policy of a new company.
    fn default() -> Self {
        Self {
            on: true,
            days_before: Some(3),
            on_due_date: true,
            days_after: Some(3),
            days_without_date: Some(7),
            most: 5,
            skip_weekends: true,
            skipped_days: Vec::new(),
        }
    }
}

impl ReminderPolicy {
    /// Returns the policy of a company that hasn't decided: off, with the defaults of a new company.
    #[must_use]
    pub fn undecided() -> Self {
        Self { on: false, ..Self::default() }
    }

    /// Returns whether there is any occasion on which people are reminded.
    fn has_occasion(&self) -> bool {
        self.on_due_date
            || [self.days_before, self.days_after, self.days_without_date].iter().any(Option::is_some)
    }
}

/// Reads a list of dates in the format YYYY-MM-DD.
fn dates<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<NaiveDate>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let date = |text: &String| plain_date(text).ok_or_else(|| D::Error::custom("expected YYYY-MM-DD"));
    texts.iter().map(date).collect()
}

/// Intervals are 1 to 60 days, a request is reminded of at most 1 to 20 times, and a policy that is on needs at least
/// one occasion.
///
/// Returns the violations of the policy, by field.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn check_reminder_policy(input: &ReminderPolicy) -> Vec<Violation> {
    let intervals = [
        ("daysBefore", input.days_before),
        ("daysAfter", input.days_after),
        ("daysWithoutDate", input.days_without_date),
    ];
    let wrong = intervals.into_iter().filter(|(_, days)| days.is_some_and(|days| !is_in(days, MAX_DAYS)));
    let mut violations: Vec<Violation> = wrong
        .map(|(field, _)| text::DAYS_OUT_OF_RANGE.violation_with(field, &[("most", &MAX_DAYS.to_string())]))
        .collect();
    if !is_in(input.most, MAX_REMINDERS) {
        let most = MAX_REMINDERS.to_string();
        violations.push(text::MOST_OUT_OF_RANGE.violation_with("most", &[("most", &most)]));
    }
    violations.extend(limits::list_problem("skippedDays", input.skipped_days.len()));
    if input.on && !input.has_occasion() {
        violations.push(text::NO_OCCASION.violation("daysBefore"));
    }
    violations
}

fn is_in(number: u32, most: u32) -> bool {
    (1..=most).contains(&number)
}

/// The settings show a policy as sentences: when people are reminded, how often at most, and on which days not.
///
/// Returns the text.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn reminder_policy_words(input: &ReminderPolicy) -> String {
    if !input.on {
        return text::POLICY_OFF.to_string();
    }
    let mut dated = Vec::new();
    if let Some(days) = input.days_before {
        dated.push(format!("{} before the due date", count_days(days)));
    }
    if input.on_due_date {
        dated.push(if dated.is_empty() { "on the due date".to_owned() } else { "on it".to_owned() });
    }
    if let Some(days) = input.days_after {
        let after = format!("every {} after it", every(days));
        dated.push(if dated.is_empty() {
            format!("every {} after the due date", every(days))
        } else {
            after
        });
    }
    let mut when = join_with_and(&dated);
    if let Some(days) = input.days_without_date {
        let without = format!("every {} for requests without a due date", every(days));
        when = if when.is_empty() { without } else { format!("{when}; {without}") };
    }
    if when.is_empty() {
        return text::NO_OCCASION.to_string();
    }
    let times = if input.most == 1 { "once".to_owned() } else { format!("{} times", input.most) };
    format!("People are reminded {when}, at most {times} for each request.{}", skipped_words(input))
}

/// Returns the sentence about days without reminders, after a blank.
fn skipped_words(policy: &ReminderPolicy) -> String {
    let days = match policy.skipped_days.len() {
        0 => None,
        1 => Some("on the skipped day".to_owned()),
        some => Some(format!("on the {some} skipped days")),
    };
    let weekends = policy.skip_weekends.then(|| "on weekends".to_owned());
    let parts: Vec<String> = weekends.into_iter().chain(days).collect();
    if parts.is_empty() { String::new() } else { format!(" No reminders {}.", parts.join(" and ")) }
}

fn count_days(days: u32) -> String {
    if days == 1 { "1 day".to_owned() } else { format!("{days} days") }
}

fn every(days: u32) -> String {
    if days == 1 { "day".to_owned() } else { format!("{days} days") }
}

/// Joins the parts with commas, and the last with *and*.
fn join_with_and(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
