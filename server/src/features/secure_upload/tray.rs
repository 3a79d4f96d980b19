//! The tray: files that a company received and that wait to be filed. All of its lenders see it.

use axum::response::Response;
use sea_orm::{
    ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter, QueryOrder as _, QuerySelect as _, Select,
};
use serde::Deserialize;
use shared_rules::activity::{Activity, NamedRef};
use uuid::Uuid;

use super::dto::TrayFile;
use crate::{
    access::CompanyLender,
    entity::{document, secure_upload, secure_upload_file as file},
    features::{
        activity::{self, ActivityScope},
        documents,
    },
    http::{
        Problem,
        paging::{Page, PageQuery},
    },
    state::AppState,
};

/// The file in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnFile {
    pub file_id: Uuid,
}

/// Selects the files a company received, whether waiting, filed or discarded.
pub(super) fn select_received(company: Uuid) -> Select<file::Entity> {
    file::Entity::find()
        .filter(file::Column::CompanyId.eq(company))
        .filter(file::Column::Kept.eq(true))
        .filter(file::Column::HandedInAt.is_not_null())
}

/// Returns a page of waiting files, latest first, each submission in its own order.
pub(super) async fn list_waiting(
    state: &AppState,
    lender: &CompanyLender,
    query: PageQuery,
) -> Result<Page<TrayFile>, Problem> {
    let db = state.db.read();
    let waiting = select_received(lender.company.id).filter(file::Column::SettledAt.is_null());
    let total = waiting.clone().count(db).await?;
    let rows = waiting
        .find_also_related(secure_upload::Entity)
        .order_by_desc(file::Column::HandedInAt)
        .order_by_asc(file::Column::SecureUploadId)
        .order_by_asc(file::Column::Place)
        .order_by_asc(file::Column::Id)
        .offset(query.offset())
        .limit(query.size())
        .all(db)
        .await?;
    let content = rows.into_iter().filter_map(|(row, with)| Some(TrayFile::of(row, &with?))).collect();
    Ok(Page::new(content, query, total))
}

/// Sends the bytes of a file in the tray. The access is logged.
pub(super) async fn send_file(
    state: &AppState,
    lender: &CompanyLender,
    on: OnFile,
) -> Result<Response, Problem> {
    let found = select_received(lender.company.id).filter(file::Column::Id.eq(on.file_id));
    let row = found.one(state.db.read()).await?.filter(|row| row.settled_at.is_none());
    let row = row.ok_or_else(Problem::not_found)?;
    let seen = Activity::Downloaded { document: NamedRef { id: row.id.to_string(), name: row.name.clone() } };
    let (place, actor_id, at) =
        (ActivityScope::at(lender.company.id), lender.signed_in.user.id, state.clock.now());
    activity::record_view_once(state, vec![activity::NewActivity { place, actor_id, at, activity: seen }])
        .await?;
    documents::attachment_response(state, &as_document(row, Uuid::nil(), Uuid::nil()), true).await
}

/// Describes the same bytes as a document of a loan.
pub(super) fn as_document(row: file::Model, loan_id: Uuid, uploaded_by: Uuid) -> document::Model {
    document::Model {
        id: row.id,
        loan_id,
        name: row.name,
        size: row.size,
        mime_type: row.mime_type,
        batch: None,
        place: 0,
        checksum: row.checksum,
        storage_key: row.storage_key,
        uploaded_by,
        created_at: row.created_at,
        deleted_at: None,
        deleted_by: None,
        unlocked: false,
        version: 1,
        brought_by: None,
        brought_at: None,
        scan: row.scan,
        damaged: row.damaged,
        sent_by_link: false,
    }
}
