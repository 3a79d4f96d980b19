//! A person's storage quota: announced files that aren't complete, and stored bytes.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, JoinType, PaginatorTrait as _,
    QueryFilter, QuerySelect, RelationTrait as _, Select, sea_query::Alias,
};
use shared_rules::text::refused::{MANY_UNFINISHED, NO_ROOM};
use uuid::Uuid;

use crate::{
    entity::{document, document_version, example_file, upload},
    http::Problem,
    state::AppState,
};

/// Refuses another announced file when the person has too many incomplete uploads.
///
/// # Errors
/// *Used up*.
pub(in super::super) async fn require_few_unfinished(
    state: &AppState,
    tx: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<(), Problem> {
    let unfinished = open_uploads(user_id, state.clock.now()).count(tx).await?;
    let most = u64::from(state.config.limits.open_uploads);
    if unfinished >= most { Err(Problem::used_up(MANY_UNFINISHED.template)) } else { Ok(()) }
}

/// Refuses a file of that size when it exceeds the person's quota; example files count too, replaced ones until they
/// are swept, and earlier document versions.
///
/// # Errors
/// *Used up*.
pub(crate) async fn ensure_available(
    state: &AppState,
    tx: &impl ConnectionTrait,
    user_id: Uuid,
    size: u64,
) -> Result<(), Problem> {
    let stored = document::Entity::find()
        .filter(document::Column::UploadedBy.eq(user_id))
        .filter(document::Column::DeletedAt.is_null());
    let announced = stored_bytes(tx, open_uploads(user_id, state.clock.now()), upload::Column::Size).await?;
    let stored = stored_bytes(tx, stored, document::Column::Size).await?;
    let examples = example_file::Entity::find().filter(example_file::Column::UploadedBy.eq(user_id));
    let examples = stored_bytes(tx, examples, example_file::Column::Size).await?;
    let versions = document_version::Entity::find()
        .join(JoinType::InnerJoin, document_version::Relation::Document.def())
        .filter(document::Column::UploadedBy.eq(user_id))
        .filter(document::Column::DeletedAt.is_null());
    let versions = stored_bytes(tx, versions, document_version::Column::Size).await?;
    let all = [announced, stored, examples, versions].into_iter().fold(size, u64::saturating_add);
    if all > state.config.limits.stored_bytes { Err(Problem::used_up(NO_ROOM.template)) } else { Ok(()) }
}

fn open_uploads(user_id: Uuid, now: DateTime<Utc>) -> Select<upload::Entity> {
    upload::Entity::find()
        .filter(upload::Column::CreatedBy.eq(user_id))
        .filter(upload::Column::DocumentId.is_null())
        .filter(upload::Column::ExpiresAt.gt(now))
}

async fn stored_bytes<E: EntityTrait>(
    tx: &impl ConnectionTrait,
    which: Select<E>,
    size: impl ColumnTrait,
) -> Result<u64, DbErr> {
    // On PostgreSQL, the sum of integers is a decimal.
    let sum = size.sum().cast_as(Alias::new("BIGINT"));
    let sum = which.select_only().column_as(sum, "bytes").into_tuple::<Option<i64>>().one(tx).await?;
    Ok(sum.flatten().and_then(|sum| u64::try_from(sum).ok()).unwrap_or_default())
}
