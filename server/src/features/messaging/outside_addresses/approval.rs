//! Lists the outside addresses that wait for approval, and applies a lender's decision.

use std::collections::BTreeMap;

use sea_orm::{
    ColumnTrait as _, DbErr, EntityTrait as _, QueryFilter as _, QueryOrder as _, QuerySelect as _,
    QueryTrait as _, sea_query::Expr,
};
use serde_json::json;
use shared_rules::{
    messaging::{
        recipient::OutsideState,
        sending::outside_addresses::{OutsideApproval, outside_approval},
    },
    text::messaging as text,
};
use uuid::Uuid;

use super::{
    budget::normalize_address,
    dto::{DecideOutside, DecidedOutside, OutsideDecision, WaitingMessage, WaitingMessages},
    waiting::{load_waiting_addresses, publish_to_lenders},
};
use crate::{
    access::{LoanLender, LoanMember, message_reader},
    entity::{EnumColumn, loan, message, message_email, message_thread, outside_address},
    features::messaging::{by_email, participants::LoanParticipants, reading::preview},
    http::Problem,
    mail,
    realtime::{Audience, Changes, Kind},
    state::AppState,
};

/// The maximum number of listed messages.
const LISTED: u64 = 100;
/// The maximum number of waiting addresses read for the list.
const READ: u64 = 5_000;

/// Returns the loan's messages with waiting addresses. Of a thread that the lender doesn't see, they learn only the
/// sender and the addresses, not the content.
///
/// # Errors
/// When a database query fails.
pub(super) async fn list(state: &AppState, lender: &LoanMember) -> Result<WaitingMessages, Problem> {
    let db = state.db.read();
    let rows = outside_address::Entity::find()
        .filter(outside_address::Column::LoanId.eq(lender.loan.id))
        .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Waiting)))
        .order_by_asc(outside_address::Column::MessageId)
        .order_by_asc(outside_address::Column::Address)
        .limit(READ)
        .all(db)
        .await?;
    let mut by_message: BTreeMap<Uuid, Vec<outside_address::Model>> = BTreeMap::new();
    for row in rows {
        by_message.entry(row.message_id).or_default().push(row);
    }
    let mut participants = LoanParticipants::of(db, lender).await?;
    participants.load_former(db, by_message.values().flatten().map(|row| row.sender_id)).await?;
    let mut content = Vec::new();
    for (id, rows) in by_message.into_iter().take(usize::try_from(LISTED).unwrap_or(usize::MAX)) {
        let Some(first) = rows.first() else { continue };
        let (sender, at) = (first.sender_id, first.created_at);
        let emails = message_email::Entity::find()
            .filter(message_email::Column::MessageId.eq(id))
            .filter(
                message_email::Column::How
                    .ne(EnumColumn(shared_rules::messaging::recipient::DeliveryKind::Bcc)),
            )
            .all(db)
            .await?
            .len();
        let seen = message_reader(db, &lender.user, id).await.ok();
        content.push(WaitingMessage {
            message_id: id,
            thread_id: seen.as_ref().map(|seen| seen.message.thread_id),
            text_preview: seen.as_ref().map(|seen| preview(&seen.message)),
            from: participants.user_ref(sender),
            created_date: at,
            waiting: load_waiting_addresses(
                lender,
                sender,
                rows.into_iter().map(|row| row.address).collect(),
                emails,
            ),
        });
    }
    Ok(WaitingMessages { content })
}

