//! The outbox of queued emails.

use std::collections::HashMap;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait as _, Select, sea_query::Expr,
};
use shared_rules::{text::refused::MANY_MAILS, value::email::address_key};
use uuid::Uuid;

use super::budget::MailBudget;
use crate::{
    entity::{invitation, mail, mail_words, message},
    environment::Limits,
    http::Problem,
};

/// The maximum number of rows per statement.
const IN_ONE_STATEMENT: usize = 500;
/// How long a sent email's row is kept, and how long sending is retried.
pub(super) const KEPT: Duration = Duration::days(7);
/// The delay of a held email's next attempt, which means never.
pub(super) const HELD: Duration = Duration::days(36_500);

/// An email to be sent to each address separately, so that recipients don't learn of each other.
#[derive(Clone, Debug)]
pub struct QueuedEmail {
    /// The recipients' addresses.
    pub recipients: Vec<String>,
    /// The subject.
    pub subject: String,
    /// The body as plain text.
    pub plain: String,
    /// The body as HTML.
    pub html: String,
    /// The company in whose name it is written, whose mail server sends it. Without one, the server's default
    /// applies.
    pub company: Option<Uuid>,
    /// The budget that it counts against.
    pub budget: MailBudget,
    /// The address for replies. Without one, replies aren't read.
    pub reply_to: Option<String>,
    /// Its cause, which is notified if it can't be delivered.
    pub cause: MailCause,
    /// The link that unsubscribes the recipient when mail clients post to it.
    pub unsubscribe_link: Option<String>,
}

/// The cause of an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailCause {
    /// A message.
    Message(Uuid),
    /// An invitation.
    Invitation(Uuid),
    /// Anything else, whose failure isn't reported.
    Other,
}

/// Queues an email, which is sent after the transaction commits. Call `wake` on the mailer afterwards.
///
/// # Errors
/// *Too many*, naming an address that reached its hourly limit; or when a database write fails.
pub async fn queue(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    email: QueuedEmail,
) -> Result<(), Problem> {
    require_hourly_budget(tx, now, limits, &email).await?;
    insert(tx, (|_: &str| now, now), email).await?;
    Ok(())
}

/// Queues an email without counting it towards an address's budget, because its sender must not learn of it.
///
/// # Errors
/// When a database write fails.
pub async fn queue_uncounted(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    email: QueuedEmail,
) -> Result<(), DbErr> {
    insert(tx, (|_: &str| now, now - Duration::hours(1)), email).await.map(|_| ())
}

/// Queues an email about notifications, regardless of the address's budget, because none may be refused or dropped.
/// Returns the email's id. Call `wake` on the mailer afterwards.
///
/// # Errors
/// When a database write fails.
pub async fn queue_notification(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    email: QueuedEmail,
) -> Result<Option<Uuid>, DbErr> {
    let queued = insert(tx, (|_: &str| now, now), email).await?;
    Ok(queued.into_iter().next().map(|(_, id)| id))
}

/// Queues an email about a message. Emails beyond an address's hourly budget are spread over the following hours, so
/// that writing stays possible. Call `wake` on the mailer afterwards.
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
        let flooded: Vec<String> =
            keys_over_hourly_limit(some, &budget, now, limits).into_tuple().all(tx).await?;
        let waiting: Vec<(String, DateTime<Utc>)> = mail::Entity::find()
            .select_only()
            .column(mail::Column::AddressKey)
            .column_as(mail::Column::NextTryAt.max(), "last")
            .filter(mail::Column::AddressKey.is_in(flooded.iter()))
            .filter(mail::Column::Budget.eq(&budget))
            .filter(is_unsent())
            .filter(mail::Column::NextTryAt.lt(now + HELD / 2))
            .group_by(mail::Column::AddressKey)
            .into_tuple()
            .all(tx)
            .await?;
        last.extend(flooded.into_iter().map(|key| (key, now)));
        for (key, due) in waiting {
            last.entry(key).and_modify(|last| *last = Ord::max(*last, due));
        }
    }
    let pause = Duration::seconds(3_600 / i64::from(Ord::max(limits.mails, 1)));
    insert(tx, (|key: &str| last.get(key).map_or(now, |last| *last + pause), now), email).await?;
    Ok(())
}

