//! Action links: URLs in messages that lead people with access to the item they refer to.
//!
//! An action's id is the id of its item: a loan, a request or folder, a thread or a message. Nothing else is stored,
//! so a link stops working with the item or the person's access to it, and following one changes nothing.

mod dto;
mod routes;
mod target;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for following an action link, and for checking one.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::follow)).routes(routes!(routes::validate))
}
