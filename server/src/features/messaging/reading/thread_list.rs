//! The threads of a loan that a person sees, the most recently active first.

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, Select,
    sea_query::{Asterisk, Expr, ExprTrait as _, Query},
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    thread_page::unread_of,
    threads::{SeenThread, assemble_threads},
};
use crate::{
    access::{LoanMember, has_copy_in_thread},
    db::{contains, joined, with_columns},
    entity::{message, message_delivery, message_draft, message_thread, thread_user},
    features::messaging::{dto::Thread, standard_threads},
    http::{
        Problem,
        paging::{Page, PageQuery},
    },
    membership::{sees_message, sees_thread},
    state::AppState,
};

/// The maximum that the total counts up to.
const COUNTED: u64 = 1_000;

/// The filters of the thread list.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct ThreadsQuery {
    /// The loan, which is looked up earlier.
    #[allow(dead_code)]
    pub loan_id: Uuid,
    /// Labels separated by commas: threads with any of them.
    #[serde(default)]
    pub labels: Option<String>,
    /// Only threads with messages that the user hasn't read.
    #[serde(default)]
    pub unread: bool,
    /// Only threads in which the user has a draft.
    #[serde(default)]
    pub draft: bool,
    /// Part of the subject or of a message, up to 200 characters.
    #[serde(default)]
    pub query: Option<String>,
    /// `DESC` (default) sorts the most recently active first, `ASC` last.
    #[serde(default)]
    #[param(inline)]
    pub order: Option<ThreadOrder>,
    /// The page number, from 0.
    #[serde(default)]
    pub p: u64,
    /// Threads per page: 1 to 100, default 20.
    #[serde(default = "default_page_size")]
    pub s: u64,
}

const fn default_page_size() -> u64 {
    20
}

/// The sort order.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub(in crate::features::messaging) enum ThreadOrder {
    /// The least recently active first.
    Asc,
    /// The most recently active first.
    Desc,
}

struct Row {
    thread: message_thread::Model,
    own: Option<thread_user::Model>,
    sees: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            thread: message_thread::Model::from_query_result(row, "")?,
            own: joined::<thread_user::Entity>(row, "own_")?,
            sees: row.try_get("", "sees")?,
        })
    }
}

/// Returns a page of threads.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn list(
    state: &AppState,
    viewer: &LoanMember,
    query: &ThreadsQuery,
) -> Result<Page<Thread>, Problem> {
    standard_threads::ensure_standard_threads(state, viewer.loan.id).await?;
    let db = state.db.read();
    let page = PageQuery { p: query.p, s: query.s };
    let order = match query.order {
        Some(ThreadOrder::Asc) => Order::Asc,
        Some(ThreadOrder::Desc) | None => Order::Desc,
    };
    let chosen = message_thread::Entity::find().filter(filter_condition(viewer, query));
    let counted = count_threads(db, chosen.clone()).await?;
    let sees = Expr::case(sees_thread(viewer), true).finally(false);
    let mut select = chosen
        .expr_as(sees, "sees")
        .order_by(message_thread::Column::LastMessageAt, order.clone())
        .order_by(message_thread::Column::Id, order)
        .limit(page.size())
        .offset(page.offset());
    let own = Expr::col((thread_user::Entity, thread_user::Column::ThreadId))
        .equals((message_thread::Entity, message_thread::Column::Id))
        .and(Expr::col((thread_user::Entity, thread_user::Column::UserId)).eq(viewer.user.id));
    QuerySelect::query(&mut select).left_join(thread_user::Entity, own);
    let select = with_columns::<_, thread_user::Entity>(select, "thread_user", "own_");
    let rows: Vec<Row> = select.into_model().all(db).await?;
    let seen =
        rows.into_iter().map(|row| SeenThread { thread: row.thread, own: row.own, sees_thread: row.sees });
    let threads = assemble_threads(db, viewer, seen.collect()).await?;
    let upto = page.offset().saturating_add(threads.len() as u64);
    let more = u64::from(threads.len() as u64 == page.size());
    let total = if counted < COUNTED { counted } else { Ord::max(COUNTED, upto.saturating_add(more)) };
    Ok(Page::new(threads, page, total))
}

