//! Access to the message that the path names as `{messageId}`.

use axum::{extract::FromRequestParts, http::request::Parts};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryResult, QuerySelect,
    RelationTrait as _,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::messaging::recipient::DeliveryKind;
use uuid::Uuid;

use super::{
    LoanMember, SignedIn, ThreadMember,
    loan::{LoanExtractor, extract_guarded},
    thread::{self, id_in_path},
};
use crate::{
    db::{joined, with_columns},
    entity::{app_user, message, message_delivery},
    http::Problem,
    state::AppState,
};

/// A message that a person may read.
#[derive(Clone, Debug)]
pub struct MessageReader {
    /// Its thread, and the person's membership of it.
    pub thread: ThreadMember,
    /// The message.
    pub message: message::Model,
    /// Its delivery to the person, if they are a recipient.
    pub delivery: Option<message_delivery::Model>,
}

impl MessageReader {
    /// Whether they wrote it.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.message.from_user_id == self.thread.member.user.id
    }
}

struct MessageRow {
    thread: thread::ThreadRow,
    message: message::Model,
    delivery: Option<message_delivery::Model>,
}

impl FromQueryResult for MessageRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            thread: thread::ThreadRow::from_query_result(row, "")?,
            message: message::Model::from_query_result(row, "")?,
            delivery: joined::<message_delivery::Entity>(row, "delivery_")?,
        })
    }
}

/// Loads the message within a change, as the person sees it now.
///
/// # Errors
/// *Not found*, if they don't see it or it doesn't exist.
pub async fn message_reader(
    db: &impl ConnectionTrait,
    user: &app_user::Model,
    message_id: Uuid,
) -> Result<MessageReader, Problem> {
    let select =
        message::Entity::find_by_id(message_id).join(JoinType::InnerJoin, message::Relation::Thread.def());
    let mut select = thread::ThreadRow::add(select, user.id);
    let own = Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
        .equals((message::Entity, message::Column::Id))
        .and(Expr::col((message_delivery::Entity, message_delivery::Column::UserId)).eq(user.id));
    QuerySelect::query(&mut select).left_join(message_delivery::Entity, own);
    let select = with_columns::<_, message_delivery::Entity>(select, "message_delivery", "delivery_");
    let row = select.into_model::<MessageRow>().one(db).await?.ok_or_else(Problem::not_found)?;
    let thread = row.thread.seen_by(user.clone()).ok_or_else(Problem::not_found)?;
    let reader = MessageReader { thread, message: row.message, delivery: row.delivery };
    if can_read(&reader) { Ok(reader) } else { Err(Problem::not_found()) }
}

fn can_read(reader: &MessageReader) -> bool {
    let copy = |row: &message_delivery::Model| row.how.0 == DeliveryKind::Bcc && !row.ended;
    let in_thread = reader.thread.sees_thread && reader.message.seq >= reader.thread.from_seq();
    in_thread || reader.delivery.as_ref().is_some_and(copy)
}

impl LoanExtractor for MessageReader {
    async fn find(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let message_id = id_in_path(parts, "messageId").await?;
        message_reader(state.db.read(), &signed_in.user, message_id).await
    }

    fn on_loan(&self) -> &LoanMember {
        &self.thread.member
    }
}

impl FromRequestParts<AppState> for MessageReader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        extract_guarded(parts, state).await
    }
}
