//! The number of damaged files, for server operators.

use std::fmt::Write as _;

use sea_orm::{
    ColumnTrait as _, DbErr, EntityTrait as _, PaginatorTrait as _, QueryFilter as _, QuerySelect as _,
};

use crate::{
    entity::{file_integrity, integrity_check},
    state::AppState,
};

/// Returns the number of stored files that are known to be damaged.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn count_damaged(state: &AppState) -> Result<u64, DbErr> {
    let damaged = file_integrity::Entity::find().filter(file_integrity::Column::DamagedAt.is_not_null());
    damaged.count(state.db.read()).await
}

/// Returns lines for `/metrics`: the number of damaged files, and when the last check of all files ended, in seconds
/// since 1970. Empty when the database can't answer.
pub(crate) async fn integrity_metrics(state: &AppState) -> String {
    let mut text = String::new();
    let ended = integrity_check::Entity::find()
        .select_only()
        .column(integrity_check::Column::FinishedAt)
        .into_tuple::<Option<chrono::DateTime<chrono::Utc>>>()
        .one(state.db.read())
        .await;
    let ended = ended.ok().flatten().flatten().map(|at| at.timestamp());
    let damaged = count_damaged(state).await.ok().and_then(|count| i64::try_from(count).ok());
    let rows = [
        ("loanroom_damaged_files", "Stored files that are missing or changed.", damaged),
        ("loanroom_integrity_check_end_seconds", "When the last check of all stored files ended.", ended),
    ];
    for (name, help, value) in rows {
        if let Some(value) = value {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
    }
    text
}
