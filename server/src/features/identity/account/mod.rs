//! The user's own account: profile, sign-in methods and sessions.

mod address;
mod dto;
mod invitations;
mod passkeys;
mod password;
mod photo;
mod profile;
mod proof;
mod routes;
mod second_step;
mod sessions;

pub use address::AddressPage;
pub(super) use address::revoke_changes as end_address_changes;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of the signed-in user's account.
pub(super) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::account, routes::put_account))
        .routes(routes!(routes::put_time_zone))
        .merge(photo_router())
        .routes(routes!(routes::put_password))
        .routes(routes!(routes::ask_for_address, routes::keep_address))
        .routes(routes!(routes::invitations))
        .routes(routes!(routes::storage_key))
        .routes(routes!(routes::sessions))
        .routes(routes!(routes::end_session))
        .merge(second_steps())
}

/// Routes of the second step.
fn second_steps() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::second_step, routes::begin_second_step, routes::confirm_second_step))
        .routes(routes!(routes::end_second_step))
        .routes(routes!(routes::renew_recovery_codes))
        .routes(routes!(routes::begin_passkey))
        .routes(routes!(routes::add_passkey))
        .routes(routes!(routes::rename_passkey))
        .routes(routes!(routes::remove_passkey))
}

/// Routes of photos.
fn photo_router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::put_photo, routes::remove_photo))
        .routes(routes!(routes::photo))
}
