//! How documents leave the trash: restored, deleted permanently, or swept when their time is over.

use std::collections::{BTreeSet, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter,
    QueryOrder, QuerySelect,
};
use shared_rules::{activity::Activity, documents::stored_files::trash::is_in_trash_of, text::refused};
use uuid::Uuid;

use super::{
    contents::is_in_trash,
    dto::{NotTaken, RestoredDocument},
};
use crate::{
    access::LoanMember,
    entity::{answer, app_user, document, document_version, earlier_answer, upload},
    features::{
        activity,
        documents::{
            document_commands::publish_document_change, dto::Document, space::quota, storage_problem,
            uploads::named_document, visibility::visible_among,
        },
        needs_list::{ReattachOutcome, reattach_restored_document},
    },
    http::Problem,
    membership::UserRef,
    projection::delete_unreferenced,
    realtime::Changes,
    state::AppState,
};

/// The most documents swept per run; the rest waits for the next run.
const MOST: u64 = 500;

/// Restores a document: to the requests that it answered and that accept it again, otherwise to its uploader's shoebox.
pub(super) async fn restore_document(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<RestoredDocument, Problem> {
    let mut changes = Changes::begin(state).await?;
    let row = lock_trashed(&changes, member, id).await?;
    let mut row: document::ActiveModel = row.into();
    row.deleted_at = Set(None);
    row.deleted_by = Set(None);
    let row = row.update(&*changes).await?;
    // Its size, with earlier versions, counts toward the quota again by now.
    quota::ensure_available(state, &*changes, row.uploaded_by, 0).await?;
    let ReattachOutcome { onto, left_out } = reattach_restored_document(&mut changes, member, id).await?;
    let restored = Activity::DocumentRestored { document: named_document(&row) };
    activity::record_on_loan(&changes, member, restored).await?;
    publish_document_change(&mut changes, &row).await?;
    let uploader = app_user::Entity::find_by_id(row.uploaded_by).one(&*changes).await?;
    let uploader = uploader.ok_or_else(Problem::not_found)?;
    changes.commit().await?;
    let left_out = left_out.into_iter().map(|left| NotTaken { name: left.name, why: left.why }).collect();
    Ok(RestoredDocument {
        document: Document::of(&row, &UserRef::from(&uploader), member.role().is_lender()),
        onto,
        left_out,
    })
}

/// Deletes a document permanently.
pub(super) async fn erase_document(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let row = lock_trashed(&changes, member, id).await?;
    let keys = remove_rows(&*changes, &row).await?;
    activity::record_on_loan(&changes, member, Activity::DocumentErased { document: named_document(&row) })
        .await?;
    publish_document_change(&mut changes, &row).await?;
    changes.commit().await?;
    remove_bytes(state, keys).await
}

/// Returns a document in the trash that the person sees there, locked until the transaction ends.
async fn lock_trashed(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<document::Model, Problem> {
    let row = document::Entity::find_by_id(id)
        .filter(document::Column::LoanId.eq(member.loan.id))
        .lock_exclusive()
        .one(&**changes)
        .await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.deleted_at.is_none() {
        let seen = visible_among(&**changes, member, &HashSet::from([id])).await?;
        let there = Problem::invalid(vec![refused::NOT_IN_TRASH.violation("documentId")]);
        return Err(if seen.is_empty() { Problem::not_found() } else { there });
    }
    let theirs = is_in_trash_of(member.role().group(), row.deleted_by == Some(member.user.id));
    let there = document::Entity::find_by_id(id).filter(is_in_trash(changes.now())).one(&**changes).await?;
    if theirs && there.is_some() { Ok(row) } else { Err(Problem::not_found()) }
}

/// Deletes documents whose time in the trash is over.
pub(in super::super) async fn delete_expired(state: &AppState, now: DateTime<Utc>) -> Result<(), Problem> {
    let over: Vec<Uuid> = document::Entity::find()
        .filter(document::Column::DeletedAt.is_not_null())
        .filter(is_in_trash(now).not())
        .order_by_asc(document::Column::DeletedAt)
        .limit(MOST)
        .select_only()
        .column(document::Column::Id)
        .into_tuple()
        .all(state.db.read())
        .await?;
    for id in over {
        let tx = state.db.write().await?;
        let row = document::Entity::find_by_id(id)
            .filter(document::Column::DeletedAt.is_not_null())
            .filter(is_in_trash(now).not())
            .lock_exclusive()
            .one(&tx)
            .await?;
        let Some(row) = row else { continue };
        let keys = remove_rows(&tx, &row).await?;
        tx.commit().await?;
        remove_bytes(state, keys).await?;
    }
    Ok(())
}

/// Deletes a document and its earlier versions; returns the keys of their bytes. Repeating its upload doesn't recreate
/// it.
pub(super) async fn remove_rows(
    tx: &impl ConnectionTrait,
    row: &document::Model,
) -> Result<BTreeSet<String>, DbErr> {
    let of_it = document_version::Column::DocumentId.eq(row.id);
    let versions = document_version::Entity::find().filter(of_it).all(tx).await?;
    answer::Entity::delete_many().filter(answer::Column::DocumentId.eq(row.id)).exec(tx).await?;
    let earlier = earlier_answer::Column::DocumentId.eq(row.id);
    earlier_answer::Entity::delete_many().filter(earlier).exec(tx).await?;
    upload::Entity::delete_many().filter(upload::Column::DocumentId.eq(row.id)).exec(tx).await?;
    document::Entity::delete_by_id(row.id).exec(tx).await?;
    let keys = versions.into_iter().map(|version| version.storage_key);
    let keys: BTreeSet<String> = keys.chain([row.storage_key.clone()]).collect();
    delete_unreferenced(tx, keys.clone()).await?;
    Ok(keys)
}

async fn remove_bytes(state: &AppState, keys: BTreeSet<String>) -> Result<(), Problem> {
    for key in keys {
        state.store.remove(&key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}
