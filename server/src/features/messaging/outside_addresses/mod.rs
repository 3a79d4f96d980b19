//! Emails to outside addresses that are new on a loan: the budget for sending immediately, and the approval of all
//! others.

mod approval;
mod budget;
mod dto;
mod routes;
mod waiting;

pub(super) use approval::{withdraw_in_thread, withdraw_waiting_emails};
pub(super) use budget::{OutsideAddresses, record, split_new_addresses};
pub(super) use dto::WaitingAddresses;
pub(super) use waiting::waiting_of;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for listing the waiting addresses and deciding about them.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::list)).routes(routes!(routes::decide))
}
