//! A person's own marks: messages read, unread or important; threads muted.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, EntityTrait, JoinType, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _, OnConflict},
};
use serde_json::json;
use shared_rules::messaging::recipient::DeliveryKind;
use uuid::Uuid;

use crate::{
    access::{MessageReader, ThreadMember},
    entity::{EnumColumn, message, message_delivery, message_thread, thread_user},
    features::messaging::{event_audience, reading::thread_page::unread_of},
    http::Problem,
    realtime::{Audience, Changes, Kind},
    state::AppState,
};

/// Marks the message as read or unread. Idempotent.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn set_read(
    state: &AppState,
    reader: &MessageReader,
    read: bool,
) -> Result<(), Problem> {
    let is_read = reader.delivery.as_ref().is_none_or(|row| row.read_at.is_some());
    if is_read == read || (reader.is_own() && reader.delivery.is_none()) {
        return Ok(());
    }
    let mut changes = Changes::begin(state).await?;
    let at = read.then(|| changes.now());
    note(&changes, reader, message_delivery::Column::ReadAt, Expr::value(at), at).await?;
    let is_blind = reader.delivery.as_ref().is_some_and(|row| row.how.0 == DeliveryKind::Bcc);
    let senders = is_blind.then_some(reader.message.from_user_id).into_iter().collect();
    let marked = read.then_some(MarkedRead { any_openly: !is_blind, senders_of_blind_copies: senders });
    publish_read(&mut changes, &reader.thread.thread, reader.thread.member.user.id, marked).await?;
    changes.commit().await?;
    Ok(())
}

/// Marks the message as important, or removes the mark.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn set_important(
    state: &AppState,
    reader: &MessageReader,
    important: bool,
) -> Result<(), Problem> {
    if reader.delivery.as_ref().is_some_and(|row| row.important) == important {
        return Ok(());
    }
    let mut changes = Changes::begin(state).await?;
    let now = Some(changes.now());
    note(&changes, reader, message_delivery::Column::Important, Expr::value(important), now).await?;
    let own = Audience { people: [reader.thread.member.user.id].into(), ..Audience::default() };
    let ids = json!({ "threadId": reader.message.thread_id, "messageId": reader.message.id });
    changes.publish_to_audience(reader.message.loan_id, Kind::Message, &ids, own);
    changes.commit().await?;
    Ok(())
}

/// Stores a mark. A reader who wasn't a recipient gets a delivery row, marked as read at that time.
async fn note(
    changes: &Changes,
    reader: &MessageReader,
    mark: message_delivery::Column,
    value: Expr,
    read_at: Option<DateTime<Utc>>,
) -> Result<(), Problem> {
    let message = &reader.message;
    let row = message_delivery::ActiveModel {
        message_id: Set(message.id),
        user_id: Set(reader.thread.member.user.id),
        thread_id: Set(message.thread_id),
        loan_id: Set(message.loan_id),
        seq: Set(message.seq),
        how: Set(EnumColumn(DeliveryKind::Reader)),
        place: Set(i32::MAX),
        read_at: Set(read_at),
        important: Set(mark_is_important(mark)),
        mentioned: Set(false),
        ended: Set(false),
    };
    let keys = [message_delivery::Column::MessageId, message_delivery::Column::UserId];
    let instead = OnConflict::columns(keys).value(mark, value).to_owned();
    message_delivery::Entity::insert(row).on_conflict(instead).exec_without_returning(&**changes).await?;
    Ok(())
}

const fn mark_is_important(mark: message_delivery::Column) -> bool {
    matches!(mark, message_delivery::Column::Important)
}

/// Marks all messages of the thread as read.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn read_all(
    state: &AppState,
    viewer: &ThreadMember,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let user_id = viewer.member.user.id;
    let unread = unread_in_thread(&changes, viewer).await?;
    let marked = message_delivery::Entity::update_many()
        .col_expr(message_delivery::Column::ReadAt, Expr::value(changes.now()))
        .filter(unread_of(user_id))
        .filter(message_delivery::Column::ThreadId.eq(viewer.thread.id))
        .exec(&*changes)
        .await?;
    if marked.rows_affected > 0 {
        publish_read(&mut changes, &viewer.thread, user_id, Some(unread)).await?;
    }
    changes.commit().await?;
    Ok(())
}

