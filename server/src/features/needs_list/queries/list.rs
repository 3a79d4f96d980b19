//! The needs list of a loan, with an `ETag`: a client that already has the list gets 304.

use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use sha2::{Digest as _, Sha256};

use super::super::{dto::NeedsList, visibility};
use crate::{
    access::LoanMember,
    entity::needs_list_element,
    http::{AtMost, Problem},
    state::AppState,
};

/// The minimum size of an element in JSON, in bytes.
const MIN_ELEMENT_BYTES: usize = 450;

/// Returns the list that the person sees: 304 if `headers` name it as known, 204 if it is longer than allowed.
pub(in crate::features::needs_list) async fn list(
    state: &AppState,
    member: &LoanMember,
    headers: &HeaderMap,
    at_most: Option<AtMost>,
) -> Result<Response, Problem> {
    let limit = at_most.map_or(usize::MAX, |AtMost(bytes)| bytes);
    if at_most.is_some() && min_length(state, member).await? > limit {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let content = visibility::load_visible_elements(state.db.read(), member).await?;
    let body = serde_json::to_vec(&NeedsList { content }).map_err(|_| Problem::internal())?;
    if body.len() > limit {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let tag = etag(&body);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let headers = [(header::ETAG, tag), (header::CONTENT_TYPE, "application/json".to_owned())];
    Ok((headers, body).into_response())
}

/// Returns the entity tag of a response: weak, because it is the same for compressed and uncompressed bodies.
fn etag(body: &[u8]) -> String {
    format!("W/\"{}\"", BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(body)))
}

/// Returns the minimum size of the list in bytes, without reading it.
async fn min_length(state: &AppState, member: &LoanMember) -> Result<usize, Problem> {
    let of_loan = needs_list_element::Column::LoanId.eq(member.loan.id);
    let in_force = needs_list_element::Column::DeletedAt.is_null();
    let select = needs_list_element::Entity::find().filter(of_loan).filter(in_force);
    let count = select.count(state.db.read()).await?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX).saturating_mul(MIN_ELEMENT_BYTES))
}
