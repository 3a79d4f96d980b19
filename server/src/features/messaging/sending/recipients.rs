//! The recipients of a message: people of the loan visible to the sender, and addresses.

use std::collections::{HashMap, HashSet};

use sea_orm::ConnectionTrait;
use shared_rules::{
    messaging::{
        reading::thread_visibility::ThreadScope,
        recipient::{
            DeliveryKind::{self, Bcc, Cc, To},
            RecipientPlace, receives_messages,
        },
        sending::audience::{AudiencePerson, MessageAudience, MessageReaders, message_audience},
    },
    text::messaging as text,
    value::email,
    violation::Violation,
};
use uuid::Uuid;

use super::SendMessage;
use crate::{
    access::LoanMember, features::messaging::participants::LoanParticipants, http::Problem,
    membership::PersonOnLoan,
};

/// The recipients of a message, each once, in the order they were named.
pub(super) struct MessageRecipients {
    /// The sender.
    pub sender: LoanMember,
    /// Everyone on the loan.
    pub participants: LoanParticipants,
    /// Recipients on the loan.
    pub users: Vec<(Uuid, DeliveryKind)>,
    /// Recipients by address.
    pub emails: Vec<(String, DeliveryKind)>,
}

impl MessageRecipients {
    /// Returns the recipients that everyone in the thread sees.
    pub(super) fn visible_recipients(&self) -> impl Iterator<Item = Uuid> {
        self.users.iter().filter(|(_, how)| *how != Bcc).map(|(id, _)| *id)
    }

    /// Returns everyone except the sender who reads a message in such a thread with these members: recipients first,
    /// then by role.
    pub(super) fn find_readers(
        &self,
        thread: ThreadScope,
        members: &[Uuid],
        company_reads: bool,
    ) -> MessageReaders {
        let blind: HashSet<Uuid> =
            self.users.iter().filter(|(_, how)| *how == Bcc).map(|(id, _)| *id).collect();
        let others = self.participants.everyone().filter(|person| person.user.id != self.sender.user.id);
        let mut others: Vec<&PersonOnLoan> = others.collect();
        let chosen: HashSet<Uuid> = self.users.iter().map(|(id, _)| *id).collect();
        others.sort_by_cached_key(|person| {
            let (user, role) = (&person.user, person.role.as_ref().map(|role| role.role.0));
            let name = (user.family_name.clone(), user.given_name.clone());
            (!chosen.contains(&user.id), role, name, user.id)
        });
        let people = others.into_iter().map(|person| AudiencePerson {
            id: person.user.id.to_string(),
            role: person.role.as_ref().filter(|_| can_open_loan(person)).map(|role| role.role.0),
            is_invited: person.is_invited(),
            is_in_thread: members.contains(&person.user.id),
            has_blind_copy: blind.contains(&person.user.id),
            is_seen: person.is_seen_by(&self.sender),
        });
        message_audience(&MessageAudience {
            sender: self.sender.role().group(),
            lender: self.sender.lender.name.clone(),
            thread,
            people: people.collect(),
            addresses: self.emails.iter().map(|(address, _)| address.clone()).collect(),
            company_reads,
        })
    }

    /// Returns whether the person is one of the loan's lenders.
    pub(super) fn is_lender(&self, id: Uuid) -> bool {
        let role = self.participants.person(id).and_then(|person| person.role.as_ref());
        role.is_some_and(|role| role.role.is_lender())
    }
}

/// Resolves the chosen recipients. The address of a person on the loan visible to the sender stands for that person.
///
/// # Errors
/// *Invalid*, naming each person who isn't on the loan, and each invalid address.
pub(super) async fn resolve_recipients(
    db: &impl ConnectionTrait,
    sender: &LoanMember,
    input: &SendMessage,
) -> Result<MessageRecipients, Problem> {
    let participants = LoanParticipants::of(db, sender).await?;
    let (mut users, mut emails, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
    let (mut known, mut written) = (HashSet::from([sender.user.id]), HashSet::new());
    let by_address = visible_by_address(&participants, sender);
    for (field, ids, how) in [
        ("toUserIds", &input.to_user_ids, To),
        ("ccUserIds", &input.cc_user_ids, Cc),
        ("bccUserIds", &input.bcc_user_ids, Bcc),
    ] {
        for (at, id) in ids.iter().enumerate() {
            if *id != sender.user.id && !is_reached(&participants, *id) {
                wrong.push(text::NOT_ON_LOAN.violation(&format!("{field}[{at}]")));
            } else if known.insert(*id) {
                users.push((*id, how));
            }
        }
    }
    for (field, addresses, how) in [
        ("toUserEmails", &input.to_user_emails, To),
        ("ccUserEmails", &input.cc_user_emails, Cc),
        ("bccUserEmails", &input.bcc_user_emails, Bcc),
    ] {
        for (at, address) in addresses.iter().enumerate() {
            let address = address.trim();
            let key = address.to_lowercase();
            if !email::is_valid(address) {
                wrong.push(bad_address(&format!("{field}[{at}]"), address));
            } else if let Some(id) = by_address.get(&key) {
                users.extend(known.insert(*id).then_some((*id, how)));
            } else if written.insert(key) {
                emails.push((address.to_owned(), how));
            }
        }
    }
    if wrong.is_empty() {
        Ok(MessageRecipients { sender: sender.clone(), participants, users, emails })
    } else {
        wrong.truncate(20);
        Err(Problem::invalid(wrong))
    }
}

fn bad_address(field: &str, address: &str) -> Violation {
    let shown: String = address.chars().take(80).collect();
    text::BAD_ADDRESS.violation_with(field, &[("address", &shown)])
}

/// Returns whether the sender sees the person and messages reach them.
fn is_reached(participants: &LoanParticipants, id: Uuid) -> bool {
    participants.can_see(id) && participants.person(id).is_some_and(is_reachable)
}

/// Returns whether messages reach the person: they can open the loan, or have a pending invitation to it.
pub(super) fn is_reachable(person: &PersonOnLoan) -> bool {
    let role = person.role.as_ref();
    receives_messages(&RecipientPlace {
        role: role.map(|role| role.role.0),
        visible_to_lender: role.is_some_and(|role| role.visible_to_lender),
        invited: person.is_invited(),
    })
}

/// Returns whether the person can open the loan.
pub(super) fn can_open_loan(person: &PersonOnLoan) -> bool {
    person.role.is_some() && is_reachable(person)
}

/// Returns the people visible to the sender, by address in lower case.
fn visible_by_address(participants: &LoanParticipants, sender: &LoanMember) -> HashMap<String, Uuid> {
    let seen = participants.everyone().filter(|person| person.is_seen_by(sender) && is_reachable(person));
    let key = |person: &PersonOnLoan| (person.user.email_address.trim().to_lowercase(), person.user.id);
    seen.map(key).chain([(sender.user.email_address.trim().to_lowercase(), sender.user.id)]).collect()
}
