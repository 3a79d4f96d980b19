//! The messages of the demo's threads.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, EntityTrait as _, IntoActiveModel as _, QueryFilter as _,
    QuerySelect as _,
};
use serde::Deserialize;
use shared_rules::{
    messaging::{
        body::text::{MessageBody, text_preview},
        recipient::DeliveryKind,
    },
    team::role::Role,
};
use uuid::Uuid;

use super::{DemoError, DemoOffice};
use crate::entity::{
    EnumColumn, document, loan_role, message, message_delivery, message_document, message_email,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Message {
    pub from: String,
    days_ago: i64,
    /// Minutes before that.
    minutes_ago: i64,
    /// HTML.
    body: String,
    #[serde(default)]
    to: Vec<String>,
    #[serde(default)]
    cc: Vec<String>,
    #[serde(default)]
    bcc: Vec<String>,
    /// Email addresses outside the loan that got a copy.
    #[serde(default)]
    mailed_to: Vec<String>,
    /// The starts of the names of attached documents of the loan.
    #[serde(default)]
    documents: Vec<String>,
    /// The email as it was received.
    original_html: Option<String>,
    /// Whether it replies to the message before it.
    #[serde(default)]
    is_reply: bool,
    #[serde(default)]
    is_edited: bool,
}

/// A loan whose messages are written.
pub(super) struct MessagedLoan {
    pub id: Uuid,
    /// The members who can read.
    pub members: Vec<(Uuid, Role)>,
    documents: Vec<(Uuid, String)>,
}

/// A thread whose messages are written.
pub(super) struct OpenThread {
    pub id: Uuid,
    pub subject: String,
    pub message_ids: Vec<Uuid>,
    pub readers: Vec<Uuid>,
    /// How many of the last messages each reader hasn't read.
    pub unread_by: Vec<(Uuid, usize)>,
}

impl MessagedLoan {
    pub async fn load(office: &DemoOffice<'_>, id: Uuid) -> Result<Self, DemoError> {
        let roles = loan_role::Entity::find().filter(loan_role::Column::LoanId.eq(id)).all(office.tx).await?;
        // Stubs read nothing, and a contact hidden from lenders isn't on the loan.
        let reads = |row: &&loan_role::Model| !row.stub && (row.visible_to_lender || !row.role.is_contact());
        let members = roles.iter().filter(reads).map(|row| (row.user_id, row.role.0)).collect();
        let documents = document::Entity::find()
            .select_only()
            .columns([document::Column::Id, document::Column::Name])
            .filter(document::Column::LoanId.eq(id))
            .into_tuple()
            .all(office.tx)
            .await?;
        Ok(Self { id, members, documents })
    }

    fn document(&self, prefix: &str) -> Result<Uuid, DemoError> {
        let found = self.documents.iter().find(|(_, name)| name.starts_with(prefix));
        let id = found.map(|(id, _)| *id);
        id.ok_or_else(|| {
            format!("demo data: messages: no document of the loan begins with {prefix:?}").into()
        })
    }
}

impl Message {
    pub fn sent_at(&self, office: &DemoOffice<'_>) -> DateTime<Utc> {
        office.days_ago(self.days_ago) - Duration::minutes(self.minutes_ago)
    }
}

/// Writes a message with its recipients and attachments.
pub(super) async fn insert_message(
    office: &DemoOffice<'_>,
    loan: &MessagedLoan,
    thread: &OpenThread,
    (index, message): (usize, &Message),
) -> Result<(), DemoError> {
    let id = *thread.message_ids.get(index).ok_or("a message without an id")?;
    let previous = index.checked_sub(1).and_then(|previous| thread.message_ids.get(previous));
    let sent_at = message.sent_at(office);
    let edited_at = message.is_edited.then(|| sent_at + Duration::minutes(4));
    let row = message::Model {
        id,
        thread_id: thread.id,
        loan_id: loan.id,
        seq: i64::try_from(index)? + 1,
        from_user_id: office.person(&message.from)?,
        subject: thread.subject.clone(),
        body: message.body.clone(),
        text: text_preview(&MessageBody { body: message.body.clone() }),
        in_reply_to: previous.copied().filter(|_| message.is_reply),
        is_digest: false,
        has_links: false,
        original_html: message.original_html.clone(),
        created_at: sent_at,
        updated_at: edited_at.unwrap_or(sent_at),
        edited_at,
        deleted_at: None,
    };
    let deliveries = deliveries(office, thread, (index, message), &row)?;
    office.insert_one(row.into_active_model()).await?;
    office.insert(deliveries).await?;
    let emails = (0..).zip(&message.mailed_to).map(|(place, address)| message_email::ActiveModel {
        message_id: Set(id),
        address: Set(address.clone()),
        how: Set(EnumColumn(DeliveryKind::Cc)),
        place: Set(place),
        ..Default::default()
    });
    office.insert(emails.collect()).await?;
    for (place, prefix) in (0..).zip(&message.documents) {
        let document_id = loan.document(prefix)?;
        let row = message_document::Model { message_id: id, document_id, place };
        office.insert_one(row.into_active_model()).await?;
    }
    Ok(())
}

/// Returns a row for each recipient and each other reader of the thread.
fn deliveries(
    office: &DemoOffice<'_>,
    thread: &OpenThread,
    (index, message): (usize, &Message),
    row: &message::Model,
) -> Result<Vec<message_delivery::ActiveModel>, DemoError> {
    let mut recipients: Vec<(Uuid, DeliveryKind)> = Vec::new();
    let named =
        [(DeliveryKind::To, &message.to), (DeliveryKind::Cc, &message.cc), (DeliveryKind::Bcc, &message.bcc)];
    for (how, emails) in named {
        recipients.extend(office.person_ids(emails)?.into_iter().map(|user| (user, how)));
    }
    let named: BTreeSet<Uuid> = recipients.iter().map(|(user, _)| *user).chain([row.from_user_id]).collect();
    let others = thread.readers.iter().filter(|user| !named.contains(user));
    recipients.extend(others.map(|user| (*user, DeliveryKind::Reader)));
    let messages_left = thread.message_ids.len().saturating_sub(index);
    let is_unread = |reader: Uuid| {
        thread.unread_by.iter().any(|(user, count)| *user == reader && messages_left <= *count)
    };
    let rows = (0..).zip(recipients).map(|(place, (user, how))| message_delivery::ActiveModel {
        message_id: Set(row.id),
        user_id: Set(user),
        thread_id: Set(row.thread_id),
        loan_id: Set(row.loan_id),
        seq: Set(row.seq),
        how: Set(EnumColumn(how)),
        place: Set(place),
        read_at: Set((!is_unread(user)).then(|| row.created_at + Duration::minutes(25))),
        important: Set(false),
        mentioned: Set(false),
        ended: Set(false),
    });
    Ok(rows.collect())
}
