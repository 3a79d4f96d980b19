//! Mail that waits to be sent. Any server may send any of it: whoever does claims it for a while first.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, PaginatorTrait as _,
    QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use shared_rules::text::refused::MANY_MAILS;
use uuid::Uuid;

use super::Post;
use crate::{
    db::Database,
    entity::mail,
    environment::{Clock, Limits},
    http::Problem,
};

/// How many are sent in one go.
const AT_ONCE: u64 = 50;
/// How long a claim lasts: past it the sender is taken to have failed.
const CLAIM: Duration = Duration::minutes(2);
/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::hours(6);
/// How long a sent mail is remembered, and how long one is tried for.
const KEPT: Duration = Duration::days(7);

/// A mail to be sent.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The e-mail address it goes to.
    pub recipient: String,
    /// Its subject.
    pub subject: String,
    /// Its words as plain text.
    pub plain: String,
    /// Its words as HTML.
    pub html: String,
}

/// Queues a letter; it goes out once the transaction is committed. Call `wake` on the post afterwards.
///
/// # Errors
/// *Too many*, when the address was sent as many within the last hour as one may get, whoever sent them; or when
/// the row can't be written.
pub async fn queue(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    letter: Letter,
) -> Result<(), Problem> {
    refuse_flood(tx, now, limits, &letter.recipient).await?;
    let row = mail::ActiveModel {
        id: Set(Uuid::now_v7()),
        recipient: Set(letter.recipient),
        subject: Set(letter.subject),
        plain: Set(letter.plain),
        html: Set(letter.html),
        attempts: Set(0),
        next_try_at: Set(now),
        created_at: Set(now),
        sent_at: Set(None),
    };
    mail::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

async fn refuse_flood(
    tx: &impl ConnectionTrait,
    now: DateTime<Utc>,
    limits: &Limits,
    recipient: &str,
) -> Result<(), Problem> {
    let lately = mail::Entity::find()
        .filter(mail::Column::Recipient.eq(recipient))
        .filter(mail::Column::CreatedAt.gt(now - Duration::hours(1)))
        .count(tx)
        .await?;
    if lately < limits.mails.into() {
        return Ok(());
    }
    Err(Problem::used_up(MANY_MAILS.template).retry_after(600))
}

/// Sends the mail that is due. What can't be sent is tried again later, after longer and longer pauses.
///
/// # Errors
/// When the database can't be asked.
pub async fn deliver(db: &Database, clock: &Clock, post: &Post) -> Result<(), DbErr> {
    let due = mail::Entity::find()
        .filter(mail::Column::SentAt.is_null())
        .filter(mail::Column::NextTryAt.lte(clock.now()))
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
    let Err(error) = post.send(mail).await else { return sent(db, mail.id, clock.now()).await };
    tracing::warn!(%error, id = %mail.id, "couldn't send a mail; will try again");
    put_off(db, mail, clock.now()).await
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

/// Notes that it is sent, and forgets its words: they may hold a link that lets somebody in.
async fn sent(db: &Database, id: Uuid, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::SentAt, Expr::value(now))
        .col_expr(mail::Column::Plain, Expr::value(""))
        .col_expr(mail::Column::Html, Expr::value(""))
        .filter(mail::Column::Id.eq(id))
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
    tx.commit().await
}
