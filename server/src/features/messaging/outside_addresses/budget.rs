//! Counts a message's new outside addresses against its sender's budget, in the transaction that sends it.

use std::collections::{HashMap, HashSet};

use chrono::Duration;
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, Condition, EntityTrait as _, PaginatorTrait as _, QueryFilter as _, QuerySelect as _,
    sea_query::{Expr, ExprTrait as _, Func, Query},
};
use shared_rules::{
    messaging::{
        compose::limits::saturating_count,
        recipient::{DeliveryKind, OutsideState},
        sending::outside_addresses::{OutsideBudget, outside_budget},
    },
    text::messaging as text,
};
use uuid::Uuid;

use super::waiting::publish_to_lenders;
use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan, message_email, outside_address},
    http::Problem,
    realtime::Changes,
};

/// The maximum number of addresses per statement.
const IN_ONE_STATEMENT: usize = 500;
/// The maximum number of a sender's waiting addresses on a loan.
const MOST_WAITING: u64 = 1_000;

/// The addresses of a message that are new on its loan, in lower case.
#[derive(Debug, Default)]
pub(in crate::features::messaging) struct OutsideAddresses {
    sent: Vec<String>,
    waiting: Vec<String>,
    /// Participants that get no email, because too many emails wait already.
    unmailed: Vec<String>,
}

impl OutsideAddresses {
    /// Returns whether the email to that address waits for approval.
    pub(in crate::features::messaging) fn awaits_approval(&self, address: &str) -> bool {
        !self.waiting.is_empty() && self.waiting.contains(&normalize_address(address))
    }

    /// Returns whether that participant gets no email, because too many wait already.
    pub(in crate::features::messaging) fn is_unmailed(&self, address: &str) -> bool {
        self.unmailed.iter().any(|one| one == address)
    }
}

/// Normalizes an address for counting: trimmed and in lower case.
pub(in crate::features::messaging) fn normalize_address(address: &str) -> String {
    address.trim().to_lowercase()
}

/// Returns which of the message's addresses are new on the loan, and which of those wait for approval. `followers`
/// are the thread's other email participants, in lower case. The loan's row stays locked until the transaction ends,
/// so that concurrent messages share one budget.
///
/// # Errors
/// *Invalid*, when a blind copy would have to wait, because only its sender may know of it. *Used up*, when too many
/// wait.
pub(in crate::features::messaging) async fn split_new_addresses(
    changes: &Changes,
    sender: &LoanMember,
    emails: &[(String, DeliveryKind)],
    followers: &[String],
) -> Result<OutsideAddresses, Problem> {
    if emails.is_empty() && followers.is_empty() {
        return Ok(OutsideAddresses::default());
    }
    loan::Entity::find_by_id(sender.loan.id).lock_exclusive().one(&**changes).await?;
    let (blind, open): (Vec<_>, Vec<_>) = emails.iter().partition(|(_, how)| *how == DeliveryKind::Bcc);
    let all = |some: Vec<&(String, DeliveryKind)>| -> Vec<String> {
        some.into_iter().map(|(address, _)| normalize_address(address)).collect()
    };
    let open: Vec<String> = all(open).into_iter().chain(followers.iter().cloned()).collect();
    let known = known_on_loan(changes, sender, &open, false).await?;
    let known_blind = known_on_loan(changes, sender, &all(blind), true).await?;
    let is_known = |address: &String, how: DeliveryKind| match how {
        DeliveryKind::Bcc => known_blind.contains(address),
        _ => known.contains(address),
    };
    let fresh: Vec<(String, DeliveryKind)> = emails
        .iter()
        .map(|(address, how)| (normalize_address(address), *how))
        .filter(|(address, how)| !is_known(address, *how))
        .collect();
    let used = counted_of(changes, sender, OutsideState::Sent, Some(Duration::hours(24))).await?;
    let budget = |column: i32| u32::try_from(column).unwrap_or(0);
    let answer = outside_budget(&OutsideBudget {
        sender_role: sender.role(),
        for_lenders: budget(sender.lender.outside_addresses_of_lenders),
        for_others: budget(sender.lender.outside_addresses_of_others),
        used: u32::try_from(used).unwrap_or(u32::MAX),
        new_addresses: saturating_count(fresh.len()),
    });
    let sent = usize::try_from(answer.sent).unwrap_or(usize::MAX);
    let (sent, waiting) = fresh.split_at(sent.min(fresh.len()));
    refuse_blind(waiting, sent.len())?;
    let mut unmailed = Vec::new();
    // A participant without approval keeps waiting, even if a lender writes.
    let followers = followers.iter().filter(|address| !known.contains(*address)).cloned();
    let addresses = |some: &[(String, DeliveryKind)]| -> Vec<String> {
        some.iter().map(|(address, _)| address.clone()).collect()
    };
    let (sent, mut waiting) = (addresses(sent), addresses(waiting));
    let named = waiting.len() as u64;
    waiting.extend(followers);
    if !waiting.is_empty() {
        let before = counted_of(changes, sender, OutsideState::Waiting, None).await?;
        if named > 0 && before.saturating_add(named) > MOST_WAITING {
            return Err(Problem::used_up(text::OUTSIDE_TOO_MANY.template));
        }
        // Waiting participants don't block messages to the others.
        let room = usize::try_from(MOST_WAITING.saturating_sub(before)).unwrap_or(usize::MAX);
        unmailed = waiting.split_off(room.min(waiting.len()));
    }
    Ok(OutsideAddresses { sent, waiting, unmailed })
}

