//! What nobody needs any more goes away: uploads left unfinished, documents deleted long ago, and
//! examples that nothing shows.

use chrono::Duration;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use uuid::Uuid;

use super::{examples::forget_unused, trouble};
use crate::{
    entity::{document, document_version, upload},
    http::Problem,
    state::AppState,
};

/// How long a deleted document's bytes are kept.
const REGRET: Duration = Duration::days(30);

/// Removes unfinished uploads that have expired, documents deleted thirty days ago, example files that no request shows
/// any more, and what a broken connection or a power cut left in the store. Safe to run at any time, and anywhere twice.
///
/// # Errors
/// When the database or the store refuses; what was removed stays removed.
pub async fn clean_up(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    let expired =
        upload::Entity::find().filter(upload::Column::ExpiresAt.lt(now)).all(state.db.read()).await?;
    for row in expired {
        forget_upload(state, row.id).await?;
    }
    let deleted = document::Column::DeletedAt.lt(now - REGRET);
    for row in document::Entity::find().filter(deleted).all(state.db.read()).await? {
        forget_document(state, row).await?;
    }
    forget_unused(state).await?;
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    state.store.sweep(life).await.map_err(|error| trouble(&error))?;
    Ok(())
}

/// Forgets a document and what it was before.
async fn forget_document(state: &AppState, row: document::Model) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let of_it = document_version::Column::DocumentId.eq(row.id);
    let versions = document_version::Entity::find().filter(of_it).all(&tx).await?;
    document::Entity::delete_by_id(row.id).exec(&tx).await?;
    tx.commit().await?;
    for key in versions.into_iter().map(|version| version.storage_key).chain([row.storage_key]) {
        state.store.remove(&key).await.map_err(|error| trouble(&error))?;
    }
    Ok(())
}

/// Forgets an upload. If it was finished in the meantime, its bytes are a document's and stay.
async fn forget_upload(state: &AppState, id: Uuid) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let unfinished = upload::Entity::delete_many()
        .filter(upload::Column::Id.eq(id))
        .filter(upload::Column::DocumentId.is_null())
        .exec(&tx)
        .await?;
    upload::Entity::delete_by_id(id).exec(&tx).await?;
    tx.commit().await?;
    if unfinished.rows_affected > 0 {
        state.store.remove(&id.to_string()).await.map_err(|error| trouble(&error))?;
    }
    Ok(())
}
