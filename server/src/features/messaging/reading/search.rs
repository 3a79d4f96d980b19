//! Searches a loan's messages that a person may read, across all threads.

use sea_orm::{
    ColumnTrait, EntityTrait, FromQueryResult, JoinType, PaginatorTrait as _, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _, Select,
    sea_query::{Expr, ExprTrait as _},
};
use serde::Deserialize;
use uuid::Uuid;

use super::message_assembly::{ReadableMessage, assemble_messages};
use crate::{
    access::{LoanMember, first_message_read},
    db::{contains, joined, with_columns},
    entity::{message, message_thread, thread_user},
    features::messaging::{dto::Message, participants::LoanParticipants},
    http::{
        Problem,
        paging::{Page, PageQuery},
    },
    membership::{sees_message, sees_thread},
    state::AppState,
};

/// The search filters.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct MessagesQuery {
    /// The loan, which is looked up earlier.
    #[allow(dead_code)]
    pub loan_id: Uuid,
    /// Only messages of this thread.
    #[serde(default)]
    pub thread_id: Option<Uuid>,
    /// Part of the text or the subject, up to 200 characters.
    #[serde(default)]
    pub query: Option<String>,
    /// The page number, from 0.
    #[serde(default)]
    pub p: u64,
    /// Messages per page: 1 to 100, default 20.
    #[serde(default = "default_page_size")]
    pub s: u64,
}

const fn default_page_size() -> u64 {
    20
}

struct Row {
    message: message::Model,
    thread: message_thread::Model,
    own: Option<thread_user::Model>,
    sees: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, sea_orm::DbErr> {
        Ok(Self {
            message: message::Model::from_query_result(row, "")?,
            thread: message_thread::Model::from_query_result(row, "thread_")?,
            own: joined::<thread_user::Entity>(row, "own_")?,
            sees: row.try_get("", "sees")?,
        })
    }
}

/// Returns a page of messages, newest first. A search without text returns none.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn list(
    state: &AppState,
    viewer: &LoanMember,
    query: &MessagesQuery,
    searching: bool,
) -> Result<Page<Message>, Problem> {
    let page = PageQuery { p: query.p, s: query.s };
    let text = query.query.as_deref().map(str::trim).filter(|text| !text.is_empty());
    if searching && text.is_none() {
        return Ok(Page::new(Vec::new(), page, 0));
    }
    let db = state.db.read();
    let chosen = select_messages(viewer, query.thread_id, text);
    let total = chosen.clone().count(db).await?;
    let mut select = chosen
        .expr_as(Expr::case(sees_thread(viewer), true).finally(false), "sees")
        .order_by_desc(message::Column::CreatedAt)
        .order_by_desc(message::Column::Id)
        .limit(page.size())
        .offset(page.offset());
    let own = Expr::col((thread_user::Entity, thread_user::Column::ThreadId))
        .equals((message_thread::Entity, message_thread::Column::Id))
        .and(Expr::col((thread_user::Entity, thread_user::Column::UserId)).eq(viewer.user.id));
    QuerySelect::query(&mut select).left_join(thread_user::Entity, own);
    let select = with_columns::<_, message_thread::Entity>(select, "message_thread", "thread_");
    let select = with_columns::<_, thread_user::Entity>(select, "thread_user", "own_");
    let rows: Vec<Row> = select.into_model().all(db).await?;
    let acts = viewer.require_write_access().is_ok();
    let seen = rows.into_iter().map(|row| ReadableMessage {
        sees_thread: row.sees,
        from_seq: first_message_read(viewer, &row.thread, row.own.as_ref()),
        can_write: row.sees && acts && !row.thread.inactive,
        message: row.message,
        thread: row.thread,
    });
    let mut participants = LoanParticipants::of(db, viewer).await?;
    let messages = assemble_messages(db, viewer, &mut participants, seen.collect()).await?;
    Ok(Page::new(messages, page, total))
}

fn select_messages(
    viewer: &LoanMember,
    thread_id: Option<Uuid>,
    text: Option<&str>,
) -> Select<message::Entity> {
    let mut select = message::Entity::find()
        .join(JoinType::InnerJoin, message::Relation::Thread.def())
        .filter(sees_message(viewer));
    if let Some(id) = thread_id {
        select = select.filter(message::Column::ThreadId.eq(id));
    }
    let Some(text) = text else { return select };
    let place = |column: message::Column| Expr::col((message::Entity, column));
    let said =
        contains(place(message::Column::Text), text).or(contains(place(message::Column::Subject), text));
    select.filter(message::Column::DeletedAt.is_null()).filter(said)
}
