//! The outbox of queued emails. Any server may send any email, after claiming it for a while.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait as _, Select, sea_query::Expr,
};
use shared_rules::text::refused::MANY_MAILS;
use uuid::Uuid;

use super::{Mailer, post::EmailSender};
use crate::{
    db::Database,
    entity::{company, mail, mail_setting, mail_words, picture},
    environment::{Clock, Limits},
    http::Problem,
    pages::LOGO,
};

/// The maximum number of rows per statement.
pub(super) const IN_ONE_STATEMENT: usize = 500;
/// The maximum number of emails sent per run.
const AT_ONCE: u64 = 50;
/// The duration of a claim. When it expires, the sender is considered failed.
const CLAIM: Duration = Duration::minutes(2);
/// The longest delay between two attempts.
const LONGEST_PAUSE: Duration = Duration::hours(6);
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
    /// The address for replies. Without one, nobody reads replies.
    pub reply_to: Option<String>,
}

/// The kind of an email. An address has a separate budget for each kind, so that one kind can't use up another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailBudget {
    /// A password reset link.
    PasswordReset,
    /// A sign-in link.
    SignInLink,
    /// A change of the sign-in address.
    AddressChange,
    /// A change of two-step sign-in.
    SecondStep,
    /// An invitation. Each company has a separate budget.
    Invitation,
    /// A message.
    Message,
    /// A receipt for uploaded files.
    Receipt,
    /// A reminder of open requests. Each company has a separate budget.
    Reminder,
}

/// The kinds of emails that people wait for to get into their account. They are sent first.
const URGENT: [MailBudget; 4] =
    [MailBudget::PasswordReset, MailBudget::SignInLink, MailBudget::AddressChange, MailBudget::SecondStep];

impl MailBudget {
    /// Returns the stored name.
    const fn word(self) -> &'static str {
        match self {
            Self::PasswordReset => "password-reset",
            Self::SignInLink => "sign-in-link",
            Self::AddressChange => "address-change",
            Self::SecondStep => "second-step",
            Self::Invitation => "invitation",
            Self::Message => "message",
            Self::Receipt => "receipt",
            Self::Reminder => "reminder",
        }
    }

    /// Returns the key under which the company's emails of this kind are counted.
    pub(super) fn key(self, company: Option<Uuid>) -> String {
        match (self, company) {
            (Self::Invitation | Self::Reminder, Some(company)) => format!("{} {company}", self.word()),
            _ => self.word().to_owned(),
        }
    }
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

