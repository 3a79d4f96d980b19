//! Stores a message with its related rows in one transaction, and publishes it.

use std::collections::{BTreeSet, HashSet};

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter, sea_query::Expr};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    messaging::{
        recipient::DeliveryKind::{self, Bcc, Reader},
        sending::audience::MessageReaders,
    },
    text::messaging as text,
};
use uuid::Uuid;

use super::{
    SendMessage, email_copies,
    recipients::MessageRecipients,
    thread_choice::{ThreadPlacement, scope_of},
};
use crate::{
    access::message_reader,
    entity::{
        EnumColumn, JsonColumn, message, message_delivery, message_document, message_draft, message_email,
        message_thread,
    },
    features::{
        activity, documents,
        messaging::{
            body::CleanBody,
            by_email::{self, EmailRecipients},
            event_audience,
            fragments::StandingItems,
            outside_addresses::{self, OutsideAddresses},
        },
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// The maximum number of rows per statement.
const AT_ONCE: usize = 500;
/// The maximum number of labels on a thread.
const MOST_LABELS: usize = 100;

/// A message to be stored.
pub(super) struct OutgoingMessage<'a> {
    pub input: &'a SendMessage,
    pub clean: &'a CleanBody,
    pub items: &'a StandingItems,
    pub people: &'a MessageRecipients,
    pub outside: &'a OutsideAddresses,
    pub by_email: &'a EmailRecipients,
}

/// Stores the message. Returns its id.
///
/// # Errors
/// *Invalid*, when it has files or replies to a message that the sender doesn't see there; *conflict*, when its draft
/// no longer exists.
pub(super) async fn write(
    state: &AppState,
    changes: &mut Changes,
    place: &ThreadPlacement,
    outgoing: OutgoingMessage<'_>,
) -> Result<Uuid, Problem> {
    let OutgoingMessage { input, clean, items, people, outside: addresses, by_email } = outgoing;
    let sender = &people.sender;
    let files = attached_files(changes, people, &input.attachments).await?;
    refuse_reply_elsewhere(changes, people, place, input.in_reply_to_message).await?;
    let id = Uuid::now_v7();
    let thread = take_number(changes, place, id, &input.labels).await?;
    let now = changes.now();
    let row = message::ActiveModel {
        id: Set(id),
        thread_id: Set(thread.id),
        loan_id: Set(thread.loan_id),
        seq: Set(thread.message_count),
        from_user_id: Set(sender.user.id),
        subject: Set(input.subject.as_deref().unwrap_or_default().trim().to_owned()),
        body: Set(clean.html.clone()),
        text: Set(clean.text.clone()),
        in_reply_to: Set(input.in_reply_to_message),
        is_digest: Set(clean.has_links || (input.is_digest && sender.role().is_lender())),
        has_links: Set(clean.has_links),
        original_html: Set(clean.original.clone()),
        created_at: Set(now),
        updated_at: Set(now),
        edited_at: Set(None),
        deleted_at: Set(None),
    };
    message::Entity::insert(row).exec_without_returning(&**changes).await?;
    create_deliveries(changes, &thread, id, place, people, &clean.mentioned).await?;
    address(changes, id, people, by_email).await?;
    by_email::record(changes, sender, &thread, by_email).await?;
    let written_to = people.emails.iter().map(|(address, _)| address.as_str());
    by_email::save_addresses(&**changes, sender.user.id, written_to, now).await?;
    attach_files(changes, id, &files).await?;
    forget_draft(changes, people, input.drafted_message_id).await?;
    let names = files.iter().map(|(_, name)| name.clone()).collect();
    let said = email_copies::MessageContent {
        body: &clean.html,
        items,
        files: names,
        followers: &by_email.followers,
    };
    let held = email_copies::queue(state, changes, (&thread, id), people, said, addresses).await?;
    outside_addresses::record(changes, sender, id, addresses, &held).await?;
    activity::record_on_loan(changes, sender, Activity::MessageSent { message: id.to_string() }).await?;
    publish_message(changes, &thread, id, place.is_new, people).await?;
    Ok(id)
}

/// Returns the attached files, each once. The sender sees all of them.
async fn attached_files(
    changes: &Changes,
    people: &MessageRecipients,
    ids: &[Uuid],
) -> Result<Vec<(Uuid, String)>, Problem> {
    let wanted: HashSet<Uuid> = ids.iter().copied().collect();
    let seen = documents::visible_among(&**changes, &people.sender, &wanted).await?;
    let mut files: Vec<(Uuid, String)> = Vec::with_capacity(wanted.len());
    for (at, id) in ids.iter().enumerate() {
        let Some(row) = seen.iter().find(|row| row.id == *id) else {
            return Err(Problem::invalid(vec![
                text::ATTACHMENT_UNSEEN.violation(&format!("attachments[{at}]")),
            ]));
        };
        if !files.iter().any(|(known, _)| known == id) {
            files.push((*id, row.name.clone()));
        }
    }
    Ok(files)
}

/// Rejects a reply to a message of another thread, or to one that the sender doesn't see.
async fn refuse_reply_elsewhere(
    changes: &Changes,
    people: &MessageRecipients,
    place: &ThreadPlacement,
    id: Option<Uuid>,
) -> Result<(), Problem> {
    let Some(id) = id else { return Ok(()) };
    let seen = message_reader(&**changes, &people.sender.user, id).await;
    match seen {
        Ok(parent) if parent.message.thread_id == place.thread.id => Ok(()),
        _ => Err(Problem::invalid(vec![text::REPLY_ELSEWHERE.violation("inReplyToMessage")])),
    }
}

/// Returns the thread's next message number. The row stays locked until the transaction ends, so numbers have no
/// gaps.
async fn take_number(
    changes: &Changes,
    place: &ThreadPlacement,
    id: Uuid,
    labels: &[String],
) -> Result<message_thread::Model, Problem> {
    let next = Expr::col((message_thread::Entity, message_thread::Column::MessageCount)).add(1);
    let mut all = place.thread.labels.0.clone();
    for label in labels.iter().map(|label| label.trim()).filter(|label| !label.is_empty()) {
        if all.len() < MOST_LABELS && !all.iter().any(|own| own == label) {
            all.push(label.to_owned());
        }
    }
    let rows = message_thread::Entity::update_many()
        .col_expr(message_thread::Column::MessageCount, next)
        .col_expr(message_thread::Column::LastMessageId, Expr::value(id))
        .col_expr(message_thread::Column::LastMessageAt, Expr::value(changes.now()))
        .col_expr(message_thread::Column::Labels, Expr::value(JsonColumn(all)))
        .filter(message_thread::Column::Id.eq(place.thread.id))
        .exec_with_returning(&**changes)
        .await?;
    rows.into_iter().next().ok_or_else(Problem::not_found)
}

/// Creates deliveries for the recipients and all other readers of the thread.
async fn create_deliveries(
    changes: &Changes,
    thread: &message_thread::Model,
    id: Uuid,
    place: &ThreadPlacement,
    people: &MessageRecipients,
    mentioned: &[String],
) -> Result<(), Problem> {
    let mentioned: HashSet<&str> = mentioned.iter().map(String::as_str).collect();
    let mut got = people.users.clone();
    let known: HashSet<Uuid> = got.iter().map(|(user, _)| *user).chain([people.sender.user.id]).collect();
    got.extend(
        thread_readers(thread, place, people).filter(|user| !known.contains(user)).map(|user| (user, Reader)),
    );
    let rows = got.iter().enumerate().map(|(at, (user, how))| message_delivery::ActiveModel {
        message_id: Set(id),
        user_id: Set(*user),
        thread_id: Set(thread.id),
        loan_id: Set(thread.loan_id),
        seq: Set(thread.message_count),
        how: Set(EnumColumn(*how)),
        place: Set(i32::try_from(at).unwrap_or(i32::MAX)),
        read_at: Set(None),
        important: Set(false),
        mentioned: Set(mentioned.contains(user.to_string().as_str())),
        ended: Set(false),
    });
    let rows: Vec<_> = rows.collect();
    for some in rows.chunks(AT_ONCE) {
        message_delivery::Entity::insert_many(some.to_vec()).exec_without_returning(&**changes).await?;
    }
    changes.publish_unread_changed(got.into_iter().map(|(user, _)| user));
    Ok(())
}

/// Returns the addresses of the people who read the message in the application, in lower case.
pub(super) fn reader_addresses(place: &ThreadPlacement, people: &MessageRecipients) -> HashSet<String> {
    let named = people.users.iter().map(|(user, _)| *user).chain([people.sender.user.id]);
    let all = named.chain(thread_readers(&place.thread, place, people));
    let address = |user: Uuid| people.participants.person(user).map(|person| &person.user.email_address);
    all.filter_map(address).map(|address| address.trim().to_lowercase()).collect()
}

/// Returns the readers of the thread, without the sender and people who only get a blind copy.
fn thread_readers(
    thread: &message_thread::Model,
    place: &ThreadPlacement,
    people: &MessageRecipients,
) -> impl Iterator<Item = Uuid> + use<> {
    let MessageReaders { readers, unseen, .. } = people.find_readers(scope_of(thread), &place.members, false);
    let seen = readers.into_iter().filter(|reader| !reader.has_blind_copy).map(|reader| reader.id);
    seen.chain(unseen).filter_map(|id| id.parse().ok())
}

async fn address(
    changes: &Changes,
    id: Uuid,
    people: &MessageRecipients,
    by_email: &EmailRecipients,
) -> Result<(), Problem> {
    let followers = by_email.followers.iter().map(|address| (address, Reader));
    let all = people.emails.iter().map(|(address, how)| (address, *how)).chain(followers);
    let row = |(at, (address, how)): (usize, (&String, DeliveryKind))| message_email::ActiveModel {
        message_id: Set(id),
        address: Set(address.clone()),
        how: Set(EnumColumn(how)),
        place: Set(i32::try_from(at).unwrap_or(i32::MAX)),
        ..Default::default()
    };
    let rows: Vec<_> = all.enumerate().map(row).collect();
    for some in rows.chunks(AT_ONCE) {
        message_email::Entity::insert_many(some.to_vec()).exec_without_returning(&**changes).await?;
    }
    Ok(())
}

async fn attach_files(changes: &Changes, id: Uuid, files: &[(Uuid, String)]) -> Result<(), Problem> {
    let row = |(at, (document, _)): (usize, &(Uuid, String))| message_document::ActiveModel {
        message_id: Set(id),
        document_id: Set(*document),
        place: Set(i32::try_from(at).unwrap_or(i32::MAX)),
    };
    let rows: Vec<_> = files.iter().enumerate().map(row).collect();
    if !rows.is_empty() {
        message_document::Entity::insert_many(rows).exec_without_returning(&**changes).await?;
    }
    Ok(())
}

/// Deletes the message's draft. If two windows send the same draft, the second gets a conflict.
async fn forget_draft(
    changes: &Changes,
    people: &MessageRecipients,
    id: Option<Uuid>,
) -> Result<(), Problem> {
    let Some(id) = id else { return Ok(()) };
    let gone = message_draft::Entity::delete_many()
        .filter(message_draft::Column::Id.eq(id))
        .filter(message_draft::Column::UserId.eq(people.sender.user.id))
        .exec(&**changes)
        .await?;
    if gone.rows_affected > 0 {
        return Ok(());
    }
    Err(Problem::conflict(text::DRAFT_GONE.code, text::DRAFT_GONE.template))
}

async fn publish_message(
    changes: &mut Changes,
    thread: &message_thread::Model,
    id: Uuid,
    is_new: bool,
    people: &MessageRecipients,
) -> Result<(), Problem> {
    let copied = people.users.iter().filter(|(_, how)| *how == Bcc).map(|(user, _)| *user);
    let copied: BTreeSet<Uuid> = copied.collect();
    let mut audience = event_audience::audience(&**changes, thread).await?;
    audience.people.extend(copied);
    if is_new {
        changes.publish_to_audience(
            thread.loan_id,
            Kind::Thread,
            &json!({ "threadId": thread.id }),
            audience.clone(),
        );
    }
    let ids = json!({ "threadId": thread.id, "messageId": id });
    changes.publish_to_audience(thread.loan_id, Kind::Message, &ids, audience);
    Ok(())
}
