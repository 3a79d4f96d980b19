//! Realtime events notify open pages of changes to a loan immediately.
//!
//! A change and its event are written in one transaction ([`Changes`]). After the commit the event goes to the
//! [`Hub`], which delivers it to the sockets of this process. An event contains only ids, and those only for lenders:
//! its recipients load what they may see. A topic's events are numbered without gaps, so a socket that missed some
//! notices, and catches up from the database. Events of a loan's messages go only to people who see the thread
//! ([`Audience`]). They have no number, and a socket that missed some must reload everything.

mod audience;
mod changes;
mod frame;
mod hub;
pub(crate) mod protocol;
pub(crate) mod replay;
mod topic;

pub use audience::Audience;
pub use changes::{ChangeContext, Changes, forget_old};
pub use frame::Frame;
pub use hub::{Hub, SocketSeat};
pub use protocol::Kind;
pub use topic::Topic;
