//! Chooses a message's thread: the given one, the one with that subject, the one with exactly these people, the
//! loan's general one, or a new one.

use std::collections::BTreeSet;

use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder as _,
    QuerySelect as _,
    sea_query::{Expr, Func},
};
use shared_rules::{
    messaging::{
        compose::subject::existing_thread,
        reading::{
            history_access::{ThreadHistory, reads_whole_thread},
            thread_visibility::{
                ThreadCategory::{self, DirectNoSubject, General, Subject},
                ThreadScope,
            },
        },
    },
    team::role::Role,
    text::{Text, messaging as text},
};
use uuid::Uuid;

use super::{SendMessage, input::parse_id, recipients::MessageRecipients};
use crate::{
    access::thread_member,
    entity::{EnumColumn, JsonColumn, loan, message_thread, thread_user},
    features::messaging::event_audience::load_thread_members,
    http::Problem,
    realtime::Changes,
    secrets::token,
};

/// A message's thread and the thread's members.
pub(super) struct ThreadPlacement {
    pub thread: message_thread::Model,
    pub is_new: bool,
    pub members: Vec<Uuid>,
}

impl ThreadPlacement {
    /// Returns whether only the thread's members see it.
    pub(super) fn is_closed(&self) -> bool {
        self.thread.locked || self.thread.kind.0 == DirectNoSubject
    }
}

/// Chooses the thread, and adds the recipients to its members as needed.
///
/// # Errors
/// *Not found* for a thread that the sender doesn't see, or of another loan; *invalid*, when the recipients don't
/// fit.
pub(super) async fn choose_thread(
    changes: &Changes,
    sender: &crate::access::LoanMember,
    input: &SendMessage,
    people: &MessageRecipients,
) -> Result<ThreadPlacement, Problem> {
    if existing_thread(input.message_thread_id.as_deref()).is_none() {
        // The lock makes the second of two concurrent senders of the same conversation find the thread of the first.
        loan::Entity::find_by_id(sender.loan.id).lock_exclusive().one(&**changes).await?;
    }
    let (thread, is_new) = match find_existing_thread(&**changes, sender, input, people).await? {
        Some(thread) => (thread, false),
        None => (create_thread(changes, input, people).await?, true),
    };
    let members = add_members(changes, sender, input, people, &thread).await?;
    Ok(ThreadPlacement { thread, is_new, members })
}

/// The thread that a message would be in, and its members after sending.
pub(super) struct PlacementPreview {
    pub scope: ThreadScope,
    pub members: Vec<Uuid>,
}

/// Returns the thread that [`choose_thread`] would choose, without writing anything.
///
/// # Errors
/// The same as when the message is sent.
pub(super) async fn preview_thread(
    db: &impl ConnectionTrait,
    sender: &crate::access::LoanMember,
    input: &SendMessage,
    people: &MessageRecipients,
) -> Result<PlacementPreview, Problem> {
    let Some(thread) = find_existing_thread(db, sender, input, people).await? else {
        let direct = thread_category(input, people) == DirectNoSubject;
        let scope = ThreadScope { locked: input.locked, lending_team: false, direct };
        return Ok(PlacementPreview { scope, members: people.visible_recipients().collect() });
    };
    let scope = scope_of(&thread);
    let mut members = load_thread_members(db, thread.id).await?;
    if scope.is_closed() {
        let new: Vec<Uuid> = people.visible_recipients().filter(|id| !members.contains(id)).collect();
        require_may_add(sender, &thread, &new)?;
        members.extend(new);
    }
    Ok(PlacementPreview { scope, members })
}

/// Returns the existing thread for the message: the given one, or a matching one.
async fn find_existing_thread(
    db: &impl ConnectionTrait,
    sender: &crate::access::LoanMember,
    input: &SendMessage,
    people: &MessageRecipients,
) -> Result<Option<message_thread::Model>, Problem> {
    let thread = match existing_thread(input.message_thread_id.as_deref()) {
        Some(id) => Some(load_given_thread(db, sender, parse_id(Some(id))).await?),
        None => find_matching_thread(db, input, people).await?,
    };
    let for_lenders = thread.as_ref().is_some_and(|thread| thread.lending_team);
    if for_lenders && (!people.emails.is_empty() || people.users.iter().any(|(id, _)| !people.is_lender(*id)))
    {
        return Err(reject_thread(text::NOT_A_LENDER));
    }
    Ok(thread)
}

