//! Assembles threads as one person sees them, with last message and unread count. Takes a fixed number of statements
//! for any number of threads.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryOrder as _, QuerySelect,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::messaging::{reading::thread_visibility::ThreadCategory, recipient::DeliveryKind};
use uuid::Uuid;

use super::{by_email::EmailParticipants, message_assembly::preview, thread_page::unread_of};
use crate::{
    access::{LoanMember, ThreadMember, first_message_read},
    entity::{EnumColumn, message, message_delivery, message_draft, message_thread, thread_user},
    features::messaging::{
        dto::{LastMessage, Thread, ThreadUser},
        participants::LoanParticipants,
    },
    http::Problem,
    state::AppState,
};

/// A thread visible to the viewer.
pub(super) struct SeenThread {
    pub thread: message_thread::Model,
    pub own: Option<thread_user::Model>,
    pub sees_thread: bool,
}

/// A viewer's unread messages in a thread.
#[derive(Debug, FromQueryResult)]
struct UnreadInThread {
    thread_id: Uuid,
    number: i64,
    last: Option<i64>,
}

/// Returns one thread.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn load_thread(
    state: &AppState,
    viewer: ThreadMember,
) -> Result<Thread, Problem> {
    let ThreadMember { member, thread, own, sees_thread } = viewer;
    let seen = vec![SeenThread { thread, own, sees_thread }];
    let threads = assemble_threads(state.db.read(), &member, seen).await?;
    threads.into_iter().next().ok_or_else(Problem::internal)
}

/// Returns the threads as API types.
///
/// # Errors
/// When a database query fails.
pub(super) async fn assemble_threads(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    seen: Vec<SeenThread>,
) -> Result<Vec<Thread>, DbErr> {
    let ids: Vec<Uuid> = seen.iter().map(|seen| seen.thread.id).collect();
    let unread = unread_by_thread(db, viewer, &ids).await?;
    let last = last_messages(db, viewer, &seen, &unread).await?;
    let members = members_by_thread(db, &ids).await?;
    let by_email = EmailParticipants::of(db, &ids).await?;
    let mut participants = LoanParticipants::of(db, viewer).await?;
    let starters = seen.iter().filter_map(|seen| seen.thread.created_by);
    let ids: Vec<Uuid> =
        last.values().map(|row| row.from_user_id).chain(starters).chain(by_email.added_by()).collect();
    participants.load_former(db, ids.into_iter()).await?;
    let drafts = drafts_in(db, viewer).await?;
    let everybody = participants.visible_thread_users();
    let to_dto = |seen: SeenThread| {
        let id = seen.thread.id;
        let last_unread = unread.get(&id).and_then(|row| last.get(&(id, row.last?)));
        let last_message = last_seq(&seen, &last).and_then(|seq| last.get(&(id, seq)));
        let row = Thread {
            last_message: last_message.map(|row| last_message_dto(&participants, row)),
            last_message_date: last_message.map(|row| row.created_at),
            last_unread_message_id: last_unread.map(|row| row.id),
            unread_count: unread.get(&id).map_or(0, |row| u64::try_from(row.number).unwrap_or(0)),
            has_draft: drafts.contains(&id),
            ..base_thread(viewer, &participants, &seen)
        };
        let row = with_people(row, &seen, &everybody, members.get(&id));
        let email_participants =
            if seen.sees_thread { by_email.visible_to(viewer, &participants, &row) } else { Vec::new() };
        Thread { email_participants, ..row }
    };
    Ok(seen.into_iter().map(to_dto).collect())
}

/// Returns the number of the thread's last message that the viewer sees.
fn last_seq(seen: &SeenThread, last: &HashMap<(Uuid, i64), message::Model>) -> Option<i64> {
    let known = last.keys().filter(|(thread, _)| *thread == seen.thread.id).map(|(_, seq)| *seq);
    known.max()
}

fn base_thread(viewer: &LoanMember, participants: &LoanParticipants, seen: &SeenThread) -> Thread {
    let SeenThread { thread, own, sees_thread } = seen;
    Thread {
        id: thread.id,
        title: thread.title.clone(),
        locked: thread.locked,
        lending_team: thread.lending_team,
        general: thread.general,
        inactive: thread.inactive,
        message_thread_category: thread.kind.0,
        loan_id: thread.loan_id,
        last_message: None,
        last_message_date: None,
        last_unread_message_id: None,
        unread_count: 0,
        muted: own.as_ref().is_some_and(|own| own.muted),
        labels: if *sees_thread { thread.labels.0.clone() } else { Vec::new() },
        has_draft: false,
        created_by_user: thread.created_by.filter(|_| *sees_thread).map(|id| participants.user_ref(id)),
        users: Vec::new(),
        email_participants: Vec::new(),
        can_write: *sees_thread && !thread.inactive && viewer.require_write_access().is_ok(),
    }
}

/// Adds the thread's people: the members of a private thread, everyone on the loan for an open one, lenders for the
/// lending team's.
fn with_people(
    row: Thread,
    seen: &SeenThread,
    everybody: &[ThreadUser],
    named: Option<&HashSet<Uuid>>,
) -> Thread {
    let closed = row.locked || row.message_thread_category == ThreadCategory::DirectNoSubject;
    let belongs = |user: &&ThreadUser| {
        // A viewer with only a blind copy learns nothing about the others.
        seen.sees_thread
            && (!row.lending_team || user.role.is_lender())
            && (!closed || named.is_some_and(|named| named.contains(&user.user.id)))
    };
    let users = everybody.iter().filter(belongs).cloned().collect();
    Thread { users, ..row }
}

