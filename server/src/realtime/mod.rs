//! What changes on a loan reaches the open pages of its people at once.
//!
//! A change and its event are written in one transaction ([`Changes`]); after the commit the event goes
//! to the [`Hub`], which hands it to the sockets of this process. An event carries ids only, and those to
//! lenders alone: whoever gets it fetches what they may see. Events of a topic are numbered without holes, so a socket that missed
//! some notices, and catches up from the database. What happens in a loan's messages goes to those alone who see the
//! thread ([`Audience`]); it has no number, and a socket that missed some is told to fetch everything again.

mod audience;
mod changes;
mod frame;
mod hub;
pub(crate) mod protocol;
pub(crate) mod replay;
mod topic;

pub use audience::Audience;
pub use changes::{Changes, Ledger, forget_old};
pub use frame::Frame;
pub use hub::{Hub, Seat};
pub use protocol::Kind;
pub use topic::Topic;
