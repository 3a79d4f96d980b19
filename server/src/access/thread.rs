//! Access to the thread that the path names as `{threadId}`, or to one message of it.

use axum::{
    RequestPartsExt as _,
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryResult, QuerySelect,
    RelationTrait as _, Select,
    sea_query::{Expr, ExprTrait as _, Query},
};
use shared_rules::{
    messaging::{
        reading::{
            history_access::{ThreadHistory, reads_whole_thread},
            thread_visibility::{ThreadVisible, thread_visible},
        },
        recipient::DeliveryKind,
    },
    value::fixed_word::word_of,
};
use uuid::Uuid;

use super::{
    LoanMember, LoanWithRole, SignedIn,
    loan::{LoanExtractor, extract_guarded},
};
use crate::{
    db::{joined, with_columns},
    entity::{app_user, loan, message_delivery, message_thread, thread_user},
    http::Problem,
    state::AppState,
};

/// A person and a thread of a loan they are on.
#[derive(Clone, Debug)]
pub struct ThreadMember {
    /// Their membership of the loan.
    pub member: LoanMember,
    /// The thread.
    pub thread: message_thread::Model,
    /// Their membership of the thread, if they have one.
    pub own: Option<thread_user::Model>,
    /// Whether they see the thread; if not, only their Bcc copies.
    pub sees_thread: bool,
}

impl ThreadMember {
    /// Returns the number of the first message that they may read.
    #[must_use]
    pub fn from_seq(&self) -> i64 {
        first_message_read(&self.member, &self.thread, self.own.as_ref())
    }

    /// Whether they may write in it.
    #[must_use]
    pub fn may_write(&self) -> bool {
        self.sees_thread && !self.thread.inactive && self.member.require_write_access().is_ok()
    }

    /// Rejects people who have only Bcc copies of messages in it.
    ///
    /// # Errors
    /// *Not found*.
    pub fn require_thread(&self) -> Result<(), Problem> {
        if self.sees_thread { Ok(()) } else { Err(Problem::not_found()) }
    }
}

/// Returns the number of the first message of the thread that the member may read.
#[must_use]
pub fn first_message_read(
    member: &LoanMember,
    thread: &message_thread::Model,
    own: Option<&thread_user::Model>,
) -> i64 {
    let history = ThreadHistory { viewer_role: member.role(), locked: thread.locked };
    if reads_whole_thread(&history) { 1 } else { own.map_or(1, |own| own.from_seq) }
}

/// A thread, and a person's membership of its loan and of it.
pub(super) struct ThreadRow {
    thread: message_thread::Model,
    place: LoanWithRole,
    own: Option<thread_user::Model>,
    copied: bool,
}

impl FromQueryResult for ThreadRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            thread: message_thread::Model::from_query_result(row, "thread_")?,
            place: LoanWithRole::from_query_result(row, "")?,
            own: joined::<thread_user::Entity>(row, "own_")?,
            copied: row.try_get("", "copied")?,
        })
    }
}

impl ThreadRow {
    /// Adds the thread and the person's memberships to a query that has the thread.
    pub(super) fn add<E: EntityTrait>(select: Select<E>, user_id: Uuid) -> Select<E> {
        let select = select
            .join(JoinType::InnerJoin, message_thread::Relation::Loan.def())
            .join(JoinType::InnerJoin, loan::Relation::Company.def());
        let mut select = LoanWithRole::add(select, user_id).expr_as(has_copy_in_thread(user_id), "copied");
        let own = Expr::col((thread_user::Entity, thread_user::Column::ThreadId))
            .equals((message_thread::Entity, message_thread::Column::Id))
            .and(Expr::col((thread_user::Entity, thread_user::Column::UserId)).eq(user_id));
        QuerySelect::query(&mut select).left_join(thread_user::Entity, own);
        let select = with_columns::<_, message_thread::Entity>(select, "message_thread", "thread_");
        with_columns::<_, thread_user::Entity>(select, "thread_user", "own_")
    }

    /// Returns the thread as the person sees it, if they do.
    pub(super) fn seen_by(self, user: app_user::Model) -> Option<ThreadMember> {
        let Self { thread, place, own, copied } = self;
        let member = LoanMember::of(place, user)?;
        let sees_thread = thread_visible(&ThreadVisible {
            viewer_id: member.user.id.to_string(),
            viewer_role: Some(member.role()),
            locked: thread.locked,
            lending_team: thread.lending_team,
            message_thread_category: Some(word_of(&thread.kind.0)),
            user_ids: own.iter().map(|own| own.user_id.to_string()).collect(),
        });
        (sees_thread || copied).then_some(ThreadMember { member, thread, own, sees_thread })
    }
}

/// Whether the query's delivery is a Bcc copy, phrased to match the index of Bcc copies.
pub(crate) fn is_blind_copy() -> Expr {
    let kind = Expr::Constant(word_of(&DeliveryKind::Bcc).into());
    Expr::col((message_delivery::Entity, message_delivery::Column::How)).eq(kind)
}

/// Whether the person got a Bcc copy in the query's thread.
pub(crate) fn has_copy_in_thread(user_id: Uuid) -> Expr {
    let delivery = |column: message_delivery::Column| Expr::col((message_delivery::Entity, column));
    let copies = Query::select()
        .expr(Expr::value(1))
        .from(message_delivery::Entity)
        .and_where(
            delivery(message_delivery::Column::ThreadId)
                .equals((message_thread::Entity, message_thread::Column::Id)),
        )
        .and_where(delivery(message_delivery::Column::UserId).eq(user_id))
        .and_where(is_blind_copy())
        .and_where(delivery(message_delivery::Column::Ended).eq(false))
        .take();
    Expr::exists(copies)
}

/// Loads the thread within a change, as the person sees it now.
///
/// # Errors
/// *Not found*, if they don't see it or it doesn't exist.
pub async fn thread_member(
    db: &impl ConnectionTrait,
    user: &app_user::Model,
    thread_id: Uuid,
) -> Result<ThreadMember, Problem> {
    let select = ThreadRow::add(message_thread::Entity::find_by_id(thread_id).select_only(), user.id);
    let row = select.into_model::<ThreadRow>().one(db).await?;
    row.and_then(|row| row.seen_by(user.clone())).ok_or_else(Problem::not_found)
}

impl LoanExtractor for ThreadMember {
    async fn find(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let thread_id = id_in_path(parts, "threadId").await?;
        thread_member(state.db.read(), &signed_in.user, thread_id).await
    }

    fn on_loan(&self) -> &LoanMember {
        &self.member
    }
}

impl FromRequestParts<AppState> for ThreadMember {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        extract_guarded(parts, state).await
    }
}

/// Returns the id of that name in the path.
pub(super) async fn id_in_path(parts: &mut Parts, name: &str) -> Result<Uuid, Problem> {
    let path = parts.extract::<RawPathParams>().await.map_err(|_| Problem::not_found())?;
    let id = path.iter().find(|(key, _)| *key == name).and_then(|(_, id)| id.parse().ok());
    id.ok_or_else(Problem::not_found)
}
