//! What nobody needs any more goes away: uploads left unfinished, documents that lay in the trash for long enough, and
//! examples that nothing shows.

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

use super::{package, resume::bytes_of, scan::forget_malware, trash, trouble};
use crate::{
    entity::{company, upload},
    http::Problem,
    state::AppState,
    storage::Listed,
};

/// The tables whose `storage_key` names bytes in the store. What none of them names is swept.
pub const NAMING: &[&str] =
    &["document", "document_version", "example_file", "package_order", "secure_upload_file", "upload"];
/// Those of them that have the `checksum` of the bytes as well: a package is made anew instead.
pub const CHECKED: &[&str] =
    &["document", "document_version", "example_file", "secure_upload_file", "upload"];
/// Keys that are looked up at once.
const AT_ONCE: usize = 400;

/// Removes unfinished uploads that have expired, documents deleted thirty days ago, a bounded number at a time, packages that
/// were asked for and are too old, example files that no request shows any more, and what a broken connection or a power cut
/// left in the store. Safe to run at any time, and anywhere twice.
///
/// # Errors
/// When the database or the store refuses; what was removed stays removed.
pub async fn clean_up(state: &AppState) -> Result<(), Problem> {
    let now = state.clock.now();
    let expired =
        upload::Entity::find().filter(upload::Column::ExpiresAt.lt(now)).all(state.db.read()).await?;
    for row in expired {
        forget_upload(state, row).await?;
    }
    trash::forget_old(state, now).await?;
    package::forget_old(state).await?;
    forget_unused(state).await?;
    forget_malware(state).await?;
    let life = Duration::from_std(state.config.upload_life).unwrap_or(Duration::days(1));
    state.store.sweep(life).await.map_err(|error| trouble(&error))?;
    sweep_unnamed(state, life + Duration::days(1)).await
}

/// Removes from the store what has been there for longer than `age` and no row names: a power cut came between the two, or
/// the store was away when it should have been removed. A place that belongs to another office is left alone.
async fn sweep_unnamed(state: &AppState, age: Duration) -> Result<(), Problem> {
    let Some(owner) = owner(state).await? else { return Ok(()) };
    let broken = |error: io::Error| trouble(&error);
    if !state.store.is_time_to_list(state.clock.now()) {
        return Ok(());
    }
    if !state.store.belongs_to(&owner).await.map_err(broken)? {
        tracing::warn!(place = %state.store.address(), "the documents there belong to another database: what has no row isn’t removed");
        return Ok(());
    }
    let mut pages = state.store.list(state.clock.now() - age).chunks(AT_ONCE);
    while let Some(page) = pages.next().await {
        let page = page.into_iter().collect::<io::Result<Vec<_>>>().map_err(broken)?;
        remove_unnamed(state, page).await?;
    }
    Ok(())
}

async fn remove_unnamed(state: &AppState, page: Vec<Listed>) -> Result<(), Problem> {
    let named = named_among(state, page.iter().map(|found| found.key.clone()).collect()).await?;
    for found in page.iter().filter(|found| !named.contains(&found.key)) {
        tracing::info!(key = found.key, size = found.size, "bytes that no row names are removed");
        state.store.remove(&found.key).await.map_err(|error| trouble(&error))?;
    }
    Ok(())
}

/// What tells this database from others: its first company. None while it is empty.
async fn owner(state: &AppState) -> Result<Option<String>, DbErr> {
    let first = company::Entity::find().select_only().column(company::Column::Id);
    let first = first.order_by_asc(company::Column::Id).into_tuple::<Uuid>().one(state.db.read()).await?;
    Ok(first.map(|id| {
        let digest = Sha256::digest(id.as_bytes());
        digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }))
}

/// Those of the keys that some row names.
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
            // The bytes of what was erased go, should the store have refused to remove them.
            .and_where_option((*table == "secure_upload_file").then(|| {
                Expr::col(Alias::new("kept")).eq(true).or(Expr::col(Alias::new("handed_in_at")).is_null())
            }))
            .to_owned();
        for row in state.db.read().query_all(&query).await? {
            named.insert(row.try_get::<String>("", "storage_key")?);
        }
    }
    // Uploads of before they had keys are named by their own ids.
    let ids = keys.iter().filter_map(|key| key.parse::<Uuid>().ok());
    let uploads = upload::Entity::find().select_only().column(upload::Column::Id);
    let uploads = uploads.filter(upload::Column::Id.is_in(ids)).into_tuple::<Uuid>();
    named.extend(uploads.all(state.db.read()).await?.into_iter().map(|id| id.to_string()));
    Ok(named)
}

/// Forgets an upload. If it was finished in the meantime, its bytes are a document's and stay.
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
        for key in bytes_of(&row) {
            state.store.remove(&key).await.map_err(|error| trouble(&error))?;
        }
    }
    Ok(())
}
