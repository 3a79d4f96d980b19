//! Retention: the company's audit log is kept for a limited time, the activity of a loan as long as the loan.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};

use crate::{db::Database, entity::activity};

/// Retention of the audit log.
pub const AUDIT_LOG_RETENTION: Duration = Duration::days(400);

/// Deletes older entries.
///
/// # Errors
/// If the write fails.
pub async fn delete_old(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    activity::Entity::delete_many()
        .filter(activity::Column::OnRecord.eq(true))
        .filter(activity::Column::At.lt(now - AUDIT_LOG_RETENTION))
        .exec(&tx)
        .await?;
    tx.commit().await
}
