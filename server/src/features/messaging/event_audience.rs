//! Determines the audience of a thread's events.

use std::collections::BTreeSet;

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect as _};
use shared_rules::{
    messaging::{
        reading::thread_visibility::{ThreadCategory, ThreadScope},
        sending::audience::{AudienceScope, scope},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

use crate::{
    entity::{loan_role, message_thread, thread_user},
    realtime::Audience,
};

/// Returns the people who see the thread.
///
/// # Errors
/// When a database query fails.
pub(super) async fn audience(
    db: &impl ConnectionTrait,
    thread: &message_thread::Model,
) -> Result<Audience, DbErr> {
    let direct = thread.kind.0 == ThreadCategory::DirectNoSubject;
    match scope(ThreadScope { locked: thread.locked, lending_team: thread.lending_team, direct }) {
        AudienceScope::Private | AudienceScope::Members => {
            let people = load_thread_members(db, thread.id).await?;
            Ok(Audience { people: people.into_iter().collect(), ..Audience::default() })
        }
        AudienceScope::LendingTeam => Ok(Audience { lenders: true, ..Audience::default() }),
        AudienceScope::Everyone => Ok(Audience { everybody: true, ..Audience::default() }),
    }
}

/// Returns the people who see the thread and also see that person.
///
/// # Errors
/// When a database query fails.
pub(super) async fn audience_of(
    db: &impl ConnectionTrait,
    thread: &message_thread::Model,
    who: Uuid,
) -> Result<Audience, DbErr> {
    let all = audience(db, thread).await?;
    let roles =
        loan_role::Entity::find().filter(loan_role::Column::LoanId.eq(thread.loan_id)).all(db).await?;
    let own = roles.iter().find(|role| role.user_id == who);
    if own.is_some_and(|role| role.visible_to_borrower) {
        return Ok(all);
    }
    let lends =
        |id: &Uuid| roles.iter().any(|role| role.user_id == *id && role.role.group() == RoleGroup::Lender);
    let people: BTreeSet<Uuid> = all.people.into_iter().filter(|id| lends(id) || *id == who).collect();
    let lenders = all.lenders || all.everybody;
    Ok(Audience { lenders, people: people.into_iter().chain([who]).collect(), ..Audience::default() })
}

/// Returns the members of the thread.
///
/// # Errors
/// When a database query fails.
pub(super) async fn load_thread_members(
    db: &impl ConnectionTrait,
    thread_id: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    thread_user::Entity::find()
        .select_only()
        .column(thread_user::Column::UserId)
        .filter(thread_user::Column::ThreadId.eq(thread_id))
        .into_tuple()
        .all(db)
        .await
}
