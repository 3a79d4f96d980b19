//! The lenders a person has loans with.

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect, RelationTrait,
};
use uuid::Uuid;

use super::dto::LenderOfUser;
use crate::{
    entity::{company, loan, loan_role},
    state::AppState,
};

/// Returns them by name, each with the number of the person's loans.
pub(super) async fn lenders_of(state: &AppState, user_id: Uuid) -> Result<Vec<LenderOfUser>, DbErr> {
    loan_role::Entity::find()
        .select_only()
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .columns([
            company::Column::Id,
            company::Column::Name,
            company::Column::Slug,
            company::Column::SecureUploadEnabled,
        ])
        .column_as(loan::Column::Id.count(), "loan_count")
        .filter(loan_role::Column::UserId.eq(user_id))
        .group_by(company::Column::Id)
        .order_by_asc(company::Column::Name)
        .into_model()
        .all(state.db.read())
        .await
}
