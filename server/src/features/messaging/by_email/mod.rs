//! Email participants: addresses without access to the loan that get a thread's messages by email.

mod participants;
mod removal;
mod routes;
mod saved_addresses;

pub(crate) use saved_addresses::{forget_addresses, save_addresses, saved_addresses};

pub(super) use participants::{EmailRecipients, decide, end_declined, participants_of, record};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for removing email participants from threads, and adding them back.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::remove)).routes(routes!(routes::restore))
}
