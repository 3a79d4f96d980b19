//! Access to the draft that the path names as `{id}`: only for its author, as long as they are on its loan.

use axum::{
    RequestPartsExt as _,
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use uuid::Uuid;

use super::{LoanMember, SignedIn, load_viewable_loan};
use crate::{entity::message_draft, http::Problem, state::AppState};

/// A draft and its author's membership of the loan.
#[derive(Clone, Debug)]
pub struct OwnDraft {
    /// The draft.
    pub draft: message_draft::Model,
    /// The author's membership of the loan.
    pub member: LoanMember,
}

impl FromRequestParts<AppState> for OwnDraft {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let path = parts.extract::<RawPathParams>().await.map_err(|_| Problem::not_found())?;
        let id = path.iter().find(|(name, _)| *name == "id").and_then(|(_, id)| id.parse::<Uuid>().ok());
        let draft = message_draft::Entity::find_by_id(id.ok_or_else(Problem::not_found)?)
            .filter(message_draft::Column::UserId.eq(signed_in.user.id))
            .one(state.db.read())
            .await?
            .ok_or_else(Problem::not_found)?;
        // A draft is private, so it may be saved on archived and read-only loans, too.
        let member = load_viewable_loan(state, signed_in, draft.loan_id).await?;
        member.require_write_role()?;
        Ok(Self { draft, member })
    }
}
