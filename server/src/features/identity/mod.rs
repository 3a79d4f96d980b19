//! Identity: signing in and out, the signed-in user and their account, people's keys and preferences.

mod account;
mod audit_entries;
mod dto;
mod lenders;
mod link_mail;
mod person_entry;
mod preferences;
mod proof;
mod reset;
mod routes;
mod sign_in;
mod sign_in_link;

pub use account::AddressPage;
pub(crate) use audit_entries::record_sign_in;
pub(crate) use person_entry::{
    NewEntry, entries_of, entry_key, entry_owner, entry_row, get_or_create_entry, new_person_id,
};
pub(crate) use proof::{InvitationAcceptance, load_address_proof, record_acceptance};
pub use reset::ResetPage;
pub(crate) use reset::revoke_sign_in_links;
pub use sign_in_link::SignInLinkPage;

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
