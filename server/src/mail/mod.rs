//! Outgoing email. It is queued in the transaction that causes it and sent by a job afterwards, so neither a crash
//! nor an unavailable mail server loses any (transactional outbox). Without a configured mail server, emails are
//! saved as `.eml` files.

mod followers;
mod outbox;
mod post;
mod way;

pub use followers::{hold_spread, queue_spread};
pub use outbox::{
    MailBudget, QueuedEmail, deliver, drop_held, forget_old, hold, queue, queue_notification,
    queue_uncounted, release,
};
pub use post::Mailer;
pub use way::{MailError, MailTestOutcome, MailTransport, PURPOSE, password_of, stored_server};
