//! Editing, deleting and restoring sent messages. Other people's actions on a message are kept.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect as _, sea_query::Expr,
};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    activity::Activity,
    messaging::compose::{
        limits::{MessageSize, message_limits, saturating_count},
        message_check::{CheckMessage, check_message},
    },
    text::messaging as text,
};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{
    body::{self, CleanBody},
    dto::Message,
    event_audience, outside_addresses,
    reading::thread_page,
};
use crate::{
    access::{MessageReader, message_reader},
    entity::{message, message_delivery, message_document, message_revision},
    features::activity,
    http::{LimitedBody, Problem},
    mail,
    realtime::{Changes, Kind},
    state::AppState,
};

/// The new text of a message.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct EditMessage {
    /// The new body as HTML, up to 1 MB.
    pub body: String,
}

impl LimitedBody for EditMessage {
    const KIND: &'static str = "message";
}

/// Edits the user's own message. The previous text is kept.
///
/// # Errors
/// *Forbidden* for other people's messages; *invalid*, when the text would be empty or too long; *conflict*, when the
/// message is deleted.
pub(super) async fn edit_message(
    state: &AppState,
    reader: MessageReader,
    input: EditMessage,
) -> Result<Message, Problem> {
    require_own(&reader)?;
    let clean = sanitize_body(state, &reader, input.body).await?;
    let mut changes = Changes::begin(state).await?;
    let row = now_stored(&changes, &reader).await?;
    if row.deleted_at.is_some() {
        return Err(Problem::conflict(text::MESSAGE_DELETED.code, text::MESSAGE_DELETED.template));
    }
    if row.body != clean.html {
        replace(&changes, &row, clean).await?;
        outside_addresses::withdraw_waiting_emails(&mut changes, row.id).await?;
        let edited = Activity::MessageEdited { message: row.id.to_string() };
        activity::record_on_loan(&changes, &reader.thread.member, edited).await?;
        publish_change(&mut changes, &reader).await?;
    }
    changes.commit().await?;
    load_changed_message(state, &reader).await
}

/// Returns the sanitized body.
async fn sanitize_body(state: &AppState, reader: &MessageReader, body: String) -> Result<CleanBody, Problem> {
    let attached = message_document::Entity::find()
        .filter(message_document::Column::MessageId.eq(reader.message.id))
        .all(state.db.read())
        .await?;
    let size = MessageSize {
        body_bytes: saturating_count(body.len()),
        subject: None,
        recipients: 0,
        attachments: 0,
    };
    let mut violations = message_limits(&size);
    violations.extend(check_message(&CheckMessage {
        sender_group: reader.thread.member.role().group(),
        loan_id: Some(reader.message.loan_id.to_string()),
        body: body.clone(),
        subject: None,
        message_thread_id: Some(reader.message.thread_id.to_string()),
        recipients: Vec::new(),
        attachments: attached.iter().map(|row| row.document_id.to_string()).collect(),
        locked: false,
    }));
    if violations.is_empty() {
        body::sanitize_body(state, body).await
    } else {
        Err(Problem::invalid(violations))
    }
}

async fn replace(changes: &Changes, row: &message::Model, clean: CleanBody) -> Result<(), Problem> {
    let before = message_revision::ActiveModel {
        id: Set(Uuid::now_v7()),
        message_id: Set(row.id),
        body: Set(row.body.clone()),
        replaced_at: Set(changes.now()),
    };
    message_revision::Entity::insert(before).exec_without_returning(&**changes).await?;
    let after = message::ActiveModel {
        body: Set(clean.html),
        text: Set(clean.text),
        original_html: Set(clean.original),
        has_links: Set(clean.has_links),
        is_digest: Set(row.is_digest || clean.has_links),
        updated_at: Set(changes.now()),
        edited_at: Set(Some(changes.now())),
        ..Default::default()
    };
    message::Entity::update_many().set(after).filter(message::Column::Id.eq(row.id)).exec(&**changes).await?;
    let named = clean.mentioned.iter().filter_map(|id| id.parse::<Uuid>().ok());
    message_delivery::Entity::update_many()
        .col_expr(message_delivery::Column::Mentioned, Expr::value(true))
        .filter(message_delivery::Column::MessageId.eq(row.id))
        .filter(message_delivery::Column::UserId.is_in(named))
        .exec(&**changes)
        .await?;
    Ok(())
}

