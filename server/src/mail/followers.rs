//! Mails to people who follow a conversation: a lively one is no flood, and keeps nobody from writing.

use std::collections::HashMap;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QuerySelect as _,
};
use uuid::Uuid;

use super::outbox::{HELD, IN_ONE_STATEMENT, KEPT, Letter, insert, mails_of_hour};
use crate::{entity::mail, environment::Limits};

/// Queues a letter to people who follow a conversation. Beyond an address's budget its mails are spread over the next hours, as
/// many an hour as it may get: the others can go on writing. Call `wake` on the post afterwards.
///
/// # Errors
/// When the rows can't be read or written.
pub async fn queue_spread(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    letter: Letter,
) -> Result<(), DbErr> {
    let budget = letter.budget.key(letter.company);
    let mut last: HashMap<String, DateTime<Utc>> = HashMap::new();
    for some in letter.recipients.chunks(IN_ONE_STATEMENT) {
        let of_hour = mails_of_hour(some, &budget, now, limits);
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
    insert(tx, (|recipient: &str| last.get(recipient).map_or(now, |last| *last + pause), now), letter)
        .await?;
    Ok(())
}

/// Keeps a letter to people who follow a conversation like [`hold`], whatever their budget.
///
/// # Errors
/// When the rows can't be written.
pub async fn hold_spread(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    letter: Letter,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    insert(tx, (|_: &str| now + HELD, now), letter).await
}