/// Rejects blind copies that would have to wait: the approving lender would learn of them.
fn refuse_blind(waiting: &[(String, DeliveryKind)], sent: usize) -> Result<(), Problem> {
    if waiting.iter().all(|(_, how)| *how != DeliveryKind::Bcc) {
        return Ok(());
    }
    let sent = sent.to_string();
    let values = [("count", sent.as_str())];
    Err(Problem::invalid(vec![text::OUTSIDE_BLIND.violation_with("bccUserEmails", &values)]))
}

/// Returns those addresses that have been written to on the loan before. A blind copy makes an address known only to
/// its sender, for further blind copies.
async fn known_on_loan(
    changes: &Changes,
    sender: &LoanMember,
    all: &[String],
    counts_own_copies: bool,
) -> Result<HashSet<String>, Problem> {
    let mut known = HashSet::new();
    let email = |column: message_email::Column| Expr::col((message_email::Entity, column));
    let blind = Query::select()
        .expr(Expr::value(1))
        .from(message_email::Entity)
        .and_where(
            email(message_email::Column::MessageId)
                .equals((outside_address::Entity, outside_address::Column::MessageId)),
        )
        .and_where(
            Expr::expr(Func::lower(email(message_email::Column::Address)))
                .equals((outside_address::Entity, outside_address::Column::Address)),
        )
        .and_where(email(message_email::Column::How).eq(EnumColumn(DeliveryKind::Bcc)))
        .take();
    let own = outside_address::Column::SenderId.eq(sender.user.id);
    let may_know =
        Condition::any().add(Expr::exists(blind).not()).add_option(counts_own_copies.then_some(own));
    for some in all.chunks(IN_ONE_STATEMENT) {
        let rows: Vec<String> = outside_address::Entity::find()
            .select_only()
            .column(outside_address::Column::Address)
            .distinct()
            .filter(outside_address::Column::LoanId.eq(sender.loan.id))
            .filter(may_know.clone())
            .filter(outside_address::Column::Address.is_in(some))
            .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Sent)))
            .into_tuple()
            .all(&**changes)
            .await?;
        known.extend(rows);
    }
    Ok(known)
}

/// Counts the sender's addresses on the loan in that state, without a lender's decision, within that period.
async fn counted_of(
    changes: &Changes,
    sender: &LoanMember,
    state: OutsideState,
    within: Option<Duration>,
) -> Result<u64, Problem> {
    let mut select = outside_address::Entity::find()
        .filter(outside_address::Column::LoanId.eq(sender.loan.id))
        .filter(outside_address::Column::SenderId.eq(sender.user.id))
        .filter(outside_address::Column::State.eq(EnumColumn(state)))
        .filter(outside_address::Column::DecidedBy.is_null());
    if let Some(within) = within {
        select = select.filter(outside_address::Column::CreatedAt.gt(changes.now() - within));
    }
    Ok(select.count(&**changes).await?)
}

/// Stores the message's new addresses. `held` contains the waiting emails by address in lower case.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn record(
    changes: &mut Changes,
    sender: &LoanMember,
    message_id: Uuid,
    addresses: &OutsideAddresses,
    held: &HashMap<String, Uuid>,
) -> Result<(), Problem> {
    if !addresses.waiting.is_empty() {
        publish_to_lenders(changes, sender.loan.id);
    }
    let sent = addresses.sent.iter().map(|address| (address, OutsideState::Sent));
    let waiting = addresses.waiting.iter().map(|address| (address, OutsideState::Waiting));
    let row = |(address, state): (&String, OutsideState)| outside_address::ActiveModel {
        message_id: Set(message_id),
        address: Set(address.clone()),
        loan_id: Set(sender.loan.id),
        sender_id: Set(sender.user.id),
        state: Set(EnumColumn(state)),
        mail_id: Set(held.get(address).copied()),
        created_at: Set(changes.now()),
        decided_by: Set(None),
        decided_at: Set(None),
    };
    let rows: Vec<_> = sent.chain(waiting).map(row).collect();
    for some in rows.chunks(IN_ONE_STATEMENT) {
        outside_address::Entity::insert_many(some.to_vec()).exec_without_returning(&**changes).await?;
    }
    Ok(())
}
