//! Who is named by an address gets the message as a mail, with a link to the thread that opens once they join.

use std::collections::HashMap;

use shared_rules::value::display_name::{PersonName, display_name};
use uuid::Uuid;

use super::{
    in_mail::{in_mail, words_of},
    people::{Recipients, opens},
};
use crate::{
    access::LoanMember,
    entity::{app_user, message_thread},
    features::messaging::{
        fragments::{StandingItems, Viewer},
        outside::OutsideAddresses,
    },
    http::Problem,
    mail::{self, Letter, MailBudget},
    pages::MessageMail,
    realtime::Changes,
    roster::{self, PersonOnLoan},
    state::AppState,
};

/// What a message says.
pub(super) struct Said<'a> {
    /// Safe HTML.
    pub body: &'a str,
    /// The items in it.
    pub items: &'a StandingItems,
    /// What the files are called that come with it.
    pub files: Vec<String>,
}

/// Queues a mail to each address. Those who aren't on the loan all get the same words. Mails to addresses that wait for
/// approval are held; they are returned by their address in small letters.
///
/// # Errors
/// *Too many*, naming an address that got as many within the last hour as one may get.
pub(super) async fn queue(
    state: &AppState,
    changes: &Changes,
    thread: &message_thread::Model,
    people: &Recipients,
    said: Said<'_>,
    outside: &OutsideAddresses,
) -> Result<HashMap<String, Uuid>, Problem> {
    let mut held = HashMap::new();
    if people.emails.is_empty() {
        return Ok(held);
    }
    let origin = state.config.link("");
    let origin = origin.trim_end_matches('/');
    let link = format!("{origin}/loans/{}/messages?messageThreadId={}", thread.loan_id, thread.id);
    let sender = &people.sender;
    let words = |reader: Option<&Viewer>| {
        let (body, items) = said.items.drawn(said.body, reader, origin);
        MessageMail {
            from: name(&sender.user),
            lender: roster::letterhead(&sender.lender),
            loan_name: sender.loan.name.clone(),
            title: thread.title.clone(),
            body: in_mail(&body, origin, &link),
            text: words_of(said.body),
            items,
            files: said.files.clone(),
            link: link.clone(),
        }
    };
    let readers = on_loan(people);
    let mut strangers = Vec::with_capacity(people.emails.len());
    let mut strangers_held = Vec::new();
    let mut letters = Vec::new();
    for (address, _) in &people.emails {
        let waits = outside.holds(address);
        match readers.get(&address.to_lowercase()) {
            Some(reader) => {
                letters.push((letter(sender, vec![address.clone()], &words(Some(reader))), waits));
            }
            None if waits => strangers_held.push(address.clone()),
            None => strangers.push(address.clone()),
        }
    }
    let unknown = words(None);
    for (addresses, waits) in [(strangers, false), (strangers_held, true)] {
        if !addresses.is_empty() {
            letters.push((letter(sender, addresses, &unknown), waits));
        }
    }
    let (now, limits) = (changes.now(), &state.config.limits);
    for (letter, waits) in letters {
        if waits {
            let mails = mail::hold(&**changes, now, limits, letter).await?;
            held.extend(mails.into_iter().map(|(address, id)| (address.trim().to_lowercase(), id)));
        } else {
            mail::queue(&**changes, now, limits, letter).await?;
        }
    }
    Ok(held)
}

fn letter(sender: &LoanMember, recipients: Vec<String>, mail: &MessageMail) -> Letter {
    Letter {
        recipients,
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(sender.lender.id),
        budget: MailBudget::Message,
    }
}

/// Who is on the loan, by their address in lower case. One whom the sender doesn't see is written to by address.
fn on_loan(people: &Recipients) -> HashMap<String, Viewer> {
    let there = people.faces.everybody().filter(|person| opens(person));
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
