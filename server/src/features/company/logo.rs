//! A company's logo.

use axum::{
    http::{HeaderName, HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use sea_orm::{ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait, QueryFilter as _};
use uuid::Uuid;

use super::{
    audit_log,
    dto::Company,
    settings::{lock_version, next_version, save_and_commit},
};
use crate::{
    access::CompanyLender,
    entity::{company, picture},
    http::{Problem, UploadedPicture},
    membership::{letterhead, only_company},
    pages::{DefaultLetterhead, Letterhead, ServiceFuture},
    state::AppState,
};

/// A new image has a new URL, so browsers never revalidate.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
/// Opened on its own, the image can't load or run anything.
const IMAGE_ONLY_CSP: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/// Replaces or removes the logo.
pub(super) async fn put(
    state: &AppState,
    lead: &CompanyLender,
    version: i32,
    logo: Option<UploadedPicture>,
) -> Result<Company, Problem> {
    let tx = state.db.write().await?;
    let row = lock_version(&tx, lead.company.id, version).await?;
    let before = row.logo_id;
    let logo_id = match logo {
        Some(logo) => Some(insert(state, &tx, logo).await?),
        None => None,
    };
    if let Some(before) = before {
        picture::Entity::delete_by_id(before).exec(&tx).await?;
    }
    let mut change = next_version(row);
    change.logo_id = Set(logo_id);
    audit_log::record_setting_change(&tx, lead, state.clock.now(), "the logo").await?;
    save_and_commit(tx, change).await
}

/// Saves the image and returns its id.
pub(super) async fn insert(
    state: &AppState,
    tx: &impl ConnectionTrait,
    UploadedPicture { kind, bytes }: UploadedPicture,
) -> Result<Uuid, DbErr> {
    let id = Uuid::now_v7();
    let row = picture::ActiveModel {
        id: Set(id),
        media_type: Set(kind.media_type().to_owned()),
        bytes: Set(bytes),
        created_at: Set(state.clock.now()),
    };
    picture::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(id)
}

/// Returns the company's current logo, if it is the requested one.
pub(super) async fn serve(state: &AppState, company_id: Uuid, logo_id: Uuid) -> Result<Response, Problem> {
    let db = state.db.read();
    let company =
        company::Entity::find_by_id(company_id).filter(company::Column::LogoId.eq(logo_id)).one(db).await?;
    company.ok_or_else(Problem::not_found)?;
    let logo = picture::Entity::find_by_id(logo_id).one(db).await?.ok_or_else(Problem::not_found)?;
    let media_type = HeaderValue::from_str(&logo.media_type).map_err(|_| Problem::internal())?;
    let headers: [(HeaderName, HeaderValue); 4] = [
        (header::CONTENT_TYPE, media_type),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHE_FOREVER)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(IMAGE_ONLY_CSP)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    Ok((headers, logo.bytes).into_response())
}

/// Provides the branding of pages for people who aren't signed in.
pub struct ServerBranding(pub AppState);

impl DefaultLetterhead for ServerBranding {
    fn load_default_letterhead(&self) -> ServiceFuture<'_, Option<Letterhead>> {
        Box::pin(async move { Ok(only_company(self.0.db.read()).await?.as_ref().map(letterhead)) })
    }
}
