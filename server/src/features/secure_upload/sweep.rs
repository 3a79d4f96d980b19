//! Removes forms that were never submitted, and files that were discarded long ago. Files in a tray stay until they are
//! filed or discarded.

use chrono::Duration;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _, sea_query::Expr};
use shared_rules::documents::uploads::secure_upload::REGRET_DAYS;
use uuid::Uuid;

use crate::{
    entity::{secure_upload, secure_upload_file as file},
    features::documents::storage_problem,
    http::Problem,
    projection::delete_unreferenced,
    state::AppState,
};

/// The most forms removed per run.
const AT_ONCE: u64 = 200;

/// Removes unsubmitted forms at the age limit of incomplete uploads, and the bytes of files discarded thirty days ago.
/// Safe to run at any time and on several servers.
///
/// # Errors
/// When the database or the store fails; what was removed stays removed.
pub async fn clean_up(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    let unfinished: Vec<Uuid> = secure_upload::Entity::find()
        .select_only()
        .column(secure_upload::Column::Id)
        .filter(secure_upload::Column::HandedInAt.is_null())
        .filter(secure_upload::Column::BeganAt.lt(now - life))
        .limit(AT_ONCE)
        .into_tuple()
        .all(state.db.read())
        .await?;
    for form in unfinished {
        forget_form(state, form).await?;
    }
    let discarded = file::Entity::find()
        .filter(file::Column::Kept.eq(true))
        .filter(file::Column::DocumentId.is_null())
        .filter(file::Column::SettledAt.lt(now - Duration::days(REGRET_DAYS)))
        .limit(AT_ONCE)
        .all(state.db.read())
        .await?;
    for row in discarded {
        drop_bytes(state, row).await?;
    }
    Ok(())
}

async fn forget_form(state: &AppState, form: Uuid) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let of_it = file::Column::SecureUploadId.eq(form);
    let files = file::Entity::find().filter(of_it).filter(file::Column::Kept.eq(true)).all(&tx).await?;
    let gone = secure_upload::Entity::delete_many()
        .filter(secure_upload::Column::Id.eq(form))
        .filter(secure_upload::Column::HandedInAt.is_null())
        .exec(&tx)
        .await?;
    let keys: Vec<String> = files.into_iter().map(|file| file.storage_key).collect();
    delete_unreferenced(&tx, keys.clone()).await?;
    tx.commit().await?;
    if gone.rows_affected > 0 {
        remove(state, keys).await?;
    }
    Ok(())
}

/// Records that the bytes of a discarded file are gone, unless it was restored in the meantime, and removes them.
async fn drop_bytes(state: &AppState, row: file::Model) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let gone = file::Entity::update_many()
        .col_expr(file::Column::Kept, Expr::value(false))
        .filter(file::Column::Id.eq(row.id))
        .filter(file::Column::SettledAt.is_not_null())
        .filter(file::Column::DocumentId.is_null())
        .exec(&tx)
        .await?;
    tx.commit().await?;
    if gone.rows_affected > 0 { remove(state, vec![row.storage_key]).await } else { Ok(()) }
}

/// Removes the bytes with these keys.
///
/// # Errors
/// When the store fails.
pub(super) async fn remove(state: &AppState, keys: Vec<String>) -> Result<(), Problem> {
    for key in keys {
        state.store.remove(&key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}