/// Returns the properties of the thread that determine its readers.
pub(super) fn scope_of(thread: &message_thread::Model) -> ThreadScope {
    let direct = thread.kind.0 == DirectNoSubject;
    ThreadScope { locked: thread.locked, lending_team: thread.lending_team, direct }
}

/// Rejects new people in a conversation that only lenders may add people to.
fn require_may_add(
    sender: &crate::access::LoanMember,
    thread: &message_thread::Model,
    new: &[Uuid],
) -> Result<(), Problem> {
    if thread.message_count > 0 && !new.is_empty() && !sender.role().is_lender() {
        return Err(reject_thread(text::ADDED_BY_LENDERS));
    }
    Ok(())
}

fn reject_thread(text: Text) -> Problem {
    Problem::invalid(vec![text.violation("recipients")])
}

/// Returns the given thread, if it belongs to this loan and the sender may write in it.
async fn load_given_thread(
    db: &impl ConnectionTrait,
    sender: &crate::access::LoanMember,
    id: Option<Uuid>,
) -> Result<message_thread::Model, Problem> {
    let id = id.ok_or_else(Problem::not_found)?;
    let seen = thread_member(db, &sender.user, id).await?;
    seen.require_thread()?;
    if seen.thread.loan_id != sender.loan.id {
        return Err(Problem::not_found());
    }
    if seen.thread.inactive {
        return Err(Problem::conflict(text::THREAD_CLOSED.code, text::THREAD_CLOSED.template));
    }
    Ok(seen.thread)
}

/// Returns the kind of thread for a new message without one.
fn thread_category(input: &SendMessage, people: &MessageRecipients) -> ThreadCategory {
    let alone = people.users.is_empty() && people.emails.is_empty();
    match (input.subject.as_deref().unwrap_or_default().trim().is_empty(), alone && !input.locked) {
        (false, _) => Subject,
        (true, true) => General,
        (true, false) => DirectNoSubject,
    }
}

/// Returns the matching existing thread, if there is one.
async fn find_matching_thread(
    db: &impl ConnectionTrait,
    input: &SendMessage,
    people: &MessageRecipients,
) -> Result<Option<message_thread::Model>, Problem> {
    let sender = &people.sender;
    let kind = thread_category(input, people);
    let of_loan = message_thread::Entity::find()
        .filter(message_thread::Column::LoanId.eq(sender.loan.id))
        .filter(message_thread::Column::Inactive.eq(false))
        .order_by_asc(message_thread::Column::CreatedAt);
    let chosen = match kind {
        General => of_loan.filter(message_thread::Column::General.eq(true)),
        Subject if !input.locked => {
            let title = input.subject.as_deref().unwrap_or_default().trim().to_lowercase();
            let lends = sender.role().is_lender();
            let of_title = Expr::expr(Func::lower(Expr::col(message_thread::Column::Title))).eq(title);
            let seen = message_thread::Column::LendingTeam.eq(false).or(Expr::value(lends));
            of_loan
                .filter(of_title)
                .filter(seen)
                .filter(message_thread::Column::Locked.eq(false))
                .filter(message_thread::Column::Kind.ne(EnumColumn(DirectNoSubject)))
        }
        _ => of_loan.filter(message_thread::Column::PeopleKey.eq(people_key(input, people))),
    };
    Ok(chosen.one(db).await?)
}

/// Returns the key that identifies the private thread of exactly these people under that subject.
fn people_key(input: &SendMessage, people: &MessageRecipients) -> String {
    let subject = input.subject.as_deref().unwrap_or_default().trim().to_lowercase();
    let users: BTreeSet<String> =
        people.visible_recipients().chain([people.sender.user.id]).map(|id| id.to_string()).collect();
    let open =
        people.emails.iter().filter(|(_, how)| *how != shared_rules::messaging::recipient::DeliveryKind::Bcc);
    let emails: BTreeSet<String> = open.map(|(address, _)| address.to_lowercase()).collect();
    let parts = serde_json::json!([input.locked, subject, users, emails]);
    token::hash(&parts.to_string())
}

