//! Profile photos: changing the user's, and serving those of people the viewer may see.

use axum::{
    http::{HeaderName, HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use sea_orm::{ActiveValue::Set, ColumnTrait as _, EntityTrait, QueryFilter as _, QuerySelect as _};
use uuid::Uuid;

use super::{dto::Account, profile};
use crate::{
    access::SignedIn,
    entity::{app_user, picture},
    http::{Problem, UploadedPicture},
    membership,
    realtime::Changes,
    state::AppState,
};

/// A new photo has a new URL, so browsers never revalidate; shared caches store nothing.
const CACHE_FOREVER: &str = "private, max-age=31536000, immutable";
/// Opened on its own, the image can't load or run anything.
const IMAGE_ONLY_CSP: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/// Replaces or removes the photo.
pub(super) async fn put(
    state: &AppState,
    signed_in: SignedIn,
    photo: Option<UploadedPicture>,
) -> Result<Account, Problem> {
    let id = signed_in.user.id;
    let mut changes = Changes::begin(state).await?;
    // Locked, so that of two concurrent uploads the second replaces the first.
    let user = app_user::Entity::find_by_id(id).lock_exclusive().one(&*changes).await?;
    let user = user.ok_or_else(Problem::not_found)?;
    let avatar = match photo {
        Some(photo) => Some(insert(&changes, photo).await?),
        None => None,
    };
    if let Some(before) = user.avatar_doc_id {
        picture::Entity::delete_by_id(before).exec(&*changes).await?;
    }
    let row = app_user::ActiveModel {
        avatar_doc_id: Set(avatar),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    app_user::Entity::update_many().set(row).filter(app_user::Column::Id.eq(id)).exec(&*changes).await?;
    membership::bump_person(&changes, id).await?;
    if let Some(company) = user.company_id {
        changes.publish_employees_changed(company);
    }
    changes.commit().await?;
    let user = app_user::Model { avatar_doc_id: avatar, ..user };
    profile::load_account(state, &SignedIn { user, ..signed_in }).await
}

async fn insert(
    changes: &Changes,
    UploadedPicture { kind, bytes }: UploadedPicture,
) -> Result<Uuid, Problem> {
    let id = Uuid::now_v7();
    let row = picture::ActiveModel {
        id: Set(id),
        media_type: Set(kind.media_type().to_owned()),
        bytes: Set(bytes),
        created_at: Set(changes.now()),
    };
    picture::Entity::insert(row).exec_without_returning(&**changes).await?;
    Ok(id)
}

/// Returns the person's current photo, if it is the requested one and the viewer sees the person.
pub(super) async fn serve(
    state: &AppState,
    viewer: &SignedIn,
    user_id: Uuid,
    photo_id: Uuid,
) -> Result<Response, Problem> {
    let db = state.db.read();
    let person = app_user::Entity::find_by_id(user_id)
        .filter(app_user::Column::AvatarDocId.eq(photo_id))
        .one(db)
        .await?;
    let person = person.ok_or_else(Problem::not_found)?;
    if !membership::sees_person(db, &viewer.user, &person).await? {
        return Err(Problem::not_found());
    }
    let photo = picture::Entity::find_by_id(photo_id).one(db).await?.ok_or_else(Problem::not_found)?;
    let media_type = HeaderValue::from_str(&photo.media_type).map_err(|_| Problem::internal())?;
    let headers: [(HeaderName, HeaderValue); 4] = [
        (header::CONTENT_TYPE, media_type),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHE_FOREVER)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(IMAGE_ONLY_CSP)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    Ok((headers, photo.bytes).into_response())
}
