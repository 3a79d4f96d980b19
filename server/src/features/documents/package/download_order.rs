//! Packages that are requested before they are downloaded: their documents, recipients and expiry.

use std::collections::{HashMap, HashSet};

use chrono::Duration;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _,
    QueryFilter as _, QueryOrder as _, QuerySelect as _,
};
use serde::{Deserialize, Serialize};
use shared_rules::documents::stored_files::package_order::{OrderState, PackageKind};
use uuid::Uuid;

use super::{
    super::storage_problem,
    contents,
    dto::{PackageDocument, PackageTicket, PackageWish},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, package_order},
    http::Problem,
    state::AppState,
    storage::StoreTrouble,
};

/// How long a download may take to start.
const TICKET_LIFE: Duration = Duration::minutes(15);
/// The most tickets of a person for one loan; the oldest is deleted when another one is requested.
const MOST_TICKETS: u64 = 20;
/// The most old rows deleted at a time.
const AT_A_TIME: u64 = 200;

/// The documents an archive will contain: an empty list means all.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ArchiveOrder {
    accepted_only: bool,
    document_ids: Vec<Uuid>,
}

/// Returns the row of a new order.
pub(super) fn order_row(
    state: &AppState,
    member: &LoanMember,
    kind: PackageKind,
    life: Duration,
) -> package_order::ActiveModel {
    let now = state.clock.now();
    let order = match kind {
        PackageKind::Zip => OrderState::Made,
        PackageKind::Pdf => OrderState::Waiting,
    };
    package_order::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(member.loan.id),
        user_id: Set(member.user.id),
        kind: Set(EnumColumn(kind)),
        state: Set(EnumColumn(order)),
        asked: Set(String::new()),
        left_out: Set("[]".to_owned()),
        taken: Set(0),
        done: Set(0),
        pages: Set(0),
        tries: Set(0),
        reason: Set(None),
        storage_key: Set(None),
        size: Set(0),
        not_before: Set(now),
        created_at: Set(now),
        expires_at: Set(now + life),
    }
}

/// Returns the requested documents as the person sees them now, in the requested order, otherwise in list order.
pub(super) async fn requested_documents(
    state: &AppState,
    member: &LoanMember,
    wish: &PackageWish,
) -> Result<Vec<PackageDocument>, Problem> {
    let all = contents::load_package_documents(state.db.read(), member, wish.accepted_only).await?;
    let ids: HashSet<Uuid> = wish.document_ids.iter().copied().collect();
    let mut documents = contents::chosen_documents(all, &ids)?;
    let places: HashMap<Uuid, usize> =
        wish.document_ids.iter().rev().copied().zip((0..wish.document_ids.len()).rev()).collect();
    documents.sort_by_key(|one| places.get(&one.document_id).copied());
    Ok(documents)
}

/// Checks that an archive of these documents can be downloaded, and stores the selection until the browser starts the
/// download.
pub(super) async fn create_ticket(
    state: &AppState,
    member: &LoanMember,
    wish: PackageWish,
) -> Result<PackageTicket, Problem> {
    let documents = requested_documents(state, member, &wish).await?;
    // An unreachable store is reported now: browsers explain an interrupted download badly.
    if let Some(first) = documents.iter().find(|one| one.opens())
        && let Err(error) = state.store.open(&first.stored.key).await
        && StoreTrouble::of(&error).is_some()
    {
        return Err(storage_problem(&error));
    }
    let asked = ArchiveOrder { accepted_only: wish.accepted_only, document_ids: wish.document_ids };
    let row = package_order::ActiveModel {
        asked: Set(serde_json::to_string(&asked).unwrap_or_default()),
        taken: Set(i32::try_from(documents.len()).unwrap_or(i32::MAX)),
        ..order_row(state, member, PackageKind::Zip, TICKET_LIFE)
    };
    let tx = state.db.write().await?;
    let row = row.insert(&tx).await?;
    delete_earlier_tickets(&tx, &row).await?;
    tx.commit().await?;
    let count = u32::try_from(documents.len()).unwrap_or(u32::MAX);
    Ok(PackageTicket { id: row.id, documents: count, size: documents.iter().map(|one| one.size).sum() })
}

/// Deletes the person's oldest tickets, so that repeated requests keep no more than [`MOST_TICKETS`].
async fn delete_earlier_tickets(
    tx: &impl ConnectionTrait,
    newest: &package_order::Model,
) -> Result<(), DbErr> {
    use package_order::Column;
    let earlier: Vec<Uuid> = package_order::Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::LoanId.eq(newest.loan_id))
        .filter(Column::UserId.eq(newest.user_id))
        .filter(Column::Kind.eq(EnumColumn(PackageKind::Zip)))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .offset(MOST_TICKETS)
        .limit(AT_A_TIME)
        .into_tuple()
        .all(tx)
        .await?;
    if earlier.is_empty() {
        return Ok(());
    }
    package_order::Entity::delete_many().filter(Column::Id.is_in(earlier)).exec(tx).await.map(|_| ())
}

/// Returns the documents that a ticket names. Documents deleted since are left out; none when the ticket is another
/// person's or has expired.
pub(super) async fn documents_of_ticket(
    state: &AppState,
    member: &LoanMember,
    ticket: Uuid,
    all: Vec<PackageDocument>,
) -> Result<Vec<PackageDocument>, Problem> {
    let row = package_order::Entity::find_by_id(ticket)
        .filter(package_order::Column::LoanId.eq(member.loan.id))
        .filter(package_order::Column::UserId.eq(member.user.id))
        .filter(package_order::Column::Kind.eq(EnumColumn(PackageKind::Zip)))
        .filter(package_order::Column::ExpiresAt.gt(state.clock.now()))
        .one(state.db.read())
        .await?
        .ok_or_else(Problem::not_found)?;
    let asked: ArchiveOrder = serde_json::from_str(&row.asked).unwrap_or_default();
    let mut documents = contents::accepted_documents(all, asked.accepted_only);
    let ids: HashSet<Uuid> = asked.document_ids.into_iter().collect();
    documents.retain(|one| ids.is_empty() || ids.contains(&one.document_id));
    if documents.is_empty() && !ids.is_empty() { Err(Problem::not_found()) } else { Ok(documents) }
}

/// Deletes expired orders and their PDFs.
///
/// # Errors
/// When the database or the store fails.
pub(in super::super) async fn delete_expired_orders(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    loop {
        let old = package_order::Entity::find().filter(package_order::Column::ExpiresAt.lt(now));
        let old = old.limit(AT_A_TIME).all(state.db.read()).await?;
        for row in &old {
            delete_order(state, row).await?;
        }
        if old.is_empty() {
            return Ok(());
        }
    }
}

/// Deletes a row, then its bytes: bytes that a power cut leaves are swept.
pub(super) async fn delete_order(state: &AppState, row: &package_order::Model) -> Result<(), Problem> {
    delete_row(state, row.id).await?;
    match &row.storage_key {
        Some(key) => state.store.remove(key).await.map_err(|error| storage_problem(&error)),
        None => Ok(()),
    }
}

async fn delete_row(state: &AppState, id: Uuid) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    package_order::Entity::delete_by_id(id).exec(&tx).await?;
    tx.commit().await
}
