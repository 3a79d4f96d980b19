//! Reminders of open requests by email: the company's policy, paused loans, reminders that lenders send, and the daily
//! job. The shared rules decide who is reminded when (`reminders.plan_reminders`, `reminders.remind_now`); a plan that is
//! shown is the one that is carried out.

mod dto;
mod facts;
mod history;
mod job;
mod pause;
mod planned;
mod policy;
mod remind;
mod routes;
mod sending;
mod sent;

pub use job::send_due;
pub(crate) use policy::insert_default_policy;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The routes of reminders.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::settings, routes::put_settings))
        .routes(routes!(routes::planned, routes::remind))
        .routes(routes!(routes::pause))
        .routes(routes!(routes::history))
}
