//! Assembles messages with their related data, as one person sees them. Takes a fixed number of statements for any
//! number of messages.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait as _,
};
use shared_rules::{
    messaging::{body::picture::rebuild_picture_addresses, recipient::DeliveryKind},
    text::delivery::MESSAGE_UNDELIVERABLE,
};
use uuid::Uuid;

use crate::{
    access::{LoanMember, ThreadMember},
    entity::{document, message, message_delivery, message_document, message_email, message_thread},
    features::messaging::{
        dto::{Message, MessageDocument, MessageThread, ReadBy, RepliedTo, UndeliveredEmail},
        outside_addresses::{WaitingAddresses, waiting_of},
        participants::LoanParticipants,
    },
};

/// The length of a text preview, in characters.
const PREVIEW: usize = 200;

/// A message that a person may read, and their access to its thread.
pub(in crate::features::messaging) struct ReadableMessage {
    pub message: message::Model,
    pub thread: message_thread::Model,
    /// Whether they see the whole thread, rather than only this message.
    pub sees_thread: bool,
    /// The number of the first message that they may read.
    pub from_seq: i64,
    /// Whether they may write in it.
    pub can_write: bool,
}

impl ReadableMessage {
    /// Combines a message with the viewer's access to its thread.
    pub(in crate::features::messaging) fn of(message: message::Model, thread: &ThreadMember) -> Self {
        Self {
            message,
            sees_thread: thread.sees_thread,
            from_seq: thread.from_seq(),
            can_write: thread.may_write(),
            thread: thread.thread.clone(),
        }
    }
}

/// The data related to some messages.
struct MessageRelations {
    deliveries: HashMap<Uuid, Vec<message_delivery::Model>>,
    emails: HashMap<Uuid, Vec<message_email::Model>>,
    documents: HashMap<Uuid, Vec<MessageDocument>>,
    replied_to: HashMap<Uuid, message::Model>,
    waiting: HashMap<Uuid, WaitingAddresses>,
}

/// Returns the messages as API types.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn assemble_messages(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    participants: &mut LoanParticipants,
    seen: Vec<ReadableMessage>,
) -> Result<Vec<Message>, DbErr> {
    let mut all = load_relations(db, viewer, &seen).await?;
    let senders = seen.iter().map(|seen| seen.message.from_user_id);
    let answered = all.replied_to.values().map(|message| message.from_user_id);
    let got = all.deliveries.values().flatten().map(|row| row.user_id);
    let ids: Vec<Uuid> = senders.chain(answered).chain(got).collect();
    participants.load_former(db, ids.into_iter()).await?;
    Ok(seen.into_iter().map(|seen| to_dto(viewer, participants, &mut all, seen)).collect())
}

async fn load_relations(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    seen: &[ReadableMessage],
) -> Result<MessageRelations, DbErr> {
    let ids: Vec<Uuid> = seen.iter().map(|seen| seen.message.id).collect();
    let deliveries = message_delivery::Entity::find()
        .filter(message_delivery::Column::MessageId.is_in(ids.iter().copied()))
        .order_by_asc(message_delivery::Column::Place)
        .order_by_asc(message_delivery::Column::UserId)
        .all(db)
        .await?;
    let emails = message_email::Entity::find()
        .filter(message_email::Column::MessageId.is_in(ids.iter().copied()))
        .order_by_asc(message_email::Column::Place)
        .all(db)
        .await?;
    let answered: HashSet<Uuid> = seen.iter().filter_map(|seen| seen.message.in_reply_to).collect();
    let replied_to = message::Entity::find().filter(message::Column::Id.is_in(answered)).all(db).await?;
    let emails = group_by_message(emails, |row| row.message_id);
    let named = seen.iter().map(|ReadableMessage { message, .. }| {
        let openly =
            emails.get(&message.id).into_iter().flatten().filter(|row| row.how.0 != DeliveryKind::Bcc);
        (message.id, message.from_user_id, openly.count())
    });
    let named: Vec<(Uuid, Uuid, usize)> = named.collect();
    Ok(MessageRelations {
        waiting: waiting_of(db, viewer, &named).await?,
        deliveries: group_by_message(deliveries, |row| row.message_id),
        emails,
        documents: load_documents(db, ids).await?,
        replied_to: replied_to.into_iter().map(|row| (row.id, row)).collect(),
    })
}

async fn load_documents(
    db: &impl ConnectionTrait,
    ids: Vec<Uuid>,
) -> Result<HashMap<Uuid, Vec<MessageDocument>>, DbErr> {
    let rows: Vec<(Uuid, Uuid, String, String, i64)> = message_document::Entity::find()
        .select_only()
        .column(message_document::Column::MessageId)
        .columns([document::Column::Id, document::Column::Name, document::Column::MimeType])
        .column(document::Column::Size)
        .join(JoinType::InnerJoin, message_document::Relation::Document.def())
        .filter(message_document::Column::MessageId.is_in(ids))
        .filter(document::Column::DeletedAt.is_null())
        .order_by_asc(message_document::Column::Place)
        .into_tuple()
        .all(db)
        .await?;
    let mut documents: HashMap<Uuid, Vec<MessageDocument>> = HashMap::new();
    for (message, id, name, content_type, size) in rows {
        documents.entry(message).or_default().push(MessageDocument { id, name, content_type, size });
    }
    Ok(documents)
}

