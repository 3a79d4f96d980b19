//! The latest events on a lender's loans.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, QueryResult, QuerySelect,
    sea_query::{Expr, ExprTrait as _},
};
use uuid::Uuid;

use super::dto::LatestEntry;
use crate::{
    db::with_columns,
    entity::{app_user, element_history, loan, needs_list_element as element},
    features::needs_list::words_for_lenders,
    membership::{LenderLoans, UserRef},
    state::AppState,
};

/// The maximum number of entries in a response.
const MOST: u64 = 15;
/// The period that is searched, in days.
const DAYS: i64 = 14;

struct Row {
    entry: element_history::Model,
    actor: app_user::Model,
    element_name: String,
    deleted_at: Option<DateTime<Utc>>,
    loan_id: Uuid,
    loan_name: String,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            entry: element_history::Model::from_query_result(row, "")?,
            actor: app_user::Model::from_query_result(row, "actor_")?,
            element_name: row.try_get("", "element_name")?,
            deleted_at: row.try_get("", "deleted_at")?,
            loan_id: row.try_get("", "loan_id")?,
            loan_name: row.try_get("", "loan_name")?,
        })
    }
}

/// Returns the events of requests and folders, latest first.
pub(super) async fn of_loans(state: &AppState, lent: &LenderLoans) -> Result<Vec<LatestEntry>, DbErr> {
    let entry = |column| Expr::col((element_history::Entity, column));
    let mut select = element_history::Entity::find()
        .column_as(element::Column::Name, "element_name")
        .column_as(element::Column::DeletedAt, "deleted_at")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .filter(element_history::Column::At.gt(state.clock.now() - TimeDelta::days(DAYS)))
        .filter(lent.contain_loan())
        .order_by_desc(element_history::Column::At)
        .order_by_desc(element_history::Column::Id)
        .limit(MOST);
    QuerySelect::query(&mut select)
        .inner_join(
            element::Entity,
            entry(element_history::Column::ElementId).equals((element::Entity, element::Column::Id)),
        )
        .inner_join(
            loan::Entity,
            Expr::col((element::Entity, element::Column::LoanId)).equals((loan::Entity, loan::Column::Id)),
        )
        .inner_join(
            app_user::Entity,
            entry(element_history::Column::ActorId).equals((app_user::Entity, app_user::Column::Id)),
        );
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "actor_");
    let rows: Vec<Row> = select.into_model().all(state.db.read()).await?;
    let entries: Vec<&element_history::Model> = rows.iter().map(|row| &row.entry).collect();
    let words = words_for_lenders(state.db.read(), &entries).await?;
    let latest = rows.iter().zip(words).map(|(row, words)| LatestEntry {
        id: row.entry.id,
        actor: UserRef::from(&row.actor),
        words,
        at: row.entry.at,
        element_id: row.entry.element_id,
        element_name: row.element_name.clone(),
        element_deleted: row.deleted_at.is_some(),
        loan_id: row.loan_id,
        loan_name: row.loan_name.clone(),
    });
    Ok(latest.collect())
}