fn last_message_dto(participants: &LoanParticipants, row: &message::Model) -> LastMessage {
    LastMessage {
        id: row.id,
        text_preview: preview(row),
        from: participants.user_ref(row.from_user_id),
        created_date: row.created_at,
        deleted: row.deleted_at.is_some(),
    }
}

/// Returns the viewer's unread messages by thread.
async fn unread_by_thread(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    ids: &[Uuid],
) -> Result<HashMap<Uuid, UnreadInThread>, DbErr> {
    let of_message = Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
        .equals((message::Entity, message::Column::Id));
    let mut select = message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::ThreadId)
        .column_as(message_delivery::Column::MessageId.count(), "number")
        .column_as(message_delivery::Column::Seq.max(), "last")
        .filter(unread_of(viewer.user.id))
        .filter(message_delivery::Column::LoanId.eq(viewer.loan.id))
        .filter(message_delivery::Column::ThreadId.is_in(ids.iter().copied()))
        .filter(message::Column::DeletedAt.is_null())
        .group_by(message_delivery::Column::ThreadId);
    QuerySelect::query(&mut select).join(JoinType::InnerJoin, message::Entity, of_message);
    let rows: Vec<UnreadInThread> = select.into_model().all(db).await?;
    Ok(rows.into_iter().map(|row| (row.thread_id, row)).collect())
}

/// Returns each thread's last message that the viewer sees, and the last one they haven't read, by thread and number.
async fn last_messages(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    seen: &[SeenThread],
    unread: &HashMap<Uuid, UnreadInThread>,
) -> Result<HashMap<(Uuid, i64), message::Model>, DbErr> {
    let whole = seen.iter().filter(|seen| seen.sees_thread && seen.thread.message_count > 0);
    let visible = whole.filter(|seen| {
        first_message_read(viewer, &seen.thread, seen.own.as_ref()) <= seen.thread.message_count
    });
    let last = visible.filter_map(|seen| seen.thread.last_message_id);
    let copies = seen.iter().filter(|seen| !seen.sees_thread).map(|seen| seen.thread.id);
    let copied = Expr::exists(
        sea_orm::sea_query::Query::select()
            .expr(Expr::value(1))
            .from(message_delivery::Entity)
            .and_where(
                Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
                    .equals((message::Entity, message::Column::Id)),
            )
            .and_where(
                Expr::col((message_delivery::Entity, message_delivery::Column::UserId)).eq(viewer.user.id),
            )
            .and_where(
                Expr::col((message_delivery::Entity, message_delivery::Column::How))
                    .eq(EnumColumn(DeliveryKind::Bcc)),
            )
            .and_where(Expr::col((message_delivery::Entity, message_delivery::Column::Ended)).eq(false))
            .take(),
    );
    let unread = unread.values().filter_map(|row| Some((row.thread_id, row.last?)));
    let (id, thread, seq) = (message::Column::Id, message::Column::ThreadId, message::Column::Seq);
    let (last, copies): (Vec<Uuid>, Vec<Uuid>) = (last.collect(), copies.collect());
    // An empty condition would make SQLite read all messages.
    let mut wanted = sea_orm::Condition::any()
        .add_option((!last.is_empty()).then(|| id.is_in(last)))
        .add_option((!copies.is_empty()).then(|| thread.is_in(copies).and(copied)));
    for (thread_id, number) in unread {
        wanted = wanted.add(thread.eq(thread_id).and(seq.eq(number)));
    }
    if wanted.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = message::Entity::find().filter(wanted).order_by_asc(seq).all(db).await?;
    Ok(rows.into_iter().map(|row| ((row.thread_id, row.seq), row)).collect())
}

/// Returns the loan's threads in which the viewer has a draft.
async fn drafts_in(db: &impl ConnectionTrait, viewer: &LoanMember) -> Result<HashSet<Uuid>, DbErr> {
    let ids: Vec<Option<Uuid>> = message_draft::Entity::find()
        .select_only()
        .column(message_draft::Column::ThreadId)
        .filter(message_draft::Column::UserId.eq(viewer.user.id))
        .filter(message_draft::Column::LoanId.eq(viewer.loan.id))
        .filter(message_draft::Column::ThreadId.is_not_null())
        .into_tuple()
        .all(db)
        .await?;
    Ok(ids.into_iter().flatten().collect())
}

/// Returns the members of each thread.
async fn members_by_thread(
    db: &impl ConnectionTrait,
    ids: &[Uuid],
) -> Result<HashMap<Uuid, HashSet<Uuid>>, DbErr> {
    let rows = thread_user::Entity::find()
        .filter(thread_user::Column::ThreadId.is_in(ids.iter().copied()))
        .all(db)
        .await?;
    let mut members: HashMap<Uuid, HashSet<Uuid>> = HashMap::new();
    for row in rows {
        members.entry(row.thread_id).or_default().insert(row.user_id);
    }
    Ok(members)
}
