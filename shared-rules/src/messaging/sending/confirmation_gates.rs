//! Gates: confirmations before a message is sent, one at a time in a fixed order. Each confirmed one leads to the
//! next, and the last to the send call. Cancelling any of them sends nothing.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::assign_dialog::{AssignElements, StagedElement, assign_elements};
use crate::loans::application_path::{ApplicationPath, application_path};
use crate::messaging::dialog::Dialog;
use crate::messaging::recipient::Recipient;
use crate::team::role::RoleGroup;
use crate::text::messaging;

/// A gate. The variants are in the order in which the gates ask (messaging §4, resolution 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Gate {
    /// The message goes to people outside the lending team.
    ExternalThread,
    /// Attachments go to a thread that isn't private.
    PublicAttachments,
    /// No borrower is in the private thread.
    PrivateWithoutBorrower,
    /// A lender hidden from borrowers is a recipient together with them.
    InvisibleLenders,
    /// People are new to a thread that has older messages.
    ShareOldHistory,
    /// People have to be added or assigned their items first.
    AssignElements,
    /// No gate is left: send.
    Send,
}

/// The gates that ask, in order.
const GATES: [Gate; 6] = [
    Gate::ExternalThread,
    Gate::PublicAttachments,
    Gate::PrivateWithoutBorrower,
    Gate::InvisibleLenders,
    Gate::ShareOldHistory,
    Gate::AssignElements,
];

/// A validated message that is about to be sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NextGate {
    /// The sender's group.
    pub sender_group: RoleGroup,
    /// To, Cc and Bcc together.
    #[serde(default)]
    pub recipients: Vec<Recipient>,
    /// The subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
    /// Whether the thread is or will be private.
    #[serde(default)]
    pub locked: bool,
    /// The people in the thread; none for a new thread, whose people are the recipients.
    #[serde(default)]
    pub thread_users: Option<Vec<Recipient>>,
    /// The names of the people who will be able to read the message, by the audience rule.
    #[serde(default)]
    pub readers: Vec<String>,
    /// The text for readers without a name.
    #[serde(default)]
    pub other_readers: Option<String>,
    /// Ids of attached documents.
    #[serde(default)]
    pub attachments: Vec<String>,
    /// The needs-list items in the message.
    #[serde(default)]
    pub elements: Vec<StagedElement>,
    /// The path of the page that it is sent from.
    #[serde(default)]
    pub path: String,
    /// Whether the sender chose 'Don't ask me again' on this loan before.
    #[serde(default)]
    pub reminder_off: bool,
    /// The gates confirmed for this message; with `ASSIGN_ELEMENTS` it is a resend.
    #[serde(default)]
    pub confirmed: Vec<Gate>,
}

/// The next gate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GateAnswer {
    /// The gate that asks, or `SEND`.
    pub gate: Gate,
    /// Its dialog; the assign-elements dialog has its own texts.
    pub dialog: Option<Dialog>,
    /// The people that the question concerns, by value.
    pub people: Vec<String>,
    /// The initial data of the assign-elements dialog.
    pub assign: Option<AssignElements>,
}

/// Before a message is sent, gates ask one question at a time, in a fixed order.
///
/// Returns the first applicable gate that wasn't confirmed (GATE-01…14, THREAD-07, ROUTE-30, ROUTE-31).
///
/// Rule from messaging §4, §5; GATE-01…14, THREAD-07; resolutions 13, 14, 63–67, 89, 90.
#[must_use]
pub fn next_gate(input: &NextGate) -> GateAnswer {
    let open = GATES.into_iter().filter(|gate| !input.confirmed.contains(gate));
    open.filter_map(|gate| evaluate_gate(gate, input)).next().unwrap_or(GateAnswer {
        gate: Gate::Send,
        dialog: None,
        people: Vec::new(),
        assign: None,
    })
}

/// Returns whether it is sent from a loan application, where most questions don't apply yet (ROUTE-29 … ROUTE-31).
fn is_in_application(input: &NextGate) -> bool {
    application_path(&ApplicationPath { path: input.path.clone() })
}

