//! The planned reminders of a loan: the dates on which each person is reminded of each request, and the reasons why
//! not. The daily job sends what is due today; the same plan is shown to lenders.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    person::{NoReminder, ReminderPerson, RequestReminders, waiting_requests},
    policy::ReminderPolicy,
    words::month_day,
};
use crate::{
    loans::{review_status::ReviewStatus, stage::is_under_way},
    needs_list::{element::Element, tree::Outline},
    text::reminders as text,
};

/// A loan with its open requests and people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReminderQuestion {
    /// The company's policy.
    pub policy: ReminderPolicy,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Whether the loan's reminders are paused.
    #[serde(default)]
    pub paused: bool,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The people on the loan.
    pub people: Vec<ReminderPerson>,
}

/// The next reminder of a request for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlannedReminder {
    /// The request.
    pub element_id: String,
    /// Whether it is sent today.
    pub due_today: bool,
    /// The day on which it is sent, unless the request is answered before; none if no reminder is planned.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub on: Option<NaiveDate>,
    /// The reason why no reminder is planned, or why it isn't sent earlier.
    pub why_not: Option<NoReminder>,
    /// The date or the reason as text.
    pub words: String,
}

/// The planned reminders of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PersonReminders {
    /// The user id.
    pub id: String,
    /// The day of the next email; none if no email is planned.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub on: Option<NaiveDate>,
    /// The reason why no email is planned.
    pub why_not: Option<NoReminder>,
    /// The day or the reason as text.
    pub words: String,
    /// The requests that wait for the person, in list order.
    pub requests: Vec<PlannedReminder>,
}

/// People are reminded of requests that wait for them: before the due date, on it and after it, or some time after
/// the assignment; not on skipped days, at most once a day, and not more often than the policy allows.
///
/// Returns the next reminders of each person, and the reasons why not.
///
/// Arranges the needs list once for all people, so its result grows with people times requests: it runs only on the
/// server, which bounds both.
#[must_use]
pub fn plan_reminders(input: &ReminderQuestion) -> Vec<PersonReminders> {
    let outline = Outline::of(&input.elements);
    let plan = |person: &ReminderPerson| {
        let requests = waiting_requests(person, input.loan_status, &input.elements, &outline);
        plan_for_person(input, person, &requests)
    };
    input.people.iter().map(plan).collect()
}

fn plan_for_person(
    input: &ReminderQuestion,
    person: &ReminderPerson,
    waiting: &[&Element],
) -> PersonReminders {
    let blocked = why_blocked(input).or_else(|| person.reach.why_not());
    let so_far: HashMap<&str, &RequestReminders> =
        person.requests.iter().map(|request| (request.element_id.as_str(), request)).collect();
    let request = |element: &&Element| {
        let new =
            RequestReminders { element_id: element.id.clone(), since: person.today, count: 0, last: None };
        let so_far = so_far.get(element.id.as_str()).copied().unwrap_or(&new);
        plan_request(&input.policy, person, element, so_far, blocked)
    };
    let requests: Vec<PlannedReminder> = waiting.iter().map(request).collect();
    let on = requests.iter().filter_map(|request| request.on).min();
    let why_not = match (on, requests.first()) {
        (Some(_), _) => None,
        (None, None) => Some(blocked.unwrap_or(NoReminder::NothingWaiting)),
        (None, Some(first)) => blocked.or(first.why_not),
    };
    let words = words(on, why_not, person.today);
    PersonReminders { id: person.id.clone(), on, why_not, words, requests }
}

/// Returns why the loan has no reminders at all.
fn why_blocked(input: &ReminderQuestion) -> Option<NoReminder> {
    if !input.policy.on {
        Some(NoReminder::Off)
    } else if !is_under_way(input.loan_status) {
        Some(NoReminder::NotUnderWay)
    } else {
        input.paused.then_some(NoReminder::Paused)
    }
}

fn plan_request(
    policy: &ReminderPolicy,
    person: &ReminderPerson,
    element: &Element,
    so_far: &RequestReminders,
    blocked: Option<NoReminder>,
) -> PlannedReminder {
    let today = person.today;
    let most_reached = (so_far.count >= policy.most).then_some(NoReminder::MostReached);
    let next = match blocked.or(most_reached) {
        Some(reason) => Err(reason),
        None => policy.next_day(element.due_date, so_far, today).ok_or(NoReminder::NoOccasion),
    };
    let (on, why_not) = match next {
        Err(reason) => (None, Some(reason)),
        Ok(day) if day == today && person.reminded_today => {
            (today.succ_opt().map(|next| policy.first_allowed(next)), Some(NoReminder::RemindedToday))
        }
        Ok(day) => (Some(day), None),
    };
    PlannedReminder {
        element_id: element.id.clone(),
        due_today: on == Some(today),
        on,
        why_not,
        words: words(on, why_not, today),
    }
}

fn words(on: Option<NaiveDate>, why_not: Option<NoReminder>, today: NaiveDate) -> String {
    match (on, why_not) {
        (Some(day), _) if day == today => text::PLANNED_TODAY.to_string(),
        (Some(day), Some(reason)) => {
            text::PLANNED_LATER.fill(&[("date", &month_day(day)), ("why", reason.words().template)])
        }
        (Some(day), None) => text::PLANNED.fill(&[("date", &month_day(day))]),
        (None, reason) => reason.unwrap_or(NoReminder::NothingWaiting).words().to_string(),
    }
}