fn group_by_message<T>(rows: Vec<T>, id: impl Fn(&T) -> Uuid) -> HashMap<Uuid, Vec<T>> {
    let mut groups: HashMap<Uuid, Vec<T>> = HashMap::new();
    for row in rows {
        groups.entry(id(&row)).or_default().push(row);
    }
    groups
}

fn to_dto(
    viewer: &LoanMember,
    participants: &LoanParticipants,
    all: &mut MessageRelations,
    seen: ReadableMessage,
) -> Message {
    let ReadableMessage { message, thread, sees_thread, from_seq, can_write } = seen;
    let me = viewer.user.id;
    let (own, deleted) = (message.from_user_id == me, message.deleted_at.is_some());
    let deliveries = all.deliveries.remove(&message.id).unwrap_or_default();
    let emails = all.emails.remove(&message.id).unwrap_or_default();
    let documents = all.documents.remove(&message.id).unwrap_or_default();
    let waiting = all.waiting.remove(&message.id).filter(|_| !deleted);
    let delivery = deliveries.iter().find(|row| row.user_id == me && !row.ended);
    let replied_to = message.in_reply_to.and_then(|id| all.replied_to.get(&id));
    let replied_to = replied_to.filter(|parent| sees_thread && parent.seq >= from_seq);
    // A blind copy is visible to the sender, and to its own recipient.
    let knows = |row: &message_delivery::Model, how: DeliveryKind| {
        row.how.0 == how && (how != DeliveryKind::Bcc || own || row.user_id == me)
    };
    let people = |how: DeliveryKind| {
        participants.visible_users(deliveries.iter().filter(|row| knows(row, how)).map(|row| row.user_id))
    };
    let addresses = |how: DeliveryKind| {
        let known = emails.iter().filter(|row| row.how.0 == how && (how != DeliveryKind::Bcc || own));
        known.map(|row| row.address.clone()).collect::<Vec<String>>()
    };
    let undelivered = if own && !deleted { undelivered(&emails) } else { Vec::new() };
    let read_by = read_by(participants, &deliveries, message.from_user_id, own);
    Message {
        id: message.id,
        seq: message.seq,
        from: participants.user_ref(message.from_user_id),
        to_recipients: people(DeliveryKind::To),
        to_emails: addresses(DeliveryKind::To),
        cc_recipients: people(DeliveryKind::Cc),
        cc_emails: addresses(DeliveryKind::Cc),
        bcc_recipients: people(DeliveryKind::Bcc),
        bcc_emails: addresses(DeliveryKind::Bcc),
        processed_time: message.created_at,
        created_date: message.created_at,
        updated_date: message.updated_at,
        edited: message.edited_at.is_some(),
        message_thread: thread_of(&thread),
        documents: if deleted { Vec::new() } else { documents },
        original_message_content_url: original_url(&message),
        in_reply_to_message: replied_to.map(|parent| RepliedTo {
            id: parent.id,
            from: participants.user_ref(parent.from_user_id),
            text_preview: preview(parent),
        }),
        text_preview: preview(&message),
        unread: !deleted && delivery.is_some_and(|row| row.read_at.is_none()),
        important: delivery.is_some_and(|row| row.important),
        mentions_me: delivery.is_some_and(|row| row.mentioned),
        is_digest: message.is_digest,
        read_by,
        outside_addresses_waiting: waiting,
        undelivered,
        can_edit: own && can_write && !deleted,
        can_delete: own && can_write && !deleted,
        can_restore: own && can_write && deleted,
        can_reply: !own && can_write && !deleted,
        deleted,
        subject: message.subject,
        body: if deleted { String::new() } else { rebuild_picture_addresses(&message.body).into_owned() },
    }
}

/// Returns the addresses whose emails failed, with the text to show.
fn undelivered(emails: &[message_email::Model]) -> Vec<UndeliveredEmail> {
    let undelivered = |row: &message_email::Model| {
        let values = [("address", row.address.as_str()), ("failure", row.failure.as_deref()?)];
        Some(UndeliveredEmail { address: row.address.clone(), words: MESSAGE_UNDELIVERABLE.fill(&values) })
    };
    emails.iter().filter_map(undelivered).collect()
}

fn thread_of(thread: &message_thread::Model) -> MessageThread {
    MessageThread { id: thread.id, title: thread.title.clone(), message_thread_category: thread.kind.0 }
}

/// Returns the visible readers. Only the sender sees readers of a blind copy.
fn read_by(
    participants: &LoanParticipants,
    deliveries: &[message_delivery::Model],
    from: Uuid,
    own: bool,
) -> Vec<ReadBy> {
    let told = |row: &&message_delivery::Model| {
        (row.how.0 != DeliveryKind::Bcc || own) && row.user_id != from && participants.can_see(row.user_id)
    };
    let readers = deliveries.iter().filter(told);
    readers
        .filter_map(|row| Some(ReadBy { user: participants.user_ref(row.user_id), read_at: row.read_at? }))
        .collect()
}

/// Returns the beginning of a message's text; empty once it is deleted.
pub(in crate::features::messaging) fn preview(message: &message::Model) -> String {
    if message.deleted_at.is_some() {
        return String::new();
    }
    message.text.chars().take(PREVIEW).collect()
}

fn original_url(message: &message::Model) -> Option<String> {
    let kept = message.original_html.is_some() && message.deleted_at.is_none();
    kept.then(|| format!("/v1/messages/originatorimplementation/{}", message.id))
}
