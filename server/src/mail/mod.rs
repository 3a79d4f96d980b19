//! Outgoing email. It is queued in the transaction that causes it and sent by a job afterwards, so neither a crash
//! nor an unavailable mail server loses any (transactional outbox). Without a configured mail server, emails are
//! saved as `.eml` files.

mod followers;
mod outbox;
mod post;
mod way;

pub use followers::{hold_spread, queue_spread};
pub use outbox::{Letter, MailBudget, deliver, drop_held, forget_old, hold, queue, queue_uncounted, release};
pub use post::Post;
pub use way::{PURPOSE, PostError, Tried, Way, kept, password_of};
