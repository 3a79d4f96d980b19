//! Removes what is no longer needed: unfinished uploads, documents whose time in the trash is over, and unused example
//! files.

mod examples;

use std::{collections::HashSet, io};

use chrono::Duration;
use futures_util::StreamExt as _;
use sea_orm::{
    ColumnTrait, ConnectionTrait as _, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{Alias, Expr, ExprTrait as _, Query},
};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use examples::forget_unused;

use super::{package, scan::forget_malware, storage_problem, trash, upload_bytes::upload_keys};
use crate::{
    entity::{company, upload},
    http::Problem,
    state::AppState,
    storage::ListedObject,
};

/// Tables whose `storage_key` names stored bytes. Bytes that none of them names are swept.
pub const NAMING: &[&str] =
    &["document", "document_version", "example_file", "package_order", "secure_upload_file", "upload"];
/// The tables that also store the `checksum` of the bytes; a package has none because it is simply made again.
pub const CHECKED: &[&str] =
    &["document", "document_version", "example_file", "secure_upload_file", "upload"];
/// Keys looked up by one query.
const AT_ONCE: usize = 400;

/// Removes expired unfinished uploads, documents deleted thirty days ago (a bounded number at a time), old packages,
/// unused example files, and bytes that a broken connection or a power cut left in the store. Safe to run at any time
/// and on several servers.
///
/// # Errors
/// When the database or the store fails; what was removed stays removed.
pub async fn clean_up(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    let expired =
        upload::Entity::find().filter(upload::Column::ExpiresAt.lt(now)).all(state.db.read()).await?;
    for row in expired {
        forget_upload(state, row).await?;
    }
    trash::delete_expired(state, now).await?;
    package::delete_expired_orders(state).await?;
    forget_unused(state).await?;
    forget_malware(state).await?;
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    state.store.remove_abandoned(life).await.map_err(|error| storage_problem(&error))?;
    sweep_unnamed(state, life + Duration::days(1)).await
}

/// Removes bytes older than `age` that no row names: a power cut came between the two writes, or the store was
/// unreachable when they should have been removed. A store that belongs to another database is left alone.
async fn sweep_unnamed(state: &AppState, age: Duration) -> Result<(), Problem> {
    let Some(owner) = database_owner(state).await? else { return Ok(()) };
    let broken = |error: io::Error| storage_problem(&error);
    if !state.store.is_time_to_list(state.clock.now()) {
        return Ok(());
    }
    if !state.store.belongs_to(&owner).await.map_err(broken)? {
        tracing::warn!(place = %state.store.address(), "the documents belong to another database, so those without a row aren’t removed");
        return Ok(());
    }
    let mut pages = state.store.list(state.clock.now() - age).chunks(AT_ONCE);
    while let Some(page) = pages.next().await {
        let page = page.into_iter().collect::<io::Result<Vec<_>>>().map_err(broken)?;
        remove_unnamed(state, page).await?;
    }
    Ok(())
}

async fn remove_unnamed(state: &AppState, page: Vec<ListedObject>) -> Result<(), Problem> {
    let named = named_among(state, page.iter().map(|found| found.key.clone()).collect()).await?;
    for found in page.iter().filter(|found| !named.contains(&found.key)) {
        tracing::info!(key = found.key, size = found.size, "removing bytes without a row");
        state.store.remove(&found.key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}

/// Returns what identifies this database: its first company. None while it is empty.
async fn database_owner(state: &AppState) -> Result<Option<String>, DbErr> {
    let first = company::Entity::find().select_only().column(company::Column::Id);
    let first = first.order_by_asc(company::Column::Id).into_tuple::<Uuid>().one(state.db.read()).await?;
    Ok(first.map(|id| {
        let digest = Sha256::digest(id.as_bytes());
        digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }))
}

/// Returns the keys that some row names.
async fn named_among(state: &AppState, keys: Vec<String>) -> Result<HashSet<String>, DbErr> {
    let mut named = HashSet::new();
    if keys.is_empty() {
        return Ok(named);
    }
    for table in NAMING {
        let column = Alias::new("storage_key");
        let query = Query::select()
            .column(column.clone())
            .from(Alias::new(*table))
            .and_where(Expr::col(column).is_in(keys.iter().cloned()))
            // If the store failed to remove the bytes of an erased file, they are swept here.
            .and_where_option((*table == "secure_upload_file").then(|| {
                Expr::col(Alias::new("kept")).eq(true).or(Expr::col(Alias::new("handed_in_at")).is_null())
            }))
            .to_owned();
        for row in state.db.read().query_all(&query).await? {
            named.insert(row.try_get::<String>("", "storage_key")?);
        }
    }
    // Uploads from before storage keys existed are named by their own ids.
    let ids = keys.iter().filter_map(|key| key.parse::<Uuid>().ok());
    let uploads = upload::Entity::find().select_only().column(upload::Column::Id);
    let uploads = uploads.filter(upload::Column::Id.is_in(ids)).into_tuple::<Uuid>();
    named.extend(uploads.all(state.db.read()).await?.into_iter().map(|id| id.to_string()));
    Ok(named)
}

/// Deletes an upload. If it was finished in the meantime, its bytes belong to a document and stay.
async fn forget_upload(state: &AppState, row: upload::Model) -> Result<(), Problem> {
    let id = row.id;
    let tx = state.db.write().await?;
    let unfinished = upload::Entity::delete_many()
        .filter(upload::Column::Id.eq(id))
        .filter(upload::Column::DocumentId.is_null())
        .exec(&tx)
        .await?;
    upload::Entity::delete_by_id(id).exec(&tx).await?;
    tx.commit().await?;
    if unfinished.rows_affected > 0 {
        for key in upload_keys(&row) {
            state.store.remove(&key).await.map_err(|error| storage_problem(&error))?;
        }
    }
    Ok(())
}
