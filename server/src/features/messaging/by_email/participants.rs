//! The email participants of a thread, and which of them receive a message.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, ExprTrait as _, QueryFilter as _,
    QueryOrder as _,
    sea_query::{Expr, OnConflict},
};
use shared_rules::messaging::{
    recipient::DeliveryKind,
    sending::email_participants::{KnownParticipant, MessageByEmail, NamedAddress, participants_by_email},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{email_participant, message, message_thread},
    http::Problem,
    realtime::Changes,
};

/// The maximum number of rows per statement.
const IN_ONE_STATEMENT: usize = 500;

/// The email participants that a message concerns, in addition to its recipients.
#[derive(Debug, Default)]
pub(in crate::features::messaging) struct EmailRecipients {
    /// The addresses that become participants with this message, in lower case.
    added: Vec<String>,
    /// The participants that receive the message without being its recipients, in lower case.
    pub followers: Vec<String>,
}

/// Returns the current email participants by thread, in the order in which they were added.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn participants_of(
    db: &impl ConnectionTrait,
    threads: &[Uuid],
) -> Result<HashMap<Uuid, Vec<email_participant::Model>>, DbErr> {
    let rows = email_participant::Entity::find()
        .filter(email_participant::Column::ThreadId.is_in(threads.iter().copied()))
        .filter(email_participant::Column::RemovedAt.is_null())
        .order_by_asc(email_participant::Column::AddedAt)
        .order_by_asc(email_participant::Column::Address)
        .all(db)
        .await?;
    let mut participants: HashMap<Uuid, Vec<email_participant::Model>> = HashMap::new();
    for row in rows {
        participants.entry(row.thread_id).or_default().push(row);
    }
    Ok(participants)
}

/// Returns which addresses join the thread by email with a message to `emails`, and which participants receive it.
/// `readers` are the addresses of people who read it in the application.
///
/// # Errors
/// *Invalid*, when the sender may not add an address.
pub(in crate::features::messaging) async fn decide(
    changes: &Changes,
    sender: &LoanMember,
    (thread, is_closed): (&message_thread::Model, bool),
    emails: &[(String, DeliveryKind)],
    readers: &HashSet<String>,
) -> Result<EmailRecipients, Problem> {
    let known = email_participant::Entity::find()
        .filter(email_participant::Column::ThreadId.eq(thread.id))
        .order_by_asc(email_participant::Column::AddedAt)
        .order_by_asc(email_participant::Column::Address)
        .all(&**changes)
        .await?;
    let participant = |row: email_participant::Model| KnownParticipant {
        removed: row.removed_at.is_some(),
        address: row.address,
    };
    let named = |(address, how): &(String, DeliveryKind)| NamedAddress {
        address: address.clone(),
        blind: *how == DeliveryKind::Bcc,
    };
    let answer = participants_by_email(&MessageByEmail {
        sender_role: sender.role(),
        closed: is_closed,
        has_messages: thread.message_count > 0,
        participants: known.into_iter().map(participant).collect(),
        named: emails.iter().map(named).collect(),
    });
    if !answer.violations.is_empty() {
        return Err(Problem::invalid(answer.violations));
    }
    let mut followers = answer.followers;
    followers.retain(|address| !readers.contains(address));
    Ok(EmailRecipients { added: answer.added, followers })
}

/// Stores the participants that join with the message of that number.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn record(
    changes: &Changes,
    sender: &LoanMember,
    thread: &message_thread::Model,
    recipients: &EmailRecipients,
) -> Result<(), DbErr> {
    let row = |address: &String| email_participant::ActiveModel {
        id: Set(Uuid::now_v7()),
        thread_id: Set(thread.id),
        address: Set(address.clone()),
        added_by: Set(sender.user.id),
        added_at: Set(changes.now()),
        from_seq: Set(thread.message_count),
        removed_at: Set(None),
        removed_by: Set(None),
    };
    let rows: Vec<_> = recipients.added.iter().map(row).collect();
    let keys = [email_participant::Column::ThreadId, email_participant::Column::Address];
    for some in rows.chunks(IN_ONE_STATEMENT) {
        // A removed address takes part again from this message on.
        let again = OnConflict::columns(keys)
            .update_columns([
                email_participant::Column::AddedBy,
                email_participant::Column::AddedAt,
                email_participant::Column::FromSeq,
                email_participant::Column::RemovedAt,
                email_participant::Column::RemovedBy,
            ])
            .to_owned();
        email_participant::Entity::insert_many(some.to_vec())
            .on_conflict(again)
            .exec_without_returning(&**changes)
            .await?;
    }
    Ok(())
}

/// Ends the participation of addresses that a lender declined, in the message's thread.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn end_declined(
    changes: &Changes,
    message: &message::Model,
    addresses: &[String],
    by: Uuid,
) -> Result<(), DbErr> {
    for some in addresses.chunks(IN_ONE_STATEMENT) {
        email_participant::Entity::update_many()
            .col_expr(email_participant::Column::RemovedAt, Expr::value(Some(changes.now())))
            .col_expr(email_participant::Column::RemovedBy, Expr::value(Some(by)))
            .filter(email_participant::Column::ThreadId.eq(message.thread_id))
            .filter(email_participant::Column::Address.is_in(some))
            .filter(email_participant::Column::RemovedAt.is_null())
            .exec(&**changes)
            .await?;
    }
    Ok(())
}

/// Removes or restores the participant. Returns whether that changed anything.
///
/// # Errors
/// When a database write fails.
pub(super) async fn set_removed(
    changes: &Changes,
    row: &email_participant::Model,
    removed: Option<(DateTime<Utc>, Uuid)>,
) -> Result<bool, DbErr> {
    let is_removed = Expr::col(email_participant::Column::RemovedAt).is_not_null();
    let done = email_participant::Entity::update_many()
        .col_expr(email_participant::Column::RemovedAt, Expr::value(removed.map(|(at, _)| at)))
        .col_expr(email_participant::Column::RemovedBy, Expr::value(removed.map(|(_, by)| by)))
        .filter(email_participant::Column::Id.eq(row.id))
        .filter(if removed.is_some() { is_removed.not() } else { is_removed })
        .exec(&**changes)
        .await?;
    Ok(done.rows_affected > 0)
}