/// Holds an email without sending it, until it is released or dropped. Returns its rows by address. Emails that
/// aren't released within a week are deleted.
///
/// # Errors
/// The same as for [`queue`].
pub async fn hold(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    email: QueuedEmail,
) -> Result<Vec<(String, Uuid)>, Problem> {
    require_hourly_budget(tx, now, limits, &email).await?;
    Ok(insert(tx, (|_: &str| now + HELD, now), email).await?)
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
            .filter(mail::Column::Id.is_in(some.iter().copied()))
            .filter(mail::Column::SentAt.is_null())
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

/// Inserts the rows of an email, with the times when they are due and from which they count. Returns their ids by
/// address.
pub(super) async fn insert(
    tx: &impl ConnectionTrait,
    (due, counted): (impl Fn(&str) -> DateTime<Utc> + Send, DateTime<Utc>),
    email: QueuedEmail,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    let QueuedEmail { recipients, subject, plain, html, company, budget, reply_to } = email;
    let budget = budget.key(company);
    let words_id = Uuid::now_v7();
    let words = mail_words::ActiveModel {
        id: Set(words_id),
        subject: Set(subject),
        plain: Set(plain),
        html: Set(html),
        company_id: Set(company),
        reply_to: Set(reply_to),
    };
    mail_words::Entity::insert(words).exec_without_returning(tx).await?;
    let written: Vec<(String, Uuid)> =
        recipients.into_iter().map(|recipient| (recipient, Uuid::now_v7())).collect();
    for some in written.chunks(IN_ONE_STATEMENT) {
        let rows = some.iter().map(|(recipient, id)| mail::ActiveModel {
            id: Set(*id),
            recipient: Set(recipient.clone()),
            words_id: Set(Some(words_id)),
            budget: Set(budget.clone()),
            attempts: Set(0),
            next_try_at: Set(due(recipient)),
            created_at: Set(counted),
            sent_at: Set(None),
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
        let of_hour = addresses_over_hourly_limit(some, &budget, now, limits);
        let flooded: Option<String> = of_hour.into_tuple().one(tx).await?;
        if let Some(address) = flooded {
            return Err(Problem::used_up(MANY_MAILS.fill(&[("address", &address)])).retry_after(600));
        }
    }
    Ok(())
}

/// The query for those addresses that reached the hourly limit of that kind.
pub(super) fn addresses_over_hourly_limit(
    recipients: &[String],
    budget: &str,
    now: DateTime<Utc>,
    limits: &Limits,
) -> Select<mail::Entity> {
    mail::Entity::find()
        .select_only()
        .column(mail::Column::Recipient)
        .filter(mail::Column::Recipient.is_in(recipients))
        .filter(mail::Column::Budget.eq(budget))
        .filter(mail::Column::CreatedAt.gt(now - Duration::hours(1)))
        .group_by(mail::Column::Recipient)
        .having(mail::Column::Id.count().gte(limits.mails))
        .order_by_asc(mail::Column::Recipient)
}

/// Sends the emails that are due, account links first. A failed email is retried with exponential backoff.
///
/// # Errors
/// When a database query fails.
pub async fn deliver(db: &Database, clock: &Clock, mailer: &Mailer) -> Result<(), DbErr> {
    let is_urgent = mail::Column::Budget.is_in(URGENT.map(MailBudget::word));
    let rank: Expr = Expr::case(is_urgent, 0).finally(1).into();
    let due = mail::Entity::find()
        .filter(mail::Column::SentAt.is_null())
        .filter(mail::Column::NextTryAt.lte(clock.now()))
        .order_by_asc(rank)
        .order_by_asc(mail::Column::NextTryAt)
        .limit(AT_ONCE)
        .all(db.read())
        .await?;
    for mail in due {
        if claim(db, &mail, clock.now()).await? {
            send(db, clock, mailer, &mail).await?;
        }
    }
    Ok(())
}

async fn send(db: &Database, clock: &Clock, mailer: &Mailer, mail: &mail::Model) -> Result<(), DbErr> {
    let words = match mail.words_id {
        Some(id) => mail_words::Entity::find_by_id(id).one(db.read()).await?,
        None => None,
    };
    // A missing text means that another server has sent the email in the meantime.
    let Some(words) = words else { return Ok(()) };
    let Err(error) = mailer.send(mail, &words, sender_of(db, &words).await?).await else {
        return sent(db, mail.id, words.id, clock.now()).await;
    };
    tracing::warn!(%error, id = %mail.id, "couldn't send an email; will try again");
    put_off(db, mail, clock.now()).await
}

/// Returns the company in whose name the email is sent.
async fn sender_of(db: &Database, words: &mail_words::Model) -> Result<EmailSender, DbErr> {
    let Some(company_id) = words.company_id else { return Ok(EmailSender::default()) };
    let db = db.read();
    let setting = mail_setting::Entity::find_by_id(company_id).one(db).await?;
    let company = company::Entity::find_by_id(company_id).one(db).await?;
    let logo = match company.and_then(|company| company.logo_id) {
        Some(logo) if words.html.contains(LOGO) => picture::Entity::find_by_id(logo).one(db).await?,
        _ => None,
    };
    Ok(EmailSender { setting, logo })
}

/// Claims the email for this server. Returns false if another server was faster.
async fn claim(db: &Database, mail: &mail::Model, now: DateTime<Utc>) -> Result<bool, DbErr> {
    let next = Expr::col((mail::Entity, mail::Column::Attempts)).add(1);
    let tx = db.write().await?;
    let claimed = mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + CLAIM))
        .col_expr(mail::Column::Attempts, next)
        .filter(mail::Column::Id.eq(mail.id))
        .filter(mail::Column::Attempts.eq(mail.attempts))
        .filter(mail::Column::SentAt.is_null())
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(claimed.rows_affected == 1)
}

/// Marks the email as sent. Its text is deleted with the last email that uses it, because it may contain a link that
/// grants access.
async fn sent(db: &Database, id: Uuid, words: Uuid, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::SentAt, Expr::value(now))
        .filter(mail::Column::Id.eq(id))
        .exec(&tx)
        .await?;
    let waiting = mail::Entity::find()
        .select_only()
        .column(mail::Column::WordsId)
        .filter(mail::Column::WordsId.eq(words))
        .filter(mail::Column::SentAt.is_null())
        .into_query();
    mail_words::Entity::delete_many()
        .filter(mail_words::Column::Id.eq(words))
        .filter(mail_words::Column::Id.not_in_subquery(waiting))
        .exec(&tx)
        .await?;
    tx.commit().await
}

async fn put_off(db: &Database, mail: &mail::Model, now: DateTime<Utc>) -> Result<(), DbErr> {
    let doubled = 1_i32.checked_shl(mail.attempts.clamp(0, 20).unsigned_abs()).unwrap_or(i32::MAX);
    let pause = Duration::minutes(doubled.into()).min(LONGEST_PAUSE);
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + pause))
        .filter(mail::Column::Id.eq(mail.id))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Deletes emails that were sent, or given up, a week ago.
///
/// # Errors
/// When a database write fails.
pub async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    let old = mail::Column::CreatedAt.lt(now - KEPT);
    mail::Entity::delete_many().filter(old).exec(&tx).await?;
    let said = mail::Entity::find()
        .select_only()
        .column(mail::Column::WordsId)
        .filter(mail::Column::WordsId.is_not_null())
        .into_query();
    let unsaid = mail_words::Column::Id.not_in_subquery(said);
    mail_words::Entity::delete_many().filter(unsaid).exec(&tx).await?;
    tx.commit().await
}