/// Deletes or restores the user's own message. A placeholder remains for its readers. Emails that aren't sent yet are
/// held until it is restored. Idempotent.
///
/// # Errors
/// *Forbidden* for other people's messages.
pub(super) async fn set_deleted(
    state: &AppState,
    reader: MessageReader,
    deleted: bool,
) -> Result<Message, Problem> {
    require_own(&reader)?;
    let mut changes = Changes::begin(state).await?;
    let row = now_stored(&changes, &reader).await?;
    if row.deleted_at.is_some() != deleted {
        let after = message::ActiveModel {
            deleted_at: Set(deleted.then(|| changes.now())),
            updated_at: Set(changes.now()),
            ..Default::default()
        };
        message::Entity::update_many()
            .set(after)
            .filter(message::Column::Id.eq(row.id))
            .exec(&*changes)
            .await?;
        outside_addresses::withdraw_waiting_emails(&mut changes, row.id).await?;
        if deleted {
            mail::hold_of_message(&*changes, changes.now(), row.id).await?;
        } else {
            mail::release_of_message(&*changes, changes.now(), row.id).await?;
        }
        let message = row.id.to_string();
        let activity = if deleted {
            Activity::MessageDeleted { message }
        } else {
            Activity::MessageRestored { message }
        };
        activity::record_on_loan(&changes, &reader.thread.member, activity).await?;
        changes.publish_unread_changed(unread_by(&changes, row.id).await?);
        publish_change(&mut changes, &reader).await?;
    }
    changes.commit().await?;
    state.mailer.wake();
    load_changed_message(state, &reader).await
}

/// Returns the recipients who haven't read the message.
async fn unread_by(changes: &Changes, message_id: Uuid) -> Result<Vec<Uuid>, DbErr> {
    message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::UserId)
        .filter(message_delivery::Column::MessageId.eq(message_id))
        .filter(message_delivery::Column::ReadAt.is_null())
        .filter(message_delivery::Column::Ended.eq(false))
        .into_tuple()
        .all(&**changes)
        .await
}

fn require_own(reader: &MessageReader) -> Result<(), Problem> {
    if reader.is_own() {
        return Ok(());
    }
    Err(Problem::refused(vec![text::OWN_MESSAGES_ONLY.violation("messageId")]))
}

async fn now_stored(changes: &Changes, reader: &MessageReader) -> Result<message::Model, Problem> {
    let row = message::Entity::find_by_id(reader.message.id).one(&**changes).await?;
    row.ok_or_else(Problem::not_found)
}

/// Publishes the change to everyone who sees the thread, and to recipients of a blind copy.
async fn publish_change(changes: &mut Changes, reader: &MessageReader) -> Result<(), Problem> {
    use shared_rules::messaging::recipient::DeliveryKind::Bcc;
    let message = &reader.message;
    let copies = message_delivery::Entity::find()
        .filter(message_delivery::Column::MessageId.eq(message.id))
        .filter(message_delivery::Column::How.eq(crate::entity::EnumColumn(Bcc)))
        .all(&**changes)
        .await?;
    let mut audience = event_audience::audience(&**changes, &reader.thread.thread).await?;
    audience.people.extend(copies.into_iter().map(|row| row.user_id));
    let ids = json!({ "threadId": message.thread_id, "messageId": message.id });
    changes.publish_to_audience(message.loan_id, Kind::Message, &ids, audience);
    Ok(())
}

async fn load_changed_message(state: &AppState, reader: &MessageReader) -> Result<Message, Problem> {
    let db = state.db.read();
    let reader = message_reader(db, &reader.thread.member.user, reader.message.id).await?;
    thread_page::load_message(db, reader).await
}
