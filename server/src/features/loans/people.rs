//! Everybody on a loan or asked to join it.

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryResult, QuerySelect,
    RelationTrait,
    sea_query::{Expr, ExprTrait as _, IntoCondition as _, Query, SelectStatement, UnionType},
};
use shared_rules::team::member::{Member, MemberUser};
use uuid::Uuid;

use crate::{
    db::with_columns,
    entity::{app_user, invitation, loan_role},
    state::AppState,
};

/// A person and their place on the loan.
pub(super) struct PersonOnLoan {
    pub user: app_user::Model,
    /// Their role; without one they were only asked to join.
    pub role: Option<loan_role::Model>,
    /// Whether an invitation waits for their answer.
    pub invited: bool,
}

impl FromQueryResult for PersonOnLoan {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            user: app_user::Model::from_query_result(row, "")?,
            role: loan_role::Model::from_query_result_optional(row, "role_")?,
            invited: row.try_get("", "invited")?,
        })
    }
}

/// The people of the loan, in one statement.
pub(super) async fn of_loan(state: &AppState, loan_id: Uuid) -> Result<Vec<PersonOnLoan>, DbErr> {
    let role_on_loan = loan_role::Relation::User.def().rev().on_condition(move |_, role| {
        Expr::col((role, loan_role::Column::LoanId)).eq(loan_id).into_condition()
    });
    let invited = app_user::Column::Id.in_subquery(invited_to(loan_id));
    let everybody = on_loan(loan_id).union(UnionType::Distinct, invited_to(loan_id)).take();
    let select = app_user::Entity::find()
        .expr_as(invited, "invited")
        .join(JoinType::LeftJoin, role_on_loan)
        .filter(app_user::Column::Id.in_subquery(everybody));
    with_columns::<_, loan_role::Entity>(select, "loan_role", "role_").into_model().all(state.db.read()).await
}

fn on_loan(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::UserId)
        .from(loan_role::Entity)
        .and_where(Expr::col(loan_role::Column::LoanId).eq(loan_id))
        .take()
}

fn invited_to(loan_id: Uuid) -> SelectStatement {
    Query::select()
        .column(invitation::Column::UserId)
        .from(invitation::Entity)
        .and_where(Expr::col(invitation::Column::LoanId).eq(loan_id))
        .and_where(Expr::col(invitation::Column::AcceptedAt).is_null())
        .take()
}

/// A person with a role as the rules of the team see them, called by the id of the role.
pub(super) fn member(role: &loan_role::Model, user: &app_user::Model) -> Member {
    Member {
        id: role.id.to_string(),
        role: role.role.0,
        user: MemberUser {
            id: Some(user.id.to_string()),
            given_name: Some(user.given_name.clone()),
            family_name: Some(user.family_name.clone()),
            email_address: Some(user.email_address.clone()),
        },
        key_contact: role.key_contact,
        visible_to_borrower: role.visible_to_borrower,
        on_loan: true,
    }
}
