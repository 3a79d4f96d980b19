//! Throttles password guessing. Past the first few, each wrong sign-in doubles the delay before the next one: up to a
//! minute per email address, up to a quarter of an hour per IP. A browser that its owner signed in with before has its
//! own count, so nobody can lock the owner out by guessing elsewhere.

use std::time::Duration as Wait;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, ExprTrait as _,
    QueryFilter, QuerySelect, sea_query::Expr,
};
use uuid::Uuid;

use crate::{
    entity::sign_in_failure,
    environment::Limits,
    http::{Problem, guard::ClientAddress},
    state::AppState,
};

/// Wrong attempts older than this don't count.
const WINDOW: Duration = Duration::minutes(15);
const RETENTION: Duration = Duration::days(1);
/// An IP may be shared by a whole office, so it gets more free attempts, but a longer delay after them.
const IP_WAITS_LONGER: u32 = 15;

/// An attempt to sign in.
#[derive(Clone, Copy, Debug)]
pub struct SignInAttempt<'a> {
    /// The email address, in lower case.
    pub email_key: &'a str,
    /// The client's address.
    pub from: Option<ClientAddress>,
    /// The browser, if the address's owner signed in with it before.
    pub device: Option<Uuid>,
}

/// Records an attempt before its password is checked, so that concurrent guesses count, too.
///
/// # Errors
/// *Too many tries*, or if the query fails.
pub async fn record_attempt(state: &AppState, attempt: SignInAttempt<'_>) -> Result<(), Problem> {
    let now = state.clock.now();
    let tx = state.db.write().await?;
    let wait = required_wait(state, &tx, attempt, now).await?;
    if wait > Wait::ZERO {
        return Err(Problem::too_many_tries(Ord::max(wait.as_secs(), 1)));
    }
    let failure = sign_in_failure::ActiveModel {
        id: Set(Uuid::now_v7()),
        email_key: Set(attempt.email_key.to_owned()),
        remote_address: Set(client_network(attempt)),
        device_id: Set(attempt.device.map(|id| id.to_string())),
        failed_at: Set(now),
    };
    sign_in_failure::Entity::insert(failure).exec_without_returning(&tx).await?;
    let old = sign_in_failure::Column::FailedAt.lt(now - RETENTION);
    sign_in_failure::Entity::delete_many().filter(old).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// Returns whether wrong attempts with the address, or from the client's network, slow down unknown browsers.
///
/// # Errors
/// If the query fails.
pub async fn is_slowed(
    db: &impl ConnectionTrait,
    limits: &Limits,
    email_key: &str,
    from: ClientAddress,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    use sign_in_failure::Column;
    let unknown = || Column::DeviceId.is_null();
    let (with_address, _) =
        count_wrong_attempts(db, Column::EmailKey.eq(email_key).and(unknown()), now).await?;
    if with_address >= limits.sign_in_tries.into() {
        return Ok(true);
    }
    let ip = from.rate_limit_prefix().to_string();
    let (from_ip, _) = count_wrong_attempts(db, Column::RemoteAddress.eq(ip).and(unknown()), now).await?;
    Ok(from_ip >= limits.sign_in_tries_per_ip.into())
}

fn client_network(attempt: SignInAttempt<'_>) -> Option<String> {
    attempt.from.map(|from| from.rate_limit_prefix().to_string())
}

async fn required_wait(
    state: &AppState,
    tx: &DatabaseTransaction,
    attempt: SignInAttempt<'_>,
    now: DateTime<Utc>,
) -> Result<Wait, DbErr> {
    use sign_in_failure::Column;
    let limits = &state.config.limits;
    let longest = limits.sign_in_wait;
    if let Some(device) = attempt.device {
        let on_device = count_wrong_attempts(tx, Column::DeviceId.eq(device.to_string()), now).await?;
        return Ok(remaining_delay(on_device, limits.sign_in_tries, longest, now));
    }
    let unknown = Column::DeviceId.is_null();
    let with_address =
        count_wrong_attempts(tx, Column::EmailKey.eq(attempt.email_key).and(unknown.clone()), now).await?;
    let for_address = remaining_delay(with_address, limits.sign_in_tries, longest, now);
    let Some(ip) = client_network(attempt) else { return Ok(for_address) };
    let from_ip = count_wrong_attempts(tx, Column::RemoteAddress.eq(ip).and(unknown), now).await?;
    let for_ip = remaining_delay(from_ip, limits.sign_in_tries_per_ip, longest * IP_WAITS_LONGER, now);
    Ok(for_address.max(for_ip))
}

/// The number of recent wrong attempts and the time of the last one.
type WrongAttempts = (i64, Option<DateTime<Utc>>);

async fn count_wrong_attempts(
    tx: &impl ConnectionTrait,
    which: Expr,
    now: DateTime<Utc>,
) -> Result<WrongAttempts, DbErr> {
    use sign_in_failure::Column;
    let found = sign_in_failure::Entity::find()
        .select_only()
        .column_as(Column::Id.count(), "tries")
        .column_as(Column::FailedAt.max(), "latest")
        .filter(which)
        .filter(Column::FailedAt.gt(now - WINDOW))
        .into_tuple::<WrongAttempts>()
        .one(tx)
        .await?;
    Ok(found.unwrap_or_default())
}

/// Returns the remaining delay: none for the first attempts, then one second, two, four …
fn remaining_delay((tries, latest): WrongAttempts, free: u32, longest: Wait, now: DateTime<Utc>) -> Wait {
    let past = tries.saturating_sub(free.into());
    let (0.., Some(latest)) = (past, latest) else { return Wait::ZERO };
    let doubled = u32::try_from(past).map_or(20, |past| Ord::min(past, 20));
    let wait = Wait::from_secs(1_u64 << doubled).min(longest);
    let passed = (now - latest).to_std().unwrap_or_default();
    wait.saturating_sub(passed)
}

/// Deletes the attempts before the right password, on the known device or with the address.
///
/// # Errors
/// If the write fails.
pub async fn clear_attempts(tx: &DatabaseTransaction, attempt: SignInAttempt<'_>) -> Result<(), DbErr> {
    use sign_in_failure::Column;
    let own = match attempt.device {
        Some(device) => Column::DeviceId.eq(device.to_string()),
        None => Column::EmailKey.eq(attempt.email_key).and(Column::DeviceId.is_null()),
    };
    sign_in_failure::Entity::delete_many().filter(own).exec(tx).await.map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delay_doubles_after_free_attempts_up_to_limit() {
        let now = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        let after = |tries| remaining_delay((tries, Some(now)), 5, Wait::from_secs(60), now).as_secs();
        let waits: Vec<u64> = [0, 4, 5, 6, 7, 10, 11, 1_000].into_iter().map(after).collect();
        assert_eq!(waits, [0, 0, 1, 2, 4, 32, 60, 60]);
        let later = now + Duration::seconds(50);
        assert_eq!(remaining_delay((1_000, Some(now)), 5, Wait::from_secs(60), later).as_secs(), 10);
        assert_eq!(
            remaining_delay((1_000, Some(now)), 5, Wait::from_secs(60), now + Duration::minutes(2)),
            Wait::ZERO
        );
    }
}
