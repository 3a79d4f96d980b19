//! Sends a message: input, recipients, choice of thread, and storage in one transaction.

mod audience;
mod forward;
mod in_mail;
mod input;
mod items;
mod mails;
mod people;
mod place;
mod write;

pub(super) use audience::{MessageAudience, audience};
pub(super) use forward::{ForwardMessage, forward};
pub(super) use input::SendMessage;
pub(crate) use items::{SharedItems, send_items};
pub(super) use place::clear_people_key;

use shared_rules::messaging::compose::{
    check::{CheckMessage, check_message},
    limits::{MessageSize, message_limits, saturating_count},
};
use uuid::Uuid;

use super::{
    body::{self, CleanBody},
    by_email,
    dto::Message,
    fragments::StandingItems,
    outside,
    reading::page,
    standing,
};
use crate::{
    access::{LoanMember, SignedIn, load_loan_member, message_reader},
    http::Problem,
    realtime::Changes,
    state::AppState,
};
use input::parsed;

/// Sends the message and returns it.
///
/// # Errors
/// *Invalid*, naming the fields; *not found* for a loan or a thread that the sender doesn't see.
pub(super) async fn send(state: &AppState, sender: SignedIn, input: SendMessage) -> Result<Message, Problem> {
    let loan_id = parsed(input.context_id.as_deref()).ok_or_else(|| without_loan(&sender, &input))?;
    let member = load_loan_member(state, sender, loan_id).await?;
    refuse_bad(&member, &input)?;
    let clean = body::clean(state, input.body.clone()).await?;
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
    standing::ensure_within(changes, member.loan.id).await?;
    let people = people::chosen(&**changes, member, input).await?;
    let place = place::choose_thread(changes, member, input, &people).await?;
    let readers = write::reader_addresses(&place, &people);
    let thread = (&place.thread, place.is_closed());
    let by_email = by_email::decide(changes, member, thread, &people.emails, &readers).await?;
    let outside = outside::split(changes, member, &people.emails, &by_email.followers).await?;
    let outgoing = write::OutgoingMessage {
        input,
        clean,
        items,
        people: &people,
        outside: &outside,
        by_email: &by_email,
    };
    write::write(state, changes, &place, outgoing).await
}

/// Returns the message as its sender sees it.
async fn message(state: &AppState, member: &LoanMember, id: Uuid) -> Result<Message, Problem> {
    let reader = message_reader(state.db.read(), &member.user, id).await?;
    page::one(state.db.read(), reader).await
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
        recipients: saturating_count(input.recipients()),
        attachments: saturating_count(input.attachments.len()),
    };
    let mut violations = message_limits(&size);
    if violations.is_empty() {
        violations = check_message(&check(input, member.role().group()));
    }
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}
