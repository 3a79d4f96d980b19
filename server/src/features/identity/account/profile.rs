//! The user's profile.

use sea_orm::{
    ActiveValue::{self, Set},
    ColumnTrait, EntityTrait, QueryFilter,
    sea_query::Expr,
};
use shared_rules::{
    contacts::form::PhoneNumber,
    identity::profile::{Profile, check_profile},
    text::identity::NOT_A_TIME_ZONE,
    violation::Violation,
};

use super::{
    address,
    dto::{Account, DeviceTimeZone, UpdateAccount},
};
use crate::{
    access::SignedIn, entity::app_user, environment::Zone, http::Problem, membership, realtime::Changes,
    state::AppState,
};

/// Returns the user's account.
pub(super) async fn load_account(state: &AppState, signed_in: &SignedIn) -> Result<Account, Problem> {
    let user = signed_in.user.clone();
    let new_email_address = address::load_pending_address(state, &user).await?;
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
        time_zone: user.time_zone,
        email_address: user.email_address,
        new_email_address,
    })
}

/// Saves the profile, which others see on every loan.
pub(super) async fn update_profile(
    state: &AppState,
    signed_in: SignedIn,
    input: UpdateAccount,
) -> Result<Account, Problem> {
    let UpdateAccount { given_name, family_name, phone_number, position_or_title, time_zone } = input;
    let profile = Profile { given_name, family_name, phone_number, position_or_title };
    let mut violations = check_profile(&profile);
    let chosen = time_zone.as_ref().and_then(Option::as_deref);
    violations.extend(chosen.and_then(check_time_zone));
    Problem::refuse_if(violations)?;
    let changes = Changes::begin(state).await?;
    let id = signed_in.user.id;
    let row = app_user::ActiveModel {
        given_name: Set(profile.given_name.trim().to_owned()),
        family_name: Set(profile.family_name.trim().to_owned()),
        position_or_title: Set(non_empty(&profile.position_or_title)),
        mobile_phone: Set(non_empty(&profile.phone_number.value)),
        mobile_phone_locale: Set(non_empty(&profile.phone_number.locale)),
        time_zone: time_zone.map_or(ActiveValue::NotSet, Set),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    let own = app_user::Column::Id.eq(id);
    app_user::Entity::update_many().set(row).filter(own).exec(&*changes).await?;
    membership::bump_person(&changes, id).await?;
    changes.commit().await?;
    let user = app_user::Entity::find_by_id(id).one(state.db.read()).await?;
    let user = user.ok_or_else(Problem::not_found)?;
    load_account(state, &SignedIn { user, ..signed_in }).await
}

/// Saves the device's time zone, unless the user chose one. Other users don't see it, so no event is published.
pub(super) async fn save_device_time_zone(
    state: &AppState,
    signed_in: &SignedIn,
    DeviceTimeZone { time_zone }: DeviceTimeZone,
) -> Result<(), Problem> {
    Problem::refuse_if(check_time_zone(&time_zone).into_iter().collect())?;
    if signed_in.user.time_zone.is_some() {
        return Ok(());
    }
    let tx = state.db.write().await?;
    app_user::Entity::update_many()
        .col_expr(app_user::Column::TimeZone, Expr::value(time_zone))
        .filter(app_user::Column::Id.eq(signed_in.user.id))
        .filter(app_user::Column::TimeZone.is_null())
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

fn check_time_zone(name: &str) -> Option<Violation> {
    Zone::parse(name).is_none().then(|| NOT_A_TIME_ZONE.violation("timeZone"))
}

fn non_empty(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
