//! Emails notifications that a person hasn't read in the app. The rule `notices.notification_email_plan` decides what is
//! sent when; the emails are queued in the transaction that settles their notifications, so none is lost or sent twice.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder as _, QuerySelect,
    sea_query::Expr,
};
use shared_rules::notices::{
    delivery::NoticePreference,
    email_content::{EmailedNotice, EmailedNotices, notification_email_content},
    email_plan::{
        LocalClock, NotificationEmailOutcome, NotificationEmailPlan, OffsetChange, PendingNotice,
        PendingNotices, notification_email_plan,
    },
    kind::NoticeKind,
    lines::is_notice_visible,
};
use uuid::Uuid;

use super::{
    list::{VisibleNotice, for_rule, load_rows, load_visible},
    unsubscription::{load_preference, unsubscribe_link},
};
use crate::{
    access::{create_emailed_upload_link, zone_of},
    db::{Database, WriteTransaction},
    entity::{EnumColumn, app_user, notice},
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership,
    pages::{NotificationMail, UploadLinkMail},
    state::AppState,
};

/// The number of people per query, and of queries per run.
const PEOPLE_AT_ONCE: u64 = 50;
const MOST_QUERIES: usize = 40;
/// The most pending notifications of a person that are handled together.
const MOST_PENDING: u64 = 500;
/// The delay after a failure.
const RETRY_DELAY: Duration = Duration::minutes(5);
/// How far ahead clock changes matter: beyond the next morning.
const CLOCK_CHANGE_RANGE: Duration = Duration::days(2);

/// Queues the emails that are due. Any server may run it, several at the same time.
///
/// # Errors
/// When a database query fails.
pub async fn send_due_emails(state: &AppState) -> Result<(), DbErr> {
    for _ in 0..MOST_QUERIES {
        let people = load_due_people(&state.db, state.clock.now()).await?;
        for person in &people {
            if let Err(error) = email_person(state, *person).await {
                tracing::warn!(%error, %person, "couldn't email notifications; will try again");
                postpone(state, *person).await?;
            }
        }
        if people.len() as u64 != PEOPLE_AT_ONCE {
            break;
        }
    }
    Ok(())
}

/// Settles pending notifications without emails, on a server that sends none.
///
/// # Errors
/// When a database write fails.
pub async fn discard_pending_emails(db: &Database, now: DateTime<Utc>) -> Result<(), DbErr> {
    let tx = db.write().await?;
    let pending = Condition::all().add(notice::Column::EmailDueAt.is_not_null());
    settle(&tx, pending, (NotificationEmailOutcome::ServerOff, now), None).await?;
    tx.commit().await
}

/// Returns people with due notifications, those who wait longest first.
async fn load_due_people(db: &Database, now: DateTime<Utc>) -> Result<Vec<Uuid>, DbErr> {
    use notice::Column;
    notice::Entity::find()
        .select_only()
        .column(Column::RecipientId)
        .filter(Column::EmailDueAt.lte(now))
        .group_by(Column::RecipientId)
        .order_by_asc(Column::EmailDueAt.min())
        .limit(PEOPLE_AT_ONCE)
        .into_tuple()
        .all(db.read())
        .await
}

