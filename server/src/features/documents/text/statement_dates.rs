//! The statement dates that documents mention in their text, and the dates on which they arrived.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use shared_rules::documents::stored_files::statement::{FINDS, StatementDay, statement_day};
use uuid::Uuid;

use super::{super::document_commands::publish_request_changes, text_purpose::text_purpose};
use crate::{
    entity::{EnumColumn, app_user, document, document_text, document_version},
    environment::Zone,
    realtime::Changes,
    state::AppState,
};

/// Repeats the condition of the partial index `ix_document_text_looked_by`, which can't match a bound parameter.
const DONE: &str = r#""document_text"."state" = 'DONE'"#;

/// The dates of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StatementDays {
    pub stated: Option<StatementDay>,
    pub came_on: Option<NaiveDate>,
}

impl StatementDays {
    /// Returns the dates of the text that was read from the file with this key.
    pub async fn of(db: &impl ConnectionTrait, key: &str, text: &str) -> Result<Self, DbErr> {
        let stated = statement_day(text);
        // The arrival date only matters where a statement date was found.
        let came_on = if stated.is_some() { arrival_day(db, key).await? } else { None };
        Ok(Self { stated, came_on })
    }
}

/// Searches texts again that an earlier version of the date search has read.
///
/// # Errors
/// When the database can't be read or written.
pub(super) async fn search_dates_again(state: &AppState) -> Result<(), DbErr> {
    while !*state.stopping.borrow() {
        let earlier = document_text::Entity::find()
            .filter(Expr::cust(DONE))
            .filter(document_text::Column::LookedBy.lt(FINDS))
            .order_by_asc(document_text::Column::LookedBy)
            .order_by_asc(document_text::Column::StorageKey)
            .limit(1);
        let Some(row) = earlier.one(state.db.read()).await? else { return Ok(()) };
        let text =
            row.sealed.as_deref().and_then(|text| state.vault.unseal(&text_purpose(&row.storage_key), text));
        let days = StatementDays::of(state.db.read(), &row.storage_key, &text.unwrap_or_default()).await?;
        let mut changes = Changes::begin(state).await?;
        save_days(&mut changes, &row.storage_key, days).await?;
        changes.commit().await?;
    }
    Ok(())
}

/// Stores the dates of a text and notifies viewers of the requests that the document answers.
pub(super) async fn save_days(changes: &mut Changes, key: &str, days: StatementDays) -> Result<(), DbErr> {
    let kept = document_text::Entity::update_many()
        .col_expr(document_text::Column::StatedOn, Expr::value(days.stated.map(|stated| stated.on)))
        .col_expr(
            document_text::Column::StatedAs,
            Expr::value(days.stated.map(|stated| EnumColumn(stated.kind))),
        )
        .col_expr(document_text::Column::CameOn, Expr::value(days.came_on))
        .col_expr(document_text::Column::LookedBy, Expr::value(FINDS))
        .filter(document_text::Column::StorageKey.eq(key))
        .exec(&**changes)
        .await?;
    if kept.rows_affected == 0 || days.stated.is_none() {
        return Ok(());
    }
    let named = document::Entity::find()
        .filter(document::Column::StorageKey.eq(key))
        .filter(document::Column::DeletedAt.is_null())
        .all(&**changes)
        .await?;
    for row in &named {
        publish_request_changes(changes, row).await?;
    }
    Ok(())
}

/// Returns the date on which a file arrived, in the sender's time zone. A restored or unlocked version counts as the
/// file that arrived.
async fn arrival_day(db: &impl ConnectionTrait, key: &str) -> Result<Option<NaiveDate>, DbErr> {
    let Some(row) = document_of(db, key).await? else { return Ok(None) };
    let versions = document_version::Entity::find()
        .filter(document_version::Column::DocumentId.eq(row.id))
        .order_by_asc(document_version::Column::Number)
        .all(db)
        .await?;
    let Some((at, by)) = find_arrival(&row, &versions, key) else { return Ok(None) };
    let zone: Option<Option<String>> = app_user::Entity::find_by_id(by)
        .select_only()
        .column(app_user::Column::TimeZone)
        .into_tuple()
        .one(db)
        .await?;
    Ok(Some(Zone::of(zone.flatten().as_deref()).day(at)))
}

/// Returns the document that has, or had, this content.
async fn document_of(db: &impl ConnectionTrait, key: &str) -> Result<Option<document::Model>, DbErr> {
    let own = document::Entity::find()
        .filter(document::Column::StorageKey.eq(key))
        .order_by_asc(document::Column::CreatedAt);
    if let Some(row) = own.one(db).await? {
        return Ok(Some(row));
    }
    let version = document_version::Entity::find()
        .filter(document_version::Column::StorageKey.eq(key))
        .order_by_asc(document_version::Column::ReplacedAt);
    match version.one(db).await? {
        Some(version) => document::Entity::find_by_id(version.document_id).one(db).await,
        None => Ok(None),
    }
}

/// Returns when the content first arrived, and its sender.
fn find_arrival(
    row: &document::Model,
    versions: &[document_version::Model],
    key: &str,
) -> Option<(DateTime<Utc>, Uuid)> {
    let earlier = versions.iter().map(|version| (version.storage_key.as_str(), version.unlocked));
    let keys = earlier.chain([(row.storage_key.as_str(), row.unlocked)]);
    let replaced = versions.iter().map(|version| (version.replaced_at, version.replaced_by));
    let arrivals = [(row.created_at, row.uploaded_by)].into_iter().chain(replaced);
    let mut came = None;
    for ((own, unlocked), arrival) in keys.zip(arrivals) {
        came = if unlocked { came.or(Some(arrival)) } else { Some(arrival) };
        if own == key {
            return came;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use chrono::Duration;

    use super::*;

    fn version(
        number: i32,
        key: &str,
        unlocked: bool,
        replaced_at: DateTime<Utc>,
    ) -> document_version::Model {
        document_version::Model {
            id: Uuid::nil(),
            document_id: Uuid::nil(),
            number,
            name: None,
            size: 1,
            mime_type: String::new(),
            checksum: String::new(),
            storage_key: key.to_owned(),
            unlocked,
            review_state: None,
            replaced_by: Uuid::from_u128(u128::from(number.unsigned_abs())),
            replaced_at,
            verdicts: None,
            scan: None,
            damaged: false,
        }
    }

    #[test]
    fn arrival_date_is_that_of_first_upload() {
        let begun = DateTime::<Utc>::default();
        let day = |days| begun + Duration::days(days);
        let row = document::Model {
            id: Uuid::nil(),
            loan_id: Uuid::nil(),
            name: String::new(),
            size: 1,
            mime_type: String::new(),
            batch: None,
            place: 0,
            checksum: String::new(),
            storage_key: "first".to_owned(),
            uploaded_by: Uuid::from_u128(9),
            created_at: begun,
            deleted_at: None,
            deleted_by: None,
            unlocked: false,
            version: 4,
            brought_by: None,
            brought_at: None,
            scan: None,
            damaged: false,
            sent_by_link: false,
        };
        // The original, a locked second version, its unlocked copy, and the original again.
        let versions = [
            version(1, "first", false, day(10)),
            version(2, "second", false, day(12)),
            version(3, "open", true, day(20)),
        ];
        let came = |key| find_arrival(&row, &versions, key);
        assert_eq!(came("first"), Some((begun, Uuid::from_u128(9))));
        assert_eq!(came("second"), Some((day(10), Uuid::from_u128(1))));
        assert_eq!(came("open"), Some((day(10), Uuid::from_u128(1))));
        assert_eq!(came("no such"), None);
    }
}