/// Holds an email without sending it, until it is released or dropped, regardless of budgets. Returns its rows by
/// address. Emails that aren't released within a week are deleted.
///
/// # Errors
/// When a database write fails.
pub async fn hold(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    email: QueuedEmail,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    insert(tx, (|_: &str| now + HELD, now), email).await
}

/// Holds the emails about a deleted message that aren't sent yet.
///
/// # Errors
/// When a database write fails.
pub async fn hold_of_message(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    message_id: Uuid,
) -> Result<(), DbErr> {
    mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + HELD))
        .col_expr(mail::Column::CreatedAt, Expr::value(now))
        .filter(mail::Column::MessageId.eq(message_id))
        .filter(is_unsent())
        .exec(tx)
        .await
        .map(|_| ())
}

/// Releases the held emails about a restored message. Call `wake` on the mailer afterwards.
///
/// # Errors
/// When a database query or write fails.
pub async fn release_of_message(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    message_id: Uuid,
) -> Result<(), DbErr> {
    let held: Vec<Uuid> = mail::Entity::find()
        .select_only()
        .column(mail::Column::Id)
        .filter(mail::Column::MessageId.eq(message_id))
        .filter(is_unsent())
        .filter(mail::Column::NextTryAt.gt(now + HELD / 2))
        .into_tuple()
        .all(tx)
        .await?;
    release(tx, now, &held).await.map(|_| ())
}

/// Queues a company's failed emails to an address again, if their texts are still stored and their cause still exists.
/// Returns their number. Call `wake` on the mailer afterwards.
///
/// # Errors
/// When a database write fails.
pub async fn retry_failed(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    company_id: Uuid,
    address_key: &str,
) -> Result<u64, DbErr> {
    let pending = invitation::Entity::find()
        .select_only()
        .column(invitation::Column::Id)
        .filter(invitation::Column::CompanyId.eq(company_id))
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .filter(invitation::Column::ExpiresAt.gt(now))
        .into_query();
    let deleted = message::Entity::find()
        .select_only()
        .column(message::Column::Id)
        .filter(message::Column::DeletedAt.is_not_null())
        .into_query();
    let is_wanted =
        mail::Column::MessageId.not_in_subquery(deleted).or(mail::Column::InvitationId.in_subquery(pending));
    let done = mail::Entity::update_many()
        .col_expr(mail::Column::FailedAt, Expr::value(None::<DateTime<Utc>>))
        .col_expr(mail::Column::Failure, Expr::value(None::<String>))
        .col_expr(mail::Column::ReportedAt, Expr::value(None::<DateTime<Utc>>))
        .col_expr(mail::Column::BlamesAddress, Expr::value(false))
        .col_expr(mail::Column::NextTryAt, Expr::value(now))
        .col_expr(mail::Column::ExpiresAt, Expr::value(now + KEPT))
        .filter(mail::Column::CompanyId.eq(company_id))
        .filter(mail::Column::AddressKey.eq(address_key))
        .filter(mail::Column::FailedAt.is_not_null())
        .filter(mail::Column::WordsId.is_not_null())
        .filter(is_wanted)
        .exec(tx)
        .await?;
    Ok(done.rows_affected)
}

/// Releases held emails, which are sent after the transaction commits. Returns their number. Call `wake` on the
/// mailer afterwards.
///
/// # Errors
/// When a database write fails.
pub async fn release(tx: &impl ConnectionTrait, now: DateTime<Utc>, ids: &[Uuid]) -> Result<u64, DbErr> {
    let mut released = 0_u64;
    for some in ids.chunks(IN_ONE_STATEMENT) {
        let done = mail::Entity::update_many()
            .col_expr(mail::Column::NextTryAt, Expr::value(now))
            .col_expr(mail::Column::CreatedAt, Expr::value(now))
            .col_expr(mail::Column::ExpiresAt, Expr::value(now + KEPT))
            .filter(mail::Column::Id.is_in(some.iter().copied()))
            .filter(is_unsent())
            .exec(tx)
            .await?;
        released = released.saturating_add(done.rows_affected);
    }
    Ok(released)
}

