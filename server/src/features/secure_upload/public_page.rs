//! The company behind a public upload page, and the network of a sender.

use std::net::IpAddr;

use axum::{extract::FromRequestParts as _, http::request::Parts};

use crate::{
    entity::company,
    features::company::find_company,
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// Returns the network of a request, which rate limits apply to.
pub(crate) async fn rate_limit_prefix(state: &AppState, parts: &Parts) -> IpAddr {
    let Ok(from) = ClientAddress::from_request_parts(&mut parts.clone(), state).await;
    from.rate_limit_prefix()
}

/// Returns the company with a public upload page at this slug, or at one that it had before.
pub(super) async fn load_open_company(state: &AppState, slug: &str) -> Result<company::Model, Problem> {
    let found = find_company(state.db.read(), slug).await?;
    found.filter(|company| company.secure_upload_enabled).ok_or_else(Problem::not_found)
}
