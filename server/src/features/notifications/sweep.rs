//! Retention of notices, by age and by number per person.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ColumnTrait, ConnectionTrait as _, DbErr, EntityTrait, QueryFilter, Statement};

use crate::{db::Database, entity::notice};

/// Maximum age.
const MAX_AGE: Duration = Duration::days(90);
/// Maximum number per person.
const MAX_PER_PERSON: u32 = 500;

/// Deletes notices past either limit, oldest first.
///
/// # Errors
/// If the write fails.
pub async fn delete_old(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    notice::Entity::delete_many().filter(notice::Column::At.lt(now - MAX_AGE)).exec(&tx).await?;
    let sql = "DELETE FROM notice WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER \
         (PARTITION BY recipient_id ORDER BY at DESC, id DESC) AS place FROM notice) AS placed \
         WHERE place > $1)";
    let many =
        Statement::from_sql_and_values(tx.get_database_backend(), sql, [i64::from(MAX_PER_PERSON).into()]);
    tx.execute_raw(many).await?;
    tx.commit().await
}
