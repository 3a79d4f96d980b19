//! Lists the versions of a document, and sends the bytes of each.

use axum::{http::HeaderMap, response::Response};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, RelationTrait as _, sea_query::Expr,
};
use shared_rules::documents::stored_files::versions::{MOST_VERSIONS, takes_another};
use uuid::Uuid;

use super::{
    super::{
        document_commands::OnDocument,
        download::send_document,
        visibility::{SeenDocument, load_visible_document},
    },
    dto::{DocumentVersion, DocumentVersions, OnVersion},
};
use crate::{
    access::SignedIn,
    db::with_columns,
    entity::{app_user, document, document_version},
    features::virus_check::VirusCheck,
    http::Problem,
    membership::{UserRef, is_shown_to_borrowers},
    state::AppState,
};

/// An earlier version, and who added the next one, as far as the viewer sees them.
struct Row {
    version: document_version::Model,
    next_by: app_user::Model,
    next_by_seen: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            version: document_version::Model::from_query_result(row, "")?,
            next_by: app_user::Model::from_query_result(row, "next_by_")?,
            next_by_seen: row.try_get("", "next_by_seen")?,
        })
    }
}

/// Returns the versions of a document, the current one first.
pub(super) async fn list_versions(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
) -> Result<DocumentVersions, Problem> {
    let seen = load_visible_document(state, signed_in, on.document_id).await?;
    let rows = load_versions(state.db.read(), &seen).await?;
    let versions = u32::try_from(seen.row.version).unwrap_or(u32::MAX);
    let may_add = takes_another(versions) && seen.may_add_version(state).await?;
    let may_change = seen.require_owner().is_ok();
    Ok(DocumentVersions { may_add, may_change, most: MOST_VERSIONS, content: version_dtos(&seen, rows) })
}

/// Returns the earlier versions, oldest first.
async fn load_versions(db: &impl ConnectionTrait, seen: &SeenDocument) -> Result<Vec<Row>, DbErr> {
    let member = &seen.member;
    let by = Expr::col((document_version::Entity, document_version::Column::ReplacedBy));
    let shown = if member.role().is_lender() {
        Expr::value(true)
    } else {
        by.clone().eq(member.user.id).or(is_shown_to_borrowers(member.loan.id, by))
    };
    let select = document_version::Entity::find()
        .join(JoinType::InnerJoin, document_version::Relation::NextBy.def())
        .filter(document_version::Column::DocumentId.eq(seen.row.id))
        .expr_as(shown, "next_by_seen")
        .order_by_asc(document_version::Column::Number);
    with_columns::<_, app_user::Entity>(select, "app_user", "next_by_").into_model().all(db).await
}

fn version_dtos(seen: &SeenDocument, rows: Vec<Row>) -> Vec<DocumentVersion> {
    let mut by_name = UserRef::from(&seen.uploader).display_name();
    let mut at = seen.row.created_at;
    let lends = seen.member.role().is_lender();
    let mut versions = Vec::with_capacity(rows.len().saturating_add(1));
    for Row { version, next_by, next_by_seen } in rows {
        let next = if next_by_seen {
            UserRef::from(&next_by).display_name()
        } else {
            seen.member.lender.name.clone()
        };
        versions.push(DocumentVersion {
            number: version.number,
            current: false,
            name: version.name.unwrap_or_else(|| seen.row.name.clone()),
            size: version.size,
            mime_type: version.mime_type,
            sha256: version.checksum,
            unlocked: version.unlocked,
            review_state: version.review_state.map(|state| state.0),
            by_name: std::mem::replace(&mut by_name, next),
            at: std::mem::replace(&mut at, version.replaced_at),
            download_url: download_url(seen.row.id, version.number),
            virus_check: VirusCheck::of(version.scan, version.damaged, lends),
        });
    }
    let row = &seen.row;
    versions.push(DocumentVersion {
        number: row.version,
        current: true,
        name: row.name.clone(),
        size: row.size,
        mime_type: row.mime_type.clone(),
        sha256: row.checksum.clone(),
        unlocked: row.unlocked,
        review_state: None,
        by_name,
        at,
        download_url: download_url(row.id, row.version),
        virus_check: VirusCheck::of(row.scan, row.damaged, lends),
    });
    versions.reverse();
    versions
}

fn download_url(document: Uuid, number: i32) -> String {
    format!("/v1/documents/{document}/versions/{number}/content")
}

/// Sends the bytes of any version.
pub(super) async fn download_version(
    state: &AppState,
    signed_in: SignedIn,
    on: OnVersion,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let mut seen = load_visible_document(state, signed_in, on.document_id).await?;
    if on.number != seen.row.version {
        let version = document_version::Entity::find()
            .filter(document_version::Column::DocumentId.eq(on.document_id))
            .filter(document_version::Column::Number.eq(on.number))
            .one(state.db.read())
            .await?;
        let version = version.ok_or_else(Problem::not_found)?;
        seen.row = document::Model {
            name: version.name.unwrap_or(seen.row.name),
            size: version.size,
            mime_type: version.mime_type,
            checksum: version.checksum,
            storage_key: version.storage_key,
            scan: version.scan,
            damaged: version.damaged,
            ..seen.row
        };
    }
    send_document(state, &seen, asked).await
}