/// Deletes held emails. Returns their number.
///
/// # Errors
/// When a database write fails.
pub async fn drop_held(tx: &impl ConnectionTrait, ids: &[Uuid]) -> Result<u64, DbErr> {
    let mut dropped = 0_u64;
    for some in ids.chunks(IN_ONE_STATEMENT) {
        let done = mail::Entity::delete_many()
            .filter(mail::Column::Id.is_in(some.iter().copied()))
            .filter(mail::Column::SentAt.is_null())
            .exec(tx)
            .await?;
        dropped = dropped.saturating_add(done.rows_affected);
    }
    Ok(dropped)
}

/// Matches emails that are still to be sent.
pub(super) fn is_unsent() -> Condition {
    Condition::all().add(mail::Column::SentAt.is_null()).add(mail::Column::FailedAt.is_null())
}

/// Inserts the rows of an email, with the times when they are due, by address in lower case, and from which they count.
/// Returns their ids by address.
async fn insert(
    tx: &impl ConnectionTrait,
    (due, counted): (impl Fn(&str) -> DateTime<Utc> + Send, DateTime<Utc>),
    email: QueuedEmail,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    let QueuedEmail { recipients, subject, plain, html, company, budget, reply_to, cause, unsubscribe_link } =
        email;
    let (message_id, invitation_id) = match cause {
        MailCause::Message(id) => (Some(id), None),
        MailCause::Invitation(id) => (None, Some(id)),
        MailCause::Other => (None, None),
    };
    let budget = budget.key(company);
    let words_id = Uuid::now_v7();
    let words = mail_words::ActiveModel {
        id: Set(words_id),
        subject: Set(subject),
        plain: Set(plain),
        html: Set(html),
        company_id: Set(company),
        reply_to: Set(reply_to),
        unsubscribe_link: Set(unsubscribe_link),
    };
    mail_words::Entity::insert(words).exec_without_returning(tx).await?;
    let written: Vec<(String, Uuid)> =
        recipients.into_iter().map(|recipient| (recipient, Uuid::now_v7())).collect();
    for some in written.chunks(IN_ONE_STATEMENT) {
        let rows = some.iter().map(|(recipient, id)| {
            let address_key = address_key(recipient);
            let due = due(&address_key);
            mail::ActiveModel {
                id: Set(*id),
                recipient: Set(recipient.clone()),
                address_key: Set(address_key),
                words_id: Set(Some(words_id)),
                budget: Set(budget.clone()),
                company_id: Set(company),
                message_id: Set(message_id),
                invitation_id: Set(invitation_id),
                attempts: Set(0),
                next_try_at: Set(due),
                expires_at: Set(Some(due + KEPT)),
                created_at: Set(counted),
                blames_address: Set(false),
                ..Default::default()
            }
        });
        mail::Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(written)
}

/// Rejects an email to an address that reached its hourly limit.
async fn require_hourly_budget(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    email: &QueuedEmail,
) -> Result<(), Problem> {
    let budget = email.budget.key(email.company);
    for some in email.recipients.chunks(IN_ONE_STATEMENT) {
        let of_hour = keys_over_hourly_limit(some, &budget, now, limits);
        let flooded: Option<String> = of_hour.into_tuple().one(tx).await?;
        if let Some(address) = flooded {
            return Err(Problem::used_up(MANY_MAILS.fill(&[("address", &address)])).retry_after(600));
        }
    }
    Ok(())
}

/// The query for those addresses, in lower case, that reached the hourly limit of that kind.
fn keys_over_hourly_limit(
    recipients: &[String],
    budget: &str,
    now: DateTime<Utc>,
    limits: &Limits,
) -> Select<mail::Entity> {
    mail::Entity::find()
        .select_only()
        .column(mail::Column::AddressKey)
        .filter(mail::Column::AddressKey.is_in(recipients.iter().map(|recipient| address_key(recipient))))
        .filter(mail::Column::Budget.eq(budget))
        .filter(mail::Column::CreatedAt.gt(now - Duration::hours(1)))
        .group_by(mail::Column::AddressKey)
        .having(mail::Column::Id.count().gte(limits.mails))
        .order_by_asc(mail::Column::AddressKey)
}
