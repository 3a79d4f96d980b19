//! What nobody needs any more goes away: uploads left unfinished, and documents deleted long ago.

use chrono::Duration;
use sea_orm::{ColumnTrait, EntityTrait, ModelTrait as _, QueryFilter};

use super::trouble;
use crate::{
    entity::{document, upload},
    http::Problem,
    state::AppState,
};

/// How long a deleted document's bytes are kept.
const REGRET: Duration = Duration::days(30);

/// Removes unfinished uploads that have expired, documents deleted thirty days ago, and what a broken
/// connection or a power cut left in the store. Safe to run at any time, and anywhere twice.
///
/// # Errors
/// When the database or the store refuses; what was removed stays removed.
pub async fn clean_up(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    let expired =
        upload::Entity::find().filter(upload::Column::ExpiresAt.lt(now)).all(state.db.read()).await?;
    for row in expired {
        let tx = state.db.write().await?;
        // Read anew: it may have been finished in the meantime, and then its bytes are a document's.
        let deleted = upload::Entity::delete_many()
            .filter(upload::Column::Id.eq(row.id))
            .filter(upload::Column::DocumentId.is_null())
            .exec(&tx)
            .await?;
        upload::Entity::delete_by_id(row.id).exec(&tx).await?;
        tx.commit().await?;
        if deleted.rows_affected > 0 {
            state.store.remove(&row.id.to_string()).await.map_err(|error| trouble(&error))?;
        }
    }
    let deleted = document::Entity::find()
        .filter(document::Column::DeletedAt.lt(now - REGRET))
        .all(state.db.read())
        .await?;
    for row in deleted {
        let key = row.storage_key.clone();
        let tx = state.db.write().await?;
        row.delete(&tx).await?;
        tx.commit().await?;
        state.store.remove(&key).await.map_err(|error| trouble(&error))?;
    }
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    state.store.sweep(life).await.map_err(|error| trouble(&error))?;
    Ok(())
}
