//! Somebody is on the loan that the path names as `{loanId}`.

use axum::{
    RequestPartsExt as _,
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::team::{permission::Permission, role::Role};
use uuid::Uuid;

use super::{SignedIn, permissions_of};
use crate::{
    entity::{app_user, company, loan, loan_role},
    http::Problem,
    state::AppState,
};

/// A person and a loan they are on, in any role.
#[derive(Clone, Debug)]
pub struct LoanMember {
    /// The loan.
    pub loan: loan::Model,
    /// The company that lends.
    pub lender: company::Model,
    /// The person's role on it.
    pub loan_role: loan_role::Model,
    /// The person.
    pub user: app_user::Model,
}

impl LoanMember {
    /// The person's role on the loan.
    #[must_use]
    pub fn role(&self) -> Role {
        self.loan_role.role.0
    }

    /// What the role allows on this loan, as its lender decided.
    #[must_use]
    pub fn permissions(&self) -> Vec<Permission> {
        permissions_of(self.role(), Some(&self.lender))
    }

    /// Refuses people whose role on the loan lacks `permission`.
    ///
    /// # Errors
    /// *Forbidden*, when it does.
    pub fn require(&self, permission: Permission) -> Result<(), Problem> {
        if self.permissions().contains(&permission) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

/// The person's membership of a loan, for calls that name the loan elsewhere than in the path.
///
/// # Errors
/// *Not found*, both when the person isn't on the loan and when there is no such loan.
pub async fn loan_member(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    let row = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::UserId.eq(signed_in.user.id))
        .find_also_related(loan::Entity)
        .and_also_related(company::Entity)
        .one(state.db.read())
        .await?;
    let Some((loan_role, Some(loan), Some(lender))) = row else { return Err(Problem::not_found()) };
    Ok(LoanMember { loan, lender, loan_role, user: signed_in.user })
}

impl FromRequestParts<AppState> for LoanMember {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let path = parts.extract::<RawPathParams>().await.map_err(|_| Problem::not_found())?;
        let loan_id = path.iter().find(|(name, _)| *name == "loanId").and_then(|(_, id)| id.parse().ok());
        loan_member(state, signed_in, loan_id.ok_or_else(Problem::not_found)?).await
    }
}

/// A person who is on the loan in a lender's role.
#[derive(Clone, Debug)]
pub struct LoanLender(pub LoanMember);

impl FromRequestParts<AppState> for LoanLender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let member = LoanMember::from_request_parts(parts, state).await?;
        if member.role().is_lender() { Ok(Self(member)) } else { Err(Problem::forbidden()) }
    }
}
