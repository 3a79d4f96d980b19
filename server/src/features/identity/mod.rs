//! Identity: signing in and out, the signed-in user and their account, people's keys and preferences.

mod account;
mod dto;
mod lenders;
mod link_mail;
mod preferences;
mod proof;
mod record;
mod reset;
mod routes;
mod sign_in;
mod sign_in_link;
mod whose;

pub use account::AddressPage;
pub(crate) use proof::{InvitationAcceptance, load_address_proof, record_acceptance};
pub(crate) use record::record_sign_in;
pub use reset::ResetPage;
pub(crate) use reset::revoke_sign_in_links;
pub use sign_in_link::SignInLinkPage;
pub(crate) use whose::{
    NewEntry, entries_of, entry_key, entry_owner, entry_row, get_or_create_entry, new_person_id,
};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of sessions, users and preferences.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::sign_in, routes::sign_out))
        .routes(routes!(routes::ask_for_sign_in_link))
        .routes(routes!(routes::passkey_challenge))
        .routes(routes!(routes::sign_in_with_passkey))
        .routes(routes!(routes::sign_out_everywhere))
        .merge(account::router())
        .routes(routes!(routes::current_user))
        .routes(routes!(routes::lenders))
        .routes(routes!(routes::preference, routes::put_preference))
}
