//! Sends a message: input, recipients, choice of thread, and storage in one transaction.

mod audience;
mod email_body;
mod email_copies;
mod forward;
mod input;
mod recipients;
mod shared_items;
mod store_message;
mod thread_choice;

pub(super) use audience::{MessageAudience, audience};
pub(super) use forward::{ForwardMessage, forward};
pub(super) use input::SendMessage;
pub(crate) use shared_items::{SharedItems, send_items};
pub(super) use thread_choice::clear_people_key;

use shared_rules::messaging::compose::{
    limits::{MessageSize, message_limits, saturating_count},
    message_check::{CheckMessage, check_message},
};
use uuid::Uuid;

use super::{
    body::{self, CleanBody},
    by_email,
    dto::Message,
    fragments::StandingItems,
    outside_addresses,
    reading::thread_page,
    standard_threads,
};
use crate::{
    access::{LoanMember, SignedIn, load_loan_member, message_reader},
    http::Problem,
    realtime::Changes,
    state::AppState,
};
use input::parse_id;

/// Sends the message and returns it.
///
/// # Errors
/// *Invalid*, naming the fields; *not found* for a loan or a thread that the sender doesn't see.
pub(super) async fn send(state: &AppState, sender: SignedIn, input: SendMessage) -> Result<Message, Problem> {
    let loan_id = parse_id(input.context_id.as_deref()).ok_or_else(|| without_loan(&sender, &input))?;
    let member = load_loan_member(state, sender, loan_id).await?;
    refuse_bad(&member, &input)?;
    let clean = body::sanitize_body(state, input.body.clone()).await?;
    let items = StandingItems::of(state, &member, &clean.html).await?;
    let mut changes = Changes::begin(state).await?;
    let id = send_within(state, &mut changes, &member, (&input, &clean, &items)).await?;
    changes.commit().await?;
    state.mailer.wake();
    message(state, &member, id).await
}

/// Sends the message within a transaction. Returns its id.
async fn send_within(
    state: &AppState,
    changes: &mut Changes,
    member: &LoanMember,
    (input, clean, items): (&SendMessage, &CleanBody, &StandingItems),
) -> Result<Uuid, Problem> {
    standard_threads::ensure_within(changes, member.loan.id).await?;
    let people = recipients::resolve_recipients(&**changes, member, input).await?;
    let place = thread_choice::choose_thread(changes, member, input, &people).await?;
    let readers = store_message::reader_addresses(&place, &people);
    let thread = (&place.thread, place.is_closed());
    let by_email = by_email::decide(changes, member, thread, &people.emails, &readers).await?;
    let outside =
        outside_addresses::split_new_addresses(changes, member, &people.emails, &by_email.followers).await?;
    let outgoing = store_message::OutgoingMessage {
        input,
        clean,
        items,
        people: &people,
        outside: &outside,
        by_email: &by_email,
    };
    store_message::write(state, changes, &place, outgoing).await
}

/// Returns the message as its sender sees it.
async fn message(state: &AppState, member: &LoanMember, id: Uuid) -> Result<Message, Problem> {
    let reader = message_reader(state.db.read(), &member.user, id).await?;
    thread_page::load_message(state.db.read(), reader).await
}

/// Returns the rule's violation for a message without a loan.
fn without_loan(sender: &SignedIn, input: &SendMessage) -> Problem {
    if input.context_id.as_deref().is_some_and(|id| !id.trim().is_empty()) {
        return Problem::not_found();
    }
    let mut violations = check_message(&check(input, sender.role().group()));
    violations.retain(|violation| violation.field == "loanId");
    Problem::invalid(violations)
}

fn check(input: &SendMessage, sender_group: shared_rules::team::role::RoleGroup) -> CheckMessage {
    let people = input.to_user_ids.iter().map(ToString::to_string);
    CheckMessage {
        sender_group,
        loan_id: input.context_id.clone(),
        body: input.body.clone(),
        subject: Some(input.subject.clone().unwrap_or_default()),
        message_thread_id: input.message_thread_id.clone(),
        recipients: people.chain(input.to_user_emails.iter().cloned()).collect(),
        attachments: input.attachments.iter().map(ToString::to_string).collect(),
        locked: input.locked,
    }
}

fn refuse_bad(member: &LoanMember, input: &SendMessage) -> Result<(), Problem> {
    let size = MessageSize {
        body_bytes: saturating_count(input.body.len()),
        subject: input.subject.clone(),
        recipients: saturating_count(input.recipient_count()),
        attachments: saturating_count(input.attachments.len()),
    };
    let mut violations = message_limits(&size);
    if violations.is_empty() {
        violations = check_message(&check(input, member.role().group()));
    }
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}
