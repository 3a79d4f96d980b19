//! Slows down guessing: after ten failed sign-ins with one e-mail address the next has to wait until the
//! oldest of them is a quarter of an hour ago.

use std::net::IpAddr;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::{entity::sign_in_failure, http::Problem, state::AppState};

const ALLOWED: usize = 10;
const WINDOW: Duration = Duration::minutes(15);
const KEPT: Duration = Duration::days(1);

/// Notes an attempt before its password is looked at, so that guesses sent at the same moment count too.
///
/// # Errors
/// *Too many tries*, or when the database can't answer.
pub(super) async fn note(state: &AppState, email_key: &str, from: IpAddr) -> Result<(), Problem> {
    let now = state.clock.now();
    let tx = state.db.write().await?;
    let recent: Vec<DateTime<Utc>> = sign_in_failure::Entity::find()
        .select_only()
        .column(sign_in_failure::Column::FailedAt)
        .filter(sign_in_failure::Column::EmailKey.eq(email_key))
        .filter(sign_in_failure::Column::FailedAt.gt(now - WINDOW))
        .order_by_desc(sign_in_failure::Column::FailedAt)
        .limit(ALLOWED as u64)
        .into_tuple()
        .all(&tx)
        .await?;
    if let (ALLOWED.., Some(oldest)) = (recent.len(), recent.last()) {
        return Err(Problem::too_many_tries(
            u64::try_from((*oldest + WINDOW - now).num_seconds()).unwrap_or(0).max(1),
        ));
    }
    let failure = sign_in_failure::ActiveModel {
        id: Set(Uuid::now_v7()),
        email_key: Set(email_key.to_owned()),
        remote_address: Set(Some(from.to_string())),
        failed_at: Set(now),
    };
    sign_in_failure::Entity::insert(failure).exec_without_returning(&tx).await?;
    sign_in_failure::Entity::delete_many()
        .filter(sign_in_failure::Column::FailedAt.lt(now - KEPT))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Forgets the attempts with that address: its owner knows the password.
///
/// # Errors
/// When the rows can't be removed.
pub(super) async fn forget(tx: &sea_orm::DatabaseTransaction, email_key: &str) -> Result<(), DbErr> {
    let of_address = sign_in_failure::Column::EmailKey.eq(email_key);
    sign_in_failure::Entity::delete_many().filter(of_address).exec(tx).await.map(|_| ())
}