async fn create_thread(
    changes: &Changes,
    input: &SendMessage,
    people: &MessageRecipients,
) -> Result<message_thread::Model, Problem> {
    let kind = thread_category(input, people);
    let closed = input.locked || kind == DirectNoSubject;
    let title = input.subject.as_deref().map(str::trim).filter(|_| kind == Subject);
    let row = message_thread::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(people.sender.loan.id),
        title: Set(title.map(str::to_owned)),
        kind: Set(EnumColumn(kind)),
        locked: Set(input.locked),
        lending_team: Set(false),
        general: Set(kind == General),
        inactive: Set(false),
        people_key: Set(closed.then(|| people_key(input, people))),
        created_by: Set(Some(people.sender.user.id)),
        created_at: Set(changes.now()),
        last_message_id: Set(None),
        last_message_at: Set(changes.now()),
        message_count: Set(0),
        labels: Set(JsonColumn(Vec::new())),
    };
    Ok(row.insert(&**changes).await?)
}

/// Adds the recipients who aren't members yet, with access from the first message or from this one. Returns the
/// members.
async fn add_members(
    changes: &Changes,
    sender: &crate::access::LoanMember,
    input: &SendMessage,
    people: &MessageRecipients,
    thread: &message_thread::Model,
) -> Result<Vec<Uuid>, Problem> {
    let mut there = load_thread_members(&**changes, thread.id).await?;
    let closed = scope_of(thread).is_closed();
    let next = thread.message_count.saturating_add(1);
    // The rule applies when the thread is read, too; here it keeps the stored row consistent.
    let has_history = |id: &Uuid| {
        let role = people.participants.person(*id).and_then(|person| person.role.as_ref());
        let whole =
            |role: Role| reads_whole_thread(&ThreadHistory { viewer_role: role, locked: thread.locked });
        input.share_old_history || role.is_some_and(|row| whole(row.role.0))
    };
    let mut new: Vec<Uuid> = people.visible_recipients().filter(|id| !there.contains(id)).collect();
    if !closed {
        // All of them already read it. Earlier messages can be withheld from new people, except from lenders.
        new.retain(|id| !has_history(id));
        if new.is_empty() || thread.message_count == 0 {
            return Ok(there);
        }
        new = not_yet_participants(changes, thread, new).await?;
    } else {
        require_may_add(sender, thread, &new)?;
    }
    let first = closed && thread.message_count == 0 && !there.contains(&sender.user.id);
    new.extend(first.then_some(sender.user.id));
    if closed && thread.message_count > 0 && !new.is_empty() {
        clear_people_key(changes, thread).await?;
    }
    let rows = new.iter().map(|id| thread_user::ActiveModel {
        thread_id: Set(thread.id),
        user_id: Set(*id),
        from_seq: Set(if has_history(id) { 1 } else { next }),
        muted: Set(false),
    });
    let rows: Vec<_> = rows.collect();
    if !rows.is_empty() {
        thread_user::Entity::insert_many(rows).exec_without_returning(&**changes).await?;
    }
    there.extend(new);
    Ok(there)
}

/// Returns those who haven't received or written anything in the thread.
async fn not_yet_participants(
    changes: &Changes,
    thread: &message_thread::Model,
    people: Vec<Uuid>,
) -> Result<Vec<Uuid>, Problem> {
    use crate::entity::{message, message_delivery};
    let got: Vec<Uuid> = message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::UserId)
        .distinct()
        .filter(message_delivery::Column::ThreadId.eq(thread.id))
        .filter(message_delivery::Column::UserId.is_in(people.iter().copied()))
        .into_tuple()
        .all(&**changes)
        .await?;
    let wrote: Vec<Uuid> = message::Entity::find()
        .select_only()
        .column(message::Column::FromUserId)
        .distinct()
        .filter(message::Column::ThreadId.eq(thread.id))
        .filter(message::Column::FromUserId.is_in(people.iter().copied()))
        .into_tuple()
        .all(&**changes)
        .await?;
    Ok(people.into_iter().filter(|id| !got.contains(id) && !wrote.contains(id)).collect())
}

/// Records that the thread's people changed, so that a message to its original people starts a new thread.
///
/// # Errors
/// When a database write fails.
pub(in crate::features::messaging) async fn clear_people_key(
    changes: &Changes,
    thread: &message_thread::Model,
) -> Result<(), Problem> {
    message_thread::Entity::update_many()
        .col_expr(message_thread::Column::PeopleKey, Expr::value(None::<String>))
        .filter(message_thread::Column::Id.eq(thread.id))
        .exec(&**changes)
        .await?;
    Ok(())
}
