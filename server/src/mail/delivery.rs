//! Sends queued emails. Any server may send any email, after claiming it for a while.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder, QuerySelect,
    QueryTrait as _, sea_query::Expr,
};
use shared_rules::text::delivery::FAILED_WEEK;
use tokio::task::JoinSet;
use uuid::Uuid;

use super::{
    Mailer,
    budget::{MailBudget, URGENT},
    failure::{FailedAttempt, RetryDecision, shortened},
    outbox::{HELD, KEPT, is_unsent},
    post::EmailSender,
};
use crate::{
    db::Database,
    entity::{company, mail, mail_setting, mail_words, picture, undeliverable_address},
    environment::Clock,
    pages::LOGO,
};

/// The maximum number of emails sent per round.
const PER_ROUND: u64 = 100;
/// The maximum number of emails sent at the same time.
const AT_THE_SAME_TIME: usize = 6;
/// The duration of a claim. When it expires, the sender is considered failed.
const CLAIM: Duration = Duration::minutes(2);
/// The longest delay between two attempts.
const LONGEST_PAUSE: Duration = Duration::hours(6);
/// The delay of emails through a mail server that can't be used.
const SERVER_PAUSE: Duration = Duration::minutes(1);

/// The outcome of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeliveryRound {
    /// Whether more emails may be due.
    pub has_more: bool,
}

/// Sends emails that are due, account links first. Temporary failures are retried with exponential backoff for a week;
/// permanent ones end the email.
///
/// # Errors
/// When a database query fails.
pub async fn deliver(db: &Database, clock: &Clock, mailer: &Mailer) -> Result<DeliveryRound, DbErr> {
    let is_urgent = mail::Column::Budget.is_in(URGENT.map(MailBudget::word));
    let rank: Expr = Expr::case(is_urgent, 0).finally(1).into();
    let due = mail::Entity::find()
        .filter(is_unsent())
        .filter(mail::Column::NextTryAt.lte(clock.now()))
        .order_by_asc(rank)
        .order_by_asc(mail::Column::NextTryAt)
        .limit(PER_ROUND)
        .all(db.read())
        .await?;
    let has_more = u64::try_from(due.len()).unwrap_or(u64::MAX) == PER_ROUND;
    let due = Arc::new(Mutex::new(due.into_iter()));
    let mut workers = JoinSet::new();
    for _ in 0..AT_THE_SAME_TIME {
        workers.spawn(send_all(db.clone(), clock.clone(), mailer.clone(), Arc::clone(&due)));
    }
    let mut outcome = Ok(());
    // A failure doesn't abort the other workers, whose emails may be on the way.
    while let Some(worker) = workers.join_next().await {
        outcome = outcome.and(worker.unwrap_or_else(|error| Err(DbErr::Custom(error.to_string()))));
    }
    outcome?;
    Ok(DeliveryRound { has_more })
}

/// Sends emails from the queue until it is empty.
async fn send_all(
    db: Database,
    clock: Clock,
    mailer: Mailer,
    due: Arc<Mutex<std::vec::IntoIter<mail::Model>>>,
) -> Result<(), DbErr> {
    let next = || due.lock().unwrap_or_else(PoisonError::into_inner).next();
    while let Some(mail) = next() {
        if claim(&db, &mail, clock.now()).await? {
            send(&db, &clock, &mailer, &mail).await?;
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
    let sender = sender_of(db, &words).await?;
    let from = mailer.sender_address(sender.setting.as_ref()).to_owned();
    let Err(error) = mailer.send(mail, &words, sender).await else {
        return save_sent(db, mail, words.id, clock.now()).await;
    };
    let attempt = FailedAttempt::of(&error, &mail.recipient, &from);
    tracing::warn!(%error, id = %mail.id, attempt = mail.attempts, "couldn't send an email");
    settle_failure(db, mailer, mail, &attempt, clock.now()).await
}

/// Ends an email after a permanent failure or a week of temporary ones; otherwise schedules the next attempt.
async fn settle_failure(
    db: &Database,
    mailer: &Mailer,
    mail: &mail::Model,
    attempt: &FailedAttempt,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    if let RetryDecision::End { blames_address } = attempt.decision {
        return save_failed(db, mail, (&attempt.reason, blames_address), now).await;
    }
    if now >= mail.expires_at.unwrap_or(mail.created_at + KEPT) {
        let reason = shortened(&FAILED_WEEK.fill(&[("reason", &attempt.reason)]));
        return save_failed(db, mail, (&reason, false), now).await;
    }
    put_off(db, mail, now).await?;
    if attempt.decision == RetryDecision::RetryAll {
        put_off_others(db, mailer, mail.company_id, now).await?;
    }
    Ok(())
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

/// Claims the email for this server. Returns false if another server was faster, or the email is held or put off.
async fn claim(db: &Database, mail: &mail::Model, now: DateTime<Utc>) -> Result<bool, DbErr> {
    let next = Expr::col((mail::Entity, mail::Column::Attempts)).add(1);
    let tx = db.write().await?;
    let claimed = mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + CLAIM))
        .col_expr(mail::Column::Attempts, next)
        .filter(mail::Column::Id.eq(mail.id))
        .filter(mail::Column::Attempts.eq(mail.attempts))
        .filter(mail::Column::NextTryAt.lte(now))
        .filter(is_unsent())
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(claimed.rows_affected == 1)
}

/// Marks the email as sent; its address is deliverable again.
async fn save_sent(db: &Database, mail: &mail::Model, words: Uuid, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::SentAt, Expr::value(now))
        .filter(mail::Column::Id.eq(mail.id))
        .exec(&tx)
        .await?;
    if let Some(company_id) = mail.company_id {
        undeliverable_address::Entity::delete_by_id((company_id, mail.address_key.clone())).exec(&tx).await?;
    }
    delete_unneeded_words(&tx, words).await?;
    tx.commit().await
}

