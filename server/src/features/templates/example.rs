//! The example file of a loan's request, available to everyone who sees the request, above all borrowers.

use axum::response::Response;
use sea_orm::EntityTrait;
use serde::Deserialize;
use uuid::Uuid;

use super::files::send_example;
use crate::{
    access::LoanMember, entity::example_file, features::needs_list::load_visible_element, http::Problem,
    state::AppState,
};

/// The request in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnRequest {
    element_id: Uuid,
}

/// Sends the bytes of a request's example file.
pub(super) async fn download(
    state: &AppState,
    member: LoanMember,
    on: OnRequest,
) -> Result<Response, Problem> {
    let request = load_visible_element(state.db.read(), &member, on.element_id).await?;
    let id = request.example_id().ok_or_else(Problem::not_found)?;
    let file = example_file::Entity::find_by_id(id).one(state.db.read()).await?;
    send_example(state, file.ok_or_else(Problem::not_found)?).await
}
