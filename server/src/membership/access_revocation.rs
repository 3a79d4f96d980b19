//! Consequences of a person's change on all their loans: role versions go up, and links sent to them are revoked.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, sea_query::Expr};
use uuid::Uuid;

use crate::{
    entity::{invitation, loan_role},
    realtime::Changes,
};

/// Increments the version of these roles.
///
/// # Errors
/// If the write fails.
pub(crate) async fn bump_roles(changes: &Changes, which: Expr) -> Result<(), DbErr> {
    let next = Expr::col((loan_role::Entity, loan_role::Column::Version)).add(1);
    loan_role::Entity::update_many()
        .col_expr(loan_role::Column::Version, next)
        .col_expr(loan_role::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(which)
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Increments the version of the person's role on each of their loans.
///
/// # Errors
/// If the write fails.
pub(crate) async fn bump_person(changes: &Changes, user_id: Uuid) -> Result<(), DbErr> {
    bump_roles(changes, loan_role::Column::UserId.eq(user_id)).await
}

/// Revokes all links that were sent to the person. A new address, a new role, leaving a loan, and a new invitation all
/// do this (resolution 92).
///
/// # Errors
/// If the write fails.
pub(crate) async fn revoke_links(changes: &Changes, user_id: Uuid) -> Result<u64, DbErr> {
    revoke_invitations(changes, invitation::Column::UserId.eq(user_id)).await
}

/// Revokes the pending invitations among these. Returns their number.
///
/// # Errors
/// If the write fails.
pub(crate) async fn revoke_invitations(changes: &Changes, which: Expr) -> Result<u64, DbErr> {
    let withdrawn = invitation::Entity::update_many()
        .col_expr(invitation::Column::RevokedAt, Expr::value(changes.now()))
        .filter(which)
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .exec(&**changes)
        .await?;
    Ok(withdrawn.rows_affected)
}