/// The deliveries that a person marked as read.
struct MarkedRead {
    /// Whether any of them wasn't a blind copy.
    any_openly: bool,
    /// The senders of the blind copies among them.
    senders_of_blind_copies: BTreeSet<Uuid>,
}

/// Returns the viewer's unread deliveries in the thread.
async fn unread_in_thread(changes: &Changes, viewer: &ThreadMember) -> Result<MarkedRead, Problem> {
    let of_message = Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
        .equals((message::Entity, message::Column::Id));
    let mut select = message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::How)
        .column(message::Column::FromUserId)
        .distinct()
        .filter(unread_of(viewer.member.user.id))
        .filter(message_delivery::Column::ThreadId.eq(viewer.thread.id));
    QuerySelect::query(&mut select).join(JoinType::InnerJoin, message::Entity, of_message);
    let rows: Vec<(EnumColumn<DeliveryKind>, Uuid)> = select.into_tuple().all(&**changes).await?;
    let is_blind = |(how, _): &&(EnumColumn<DeliveryKind>, Uuid)| how.0 == DeliveryKind::Bcc;
    Ok(MarkedRead {
        any_openly: !rows.iter().all(|row| is_blind(&row)),
        senders_of_blind_copies: rows.iter().filter(is_blind).map(|(_, sender)| *sender).collect(),
    })
}

/// Publishes that the person has read messages, to those who see the person. Reading a blind copy is published to its
/// sender only. Marking as unread isn't published to others.
async fn publish_read(
    changes: &mut Changes,
    thread: &message_thread::Model,
    user_id: Uuid,
    marked: Option<MarkedRead>,
) -> Result<(), Problem> {
    changes.publish_unread_changed([user_id]);
    let mut audience = Audience { people: [user_id].into(), ..Audience::default() };
    if let Some(marked) = marked {
        audience.people.extend(marked.senders_of_blind_copies);
        if marked.any_openly {
            let all = event_audience::audience_of(&**changes, thread, user_id).await?;
            audience.people.extend(all.people);
            audience = Audience { everybody: all.everybody, lenders: all.lenders, ..audience };
        }
    }
    changes.publish_to_audience(thread.loan_id, Kind::Read, &json!({ "threadId": thread.id }), audience);
    Ok(())
}

/// Mutes or unmutes the thread for the person.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn set_muted(
    state: &AppState,
    viewer: &ThreadMember,
    muted: bool,
) -> Result<(), Problem> {
    viewer.require_thread()?;
    let mut changes = Changes::begin(state).await?;
    let row = thread_user::ActiveModel {
        thread_id: Set(viewer.thread.id),
        user_id: Set(viewer.member.user.id),
        from_seq: Set(1),
        muted: Set(muted),
    };
    let keys = [thread_user::Column::ThreadId, thread_user::Column::UserId];
    let instead = OnConflict::columns(keys).update_column(thread_user::Column::Muted).to_owned();
    thread_user::Entity::insert(row).on_conflict(instead).exec_without_returning(&*changes).await?;
    let own = Audience { people: [viewer.member.user.id].into(), ..Audience::default() };
    changes.publish_to_audience(
        viewer.thread.loan_id,
        Kind::Thread,
        &json!({ "threadId": viewer.thread.id }),
        own,
    );
    changes.commit().await?;
    Ok(())
}

/// Publishes to others in the thread that the person is typing; nothing is stored. Throttled to one event a second
/// for each loan.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn publish_typing(
    state: &AppState,
    viewer: &ThreadMember,
) -> Result<(), Problem> {
    viewer.require_thread()?;
    let user = &viewer.member.user;
    if !state.budgets.allow_typing(user.id, viewer.thread.loan_id) {
        return Ok(());
    }
    let all = event_audience::audience_of(state.db.read(), &viewer.thread, user.id).await?;
    let audience = Audience { except: Some(user.id), ..all };
    let who = json!({ "id": user.id, "givenName": user.given_name, "familyName": user.family_name });
    let data = json!({ "threadId": viewer.thread.id, "user": who });
    let frame = crate::realtime::Frame::for_audience(viewer.thread.loan_id, Kind::Typing, &data, audience);
    state.hub.publish(&frame);
    Ok(())
}
