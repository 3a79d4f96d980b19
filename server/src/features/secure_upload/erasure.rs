//! Erases received files: the bytes are removed from the store immediately, and can't be restored.

use sea_orm::{
    ColumnTrait as _, EntityTrait as _, ExprTrait as _, QueryFilter as _, QueryOrder as _, QuerySelect as _,
    Select,
    sea_query::{Alias, Expr},
};
use uuid::Uuid;

use super::{
    dto::DiscardedFiles,
    filing::filed_before,
    sweep::remove,
    tray::{OnFile, select_received},
};
use crate::{
    access::CompanyLender, entity::secure_upload_file as file, http::Problem, realtime::Changes,
    state::AppState,
};

/// Files erased in one transaction.
const AT_ONCE: u64 = 500;

/// Erases a waiting or discarded file.
pub(super) async fn erase_file(state: &AppState, lender: &CompanyLender, on: OnFile) -> Result<(), Problem> {
    let company = lender.company.id;
    let mut changes = Changes::begin(state).await?;
    let found = select_received(company).filter(file::Column::Id.eq(on.file_id)).lock_exclusive();
    let row = found.one(&*changes).await?.ok_or_else(Problem::not_found)?;
    if row.document_id.is_some() {
        return Err(filed_before());
    }
    mark_erased(&changes, lender.signed_in.user.id, vec![row.id]).await?;
    changes.publish_received_files_changed(company);
    changes.commit().await?;
    remove(state, vec![row.storage_key]).await
}

/// Returns the count and size of discarded files that can still be restored.
pub(super) async fn count_discarded(
    state: &AppState,
    lender: &CompanyLender,
) -> Result<DiscardedFiles, Problem> {
    let bytes = file::Column::Size.sum().cast_as(Alias::new("BIGINT"));
    let counted = select_discarded(lender.company.id)
        .select_only()
        .column_as(file::Column::Id.count(), "files")
        .column_as(bytes, "bytes")
        .into_tuple::<(i64, Option<i64>)>()
        .one(state.db.read())
        .await?;
    let (files, bytes) = counted.unwrap_or_default();
    Ok(DiscardedFiles { files, bytes: bytes.unwrap_or_default() })
}

/// Erases all discarded files.
pub(super) async fn erase_discarded(state: &AppState, lender: &CompanyLender) -> Result<(), Problem> {
    loop {
        let changes = Changes::begin(state).await?;
        let some = select_discarded(lender.company.id).order_by_asc(file::Column::Id).limit(AT_ONCE);
        let rows = some.lock_exclusive().all(&*changes).await?;
        if rows.is_empty() {
            return Ok(());
        }
        mark_erased(&changes, lender.signed_in.user.id, rows.iter().map(|row| row.id).collect()).await?;
        changes.commit().await?;
        remove(state, rows.into_iter().map(|row| row.storage_key).collect()).await?;
    }
}

fn select_discarded(company: Uuid) -> Select<file::Entity> {
    select_received(company)
        .filter(file::Column::SettledAt.is_not_null())
        .filter(file::Column::DocumentId.is_null())
}

/// Records that the bytes are gone; if the store fails to remove them now, they are swept.
async fn mark_erased(changes: &Changes, by: Uuid, ids: Vec<Uuid>) -> Result<(), Problem> {
    file::Entity::update_many()
        .col_expr(file::Column::Kept, Expr::value(false))
        .col_expr(file::Column::SettledAt, Expr::value(changes.now()))
        .col_expr(file::Column::SettledBy, Expr::value(by))
        .filter(file::Column::Id.is_in(ids))
        .exec(&**changes)
        .await?;
    Ok(())
}
