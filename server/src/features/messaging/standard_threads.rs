//! The standard threads of every loan: the general one and the lending team's. They are created when first needed.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait as _,
    QueryFilter, QuerySelect as _,
};
use shared_rules::{
    messaging::reading::thread_visibility::ThreadCategory,
    text::messaging::{GENERAL_THREAD, LENDING_TEAM},
};
use uuid::Uuid;

use crate::{
    entity::{EnumColumn, JsonColumn, loan, message_thread},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Creates the missing standard threads of the loan.
///
/// # Errors
/// When a database write fails.
pub(super) async fn ensure_standard_threads(state: &AppState, loan_id: Uuid) -> Result<(), Problem> {
    if count_standard_threads(state.db.read(), loan_id).await? == 2 {
        return Ok(());
    }
    let changes = Changes::begin(state).await?;
    ensure_within(&changes, loan_id).await?;
    changes.commit().await?;
    Ok(())
}

/// Like [`ensure_standard_threads`], within a transaction.
///
/// # Errors
/// When a database write fails.
pub(super) async fn ensure_within(changes: &Changes, loan_id: Uuid) -> Result<(), DbErr> {
    if count_standard_threads(&**changes, loan_id).await? == 2 {
        return Ok(());
    }
    loan::Entity::find_by_id(loan_id).lock_exclusive().one(&**changes).await?;
    let there = message_thread::Entity::find().filter(is_standing(loan_id)).all(&**changes).await?;
    for kind in [ThreadCategory::General, ThreadCategory::LendingTeam] {
        if !there.iter().any(|thread| thread.kind.0 == kind) {
            message_thread::Entity::insert(new(changes, loan_id, kind))
                .exec_without_returning(&**changes)
                .await?;
        }
    }
    Ok(())
}

async fn count_standard_threads(db: &impl ConnectionTrait, loan_id: Uuid) -> Result<u64, DbErr> {
    message_thread::Entity::find().filter(is_standing(loan_id)).count(db).await
}

fn is_standing(loan_id: Uuid) -> Condition {
    let kinds = [EnumColumn(ThreadCategory::General), EnumColumn(ThreadCategory::LendingTeam)];
    Condition::all()
        .add(message_thread::Column::LoanId.eq(loan_id))
        .add(message_thread::Column::Kind.is_in(kinds))
}

fn new(changes: &Changes, loan_id: Uuid, kind: ThreadCategory) -> message_thread::ActiveModel {
    let general = kind == ThreadCategory::General;
    let title = if general { GENERAL_THREAD } else { LENDING_TEAM };
    message_thread::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(loan_id),
        title: Set(Some(title.template.to_owned())),
        kind: Set(EnumColumn(kind)),
        locked: Set(false),
        lending_team: Set(!general),
        general: Set(general),
        inactive: Set(false),
        people_key: Set(None),
        created_by: Set(None),
        created_at: Set(changes.now()),
        last_message_id: Set(None),
        last_message_at: Set(changes.now()),
        message_count: Set(0),
        labels: Set(JsonColumn(Vec::new())),
    }
}
