//! What one says of oneself.

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::{
    contacts::form::PhoneNumber,
    identity::profile::{Profile, check_profile},
};

use super::{
    address,
    dto::{Account, UpdateAccount},
};
use crate::{access::SignedIn, entity::app_user, http::Problem, realtime::Changes, roster, state::AppState};

/// One's own account.
pub(super) async fn get(state: &AppState, signed_in: &SignedIn) -> Result<Account, Problem> {
    let user = signed_in.user.clone();
    let new_email_address = address::waiting(state, &user).await?;
    let or_empty = Option::unwrap_or_default;
    Ok(Account {
        user_id: user.id,
        avatar_doc_id: user.avatar_doc_id,
        given_name: user.given_name,
        family_name: user.family_name,
        phone_number: PhoneNumber {
            locale: user.mobile_phone_locale.unwrap_or_else(|| PhoneNumber::default().locale),
            value: or_empty(user.mobile_phone),
        },
        position_or_title: or_empty(user.position_or_title),
        email_address: user.email_address,
        new_email_address,
    })
}

/// Keeps what one says of oneself: others see it on every loan.
pub(super) async fn put(
    state: &AppState,
    signed_in: SignedIn,
    input: UpdateAccount,
) -> Result<Account, Problem> {
    let UpdateAccount { given_name, family_name, phone_number, position_or_title } = input;
    let profile = Profile { given_name, family_name, phone_number, position_or_title };
    let violations = check_profile(&profile);
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    let changes = Changes::begin(state).await?;
    let id = signed_in.user.id;
    let row = app_user::ActiveModel {
        given_name: Set(profile.given_name.trim().to_owned()),
        family_name: Set(profile.family_name.trim().to_owned()),
        position_or_title: Set(filled(&profile.position_or_title)),
        mobile_phone: Set(filled(&profile.phone_number.value)),
        mobile_phone_locale: Set(filled(&profile.phone_number.locale)),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    let own = app_user::Column::Id.eq(id);
    app_user::Entity::update_many().set(row).filter(own).exec(&*changes).await?;
    roster::rewritten(&changes, id).await?;
    changes.commit().await?;
    let user = app_user::Entity::find_by_id(id).one(state.db.read()).await?;
    let user = user.ok_or_else(Problem::not_found)?;
    get(state, &SignedIn { user, ..signed_in }).await
}

fn filled(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
