//! Which company lets anyone hand in files at an address, and from where somebody comes.

use std::net::IpAddr;

use axum::{extract::FromRequestParts as _, http::request::Parts};
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};

use crate::{
    entity::company,
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// Where a request comes from, as budgets count it.
pub(super) async fn neighbourhood(state: &AppState, parts: &Parts) -> IpAddr {
    let Ok(from) = ClientAddress::from_request_parts(&mut parts.clone(), state).await;
    from.neighbourhood()
}

/// The company that lets anyone hand in files at that address. One statement answers whether there is one and whether it
/// wants them, so that neither looks nor time tell the two apart.
pub(super) async fn open(state: &AppState, slug: &str) -> Result<company::Model, Problem> {
    // No address of ours has it, and PostgreSQL takes no text with it.
    if slug.contains('\0') {
        return Err(Problem::not_found());
    }
    let found = company::Entity::find()
        .filter(company::Column::Slug.eq(slug))
        .filter(company::Column::SecureUploadEnabled.eq(true))
        .one(state.db.read())
        .await?;
    found.ok_or_else(Problem::not_found)
}