/// Ends the email with the reason. Its text is kept only if its sender can retry it.
async fn save_failed(
    db: &Database,
    mail: &mail::Model,
    (reason, blames_address): (&str, bool),
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let is_kept = mail.message_id.is_some() || mail.invitation_id.is_some();
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::FailedAt, Expr::value(now))
        .col_expr(mail::Column::Failure, Expr::value(reason))
        .col_expr(mail::Column::BlamesAddress, Expr::value(blames_address))
        .col_expr(mail::Column::WordsId, Expr::value(mail.words_id.filter(|_| is_kept)))
        .filter(mail::Column::Id.eq(mail.id))
        .filter(is_unsent())
        .exec(&tx)
        .await?;
    if let Some(words) = mail.words_id {
        delete_unneeded_words(&tx, words).await?;
    }
    tx.commit().await
}

/// Deletes the text with the last email that uses it, because it may contain a link that grants access.
async fn delete_unneeded_words(tx: &impl ConnectionTrait, words: Uuid) -> Result<(), DbErr> {
    let waiting = mail::Entity::find()
        .select_only()
        .column(mail::Column::WordsId)
        .filter(mail::Column::WordsId.eq(words))
        .filter(mail::Column::SentAt.is_null())
        .into_query();
    mail_words::Entity::delete_many()
        .filter(mail_words::Column::Id.eq(words))
        .filter(mail_words::Column::Id.not_in_subquery(waiting))
        .exec(tx)
        .await
        .map(|_| ())
}

async fn put_off(db: &Database, mail: &mail::Model, now: DateTime<Utc>) -> Result<(), DbErr> {
    let doubled = 1_i32.checked_shl(mail.attempts.clamp(0, 20).unsigned_abs()).unwrap_or(i32::MAX);
    let pause = Duration::minutes(doubled.into()).min(LONGEST_PAUSE);
    let tx = db.write().await?;
    mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + pause))
        .filter(mail::Column::Id.eq(mail.id))
        // An email that was held in the meantime stays held.
        .filter(mail::Column::NextTryAt.lt(now + HELD / 2))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Delays the other due emails through the same mail server, so that each of them doesn't wait for it in vain.
async fn put_off_others(
    db: &Database,
    mailer: &Mailer,
    company_id: Option<Uuid>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let tx = db.write().await?;
    let mut update = mail::Entity::update_many()
        .col_expr(mail::Column::NextTryAt, Expr::value(now + SERVER_PAUSE))
        .filter(is_unsent())
        .filter(mail::Column::NextTryAt.lte(now));
    if mailer.environment_transport().is_none() {
        update = match company_id {
            Some(id) => update.filter(mail::Column::CompanyId.eq(id)),
            None => update.filter(mail::Column::CompanyId.is_null()),
        };
    }
    update.exec(&tx).await?;
    tx.commit().await
}

/// Deletes emails that were sent, failed or held a week ago.
///
/// # Errors
/// When a database write fails.
pub async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let week_ago = now - KEPT;
    let is_done = mail::Column::SentAt
        .is_not_null()
        .or(mail::Column::FailedAt.lt(week_ago))
        .or(mail::Column::NextTryAt.gt(now + HELD / 2))
        // Its text was lost.
        .or(mail::Column::ExpiresAt.lt(week_ago).and(mail::Column::FailedAt.is_null()));
    let tx = db.write().await?;
    mail::Entity::delete_many()
        .filter(mail::Column::CreatedAt.lt(week_ago))
        .filter(is_done)
        .exec(&tx)
        .await?;
    let used = mail::Entity::find()
        .select_only()
        .column(mail::Column::WordsId)
        .filter(mail::Column::WordsId.is_not_null())
        .into_query();
    let is_unused = mail_words::Column::Id.not_in_subquery(used);
    mail_words::Entity::delete_many().filter(is_unused).exec(&tx).await?;
    tx.commit().await
}
