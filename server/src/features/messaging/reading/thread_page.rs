//! Pages of a thread. Messages are numbered without gaps, so all pages cost the same.

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect as _,
    sea_query::{Expr, ExprTrait as _, Query},
};
use serde::Deserialize;
use uuid::Uuid;

use super::message_assembly::{ReadableMessage, assemble_messages};
use crate::{
    access::{MessageReader, ThreadMember, is_blind_copy},
    entity::{message, message_delivery},
    features::messaging::{
        dto::{Message, MessagePage},
        participants::LoanParticipants,
    },
    http::Problem,
    state::AppState,
};

/// The largest page size.
const LARGEST: u64 = 100;

/// The requested page of a thread.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct ThreadPageQuery {
    /// The page number, from 0. The first page has the newest messages.
    #[serde(default)]
    pub page: u64,
    /// Messages per page: 1 to 100, default 30.
    #[serde(default)]
    pub size: Option<u64>,
    /// Labels separated by commas. A thread with none of them returns no messages.
    #[serde(default)]
    pub labels: Option<String>,
    /// Requests the page with the first message that the user hasn't read.
    #[serde(default)]
    pub first_unread: bool,
}

/// Returns one message as its reader sees it.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn load_message(
    db: &impl ConnectionTrait,
    reader: MessageReader,
) -> Result<Message, Problem> {
    let MessageReader { thread, message, .. } = reader;
    let mut participants = LoanParticipants::of(db, &thread.member).await?;
    let seen = vec![ReadableMessage::of(message, &thread)];
    assemble_messages(db, &thread.member, &mut participants, seen).await?.pop().ok_or_else(Problem::internal)
}

/// Returns a page of the thread.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn of_thread(
    state: &AppState,
    viewer: &ThreadMember,
    query: &ThreadPageQuery,
) -> Result<MessagePage, Problem> {
    let db = state.db.read();
    let size = query.size.unwrap_or(30).clamp(1, LARGEST);
    let from = viewer.from_seq();
    let newest = viewer.thread.message_count;
    let shown = viewer.sees_thread && has_label(viewer, query.labels.as_deref());
    let total =
        if shown { u64::try_from(newest.saturating_sub(from).saturating_add(1)).unwrap_or(0) } else { 0 };
    let mut page = query.page;
    if query.first_unread
        && let Some(seq) = first_unread(db, viewer).await?
    {
        page = u64::try_from(newest.saturating_sub(seq)).unwrap_or(0) / size;
    }
    let (rows, total) = if viewer.sees_thread {
        let upto = newest.saturating_sub(i64::try_from(page.saturating_mul(size)).unwrap_or(i64::MAX));
        let above = upto.saturating_sub(i64::try_from(size).unwrap_or(0));
        let rows = if shown {
            load_messages_between(db, viewer, Ord::max(above, from.saturating_sub(1)), upto).await?
        } else {
            Vec::new()
        };
        (rows, total)
    } else {
        let rows = load_blind_copies(db, viewer).await?;
        let total = rows.len() as u64;
        (rows, total)
    };
    let mut participants = LoanParticipants::of(db, &viewer.member).await?;
    let seen = rows.into_iter().map(|row| ReadableMessage::of(row, viewer)).collect();
    let content = assemble_messages(db, &viewer.member, &mut participants, seen).await?;
    let last = page.saturating_add(1).saturating_mul(size) >= total;
    Ok(MessagePage { content, page, size, total, last })
}

fn has_label(viewer: &ThreadMember, labels: Option<&str>) -> bool {
    let mut wanted =
        labels.unwrap_or_default().split(',').map(str::trim).filter(|it| !it.is_empty()).peekable();
    wanted.peek().is_none() || wanted.any(|label| viewer.thread.labels.iter().any(|own| own == label))
}

/// Returns the messages numbered above `above` up to `upto`, newest first.
async fn load_messages_between(
    db: &impl ConnectionTrait,
    viewer: &ThreadMember,
    above: i64,
    upto: i64,
) -> Result<Vec<message::Model>, DbErr> {
    message::Entity::find()
        .filter(message::Column::ThreadId.eq(viewer.thread.id))
        .filter(message::Column::Seq.gt(above))
        .filter(message::Column::Seq.lte(upto))
        .order_by_desc(message::Column::Seq)
        .all(db)
        .await
}

/// Returns the thread's messages that the viewer got as blind copies, newest first.
async fn load_blind_copies(
    db: &impl ConnectionTrait,
    viewer: &ThreadMember,
) -> Result<Vec<message::Model>, DbErr> {
    let delivery = |column: message_delivery::Column| Expr::col((message_delivery::Entity, column));
    let own = Query::select()
        .column(message_delivery::Column::MessageId)
        .from(message_delivery::Entity)
        .and_where(delivery(message_delivery::Column::UserId).eq(viewer.member.user.id))
        .and_where(delivery(message_delivery::Column::ThreadId).eq(viewer.thread.id))
        .and_where(is_blind_copy())
        .and_where(delivery(message_delivery::Column::Ended).eq(false))
        .take();
    message::Entity::find()
        .filter(message::Column::Id.in_subquery(own))
        .order_by_desc(message::Column::Seq)
        .limit(LARGEST)
        .all(db)
        .await
}

/// Returns the number of the first message that the viewer hasn't read.
async fn first_unread(db: &impl ConnectionTrait, viewer: &ThreadMember) -> Result<Option<i64>, DbErr> {
    let seq: Option<Option<i64>> = message_delivery::Entity::find()
        .select_only()
        .column_as(message_delivery::Column::Seq.min(), "first")
        .filter(unread_of(viewer.member.user.id))
        .filter(message_delivery::Column::ThreadId.eq(viewer.thread.id))
        .into_tuple()
        .one(db)
        .await?;
    Ok(seq.flatten())
}

/// The condition for a user's unread deliveries.
pub(in crate::features::messaging) fn unread_of(user_id: Uuid) -> Condition {
    Condition::all()
        .add(message_delivery::Column::UserId.eq(user_id))
        .add(message_delivery::Column::ReadAt.is_null())
        .add(message_delivery::Column::Ended.eq(false))
}
