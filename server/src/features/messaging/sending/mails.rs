//! Who is named by an address gets the message as a mail, with a link to the thread that opens once they join.

use shared_rules::value::display_name::{PersonName, display_name};

use super::{in_mail::in_mail, people::Recipients};
use crate::{
    entity::{app_user, message_thread},
    features::messaging::body::CleanBody,
    http::Problem,
    mail::{self, Letter},
    pages::MessageMail,
    realtime::Changes,
    state::AppState,
};

/// Queues a mail to each address.
///
/// # Errors
/// *Too many*, when an address got as many within the last hour as one may get.
pub(super) async fn queue(
    state: &AppState,
    changes: &Changes,
    thread: &message_thread::Model,
    people: &Recipients,
    clean: &CleanBody,
    files: Vec<String>,
) -> Result<(), Problem> {
    if people.emails.is_empty() {
        return Ok(());
    }
    let sender = &people.sender;
    let path = format!("/loans/{}/messages?messageThreadId={}", thread.loan_id, thread.id);
    let words = MessageMail {
        from: name(&sender.user),
        lender_name: sender.lender.name.clone(),
        loan_name: sender.loan.name.clone(),
        title: thread.title.clone(),
        body: in_mail(&clean.html, &state.config.link("")),
        text: clean.text.clone(),
        files,
        link: state.config.link(&path),
    };
    let (subject, plain, html) = (words.subject(), words.plain(), words.html());
    for (address, _) in &people.emails {
        let letter = Letter {
            recipient: address.clone(),
            subject: subject.clone(),
            plain: plain.clone(),
            html: html.clone(),
        };
        mail::queue(&**changes, changes.now(), &state.config.limits, letter).await?;
    }
    Ok(())
}

fn name(user: &app_user::Model) -> String {
    display_name(&PersonName {
        given_name: Some(user.given_name.clone()),
        family_name: Some(user.family_name.clone()),
        email_address: Some(user.email_address.clone()),
    })
}
