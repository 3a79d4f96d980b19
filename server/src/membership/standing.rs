//! What a change of a person changes wherever they are: their places count it, and links sent to them end.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, sea_query::Expr};
use uuid::Uuid;

use crate::{
    entity::{invitation, loan_role},
    realtime::Changes,
};

/// Counts a change of these roles.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn touch(changes: &Changes, which: Expr) -> Result<(), DbErr> {
    let next = Expr::col((loan_role::Entity, loan_role::Column::Version)).add(1);
    loan_role::Entity::update_many()
        .col_expr(loan_role::Column::Version, next)
        .col_expr(loan_role::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(which)
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Counts a change of the person on every loan they are on.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn rewritten(changes: &Changes, user_id: Uuid) -> Result<(), DbErr> {
    touch(changes, loan_role::Column::UserId.eq(user_id)).await
}

/// Ends every link that was sent to the person: another address, another role, leaving a loan and a new
/// invitation all do (resolution 92).
///
/// # Errors
/// When the database refuses.
pub(crate) async fn end_links(changes: &Changes, user_id: Uuid) -> Result<u64, DbErr> {
    withdraw(changes, invitation::Column::UserId.eq(user_id)).await
}

/// Withdraws these invitations, as far as they are open; answers how many.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn withdraw(changes: &Changes, which: Expr) -> Result<u64, DbErr> {
    let withdrawn = invitation::Entity::update_many()
        .col_expr(invitation::Column::RevokedAt, Expr::value(changes.now()))
        .filter(which)
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .exec(&**changes)
        .await?;
    Ok(withdrawn.rows_affected)
}
