//! Who is who: signing in and out, and what the signed-in person may know of themselves and others.

mod dto;
mod lenders;
mod routes;
mod sign_in;
mod whose;

pub use dto::{UserRef, address, phone};
pub(crate) use whose::{NewEntry, entry, entry_key, of_address, whose};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Sessions and people.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::sign_in, routes::sign_out))
        .routes(routes!(routes::sign_out_everywhere))
        .routes(routes!(routes::me))
        .routes(routes!(routes::lenders))
}
