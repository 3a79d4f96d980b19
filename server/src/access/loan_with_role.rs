//! A loan with its lender and a person's role on it, if any, from the columns of one row.

use sea_orm::{
    DbErr, EntityTrait, FromQueryResult, JoinType, QueryResult, QuerySelect, RelationTrait as _, Select,
    SelectModel, Selector,
    sea_query::{Expr, ExprTrait as _, IntoCondition as _},
};
use shared_rules::loans::loan_departure::{OpensWithoutRole, acts_without_role, opens_without_role};
use uuid::Uuid;

use crate::{
    db::{joined, with_columns},
    entity::{app_user, company, loan, loan_role},
};

/// A loan and a person's role on it.
pub struct LoanWithRole {
    /// The loan.
    pub loan: loan::Model,
    /// The lending company.
    pub lender: company::Model,
    /// The role, if they have one.
    pub loan_role: Option<loan_role::Model>,
}

impl LoanWithRole {
    /// Adds a person's role to a query that has the loan and its company.
    pub fn add<E: EntityTrait>(select: Select<E>, user_id: Uuid) -> Select<E> {
        let own = loan_role::Relation::Loan.def().rev().on_condition(move |_, role| {
            Expr::col((role, loan_role::Column::UserId)).eq(user_id).into_condition()
        });
        let select = select.join(JoinType::LeftJoin, own);
        let select = with_columns::<_, loan::Entity>(select, "loan", "loan_");
        let select = with_columns::<_, company::Entity>(select, "company", "lender_");
        with_columns::<_, loan_role::Entity>(select, "loan_role", "role_")
    }

    /// Selects just these from a query that has the loan and its company.
    pub fn select<E: EntityTrait>(select: Select<E>, user_id: Uuid) -> Selector<SelectModel<Self>> {
        Self::add(select.select_only(), user_id).into_model()
    }
}

impl FromQueryResult for LoanWithRole {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            loan: loan::Model::from_query_result(row, "loan_")?,
            lender: company::Model::from_query_result(row, "lender_")?,
            loan_role: joined::<loan_role::Entity>(row, "role_")?,
        })
    }
}

/// Whether the person may view the loan without a role on it (TEAM-13; resolutions 31, 94).
#[must_use]
pub fn can_view_without_role(user: &app_user::Model, loan: &loan::Model) -> bool {
    opens_without_role(&without_role(user, loan))
}

/// Whether they may also change something on it (resolution 94).
#[must_use]
pub fn can_edit_without_role(user: &app_user::Model, loan: &loan::Model) -> bool {
    acts_without_role(&without_role(user, loan))
}

fn without_role(user: &app_user::Model, loan: &loan::Model) -> OpensWithoutRole {
    OpensWithoutRole {
        company_role: user.company_role.map(|role| role.0),
        own_company: user.company_id == Some(loan.company_id),
        loan_status: loan.review_status.0,
    }
}
