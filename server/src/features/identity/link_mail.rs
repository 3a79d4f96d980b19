//! Emails with a link that proves control of an address: to choose a new password, or to sign in.

use sea_orm::DatabaseTransaction;

use crate::{
    entity::app_user,
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership,
    pages::Letterhead,
    state::AppState,
};

/// The text of an email with a link.
pub(super) struct LinkWords {
    pub subject: String,
    pub plain: String,
    pub html: String,
}

/// Queues an email with a link that proves control of the person's address.
///
/// # Errors
/// If the email can't be queued.
pub(super) async fn queue_link(
    state: &AppState,
    tx: &DatabaseTransaction,
    user: &app_user::Model,
    budget: MailBudget,
    write: impl FnOnce(Option<Letterhead>) -> LinkWords,
) -> Result<(), Problem> {
    let house = membership::only_company(tx).await?;
    let LinkWords { subject, plain, html } = write(house.as_ref().map(membership::letterhead));
    let email = QueuedEmail {
        recipients: vec![user.email_address.clone()],
        subject,
        plain,
        html,
        company: house.map(|house| house.id),
        budget,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    };
    mail::queue(tx, state.clock.now(), &state.config.limits, email).await
}
