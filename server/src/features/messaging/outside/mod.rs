//! Mails to outside addresses that are new on a loan: the budget for immediate mails, and the approval of all others.

mod approval;
mod budget;
mod dto;
mod routes;

pub(super) use approval::{waiting_of, withdraw};
pub(super) use budget::{OutsideAddresses, record, split};
pub(super) use dto::WaitingAddresses;

use utoipa_axum::router::OpenApiRouter;

use crate::{http::routes::routes, state::AppState};

/// Lists the waiting addresses and decides about them.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::list)).routes(routes!(routes::decide))
}
