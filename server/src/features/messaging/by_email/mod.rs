//! People who take part in a thread by email: addresses without access to the loan that get the thread's messages as mails.

mod participants;
mod removal;
mod routes;
mod saved;

pub(crate) use saved::{forget_addresses, save_addresses, saved_addresses};

pub(super) use participants::{EmailRecipients, decide, end_declined, participants_of, record};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Removes email participants from threads, and brings them back.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::remove)).routes(routes!(routes::restore))
}
