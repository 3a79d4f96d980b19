//! What is on record for the lead of a company is kept for a while; what happened on a loan, as long as the loan.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};

use crate::{db::Database, entity::activity};

/// How long it is kept.
pub const KEPT_ON_RECORD: Duration = Duration::days(400);

/// Forgets what is older.
///
/// # Errors
/// When the database refuses.
pub async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    activity::Entity::delete_many()
        .filter(activity::Column::OnRecord.eq(true))
        .filter(activity::Column::At.lt(now - KEPT_ON_RECORD))
        .exec(&tx)
        .await?;
    tx.commit().await
}
