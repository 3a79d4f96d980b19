//! Taking somebody off a loan. What they were given on it goes with them, and their open pages hear of it.

use sea_orm::{ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder, sea_query::Expr};
use shared_rules::{
    team::{
        leaving::{LeaveLoan, leave_loan},
        role::Role,
    },
    text,
};
use uuid::Uuid;

use super::{change, joining, people, relation};
use crate::{
    access::LoanMember,
    entity::{Word, invitation, loan_role, share},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Removes a role; a contact is removed by the owner of the list it is in.
pub(super) async fn remove(state: &AppState, viewer: &LoanMember, loan_role_id: Uuid) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    joining::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = people::see_role(&*changes, viewer, loan_role_id).await?;
    if role.user_id == viewer.user.id {
        let verdict = leave_loan(&LeaveLoan { viewer_role: viewer.role() });
        if !verdict.allowed {
            return Err(Problem::refused(verdict.violations));
        }
    } else {
        people::may_edit(viewer, role.role.0)?;
    }
    if person.contact().is_some_and(|listed| listed.owner_id != viewer.user.id) {
        return Err(Problem::refused(vec![text::contacts::NOT_LIST_OWNER.violation("loanRoleId")]));
    }
    change::may_go(&changes, &role).await?;
    take_off(changes, viewer, &role).await
}

/// Ends the person's place on the loan: their shares and open invitation go, their contacts get another
/// owner, and whoever follows the loan hears of it, they themselves for the last time.
///
/// # Errors
/// When the database refuses; then nothing changed.
pub(crate) async fn take_off(
    mut changes: Changes,
    viewer: &LoanMember,
    role: &loan_role::Model,
) -> Result<(), Problem> {
    let (loan_id, user_id) = (role.loan_id, role.user_id);
    share::Entity::delete_many()
        .filter(share::Column::LoanId.eq(loan_id).and(share::Column::SharedWith.eq(user_id)))
        .exec(&*changes)
        .await?;
    withdraw(&changes, loan_id, user_id).await?;
    relation::hand_over(&changes, loan_id, user_id, heir(&changes, viewer, role).await?).await?;
    loan_role::Entity::delete_by_id(role.id).exec(&*changes).await?;
    people::settle_group(&changes, user_id).await?;
    people::tell(&mut changes, loan_id, &[role.id]).await?;
    changes.commit().await?;
    Ok(())
}

/// Withdraws the person's open invitations to the loan; answers how many.
pub(super) async fn withdraw(changes: &Changes, loan_id: Uuid, user_id: Uuid) -> Result<u64, Problem> {
    let withdrawn = invitation::Entity::update_many()
        .col_expr(invitation::Column::RevokedAt, Expr::value(changes.now()))
        .filter(invitation::Column::LoanId.eq(loan_id))
        .filter(invitation::Column::UserId.eq(user_id))
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .exec(&**changes)
        .await?;
    Ok(withdrawn.rows_affected)
}

/// Who gets the contacts of somebody who leaves: who took them off, or a lead lender when they left by
/// themselves.
async fn heir(changes: &Changes, viewer: &LoanMember, role: &loan_role::Model) -> Result<Uuid, Problem> {
    if viewer.user.id != role.user_id {
        return Ok(viewer.user.id);
    }
    let lead = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(role.loan_id))
        .filter(loan_role::Column::Role.eq(Word(Role::LeadLender)))
        .filter(loan_role::Column::Id.ne(role.id))
        .order_by_asc(loan_role::Column::CreatedAt)
        .one(&**changes)
        .await?;
    Ok(lead.map_or(viewer.user.id, |lead| lead.user_id))
}
