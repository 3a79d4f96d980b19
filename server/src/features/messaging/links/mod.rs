//! Action links: an address in a message that leads whoever may see what it is about there, and nobody else.
//!
//! An action is called by the id of what it is about: a loan, a request or folder, a thread or a message. There is
//! nothing else to keep, so a link ends when the thing does, or the person's access to it, and following one changes
//! nothing.

mod dto;
mod routes;
mod target;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Following an action link, and asking whether one can.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::follow)).routes(routes!(routes::validate))
}
