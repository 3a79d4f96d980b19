//! Reads the outside addresses that wait for approval, and publishes changes to them.

use std::collections::HashMap;

use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QueryOrder as _,
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

use super::dto::WaitingAddresses;
use crate::{
    access::LoanMember,
    entity::{EnumColumn, outside_address},
    realtime::{Audience, Changes, Kind},
};

/// Returns the waiting addresses of these messages, by message.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn waiting_of(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    messages: &[(Uuid, Uuid, usize)],
) -> Result<HashMap<Uuid, WaitingAddresses>, DbErr> {
    // Only messages to addresses can have waiting ones.
    let asked: Vec<&(Uuid, Uuid, usize)> = messages
        .iter()
        .filter(|(_, sender, emails)| *emails > 0 && (viewer.role().is_lender() || *sender == viewer.user.id))
        .collect();
    if asked.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = outside_address::Entity::find()
        .filter(outside_address::Column::MessageId.is_in(asked.iter().map(|(id, ..)| *id)))
        .filter(outside_address::Column::State.eq(EnumColumn(OutsideState::Waiting)))
        .order_by_asc(outside_address::Column::Address)
        .all(db)
        .await?;
    let mut addresses: HashMap<Uuid, Vec<String>> = HashMap::new();
    for row in rows {
        addresses.entry(row.message_id).or_default().push(row.address);
    }
    let told = asked.into_iter().filter_map(|(id, sender, emails)| {
        let addresses = addresses.remove(id)?;
        Some((*id, load_waiting_addresses(viewer, *sender, addresses, *emails)))
    });
    Ok(told.collect())
}

/// Returns a message's waiting addresses as the viewer sees them.
pub(super) fn load_waiting_addresses(
    viewer: &LoanMember,
    sender: Uuid,
    addresses: Vec<String>,
    emails: usize,
) -> WaitingAddresses {
    let values = [("waiting", addresses.len().to_string()), ("count", emails.to_string())];
    let values = values.each_ref().map(|(key, value)| (*key, value.as_str()));
    let approval = OutsideApproval { viewer_role: viewer.role(), is_sender: sender == viewer.user.id };
    WaitingAddresses {
        words: text::OUTSIDE_WAITING.fill(&values),
        can_decide: outside_approval(&approval).is_empty() && viewer.require_write_access().is_ok(),
        addresses,
    }
}

/// Notifies the loan's lenders that the list of waiting addresses changed. The event names no thread, because not
/// every lender sees every thread.
pub(super) fn publish_to_lenders(changes: &mut Changes, loan_id: Uuid) {
    let lenders = Audience { lenders: true, ..Audience::default() };
    changes.publish_to_audience(loan_id, Kind::Thread, &json!({}), lenders);
}
