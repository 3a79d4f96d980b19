//! Outgoing email. It is queued in the transaction that causes it and sent by a job afterwards, so neither a crash
//! nor an unavailable mail server loses any (transactional outbox). Without a configured mail server, emails are
//! saved as `.eml` files.

mod budget;
mod delivery;
mod failure;
mod outbox;
mod post;
mod way;

pub use budget::MailBudget;
pub use delivery::{DeliveryRound, deliver, forget_old};
pub use outbox::{
    MailCause, QueuedEmail, drop_held, hold, hold_of_message, queue, queue_notification, queue_spread,
    queue_uncounted, release, release_of_message, retry_failed,
};
pub use post::Mailer;
pub use way::{MailError, MailTestOutcome, MailTransport, PURPOSE, password_of, stored_server};
