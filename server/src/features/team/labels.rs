//! The labels of a lending company, and those of a role.

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder};
use shared_rules::team::label::{CheckLabels, RoleLabel, check_labels};
use uuid::Uuid;

use super::{add_members, dto::PutRoleLabels, people};
use crate::{
    access::LoanMember,
    entity::{loan_role, loan_role_label, role_label},
    features::loans::{Label, LoanRole},
    http::Problem,
    membership,
    realtime::Changes,
    state::AppState,
};

/// Returns the labels of the loan's lender, in their order.
pub(super) async fn list_for_loan(state: &AppState, viewer: &LoanMember) -> Result<Vec<Label>, DbErr> {
    let rows = load_company_labels(state.db.read(), viewer.loan.company_id).await?;
    Ok(rows.iter().map(Label::from).collect())
}

async fn load_company_labels(
    db: &impl ConnectionTrait,
    company_id: Uuid,
) -> Result<Vec<role_label::Model>, DbErr> {
    role_label::Entity::find()
        .filter(role_label::Column::CompanyId.eq(company_id))
        .order_by_asc(role_label::Column::Position)
        .order_by_asc(role_label::Column::Id)
        .all(db)
        .await
}

/// Replaces the role's labels with these.
pub(super) async fn replace_labels(
    state: &AppState,
    viewer: &LoanMember,
    role_id: Uuid,
    input: PutRoleLabels,
) -> Result<LoanRole, Problem> {
    let changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = people::find_visible_role(&*changes, viewer, role_id).await?;
    people::require_may_edit(viewer, role.role.0)?;
    people::require_version(viewer, &person, input.version)?;
    let available = load_company_labels(&*changes, viewer.loan.company_id).await?;
    let violations = check_labels(&CheckLabels {
        role: role.role.0,
        labels: available.iter().map(to_rule_label).collect(),
        chosen: input.labels.clone(),
    });
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    loan_role_label::Entity::delete_many()
        .filter(loan_role_label::Column::LoanRoleId.eq(role_id))
        .exec(&*changes)
        .await?;
    let chosen = available.iter().filter(|label| input.labels.contains(&label.title));
    let rows: Vec<_> = chosen
        .map(|label| loan_role_label::Model { loan_role_id: role_id, role_label_id: label.id }.into())
        .collect::<Vec<loan_role_label::ActiveModel>>();
    if !rows.is_empty() {
        loan_role_label::Entity::insert_many(rows).exec_without_returning(&*changes).await?;
    }
    membership::bump_roles(&changes, loan_role::Column::Id.eq(role_id)).await?;
    let person = people::finish_role_change(changes, viewer, &role).await?;
    LoanRole::of(viewer, &person).ok_or_else(Problem::internal)
}

fn to_rule_label(label: &role_label::Model) -> RoleLabel {
    RoleLabel {
        title: label.title.clone(),
        can_be_on_borrower: label.can_be_on_borrower,
        can_be_on_lender: label.can_be_on_lender,
    }
}
