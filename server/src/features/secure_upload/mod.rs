//! Files from anonymous senders: a lender's public upload page, and the tray where received files wait until a lender
//! files them. The shared rules decide what the page accepts.

mod dto;
mod erasure;
mod filing;
mod form;
mod form_receiver;
mod incoming_file;
mod page;
mod public_page;
mod quota;
mod receipt;
mod routes;
mod submission;
mod sweep;
mod tray;
mod unpacking;

pub use page::UploadPage;
pub use sweep::clean_up;

pub(crate) use incoming_file::{RemainingSpace, display_name, start_file, too_large_together};
pub(crate) use public_page::rate_limit_prefix;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for the tray.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::tray))
        .routes(routes!(routes::file, routes::discard))
        .routes(routes!(routes::restore))
        .routes(routes!(routes::erase))
        .routes(routes!(routes::discarded, routes::erase_discarded))
}

/// Routes that transfer its files.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(routes::content))
}