/// Delays a person's due notifications, so that a failure doesn't block other people's.
async fn postpone(state: &AppState, person: Uuid) -> Result<(), DbErr> {
    use notice::Column;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    notice::Entity::update_many()
        .col_expr(Column::EmailDueAt, Expr::value(now + RETRY_DELAY))
        .filter(Column::RecipientId.eq(person))
        .filter(Column::EmailDueAt.lte(now))
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Emails a person's pending notifications, or decides how long they wait.
async fn email_person(state: &AppState, person_id: Uuid) -> Result<(), DbErr> {
    let (tx, now) = (state.db.write().await?, state.clock.now());
    // Another server waits for the lock, and then finds the notifications settled.
    let person = app_user::Entity::find_by_id(person_id).lock_exclusive().one(&tx).await?;
    let Some(person) = person else { return Ok(()) };
    let pending = Condition::all().add(notice::Column::EmailDueAt.is_not_null());
    let rows = load_rows(&tx, person.id, pending, MOST_PENDING).await?;
    let preference = load_preference(&tx, person.id).await?;
    let notices = load_visible(&tx, &person, rows).await?;
    let input = PendingNotices {
        now,
        local_clock: local_clock(&person, now),
        bundle_seconds: state.config.notification_bundle_seconds,
        has_account: !person.stub,
        notices: notices.iter().map(|notice| pending_notice(notice, &preference)).collect(),
    };
    let plan = notification_email_plan(&input);
    let is_sent = !plan.send.is_empty();
    apply(state, &tx, (&person, now), &notices, plan).await?;
    tx.commit().await?;
    if is_sent {
        state.mailer.wake();
    }
    Ok(())
}

fn local_clock(person: &app_user::Model, now: DateTime<Utc>) -> LocalClock {
    let zone = zone_of(person);
    let change = zone.next_change(now, CLOCK_CHANGE_RANGE);
    LocalClock {
        utc_offset_minutes: zone.offset_minutes(now),
        change: change.map(|(at, utc_offset_minutes)| OffsetChange { at, utc_offset_minutes }),
    }
}

fn pending_notice(seen: &VisibleNotice, preference: &NoticePreference) -> PendingNotice {
    let notice = &seen.notice;
    PendingNotice {
        id: notice.id.to_string(),
        kind: notice.kind.0,
        at: notice.at,
        delivery: preference.delivery(notice.kind.0),
        read: notice.read_at.is_some(),
        visible: is_notice_visible(&for_rule(seen)),
    }
}

/// Carries out the plan, in as many statements as there are outcomes, times and companies.
async fn apply(
    state: &AppState,
    tx: &WriteTransaction,
    (person, now): (&app_user::Model, DateTime<Utc>),
    notices: &[VisibleNotice],
    plan: NotificationEmailPlan,
) -> Result<(), DbErr> {
    let mut skipped: BTreeMap<NotificationEmailOutcome, Vec<Uuid>> = BTreeMap::new();
    for one in plan.skipped {
        skipped.entry(one.outcome).or_default().extend(one.id.parse::<Uuid>().ok());
    }
    for (outcome, ids) in skipped {
        settle(tx, with_ids(ids), (outcome, now), None).await?;
    }
    let mut waiting: BTreeMap<DateTime<Utc>, Vec<Uuid>> = BTreeMap::new();
    for one in plan.waiting {
        waiting.entry(one.until).or_default().extend(one.id.parse::<Uuid>().ok());
    }
    for (until, ids) in waiting {
        notice::Entity::update_many()
            .col_expr(notice::Column::EmailDueAt, Expr::value(until))
            .filter(with_ids(ids))
            .exec(tx)
            .await?;
    }
    let by_id: HashMap<String, &VisibleNotice> =
        notices.iter().map(|one| (one.notice.id.to_string(), one)).collect();
    let mut by_company: BTreeMap<Uuid, Vec<&VisibleNotice>> = BTreeMap::new();
    for one in plan.send.iter().filter_map(|id| by_id.get(id)) {
        by_company.entry(one.lender.id).or_default().push(one);
    }
    for notices in by_company.into_values() {
        let requests = requests_to_answer(&notices);
        let upload = create_emailed_upload_link(tx, (&*state.config, now), person, &requests).await?;
        let Some(email) = build_email(state, person, &notices, upload) else { continue };
        let mail_id = mail::queue_notification(tx, now, email).await?;
        let ids = notices.iter().map(|one| one.notice.id).collect();
        settle(tx, with_ids(ids), (NotificationEmailOutcome::Sent, now), mail_id).await?;
    }
    Ok(())
}

fn with_ids(ids: Vec<Uuid>) -> Condition {
    Condition::all().add(notice::Column::Id.is_in(ids))
}

/// Settles the email of notifications.
async fn settle(
    tx: &impl ConnectionTrait,
    which: Condition,
    (outcome, now): (NotificationEmailOutcome, DateTime<Utc>),
    mail_id: Option<Uuid>,
) -> Result<(), DbErr> {
    use notice::Column;
    notice::Entity::update_many()
        .col_expr(Column::EmailDueAt, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::EmailOutcome, Expr::value(EnumColumn(outcome)))
        .col_expr(Column::EmailSettledAt, Expr::value(now))
        .col_expr(Column::MailId, Expr::value(mail_id))
        .filter(which)
        .exec(tx)
        .await?;
    Ok(())
}

/// Returns the requests that borrowers and contacts were assigned, or have to answer again.
fn requests_to_answer(notices: &[&VisibleNotice]) -> Vec<Uuid> {
    let has_to_answer = |one: &&&VisibleNotice| {
        !for_rule(one).lends && matches!(one.notice.kind.0, NoticeKind::Assigned | NoticeKind::SentBack)
    };
    notices.iter().filter(has_to_answer).filter_map(|one| one.notice.element_id).collect()
}

/// Returns the email about notifications of one company's loans, newest first.
fn build_email(
    state: &AppState,
    person: &app_user::Model,
    notices: &[&VisibleNotice],
    upload: Option<UploadLinkMail>,
) -> Option<QueuedEmail> {
    let company = &notices.first()?.lender;
    let emailed = |one: &&VisibleNotice| EmailedNotice {
        notice: for_rule(one),
        actor_name: one.actor_name.clone(),
        loan_name: one.loan.name.clone(),
    };
    let content =
        notification_email_content(&EmailedNotices { notices: notices.iter().map(emailed).collect() });
    let is_included = |kind: &NoticeKind| notices.iter().any(|one| one.notice.kind.0 == *kind);
    let kinds: Vec<NoticeKind> = NoticeKind::ALL.into_iter().filter(is_included).collect();
    let unsubscribe_link = unsubscribe_link(state, person.id, &kinds);
    let mail = NotificationMail {
        lender: membership::letterhead(company),
        content,
        action_link: state.config.link("/api/v1/action?id="),
        settings_link: state.config.link("/account#notices"),
        unsubscribe_link: unsubscribe_link.clone(),
        upload,
    };
    Some(QueuedEmail {
        recipients: vec![person.email_address.trim().to_owned()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(company.id),
        budget: MailBudget::Notification,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: Some(unsubscribe_link),
    })
}
