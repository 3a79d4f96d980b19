//! Files from people who aren't signed in: a lender's page on which anyone with its address hands them in, and the tray
//! in which they wait until a lender files them. What the page takes is decided by the shared rules.

mod arriving;
mod door;
mod dto;
mod erasing;
mod filing;
mod form;
mod handing_in;
mod page;
mod quota;
mod receipt;
mod routes;
mod sweep;
mod taking;
mod tray;
mod unpacking;

pub use page::Door;
pub use sweep::clean_up;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// The tray.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::tray))
        .routes(routes!(routes::file, routes::discard))
        .routes(routes!(routes::restore))
        .routes(routes!(routes::erase))
        .routes(routes!(routes::discarded, routes::erase_discarded))
}

/// The bytes of what is in it.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::content))
}
