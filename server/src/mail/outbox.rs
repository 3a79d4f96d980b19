//! Mail that waits to be sent. Any server may send any of it: whoever does claims it for a while first.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait as _, Select, sea_query::Expr,
};
use shared_rules::text::refused::MANY_MAILS;
use uuid::Uuid;

use super::{Post, post::Sender};
use crate::{
    db::Database,
    entity::{company, mail, mail_setting, mail_words, picture},
    environment::{Clock, Limits},
    http::Problem,
    pages::LOGO,
};

/// How many rows one statement writes or asks for.
pub(super) const IN_ONE_STATEMENT: usize = 500;
/// How many are sent in one go.
const AT_ONCE: u64 = 50;
/// How long a claim lasts: past it the sender is taken to have failed.
const CLAIM: Duration = Duration::minutes(2);
/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::hours(6);
/// How long a sent mail is remembered, and how long one is tried for.
pub(super) const KEPT: Duration = Duration::days(7);
/// How far away the next try of a held mail is: never.
pub(super) const HELD: Duration = Duration::days(36_500);

/// A mail to be sent, to each of its addresses on its own: none learns of the others.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The e-mail addresses it goes to.
    pub recipients: Vec<String>,
    /// Its subject.
    pub subject: String,
    /// Its words as plain text.
    pub plain: String,
    /// Its words as HTML.
    pub html: String,
    /// The company in whose name it is written: its mail server sends it. Without one, the house's.
    pub company: Option<Uuid>,
    /// The budget that it is counted against.
    pub budget: MailBudget,
    /// The address that gets the answers. Without one nobody reads them.
    pub reply_to: Option<String>,
}

/// The kind of a mail. An address has a separate budget for each kind, so that one kind never uses up another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailBudget {
    /// A link to choose a new password.
    PasswordReset,
    /// A link to sign in.
    SignInLink,
    /// A change of the address to sign in with.
    AddressChange,
    /// A change of two-step sign-in.
    SecondStep,
    /// An invitation; each company has a separate budget.
    Invitation,
    /// A message.
    Message,
    /// A receipt for files that were handed in.
    Receipt,
}

/// The budgets of mails that people wait for to get into their account: they are sent first.
const URGENT: [MailBudget; 4] =
    [MailBudget::PasswordReset, MailBudget::SignInLink, MailBudget::AddressChange, MailBudget::SecondStep];

impl MailBudget {
    /// The word by which it is stored.
    const fn word(self) -> &'static str {
        match self {
            Self::PasswordReset => "password-reset",
            Self::SignInLink => "sign-in-link",
            Self::AddressChange => "address-change",
            Self::SecondStep => "second-step",
            Self::Invitation => "invitation",
            Self::Message => "message",
            Self::Receipt => "receipt",
        }
    }

    /// The key under which mails of that company are counted.
    pub(super) fn key(self, company: Option<Uuid>) -> String {
        match (self, company) {
            (Self::Invitation, Some(company)) => format!("{} {company}", self.word()),
            _ => self.word().to_owned(),
        }
    }
}

/// Queues a letter; it goes out once the transaction is committed. Call `wake` on the post afterwards.
///
/// # Errors
/// *Too many*, naming an address that was sent as many of that budget within the last hour as one may get; or when the rows
/// can't be written.
pub async fn queue(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    letter: Letter,
) -> Result<(), Problem> {
    refuse_flood(tx, now, limits, &letter).await?;
    insert(tx, (|_: &str| now, now), letter).await?;
    Ok(())
}

/// Queues a letter that its causer must not learn of: it counts toward no address's budget.
///
/// # Errors
/// When the rows can't be written.
pub async fn queue_uncounted(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    letter: Letter,
) -> Result<(), DbErr> {
    insert(tx, (|_: &str| now, now - Duration::hours(1)), letter).await.map(|_| ())
}

/// Keeps a letter without sending it, until it is released or dropped; returns its mails by their addresses. Those that
/// nobody released within a week are forgotten.
///
/// # Errors
/// The same as for [`queue`].
pub async fn hold(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    letter: Letter,
) -> Result<Vec<(String, Uuid)>, Problem> {
    refuse_flood(tx, now, limits, &letter).await?;
    Ok(insert(tx, (|_: &str| now + HELD, now), letter).await?)
}

/// Lets held mails go out once the transaction is committed; returns how many there were. Call `wake` on the post afterwards.
///
/// # Errors
/// When the rows can't be written.
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

/// Drops held mails; returns how many there were.
///
/// # Errors
/// When the rows can't be removed.
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

/// Writes a letter's rows: when they are due, and from when they count. Returns the mails by their addresses.
pub(super) async fn insert(
    tx: &impl ConnectionTrait,
    (due, counted): (impl Fn(&str) -> DateTime<Utc> + Send, DateTime<Utc>),
    letter: Letter,
) -> Result<Vec<(String, Uuid)>, DbErr> {
    let Letter { recipients, subject, plain, html, company, budget, reply_to } = letter;
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

/// Refuses a letter to an address that was sent as many of its budget within the last hour as one may get.
async fn refuse_flood(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    letter: &Letter,
) -> Result<(), Problem> {
    let budget = letter.budget.key(letter.company);
    for some in letter.recipients.chunks(IN_ONE_STATEMENT) {
        let of_hour = mails_of_hour(some, &budget, now, limits);
        let flooded: Option<String> = of_hour.into_tuple().one(tx).await?;
        if let Some(address) = flooded {
            return Err(Problem::used_up(MANY_MAILS.fill(&[("address", &address)])).retry_after(600));
        }
    }
    Ok(())
}

/// Asks for those of the addresses that were sent as many mails of the budget within the last hour as one may get.
pub(super) fn mails_of_hour(
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

/// Sends the mail that is due, links into accounts first. Mail that can't be sent is retried with exponential backoff.
///
/// # Errors
/// When the database can't be asked.
pub async fn deliver(db: &Database, clock: &Clock, post: &Post) -> Result<(), DbErr> {
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
            send(db, clock, post, &mail).await?;
        }
    }
    Ok(())
}

async fn send(db: &Database, clock: &Clock, post: &Post, mail: &mail::Model) -> Result<(), DbErr> {
    let words = match mail.words_id {
        Some(id) => mail_words::Entity::find_by_id(id).one(db.read()).await?,
        None => None,
    };
    // Without its words another server has sent it meanwhile.
    let Some(words) = words else { return Ok(()) };
    let Err(error) = post.send(mail, &words, sender_of(db, &words).await?).await else {
        return sent(db, mail.id, words.id, clock.now()).await;
    };
    tracing::warn!(%error, id = %mail.id, "couldn't send a mail; will try again");
    put_off(db, mail, clock.now()).await
}

/// In whose name those words go out.
async fn sender_of(db: &Database, words: &mail_words::Model) -> Result<Sender, DbErr> {
    let Some(company_id) = words.company_id else { return Ok(Sender::default()) };
    let db = db.read();
    let setting = mail_setting::Entity::find_by_id(company_id).one(db).await?;
    let company = company::Entity::find_by_id(company_id).one(db).await?;
    let logo = match company.and_then(|company| company.logo_id) {
        Some(logo) if words.html.contains(LOGO) => picture::Entity::find_by_id(logo).one(db).await?,
        _ => None,
    };
    Ok(Sender { setting, logo })
}

/// Takes the mail for this server; answers whether nobody else was faster.
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

/// Notes that it is sent. Its words are forgotten with the last mail that says them: they may hold a link that lets
/// somebody in.
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

/// Forgets what was sent, or couldn't be, a week ago.
///
/// # Errors
/// When the rows can't be removed.
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
