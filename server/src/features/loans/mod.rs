//! Loans: the list of a person's loans, and a loan with its team and progress.

mod activity;
mod deletion;
mod detail;
mod dto;
mod due_dates;
mod export;
mod facts;
mod list;
mod numbers;
mod progress;
mod role_conversion;
mod routes;
mod status_change;

pub(crate) use detail::load_loan_for;
pub use detail::visible_role;
pub(crate) use dto::Loan;
pub use dto::{ContactSubRole, Invitation, Label, LoanRole};
pub(crate) use numbers::{MAX_TRIES as MAX_NUMBER_TRIES, assign_number, lock_numbers};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of loans.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list))
        .routes(routes!(routes::export))
        .routes(routes!(routes::get, routes::put_facts, routes::delete))
        .routes(routes!(routes::status_change))
        .routes(routes!(routes::change_status))
        .routes(routes!(routes::progress))
        .routes(routes!(routes::activity))
        .routes(routes!(routes::activity_choices))
        .routes(routes!(routes::export_activity))
}
