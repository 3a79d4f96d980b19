//! Notifications: events that concern a person, on all their loans, and the bell that lists them. The shared rules decide
//! who is notified of an event (`notices.notice_recipients`) and, each time the list is read, how it is worded
//! (`notices.notice_lines`), so that an event the person may no longer see is left out.
//!
//! Notifications that a person doesn't read in the app are emailed: `notices.notification_email_plan` decides when.
//!
//! Events of requests come from their history, which every change passes.

mod concerned;
mod dto;
mod emails;
mod events;
mod explanation;
mod list;
mod marks;
mod requests;
mod routes;
mod sweep;
mod undelivered;
mod unopenable;
mod unsubscription;
mod writing;

pub use emails::{discard_pending_emails, send_due_emails};
pub(crate) use events::notify_of_loans;
pub(crate) use requests::{RequestEvent, update_request_notices};
pub use sweep::delete_old;
pub(crate) use undelivered::notify_of_undelivered_email;
pub(crate) use unopenable::{notify_of_damage, notify_of_malware};
pub use unsubscription::{UnsubscriptionPage, unsubscribe_link};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The preference that holds how a person is notified:
/// `{ "off": ["accepted"], "deliveries": [{ "kind": "assigned", "delivery": "daily" }] }`.
const PREFERENCE: &str = "notices";

/// The notifications of the signed-in user.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::notices))
        .routes(routes!(routes::unread, routes::mark_unread))
        .routes(routes!(routes::mark_read))
        .routes(routes!(routes::settings))
        .routes(routes!(routes::emails_of_loan))
}
