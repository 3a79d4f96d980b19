//! A person's preferences: opaque JSON that the server stores without interpreting it.

use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter, sea_query::OnConflict,
};
use serde::Deserialize;
use serde_json::Value;
use shared_rules::text::refused::MANY_PREFERENCES;

use crate::{access::SignedIn, entity::preference, http::Problem, state::AppState};

/// Maximum size of a preference, in bytes of JSON.
const MAX_BYTES: usize = 64 * 1024;
/// Maximum length of a preference's name.
const MAX_KEY_LENGTH: usize = 100;

/// The preference in the path.
#[derive(Debug, Deserialize)]
pub(super) struct PreferencePath {
    key: String,
}

/// Returns one of the user's preferences.
///
/// `null` if there is none with that name.
pub(super) async fn get(state: &AppState, signed_in: SignedIn, of: PreferencePath) -> Result<Value, Problem> {
    let row = preference::Entity::find_by_id((signed_in.user.id, of.key)).one(state.db.read()).await?;
    let kept = row.and_then(|row| serde_json::from_str(&row.value).ok());
    Ok(kept.unwrap_or(Value::Null))
}

/// Saves one of the user's preferences.
///
/// Any JSON of up to 64 kB; replaces the previous value.
pub(super) async fn put(
    state: &AppState,
    signed_in: SignedIn,
    of: PreferencePath,
    value: Value,
) -> Result<(), Problem> {
    let value = value.to_string();
    if value.len() > MAX_BYTES || of.key.len() > MAX_KEY_LENGTH {
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
    Ok(())
}
