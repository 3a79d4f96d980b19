//! What nobody needs any more goes away: uploads left unfinished, documents that lay in the trash for long enough, and
//! examples that nothing shows.

use chrono::Duration;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use uuid::Uuid;

use super::{examples::forget_unused, trash, trouble};
use crate::{entity::upload, http::Problem, state::AppState};

/// Removes unfinished uploads that have expired, documents deleted thirty days ago, a bounded number at a time, example files that no request shows
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
    trash::forget_old(state, now).await?;
    forget_unused(state).await?;
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    state.store.sweep(life).await.map_err(|error| trouble(&error))?;
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