/// Counts the threads up to a limit: people don't page through more, and counting all of them costs more than a page.
async fn count_threads(
    db: &impl ConnectionTrait,
    chosen: Select<message_thread::Entity>,
) -> Result<u64, DbErr> {
    let mut some = chosen.select_only().expr_as(Expr::value(1), "one").limit(COUNTED);
    let count = Query::select()
        .expr_as(Expr::col(Asterisk).count(), "number")
        .from_subquery(QuerySelect::query(&mut some).take(), "some")
        .take();
    let row = db.query_one(&count).await?;
    let number: i64 = row.map_or(Ok(0), |row| row.try_get("", "number"))?;
    Ok(u64::try_from(number).unwrap_or(0))
}

fn filter_condition(viewer: &LoanMember, query: &ThreadsQuery) -> Condition {
    let of_loan = message_thread::Column::LoanId.eq(viewer.loan.id);
    let seen = Condition::any().add(sees_thread(viewer)).add(has_copy_in_thread(viewer.user.id));
    let text = query.query.as_deref().map(str::trim).filter(|text| !text.is_empty());
    Condition::all()
        .add(of_loan)
        .add(seen)
        .add_option(query.unread.then(|| has_unread(viewer)))
        .add_option(query.draft.then(|| drafts_exist(viewer)))
        .add_option(query.labels.as_deref().and_then(with_label))
        .add_option(text.map(|text| mentions(viewer, text)))
}

/// The condition that the query's thread has messages that the viewer hasn't read. These are few, so it is selective.
fn has_unread(viewer: &LoanMember) -> Expr {
    let delivery = |column: message_delivery::Column| Expr::col((message_delivery::Entity, column));
    let of_message =
        delivery(message_delivery::Column::MessageId).equals((message::Entity, message::Column::Id));
    let unread = Query::select()
        .column((message_delivery::Entity, message_delivery::Column::ThreadId))
        .from(message_delivery::Entity)
        .inner_join(message::Entity, of_message)
        .and_where(delivery(message_delivery::Column::LoanId).eq(viewer.loan.id))
        .cond_where(unread_of(viewer.user.id))
        .and_where(Expr::col((message::Entity, message::Column::DeletedAt)).is_null())
        .take();
    Expr::col((message_thread::Entity, message_thread::Column::Id)).in_subquery(unread)
}

/// The condition that the viewer has a draft in the query's thread.
fn drafts_exist(viewer: &LoanMember) -> Expr {
    let draft = |column: message_draft::Column| Expr::col((message_draft::Entity, column));
    let drafts = Query::select()
        .expr(Expr::value(1))
        .from(message_draft::Entity)
        .and_where(
            draft(message_draft::Column::ThreadId)
                .equals((message_thread::Entity, message_thread::Column::Id)),
        )
        .and_where(draft(message_draft::Column::UserId).eq(viewer.user.id))
        .take();
    Expr::exists(drafts)
}

/// The condition that the thread has any of the labels. Labels are stored as JSON, each in quotation marks.
fn with_label(labels: &str) -> Option<Condition> {
    let labels: Vec<&str> = labels.split(',').map(str::trim).filter(|label| !label.is_empty()).collect();
    let place = || Expr::col((message_thread::Entity, message_thread::Column::Labels));
    let quoted = labels.iter().filter_map(|label| serde_json::to_string(label).ok());
    let any = quoted.fold(Condition::any(), |any, label| any.add(contains(place(), &label)));
    (!labels.is_empty()).then_some(any)
}

/// The condition that the subject or a message visible to the viewer contains the text.
fn mentions(viewer: &LoanMember, text: &str) -> Condition {
    let title = Expr::col((message_thread::Entity, message_thread::Column::Title));
    let said = Query::select()
        .expr(Expr::value(1))
        .from(message::Entity)
        .and_where(
            Expr::col((message::Entity, message::Column::ThreadId))
                .equals((message_thread::Entity, message_thread::Column::Id)),
        )
        .and_where(Expr::col((message::Entity, message::Column::DeletedAt)).is_null())
        .and_where(contains(Expr::col((message::Entity, message::Column::Text)), text))
        .cond_where(sees_message(viewer))
        .take();
    Condition::any().add(contains(title, text)).add(Expr::exists(said))
}
