//! A loan's one lead borrower. The rule says who makes room; the database has no room for two.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use shared_rules::team::{
    lead_borrower::{HeldRole, LeadBorrower, lead_borrower},
    role::Role,
};
use uuid::Uuid;

use super::people;
use crate::{
    entity::{Word, loan_role},
    realtime::Changes,
};

/// Makes room for the role that `id` is about to become: a lead borrower before it becomes a borrower.
/// Answers the roles that changed.
pub(super) async fn make_room(
    changes: &Changes,
    loan_id: Uuid,
    id: Uuid,
    new_role: Role,
) -> Result<Vec<Uuid>, sea_orm::DbErr> {
    if new_role != Role::LeadBorrower {
        return Ok(Vec::new());
    }
    let held = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::Role.eq(Word(Role::LeadBorrower)))
        .all(&**changes)
        .await?;
    let roles =
        held.iter().map(|row| HeldRole { id: row.id.to_string(), role: row.role.0, name: String::new() });
    let answer = lead_borrower(&LeadBorrower {
        roles: roles.collect(),
        id: Some(id.to_string()),
        new_role,
        name: String::new(),
    });
    let leaving: Vec<Uuid> =
        held.iter().map(|row| row.id).filter(|id| answer.become_borrower.contains(&id.to_string())).collect();
    if !leaving.is_empty() {
        loan_role::Entity::update_many()
            .col_expr(loan_role::Column::Role, Expr::value(Word(Role::Borrower)))
            .filter(loan_role::Column::Id.is_in(leaving.iter().copied()))
            .exec(&**changes)
            .await?;
        people::touch(changes, loan_role::Column::Id.is_in(leaving.iter().copied())).await?;
    }
    Ok(leaving)
}
