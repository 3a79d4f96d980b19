//! The loans by review status, with their amounts.

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Alias, Expr, ExprTrait as _, Func},
};
use shared_rules::loans::review_status::ReviewStatus;

use super::dto::LoansAtStatus;
use crate::{
    access::SignedIn,
    entity::{EnumColumn, loan},
    membership::is_lent_by,
    state::AppState,
};

/// Returns the number and amount of loans by status, in status order.
pub(super) async fn of_loans(state: &AppState, viewer: &SignedIn) -> Result<Vec<LoansAtStatus>, DbErr> {
    let amount = Expr::col((loan::Entity, loan::Column::Amount)).sum();
    let amount = Expr::expr(Func::coalesce([amount, Expr::value(0_i64)])).cast_as(Alias::new("BIGINT"));
    let rows: Vec<(EnumColumn<ReviewStatus>, i64, i64)> = loan::Entity::find()
        .select_only()
        .column(loan::Column::ReviewStatus)
        .column_as(loan::Column::Id.count(), "loans")
        .expr_as(amount, "amount")
        .filter(is_lent_by(viewer))
        .group_by(loan::Column::ReviewStatus)
        .into_tuple()
        .all(state.db.read())
        .await?;
    let at = |status: ReviewStatus| rows.iter().find(|(at, ..)| at.0 == status);
    let stage = |status| at(status).map(|(at, loans, amount)| (at.0, *loans, *amount));
    let found = ReviewStatus::ALL.into_iter().filter_map(stage);
    Ok(found.map(|(review_status, loans, amount)| LoansAtStatus { review_status, loans, amount }).collect())
}