/// Releases or drops the message's waiting emails. Earlier decisions stand.
///
/// # Errors
/// *Not found* for a message of another loan; *refused*, when a different lender has to decide; *conflict*, when an
/// email waited too long.
pub(super) async fn decide(
    state: &AppState,
    LoanLender(lender): &LoanLender,
    message_id: Uuid,
    input: DecideOutside,
) -> Result<DecidedOutside, Problem> {
    let mut changes = Changes::begin(state).await?;
    loan::Entity::find_by_id(lender.loan.id).lock_exclusive().one(&*changes).await?;
    let row = message::Entity::find_by_id(message_id)
        .filter(message::Column::LoanId.eq(lender.loan.id))
        .one(&*changes)
        .await?
        .ok_or_else(Problem::not_found)?;
    let named: Option<Vec<String>> =
        input.addresses.map(|all| all.iter().take(1_000).map(|address| normalize_address(address)).collect());
    let mut waiting = waiting_rows(&changes, message_id).await?;
    waiting.retain(|row| named.as_ref().is_none_or(|named| named.contains(&row.address)));
    if waiting.is_empty() {
        return Ok(DecidedOutside { decided: 0 });
    }
    let approval =
        OutsideApproval { viewer_role: lender.role(), is_sender: row.from_user_id == lender.user.id };
    let violations = outside_approval(&approval);
    if !violations.is_empty() {
        return Err(Problem::refused(violations));
    }
    let mails: Vec<Uuid> = waiting.iter().filter_map(|row| row.mail_id).collect();
    let is_approved = input.decision == OutsideDecision::Approve;
    let released = if is_approved {
        mail::release(&*changes, changes.now(), &mails).await?
    } else {
        mail::drop_held(&*changes, &mails).await?
    };
    if is_approved && released < waiting.len() as u64 {
        return Err(Problem::conflict(text::OUTSIDE_EXPIRED.code, text::OUTSIDE_EXPIRED.template));
    }
    let state_now = if is_approved { OutsideState::Sent } else { OutsideState::Declined };
    set_state(&changes, &waiting, state_now, Some(lender.user.id)).await?;
    if !is_approved {
        let declined: Vec<String> = waiting.iter().map(|row| row.address.clone()).collect();
        by_email::end_declined(&changes, &row, &declined, lender.user.id).await?;
    }
    let sender = Audience { people: [row.from_user_id].into(), ..Audience::default() };
    let ids = json!({ "threadId": row.thread_id, "messageId": message_id });
    changes.publish_to_audience(lender.loan.id, Kind::Message, &ids, sender);
    publish_to_lenders(&mut changes, lender.loan.id);
    let decided = waiting.len() as u64;
    changes.commit().await?;
    state.mailer.wake();
    Ok(DecidedOutside { decided })
}

async fn waiting_rows(changes: &Changes, message_id: Uuid) -> Result<Vec<outside_address::Model>, DbErr> {
    outside_address::Entity::find()
        .filter(outside_address::Column::MessageId.eq(message_id))
        .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Waiting)))
        .all(&**changes)
        .await
}

async fn set_state(
    changes: &Changes,
    rows: &[outside_address::Model],
    state: OutsideState,
    by: Option<Uuid>,
) -> Result<(), DbErr> {
    for some in rows.chunks(500) {
        let Some(first) = some.first() else { continue };
        outside_address::Entity::update_many()
            .col_expr(outside_address::Column::State, Expr::value(EnumColumn(state)))
            .col_expr(outside_address::Column::MailId, Expr::value(None::<Uuid>))
            .col_expr(outside_address::Column::DecidedBy, Expr::value(by))
            .col_expr(outside_address::Column::DecidedAt, Expr::value(changes.now()))
            .filter(outside_address::Column::MessageId.eq(first.message_id))
            .filter(outside_address::Column::Address.is_in(some.iter().map(|row| row.address.as_str())))
            .exec(&**changes)
            .await?;
    }
    Ok(())
}

/// Drops the waiting emails of a message that is edited or deleted, because the lender would approve a different text
/// than they read.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn withdraw_waiting_emails(
    changes: &mut Changes,
    message_id: Uuid,
) -> Result<(), Problem> {
    let waiting = waiting_rows(changes, message_id).await?;
    withdraw_rows(changes, waiting).await
}

/// Drops the waiting emails to an address in a thread from which it was removed.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn withdraw_in_thread(
    changes: &mut Changes,
    thread: &message_thread::Model,
    address: &str,
) -> Result<(), Problem> {
    let of_thread = message::Entity::find()
        .select_only()
        .column(message::Column::Id)
        .filter(message::Column::ThreadId.eq(thread.id))
        .into_query();
    let waiting = outside_address::Entity::find()
        .filter(outside_address::Column::LoanId.eq(thread.loan_id))
        .filter(outside_address::Column::Address.eq(address))
        .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Waiting)))
        .filter(outside_address::Column::MessageId.in_subquery(of_thread))
        .all(&**changes)
        .await?;
    // Each row belongs to a different message.
    for row in waiting {
        withdraw_rows(changes, vec![row]).await?;
    }
    Ok(())
}

async fn withdraw_rows(changes: &mut Changes, waiting: Vec<outside_address::Model>) -> Result<(), Problem> {
    if let Some(first) = waiting.first() {
        publish_to_lenders(changes, first.loan_id);
    }
    let mails: Vec<Uuid> = waiting.iter().filter_map(|row| row.mail_id).collect();
    mail::drop_held(&**changes, &mails).await?;
    set_state(changes, &waiting, OutsideState::Withdrawn, None).await?;
    Ok(())
}
