//! The reminders of a request, for its details.

use chrono::NaiveDate;
use sea_orm::{
    ColumnTrait as _, EntityTrait as _, ExprTrait as _, JoinType, QueryFilter as _, QuerySelect as _,
    RelationTrait as _,
    sea_query::{Expr, Func},
};
use shared_rules::reminders::words::{RemindedRequest, reminded_words};
use uuid::Uuid;

use super::dto::ReminderHistory;
use crate::{
    access::LoanMember,
    entity::{reminder, reminder_request},
    features::needs_list,
    http::Problem,
    state::AppState,
};

/// Returns the number of days on which people were reminded of the request, and the last of them.
pub(super) async fn load_history(
    state: &AppState,
    lender: &LoanMember,
    element_id: Uuid,
) -> Result<ReminderHistory, Problem> {
    needs_list::require_visible(state, lender, element_id).await?;
    let day = || Expr::col((reminder::Entity, reminder::Column::Day));
    let found: Option<(i64, Option<NaiveDate>)> = reminder_request::Entity::find()
        .select_only()
        .expr_as(day().count_distinct(), "days")
        .expr_as(Func::max(day()), "last")
        .join(JoinType::InnerJoin, reminder_request::Relation::Reminder.def())
        .filter(reminder_request::Column::ElementId.eq(element_id))
        .into_tuple()
        .one(state.db.read())
        .await?;
    let (days, last) = found.unwrap_or_default();
    let count = u32::try_from(days).unwrap_or(u32::MAX);
    Ok(ReminderHistory { count, last, words: reminded_words(&RemindedRequest { count, last }) })
}
