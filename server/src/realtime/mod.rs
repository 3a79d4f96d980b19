//! What changes on a loan reaches the open pages of its people at once.
//!
//! A change and its event are written in one transaction ([`Changes`]); after the commit the event goes
//! to the [`Hub`], which hands it to the sockets of this process. An event carries ids only, and those to
//! lenders alone: whoever gets it fetches what they may see. Events of a topic are numbered without holes, so a socket that missed
//! some notices, and catches up from the database.

mod changes;
mod endings;
mod hub;
mod protocol;
mod replay;
mod routes;
mod socket;
mod subscriptions;
mod topic;

pub use changes::{Changes, forget_old};
pub(crate) use endings::watch as end_sockets;
pub use hub::{Frame, Hub};
pub use protocol::Kind;
pub use topic::Topic;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The WebSocket.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::connect))
}
