//! Who is named by an address gets the message as a mail, with a link to the thread that opens once they join.

use shared_rules::value::display_name::{PersonName, display_name};

use super::{
    in_mail::{in_mail, words_of},
    people::{Recipients, opens},
};
use crate::{
    entity::{app_user, message_thread},
    features::messaging::fragments::{StandingItems, Viewer},
    http::Problem,
    mail::{self, Letter},
    pages::MessageMail,
    realtime::Changes,
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

/// Queues a mail to each address.
///
/// # Errors
/// *Too many*, when an address got as many within the last hour as one may get.
pub(super) async fn queue(
    state: &AppState,
    changes: &Changes,
    thread: &message_thread::Model,
    people: &Recipients,
    said: Said<'_>,
) -> Result<(), Problem> {
    if people.emails.is_empty() {
        return Ok(());
    }
    let origin = state.config.link("");
    let origin = origin.trim_end_matches('/');
    let link = format!("{origin}/loans/{}/messages?messageThreadId={}", thread.loan_id, thread.id);
    let sender = &people.sender;
    let words = |reader: Option<&Viewer>| {
        let (body, items) = said.items.drawn(said.body, reader, origin);
        MessageMail {
            from: name(&sender.user),
            lender_name: sender.lender.name.clone(),
            loan_name: sender.loan.name.clone(),
            title: thread.title.clone(),
            body: in_mail(&body, origin, &link),
            text: words_of(said.body),
            items,
            files: said.files.clone(),
            link: link.clone(),
        }
    };
    let for_strangers = words(None);
    for (address, _) in &people.emails {
        let reader = on_loan(people, address);
        let own = reader.map(|reader| words(Some(&reader)));
        let mail = own.as_ref().unwrap_or(&for_strangers);
        let letter = Letter {
            recipient: address.clone(),
            subject: mail.subject(),
            plain: mail.plain(),
            html: mail.html(),
        };
        mail::queue(&**changes, changes.now(), &state.config.limits, letter).await?;
    }
    Ok(())
}

/// Who of the loan has that address, unseen by the sender.
fn on_loan(people: &Recipients, address: &str) -> Option<Viewer> {
    let has_it = |own: &str| own.trim().to_lowercase() == address.to_lowercase();
    let person =
        people.faces.everybody().find(|person| opens(person) && has_it(&person.user.email_address))?;
    Some(Viewer { id: person.user.id, group: person.role.as_ref()?.role.group() })
}

fn name(user: &app_user::Model) -> String {
    display_name(&PersonName {
        given_name: Some(user.given_name.clone()),
        family_name: Some(user.family_name.clone()),
        email_address: Some(user.email_address.clone()),
    })
}
