//! Emails to people who follow a conversation: a busy one neither floods them nor keeps others from writing.

use std::collections::HashMap;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QuerySelect as _,
};
use uuid::Uuid;

use super::outbox::{HELD, IN_ONE_STATEMENT, KEPT, QueuedEmail, addresses_over_hourly_limit, insert};
use crate::{entity::mail, environment::Limits};

/// Queues an email to people who follow a conversation. Emails beyond an address's hourly budget are spread over the
/// following hours, so that writing stays possible. Call `wake` on the mailer afterwards.
///
/// # Errors
/// When a database query or write fails.
pub async fn queue_spread(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    email: QueuedEmail,
) -> Result<(), DbErr> {
    let budget = email.budget.key(email.company);
    let mut last: HashMap<String, DateTime<Utc>> = HashMap::new();
    for some in email.recipients.chunks(IN_ONE_STATEMENT) {
        let of_hour = addresses_over_hourly_limit(some, &budget, now, limits);
        let flooded: Vec<String> = of_hour.into_tuple().all(tx).await?;
        let waiting: Vec<(String, DateTime<Utc>)> = mail::Entity::find()
            .select_only()
            .column(mail::Column::Recipient)
            .column(mail::Column::NextTryAt)
            .filter(mail::Column::Recipient.is_in(flooded.iter()))
            .filter(mail::Column::Budget.eq(&budget))
            .filter(mail::Column::SentAt.is_null())
            .filter(mail::Column::NextTryAt.lt(now + KEPT))
            .into_tuple()
            .all(tx)
            .await?;
        last.extend(flooded.into_iter().map(|recipient| (recipient, now)));
        for (recipient, due) in waiting {
            last.entry(recipient).and_modify(|last| *last = Ord::max(*last, due));
        }
    }
    let pause = Duration::seconds(3_600 / i64::from(Ord::max(limits.mails, 1)));
    insert(tx, (|recipient: &str| last.get(recipient).map_or(now, |last| *last + pause), now), email).await?;
    Ok(())
}

/// Holds an email to people who follow a conversation like [`hold`], regardless of their budget.
///
/// # Errors
/// When a database write fails.
pub async fn hold_spread(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    email: QueuedEmail,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    insert(tx, (|_: &str| now + HELD, now), email).await
}
