//! The reminders that people got so far.

use std::collections::HashMap;

use chrono::{DateTime, Days, NaiveDate, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, ExprTrait as _, FromQueryResult, JoinType,
    QueryFilter as _, QuerySelect as _, RelationTrait as _,
    sea_query::{Expr, Func},
};
use shared_rules::needs_list::review::ReviewState;
use uuid::Uuid;

use crate::entity::{EnumColumn, needs_list_element as element, reminder, reminder_request};

/// The reminders of a request that a person got.
pub(super) struct SentReminders {
    /// The number since the request was last returned.
    pub count: u32,
    /// The day of the last one.
    pub last: Option<NaiveDate>,
}

#[derive(FromQueryResult)]
struct SentRow {
    element_id: Uuid,
    user_id: Uuid,
    sent: i64,
    last: Option<NaiveDate>,
}

/// Returns the reminders of the loans' requests, by request and person.
pub(super) async fn load_sent(
    db: &impl ConnectionTrait,
    loans: &[Uuid],
    users: &[Uuid],
) -> Result<HashMap<(Uuid, Uuid), SentReminders>, DbErr> {
    let of_element = |column: element::Column| Expr::col((element::Entity, column));
    let at = Expr::col((reminder::Entity, reminder::Column::At));
    let counts = of_element(element::Column::ReviewState)
        .eq(EnumColumn(ReviewState::Open))
        .or(of_element(element::Column::ReviewedAt).is_null())
        .or(at.gte(of_element(element::Column::ReviewedAt)));
    let counted: Expr = Expr::case(counts, 1).finally(0).into();
    let rows: Vec<SentRow> = reminder_request::Entity::find()
        .select_only()
        .column(reminder_request::Column::ElementId)
        .column(reminder::Column::UserId)
        .expr_as(Func::sum(counted), "sent")
        .expr_as(Func::max(Expr::col((reminder::Entity, reminder::Column::Day))), "last")
        .join(JoinType::InnerJoin, reminder_request::Relation::Reminder.def())
        .join(JoinType::InnerJoin, reminder_request::Relation::Element.def())
        .filter(element::Column::LoanId.is_in(loans.iter().copied()))
        .filter(reminder::Column::UserId.is_in(users.iter().copied()))
        .group_by(reminder_request::Column::ElementId)
        .group_by(reminder::Column::UserId)
        .into_model()
        .all(db)
        .await?;
    let sent = |row: SentRow| {
        let count = u32::try_from(row.sent).unwrap_or(u32::MAX);
        ((row.element_id, row.user_id), SentReminders { count, last: row.last })
    };
    Ok(rows.into_iter().map(sent).collect())
}

/// Returns the number of emails that the company sent to these addresses on each current day; days differ by time zone.
pub(super) async fn load_rounds(
    db: &impl ConnectionTrait,
    company: Uuid,
    addresses: &[String],
    now: DateTime<Utc>,
) -> Result<HashMap<(String, NaiveDate), i32>, DbErr> {
    use reminder::Column;
    let yesterday = now.date_naive().checked_sub_days(Days::new(1)).unwrap_or_default();
    let rows: Vec<(String, NaiveDate)> = reminder::Entity::find()
        .select_only()
        .columns([Column::Address, Column::Day])
        .filter(Column::CompanyId.eq(company))
        .filter(Column::Address.is_in(addresses))
        .filter(Column::Day.gte(yesterday))
        .into_tuple()
        .all(db)
        .await?;
    let mut rounds = HashMap::new();
    for key in rows {
        let round: &mut i32 = rounds.entry(key).or_default();
        *round = round.saturating_add(1);
    }
    Ok(rounds)
}
