//! The email addresses among a user's own contacts.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _,
    QueryOrder as _, QuerySelect as _, sea_query::OnConflict,
};
use uuid::Uuid;

use crate::entity::saved_address;

/// The maximum number of rows per statement.
const IN_ONE_STATEMENT: usize = 500;
/// The maximum number of suggested addresses.
const OFFERED: u64 = 500;

/// Returns the addresses that the user saved most recently, in lower case.
///
/// # Errors
/// When a database query fails.
pub(crate) async fn saved_addresses(db: &impl ConnectionTrait, owner_id: Uuid) -> Result<Vec<String>, DbErr> {
    saved_address::Entity::find()
        .select_only()
        .column(saved_address::Column::Address)
        .filter(saved_address::Column::OwnerId.eq(owner_id))
        .order_by_desc(saved_address::Column::CreatedAt)
        .order_by_asc(saved_address::Column::Address)
        .limit(OFFERED)
        .into_tuple()
        .all(db)
        .await
}

/// Saves the addresses among the user's contacts. Returns those that are new.
///
/// # Errors
/// When a database write fails.
pub(crate) async fn save_addresses(
    db: &impl ConnectionTrait,
    owner_id: Uuid,
    addresses: impl Iterator<Item = &str> + Send,
    now: DateTime<Utc>,
) -> Result<Vec<String>, DbErr> {
    let mut new: Vec<String> = addresses.map(|address| address.trim().to_lowercase()).collect();
    new.sort();
    new.dedup();
    for some in new.clone().chunks(IN_ONE_STATEMENT) {
        let known: Vec<String> = saved_address::Entity::find()
            .select_only()
            .column(saved_address::Column::Address)
            .filter(saved_address::Column::OwnerId.eq(owner_id))
            .filter(saved_address::Column::Address.is_in(some))
            .into_tuple()
            .all(db)
            .await?;
        new.retain(|address| !known.contains(address));
    }
    let rows = new.iter().map(|address| saved_address::ActiveModel {
        owner_id: Set(owner_id),
        address: Set(address.clone()),
        created_at: Set(now),
    });
    let keys = [saved_address::Column::OwnerId, saved_address::Column::Address];
    for some in rows.collect::<Vec<_>>().chunks(IN_ONE_STATEMENT) {
        // Two concurrent messages may save the same address.
        let once = OnConflict::columns(keys).do_nothing().to_owned();
        saved_address::Entity::insert_many(some.to_vec())
            .on_conflict(once)
            .exec_without_returning(db)
            .await?;
    }
    Ok(new)
}

/// Removes the addresses from the user's contacts.
///
/// # Errors
/// When a database write fails.
pub(crate) async fn forget_addresses(
    db: &impl ConnectionTrait,
    owner_id: Uuid,
    addresses: &[String],
) -> Result<(), DbErr> {
    for some in addresses.chunks(IN_ONE_STATEMENT) {
        saved_address::Entity::delete_many()
            .filter(saved_address::Column::OwnerId.eq(owner_id))
            .filter(saved_address::Column::Address.is_in(some))
            .exec(db)
            .await?;
    }
    Ok(())
}
