//! The calls on preferences. The server keeps them and looks at nothing in them.

use axum::{Json, extract::State, http::StatusCode};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter, sea_query::OnConflict,
};
use serde::Deserialize;
use serde_json::Value;
use shared_rules::text::refused::MANY_PREFERENCES;

use crate::{
    access::SignedIn,
    entity::preference,
    http::{Checked, CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// The most bytes of JSON that one preference holds.
const LARGEST: usize = 64 * 1024;
/// The longest name of a preference.
const LONGEST_KEY: usize = 100;

/// The preference in the path.
#[derive(Debug, Deserialize)]
pub(super) struct OfKey {
    key: String,
}

/// One of one's own preferences
///
/// `null` when nothing was kept under that name.
#[utoipa::path(get, path = "/preferences/{key}", operation_id = "preference", tag = "preferences",
    params(("key" = String, Path)),
    responses((status = 200, body = Value), (status = 401, body = ProblemBody)))]
pub(super) async fn get(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfKey>,
) -> Result<Json<Value>, Problem> {
    let row = preference::Entity::find_by_id((signed_in.user.id, of.key)).one(state.db.read()).await?;
    let kept = row.and_then(|row| serde_json::from_str(&row.value).ok());
    Ok(Json(kept.unwrap_or(Value::Null)))
}

/// Keep one of one's own preferences
///
/// Any JSON of up to 64 kB; what was kept under that name before is replaced.
#[utoipa::path(put, path = "/preferences/{key}", operation_id = "putPreference", tag = "preferences",
    params(("key" = String, Path)), request_body = Value,
    responses((status = 204), (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn put(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfKey>,
    Checked(value): Checked<Value>,
) -> Result<StatusCode, Problem> {
    let value = value.to_string();
    if value.len() > LARGEST || of.key.len() > LONGEST_KEY {
        return Err(Problem::too_large());
    }
    let tx = state.db.write().await?;
    let others = preference::Entity::find()
        .filter(preference::Column::UserId.eq(signed_in.user.id))
        .filter(preference::Column::Key.ne(&of.key))
        .count(&tx)
        .await?;
    if others >= state.config.limits.preferences.into() {
        return Err(Problem::used_up(MANY_PREFERENCES.template));
    }
    let row = preference::ActiveModel {
        user_id: Set(signed_in.user.id),
        key: Set(of.key),
        value: Set(value),
        updated_at: Set(state.clock.now()),
    };
    let replace = OnConflict::columns([preference::Column::UserId, preference::Column::Key])
        .update_columns([preference::Column::Value, preference::Column::UpdatedAt])
        .to_owned();
    preference::Entity::insert(row).on_conflict(replace).exec_without_returning(&tx).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
