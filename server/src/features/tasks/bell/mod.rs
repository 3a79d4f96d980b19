//! The bell: what concerns oneself, on all loans. What is told of it, and how, is decided by the rule
//! `notices.notice_lines` whenever one looks: what one may not see any more is told no more.

mod dto;
mod list;
mod marks;
pub(super) mod routes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// One's own notices.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::notices))
        .routes(routes!(routes::unread, routes::mark_unread))
        .routes(routes!(routes::mark_read))
        .routes(routes!(routes::settings))
}
