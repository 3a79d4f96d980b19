//! Reminders that a lender sends themselves, of chosen requests to chosen people.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::person::{NoReminder, ReminderPerson, is_waiting, waiting_requests};
use crate::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::{Element, StorageType},
        tree::Outline,
    },
    text::reminders as text,
    value::limits,
    violation::Violation,
};

/// The requests and people that a lender chose.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemindNow {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The people on the loan.
    pub people: Vec<ReminderPerson>,
    /// The chosen requests and folders; all requests if empty.
    #[serde(default)]
    pub element_ids: Vec<String>,
    /// The chosen people; all people if empty.
    #[serde(default)]
    pub user_ids: Vec<String>,
    /// Whether the lender confirmed that people who were already reminded today get another email.
    #[serde(default)]
    pub again: bool,
}

/// A person who gets an email.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReminderRecipient {
    /// The user id.
    pub id: String,
    /// The requests in the email, in list order.
    pub element_ids: Vec<String>,
}

/// A person who gets no email.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SkippedPerson {
    /// The user id.
    pub id: String,
    /// The reason.
    pub why_not: NoReminder,
    /// The reason as text.
    pub words: String,
}

/// A chosen request that no email contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SkippedRequest {
    /// The request.
    pub element_id: String,
    /// The reason.
    pub why_not: NoReminder,
    /// The reason as text.
    pub words: String,
}

/// The emails to send, and what is skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemindNowPlan {
    /// The people who get an email.
    pub recipients: Vec<ReminderRecipient>,
    /// The people who have chosen requests to answer, but get no email.
    pub skipped_people: Vec<SkippedPerson>,
    /// The chosen requests that no email contains.
    pub skipped_requests: Vec<SkippedRequest>,
    /// Whether more people get an email if the lender confirms that they are reminded again today.
    pub can_repeat: bool,
    /// A summary.
    pub words: String,
}

/// A lender reminds all people who have to answer the chosen requests, regardless of the policy; people who were
/// reminded today only with the lender's confirmation.
///
/// Returns who gets which requests, and what is skipped for which reason.
///
/// Arranges the needs list once for all people, so its result grows with people times requests: it runs only on the
/// server, which bounds both.
#[must_use]
pub fn remind_now(input: &RemindNow) -> RemindNowPlan {
    let outline = Outline::of(&input.elements);
    let chosen = chosen_elements(input, &outline);
    let people: HashSet<&str> = input.user_ids.iter().map(String::as_str).collect();
    let mut plan = RemindNowPlan::default();
    let mut waits: HashSet<&str> = HashSet::new();
    let mut sent: HashSet<&str> = HashSet::new();
    for person in
        input.people.iter().filter(|person| people.is_empty() || people.contains(person.id.as_str()))
    {
        let mut waiting = waiting_requests(person, input.loan_status, &input.elements, &outline);
        waiting.retain(|element| chosen.contains(element.id.as_str()));
        if waiting.is_empty() {
            if people.contains(person.id.as_str()) {
                plan.skip_person(person, NoReminder::NothingWaiting);
            }
            continue;
        }
        waits.extend(waiting.iter().map(|element| element.id.as_str()));
        let reminded = (person.reminded_today && !input.again).then_some(NoReminder::RemindedToday);
        match person.reach.why_not().or(reminded) {
            Some(reason) => plan.skip_person(person, reason),
            None => {
                sent.extend(waiting.iter().map(|element| element.id.as_str()));
                let element_ids = waiting.iter().map(|element| element.id.clone()).collect();
                plan.recipients.push(ReminderRecipient { id: person.id.clone(), element_ids });
            }
        }
    }
    plan.can_repeat = plan.skipped_people.iter().any(|person| person.why_not == NoReminder::RemindedToday);
    if !input.element_ids.is_empty() {
        plan.skipped_requests = skipped_requests(input, &chosen, &waits);
    }
    plan.words = summary(plan.recipients.len(), sent.len());
    plan
}

impl RemindNowPlan {
    /// Moves recipients to the people who are skipped, because they got another reminder in the meantime.
    pub fn skip_late(&mut self, ids: &[String]) {
        if ids.is_empty() {
            return;
        }
        let why_not = NoReminder::RemindedToday;
        self.recipients.retain(|recipient| !ids.contains(&recipient.id));
        self.skipped_people.extend(ids.iter().map(|id| SkippedPerson {
            id: id.clone(),
            why_not,
            words: why_not.words().to_string(),
        }));
        self.can_repeat = true;
        let sent: HashSet<&String> =
            self.recipients.iter().flat_map(|recipient| &recipient.element_ids).collect();
        self.words = summary(self.recipients.len(), sent.len());
    }

    fn skip_person(&mut self, person: &ReminderPerson, why_not: NoReminder) {
        let words = why_not.words().to_string();
        self.skipped_people.push(SkippedPerson { id: person.id.clone(), why_not, words });
    }
}

/// Returns the ids of the chosen requests: those that were chosen themselves or in a folder.
fn chosen_elements<'a>(input: &'a RemindNow, outline: &Outline) -> HashSet<&'a str> {
    let ids: HashSet<&str> = input.element_ids.iter().map(String::as_str).collect();
    let mut is_chosen: HashMap<usize, bool> = HashMap::new();
    let mut chosen = HashSet::new();
    for place in outline.places() {
        let Some(element) = input.elements.get(place.index) else { continue };
        let in_chosen = place.parent.is_some_and(|parent| is_chosen.get(&parent) == Some(&true));
        let is = ids.is_empty() || in_chosen || ids.contains(element.id.as_str());
        is_chosen.insert(place.index, is);
        if is && element.storage_type == StorageType::File {
            chosen.insert(element.id.as_str());
        }
    }
    chosen
}

/// Returns the chosen requests that wait for no person, in list order.
fn skipped_requests(input: &RemindNow, chosen: &HashSet<&str>, waits: &HashSet<&str>) -> Vec<SkippedRequest> {
    let skipped = input
        .elements
        .iter()
        .filter(|element| chosen.contains(element.id.as_str()) && !waits.contains(element.id.as_str()));
    let request = |element: &Element| {
        let why_not = if is_waiting(element) { NoReminder::NoPerson } else { NoReminder::Answered };
        SkippedRequest { element_id: element.id.clone(), why_not, words: why_not.words().to_string() }
    };
    skipped.map(request).collect()
}

fn summary(people: usize, requests: usize) -> String {
    let requests = if requests == 1 { "1 request".to_owned() } else { format!("{requests} requests") };
    match people {
        0 => text::NOBODY_GETS.to_string(),
        1 => text::ONE_GETS.fill(&[("requests", &requests)]),
        many => text::SOME_GET.fill(&[("people", &many.to_string()), ("requests", &requests)]),
    }
}

/// A lender's note for a reminder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReminderNote {
    /// As typed.
    #[serde(default)]
    pub note: String,
}

/// A note for a reminder has at most 500 characters.
///
/// Returns the violations.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn check_reminder_note(input: &ReminderNote) -> Vec<Violation> {
    limits::text_problem_of("reminder", "note", &input.note).into_iter().collect()
}