fn evaluate_gate(gate: Gate, input: &NextGate) -> Option<GateAnswer> {
    let lender = input.sender_group == RoleGroup::Lender;
    match gate {
        Gate::ExternalThread => (lender && is_external(input)).then(|| {
            let dialog =
                Dialog::confirming(messaging::EXTERNAL_THREAD.template, messaging::EXTERNAL_THREAD_CONFIRM);
            let readers = reader_names(input);
            let detail = readers.map(|names| messaging::READERS_NAMED.fill(&[("names", &names)]));
            gate_question(gate, dialog.with_remember(messaging::DO_NOT_ASK_AGAIN).with_detail(detail), &[])
        }),
        Gate::PublicAttachments => {
            let asks = !is_in_application(input) && !input.locked && !input.attachments.is_empty();
            asks.then(|| {
                let words = reader_names(input).map_or_else(
                    || messaging::ATTACHMENTS_PUBLIC.to_string(),
                    |names| messaging::ATTACHMENTS_NAMED.fill(&[("names", &names)]),
                );
                gate_question(gate, Dialog::confirming(words, messaging::ATTACHMENTS_PUBLIC_CONFIRM), &[])
            })
        }
        Gate::PrivateWithoutBorrower => {
            let users = input.thread_users.as_ref().unwrap_or(&input.recipients);
            // The reader of a blind copy doesn't join the thread.
            let without = !users.iter().any(|person| !person.blind && person.is_borrower_of_loan());
            let (words, confirm) =
                (messaging::PRIVATE_WITHOUT_BORROWER, messaging::PRIVATE_WITHOUT_BORROWER_CONFIRM);
            (!is_in_application(input) && input.locked && without)
                .then(|| gate_question(gate, Dialog::confirming(words.template, confirm), &[]))
        }
        Gate::InvisibleLenders => {
            let people = invisible_lenders(input);
            (lender && !is_in_application(input) && !people.is_empty()).then(|| {
                let words = messaging::INVISIBLE_LENDERS.fill(&[("names", &join_names(&people))]);
                let dialog = Dialog::confirming(words, messaging::MAKE_VISIBLE).or(messaging::LEAVE_OUT);
                gate_question(gate, dialog, &people)
            })
        }
        Gate::ShareOldHistory => {
            let people = new_thread_people(input);
            (!people.is_empty() && !asks_history_when_assigning(input)).then(|| {
                let words = messaging::SHARE_HISTORY_QUESTION.fill(&[("names", &join_names(&people))]);
                let dialog =
                    Dialog::confirming(words, messaging::SHARE_HISTORY).or(messaging::DO_NOT_SHARE_HISTORY);
                gate_question(gate, dialog, &people)
            })
        }
        Gate::AssignElements => needed_assignment(input).map(|assign| GateAnswer {
            gate,
            dialog: None,
            people: assign.needing.clone(),
            assign: Some(assign),
        }),
        Gate::Send => None,
    }
}

fn gate_question(gate: Gate, dialog: Dialog, people: &[&Recipient]) -> GateAnswer {
    let people = people.iter().map(|person| person.value.clone()).collect();
    GateAnswer { gate, dialog: Some(dialog), people, assign: None }
}

/// Returns whether the external-thread gate applies: a reader outside the lending team, no subject, not private, not
/// turned off (GATE-09, resolution 63).
fn is_external(input: &NextGate) -> bool {
    let subject = input.subject.as_deref().is_some_and(|subject| !subject.trim().is_empty());
    let outside = input.recipients.iter().any(|recipient| !recipient.is_lender());
    outside && !subject && !input.locked && !input.reminder_off
}

/// Returns the recipients who are lenders hidden from borrowers, if people outside the lending team are also
/// recipients (GATE-14).
fn invisible_lenders(input: &NextGate) -> Vec<&Recipient> {
    // Borrowers never see a blind copy, so its reader doesn't have to be visible to them.
    let hidden =
        |person: &&Recipient| !person.blind && person.is_lender() && person.is_hidden_from_borrowers();
    let with_borrowers = input.recipients.iter().any(Recipient::is_borrower_of_loan);
    input.recipients.iter().filter(|person| with_borrowers && hidden(person)).collect()
}

/// Returns the recipients who are new to an existing thread.
fn new_thread_people(input: &NextGate) -> Vec<&Recipient> {
    let Some(users) = &input.thread_users else { return Vec::new() };
    let known: HashSet<&str> = users.iter().map(|user| user.value.as_str()).collect();
    // An address gets only future messages, and a blind copy is a single message: neither reads earlier ones.
    let is_new =
        |person: &&Recipient| !known.contains(person.value.as_str()) && !person.blind && !person.is_email();
    input.recipients.iter().filter(is_new).collect()
}

/// Returns the assign-elements dialog if needed. Only lenders can add people to a loan, and not in a loan application
/// (resolutions 67, 90).
fn needed_assignment(input: &NextGate) -> Option<AssignElements> {
    if input.sender_group != RoleGroup::Lender || is_in_application(input) {
        return None;
    }
    assign_elements(&input.recipients, &input.elements, !new_thread_people(input).is_empty())
}

/// Returns whether the assign-elements dialog also asks about history, which avoids a second dialog about the same
/// people.
fn asks_history_when_assigning(input: &NextGate) -> bool {
    input.confirmed.contains(&Gate::AssignElements) || needed_assignment(input).is_some()
}

/// The number of readers that a question names.
const NAMED_READERS: usize = 6;

/// Returns the first readers by name; none if they aren't known.
fn reader_names(input: &NextGate) -> Option<String> {
    let named = input.readers.iter().take(NAMED_READERS).map(String::as_str);
    let rest = input.readers.len().saturating_sub(NAMED_READERS);
    let more = (rest > 0).then(|| messaging::MORE_READERS.fill(&[("count", &rest.to_string())]));
    let parts: Vec<&str> = named.chain(more.as_deref()).chain(input.other_readers.as_deref()).collect();
    match parts.as_slice() {
        [] => None,
        [one] => Some((*one).to_owned()),
        [first @ .., last] => {
            Some(messaging::NAMES_AND.fill(&[("names", &first.join(", ")), ("last", last)]))
        }
    }
}

fn join_names(people: &[&Recipient]) -> String {
    let name = |person: &&Recipient| {
        if person.label.is_empty() { person.value.clone() } else { person.label.clone() }
    };
    people.iter().map(name).collect::<Vec<_>>().join(", ")
}
