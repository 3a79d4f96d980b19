//! Emails a message to recipients named by address and to the thread's email participants, with instructions for
//! replying.

use std::collections::HashMap;

use shared_rules::{
    messaging::recipient::DeliveryKind,
    value::display_name::{PersonName, display_name},
};
use uuid::Uuid;

use super::{
    email_body::{in_mail, words_of},
    recipients::{MessageRecipients, can_open_loan},
};
use crate::{
    access::LoanMember,
    entity::{app_user, message_thread},
    features::messaging::{
        fragments::{StandingItems, Viewer},
        outside_addresses::OutsideAddresses,
    },
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership::{self, PersonOnLoan},
    pages::{MailAccess, MessageMail},
    realtime::Changes,
    state::AppState,
};

/// The content of a message.
pub(super) struct MessageContent<'a> {
    /// The sanitized HTML.
    pub body: &'a str,
    /// The needs list items in it.
    pub items: &'a StandingItems,
    /// The names of its files.
    pub files: Vec<String>,
    /// The email participants that aren't named as recipients.
    pub followers: &'a [String],
}

/// The recipient of an email.
#[derive(Clone, Copy)]
enum MailReader<'a> {
    /// A person on the loan hidden from the sender.
    Member(&'a Viewer),
    /// An email participant of the thread.
    Participant,
    /// An address that gets only this message.
    BlindCopy,
}

/// Returns the URL of the company's public upload page, if it has one.
fn upload_link(sender: &LoanMember, origin: &str) -> Option<String> {
    let lender = &sender.lender;
    lender.secure_upload_enabled.then(|| format!("{origin}/secure-upload/{}", lender.slug))
}

/// Queues an email to each address. All recipients who aren't on the loan get the same text. Emails to addresses that
/// wait for approval are held, and returned by address in lower case. Emails beyond an address's hourly limit are sent
/// later.
///
/// # Errors
/// If the write fails.
pub(super) async fn queue(
    state: &AppState,
    changes: &Changes,
    (thread, message_id): (&message_thread::Model, Uuid),
    people: &MessageRecipients,
    content: MessageContent<'_>,
    outside: &OutsideAddresses,
) -> Result<HashMap<String, Uuid>, Problem> {
    if people.emails.is_empty() && content.followers.is_empty() {
        return Ok(HashMap::new());
    }
    let origin = state.config.link("");
    let origin = origin.trim_end_matches('/');
    let link = format!("{origin}/loans/{}/messages?messageThreadId={}", thread.loan_id, thread.id);
    let sender = &people.sender;
    let words = |reader: MailReader<'_>| {
        let viewer = if let MailReader::Member(viewer) = reader { Some(viewer) } else { None };
        let (body, items) = content.items.render_items(content.body, viewer, origin);
        MessageMail {
            from: name(&sender.user),
            lender: membership::letterhead(&sender.lender),
            loan_name: sender.loan.name.clone(),
            title: thread.title.clone(),
            body: in_mail(&body, origin, &link),
            text: words_of(content.body),
            items,
            files: content.files.clone(),
            access: match reader {
                MailReader::Member(_) => MailAccess::Thread { link: link.clone() },
                MailReader::Participant => MailAccess::ByEmail { upload_link: upload_link(sender, origin) },
                MailReader::BlindCopy => MailAccess::OneMessage { upload_link: upload_link(sender, origin) },
            },
        }
    };
    let readers = viewers_by_address(people);
    let mut outsiders = empty_outsider_groups();
    let mut emails = Vec::new();
    let followers = content.followers.iter().filter(|address| !outside.is_unmailed(address));
    let followers = followers.map(|address| (address, DeliveryKind::Reader));
    let all = people.emails.iter().map(|(address, how)| (address, *how)).chain(followers);
    for (address, how) in all {
        let waits = outside.awaits_approval(address);
        if let Some(reader) = readers.get(&address.to_lowercase()) {
            let words = words(MailReader::Member(reader));
            emails.push((build_email(sender, message_id, vec![address.clone()], &words), waits));
            continue;
        }
        let is_blind = how == DeliveryKind::Bcc;
        let group = outsiders.iter_mut().find(|(_, reader, of_group)| {
            matches!(reader, MailReader::BlindCopy) == is_blind && (is_blind || *of_group == waits)
        });
        if let Some((addresses, ..)) = group {
            addresses.push(address.clone());
        }
    }
    for (addresses, reader, waits) in outsiders {
        if !addresses.is_empty() {
            emails.push((build_email(sender, message_id, addresses, &words(reader)), waits));
        }
    }
    queue_emails(state, changes, emails).await
}

/// Returns the empty groups of outside addresses that share an email's content, and whether it waits for approval.
fn empty_outsider_groups<'a>() -> [(Vec<String>, MailReader<'a>, bool); 3] {
    [
        (Vec::new(), MailReader::Participant, false),
        (Vec::new(), MailReader::Participant, true),
        (Vec::new(), MailReader::BlindCopy, false),
    ]
}

/// Queues the emails. Returns those that wait for approval, by address in lower case.
async fn queue_emails(
    state: &AppState,
    changes: &Changes,
    emails: Vec<(QueuedEmail, bool)>,
) -> Result<HashMap<String, Uuid>, Problem> {
    let mut held = HashMap::new();
    for (email, waits) in emails {
        if !waits {
            mail::queue_spread(&**changes, changes.now(), &state.config.limits, email).await?;
            continue;
        }
        let mails = mail::hold(&**changes, changes.now(), email).await?;
        held.extend(mails.into_iter().map(|(address, id)| (address.trim().to_lowercase(), id)));
    }
    Ok(held)
}

fn build_email(
    sender: &LoanMember,
    message_id: Uuid,
    recipients: Vec<String>,
    mail: &MessageMail,
) -> QueuedEmail {
    QueuedEmail {
        recipients,
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(sender.lender.id),
        budget: MailBudget::Message,
        reply_to: Some(sender.user.email_address.trim().to_owned()),
        cause: MailCause::Message(message_id),
        unsubscribe_link: None,
    }
}

/// Returns the people on the loan by address in lower case. A person hidden from the sender is written to by address.
fn viewers_by_address(people: &MessageRecipients) -> HashMap<String, Viewer> {
    let there = people.participants.everyone().filter(|person| can_open_loan(person));
    let viewer = |person: &PersonOnLoan| {
        let group = person.role.as_ref()?.role.group();
        Some((person.user.email_address.trim().to_lowercase(), Viewer { id: person.user.id, group }))
    };
    there.filter_map(viewer).collect()
}

fn name(user: &app_user::Model) -> String {
    display_name(&PersonName {
        given_name: Some(user.given_name.clone()),
        family_name: Some(user.family_name.clone()),
        email_address: Some(user.email_address.clone()),
    })
}
