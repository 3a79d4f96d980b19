//! The loan's leads: its one lead borrower, and the last lead lender, who can't be removed. The rules decide which lead
//! is replaced and who may be removed.

use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter, sea_query::Expr};
use shared_rules::team::{
    lead_borrower::{HeldRole, LeadBorrower, lead_borrower},
    removal::{RoleRemoval, role_removal},
    role::Role,
};
use uuid::Uuid;

use crate::{
    entity::{EnumColumn, loan_role},
    http::Problem,
    membership,
    realtime::Changes,
};

/// Makes room for the role that `id` is about to become: an existing lead borrower becomes a borrower. Returns the
/// changed roles.
pub(super) async fn demote_other_lead(
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
        .filter(loan_role::Column::Role.eq(EnumColumn(Role::LeadBorrower)))
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
            .col_expr(loan_role::Column::Role, Expr::value(EnumColumn(Role::Borrower)))
            .filter(loan_role::Column::Id.is_in(leaving.iter().copied()))
            .exec(&**changes)
            .await?;
        membership::bump_roles(changes, loan_role::Column::Id.is_in(leaving.iter().copied())).await?;
    }
    Ok(leaving)
}

/// Refuses to leave the loan without a lead lender.
pub(super) async fn require_remaining_lead(
    changes: &Changes,
    role: &loan_role::Model,
    becomes: Role,
) -> Result<(), Problem> {
    if role.role.0 != Role::LeadLender || becomes == Role::LeadLender {
        return Ok(());
    }
    require_removable(changes, role).await
}

/// Rejects a removal that violates the rule.
pub(super) async fn require_removable(changes: &Changes, role: &loan_role::Model) -> Result<(), Problem> {
    let leads = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(role.loan_id))
        .filter(loan_role::Column::Role.eq(EnumColumn(Role::LeadLender)))
        .count(&**changes)
        .await?;
    let removal = RoleRemoval {
        id: Some(role.id.to_string()),
        role: role.role.0,
        disabled: false,
        lead_lenders: u32::try_from(leads).unwrap_or(u32::MAX),
    };
    let verdict = role_removal(&removal);
    if verdict.allowed { Ok(()) } else { Err(Problem::invalid(verdict.violations)) }
}
