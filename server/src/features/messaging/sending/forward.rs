//! Forwards a message: its text and files go to other people of the loan, or to addresses, in a conversation with
//! them.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder as _, QuerySelect as _};
use serde::Deserialize;
use shared_rules::{text::messaging as text, value::display_name::display_name};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{SendMessage, send};
use crate::{
    access::{MessageReader, SignedIn},
    entity::message_document,
    features::messaging::{dto::Message, participants::LoanParticipants},
    http::Problem,
    state::AppState,
};

/// The recipients of a forwarded message.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct ForwardMessage {
    /// People of the loan.
    #[serde(default)]
    pub to_user_ids: Vec<Uuid>,
    /// Addresses.
    #[serde(default)]
    pub to_emails: Vec<String>,
    /// A note above the message, up to 1,000 characters.
    #[serde(default)]
    pub note: Option<String>,
}

/// Forwards the message. Returns the new one.
///
/// # Errors
/// *Invalid*, naming the recipients that don't fit; *conflict*, when the message was deleted.
pub(in crate::features::messaging) async fn forward(
    state: &AppState,
    sender: SignedIn,
    reader: MessageReader,
    input: ForwardMessage,
) -> Result<Message, Problem> {
    if reader.message.deleted_at.is_some() {
        return Err(Problem::conflict(text::MESSAGE_DELETED.code, text::MESSAGE_DELETED.template));
    }
    if input.to_user_ids.is_empty() && input.to_emails.is_empty() {
        return Err(Problem::invalid(vec![text::FORWARD_NEEDS_PEOPLE.violation("toUserIds")]));
    }
    let attachments: Vec<Uuid> = message_document::Entity::find()
        .select_only()
        .column(message_document::Column::DocumentId)
        .filter(message_document::Column::MessageId.eq(reader.message.id))
        .order_by_asc(message_document::Column::Place)
        .into_tuple()
        .all(state.db.read())
        .await?;
    let message = SendMessage {
        body: body(state, &reader, input.note.as_deref()).await?,
        context_id: Some(reader.message.loan_id.to_string()),
        message_thread_id: None,
        message_type: None,
        subject: None,
        share_old_history: true,
        attachments: still_there(state, &reader, attachments).await?,
        has_links: false,
        labels: Vec::new(),
        in_reply_to_message: None,
        to_user_ids: input.to_user_ids,
        to_user_names: Vec::new(),
        to_user_emails: input.to_emails,
        locked: false,
        is_digest: false,
        drafted_message_id: None,
        cc_user_emails: Vec::new(),
        cc_user_ids: Vec::new(),
        bcc_user_emails: Vec::new(),
        bcc_user_ids: Vec::new(),
        mentioned_user_ids: Vec::new(),
    };
    send(state, sender, message).await
}

/// Returns those files that haven't been deleted since.
async fn still_there(state: &AppState, reader: &MessageReader, ids: Vec<Uuid>) -> Result<Vec<Uuid>, Problem> {
    let wanted = ids.iter().copied().collect();
    let seen =
        crate::features::documents::visible_among(state.db.read(), &reader.thread.member, &wanted).await?;
    Ok(ids.into_iter().filter(|id| seen.iter().any(|row| row.id == *id)).collect())
}

/// Returns the note, followed by the message as a quotation with its sender's name.
async fn body(state: &AppState, reader: &MessageReader, note: Option<&str>) -> Result<String, Problem> {
    let mut participants = LoanParticipants::of(state.db.read(), &reader.thread.member).await?;
    participants.load_former(state.db.read(), [reader.message.from_user_id].into_iter()).await?;
    let from = participants.user_ref(reader.message.from_user_id);
    let name = display_name(&shared_rules::value::display_name::PersonName {
        given_name: Some(from.given_name),
        family_name: Some(from.family_name),
        email_address: Some(from.email_address),
    });
    let date = reader.message.created_at.format("%m-%d-%Y").to_string();
    let heading = text::FORWARDED_FROM.fill(&[("name", &name), ("date", &date)]);
    let note = note.map(str::trim).filter(|note| !note.is_empty());
    let note = note.map_or_else(String::new, |note| format!("<p>{}</p>", ammonia::clean_text(note)));
    let heading = ammonia::clean_text(&heading);
    Ok(format!("{note}<p>{heading}</p><blockquote>{}</blockquote>", reader.message.body))
}
