//! Keys of people who have or haven't joined. The key of an account is its email address in lower case. A person who
//! hasn't joined is an entry: its key begins with the id of the company that created it, or with its own id if it is in
//! a single contact list, so it never equals an address to sign in with.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::OnConflict,
};
use shared_rules::team::role::RoleGroup;
use uuid::{NoContext, Timestamp, Uuid};

use crate::entity::{EnumColumn, app_user};

/// The range over which the ids of new people are scattered into the past.
const SCATTERED_SECONDS: u64 = 3 * 365 * 24 * 60 * 60;

/// Returns the key of an entry.
pub(crate) fn entry_key(whose: Uuid, address: &str) -> String {
    format!("{whose} {}", address.trim().to_lowercase())
}

/// Returns the owner of an entry: a company's id, or its own; `None` for an account.
pub(crate) fn entry_owner(user: &app_user::Model) -> Option<Uuid> {
    user.email_key.split_once(' ').and_then(|(id, _)| id.parse().ok())
}

/// Returns the id of a new person. It doesn't reveal when they were created: users who enter an address must not learn
/// whether it exists already.
pub(crate) fn new_person_id(now: chrono::DateTime<chrono::Utc>) -> Uuid {
    let seconds = u64::try_from(now.timestamp()).unwrap_or_default();
    let back = rand::random::<u64>() % SCATTERED_SECONDS;
    let millis = rand::random::<u32>() % 1000;
    Uuid::new_v7(Timestamp::from_unix(NoContext, seconds.saturating_sub(back), millis * 1_000_000))
}

/// An entry to create.
pub(crate) struct NewEntry<'a> {
    /// The company that creates it; `None` for a contact list.
    pub company: Option<Uuid>,
    /// The email address.
    pub address: &'a str,
    /// The given name.
    pub given_name: &'a str,
    /// The family name.
    pub family_name: &'a str,
}

/// Returns the entry of that address; creates it if there is none. A company has one entry per address, a contact list
/// always gets a new one.
///
/// # Errors
/// If the write fails.
pub(crate) async fn get_or_create_entry(
    db: &impl ConnectionTrait,
    now: chrono::DateTime<chrono::Utc>,
    new: &NewEntry<'_>,
) -> Result<app_user::Model, DbErr> {
    let (key, row) = entry_row(now, new);
    let unless_there = OnConflict::column(app_user::Column::EmailKey).do_nothing().to_owned();
    app_user::Entity::insert(row).on_conflict(unless_there).exec_without_returning(db).await?;
    let made = app_user::Entity::find().filter(app_user::Column::EmailKey.eq(&key)).one(db).await?;
    made.ok_or_else(|| DbErr::RecordNotFound(key))
}

/// Keys per statement.
const KEYS_PER_STATEMENT: usize = 500;

/// Returns the entries that the company created for these addresses, by their keys.
///
/// # Errors
/// If the query fails.
pub(crate) async fn entries_of(
    db: &impl ConnectionTrait,
    company: Uuid,
    addresses: impl Iterator<Item = String>,
) -> Result<HashMap<String, Uuid>, DbErr> {
    let keys: HashSet<String> = addresses.map(|address| entry_key(company, &address)).collect();
    let keys: Vec<String> = keys.into_iter().collect();
    let mut entries = HashMap::new();
    for some in keys.chunks(KEYS_PER_STATEMENT) {
        let found: Vec<(String, Uuid)> = app_user::Entity::find()
            .select_only()
            .columns([app_user::Column::EmailKey, app_user::Column::Id])
            .filter(app_user::Column::EmailKey.is_in(some))
            .into_tuple()
            .all(db)
            .await?;
        entries.extend(found);
    }
    Ok(entries)
}

/// Builds a new entry and its key.
pub(crate) fn entry_row(
    now: chrono::DateTime<chrono::Utc>,
    new: &NewEntry<'_>,
) -> (String, app_user::ActiveModel) {
    let id = new_person_id(now);
    let key = entry_key(new.company.unwrap_or(id), new.address);
    let row = app_user::ActiveModel {
        id: Set(id),
        given_name: Set(new.given_name.trim().to_owned()),
        family_name: Set(new.family_name.trim().to_owned()),
        email_address: Set(new.address.trim().to_owned()),
        email_key: Set(key.clone()),
        role_group: Set(EnumColumn(RoleGroup::Contact)),
        stub: Set(true),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    (key, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_do_not_reveal_creation_order() {
        let now = chrono::Utc::now();
        let ids: Vec<Uuid> = (0..50).map(|_| new_person_id(now)).collect();
        assert!(!ids.is_sorted());
        assert!(ids.iter().all(|id| id.get_version_num() == 7));
    }
}
