//! A company's reminder policy.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _,
    QueryFilter as _, QuerySelect as _,
};
use shared_rules::{
    activity::Activity,
    reminders::policy::{ReminderPolicy, check_reminder_policy, reminder_policy_words},
};
use uuid::Uuid;

use super::dto::{ReminderSettings, UpdateReminderSettings};
use crate::{
    access::CompanyLender,
    entity::{JsonColumn, company, reminder_policy, reminder_turn},
    features::activity::{self, ActivityScope, NewActivity},
    http::Problem,
    state::AppState,
};

/// Returns the company's policy; one that is off if it hasn't decided.
pub(super) async fn load_policy(db: &impl ConnectionTrait, company: Uuid) -> Result<ReminderPolicy, DbErr> {
    let row = reminder_policy::Entity::find_by_id(company).one(db).await?;
    Ok(row.map_or_else(ReminderPolicy::undecided, |row| row.policy.0))
}

/// Saves the policy of a new company, which sends reminders from the start.
///
/// # Errors
/// If the write fails.
pub(crate) async fn insert_default_policy(
    tx: &impl ConnectionTrait,
    company: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let row = policy_row(company, ReminderPolicy::default(), 1, now);
    reminder_policy::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())
}

/// Returns the policy with its version.
pub(super) async fn load_settings(state: &AppState, company: Uuid) -> Result<ReminderSettings, Problem> {
    let row = reminder_policy::Entity::find_by_id(company).one(state.db.read()).await?;
    Ok(to_settings(row))
}

/// Saves the policy. When reminders are turned on, the first ones are sent at the next morning of each person.
pub(super) async fn save_settings(
    state: &AppState,
    lead: &CompanyLender,
    input: UpdateReminderSettings,
) -> Result<ReminderSettings, Problem> {
    let UpdateReminderSettings { version, mut policy } = input;
    Problem::refuse_if(check_reminder_policy(&policy))?;
    policy.skipped_days.sort_unstable();
    policy.skipped_days.dedup();
    let (company, now) = (lead.company.id, state.clock.now());
    let tx = state.db.write().await?;
    // Without a row, parallel changes wait for the company's.
    company::Entity::find_by_id(company).lock_exclusive().one(&tx).await?;
    let before = reminder_policy::Entity::find_by_id(company).one(&tx).await?;
    if before.as_ref().map_or(0, |row| row.version) != version {
        return Err(Problem::stale(to_settings(before)));
    }
    let was_on = before.as_ref().is_some_and(|row| row.active);
    let row = policy_row(company, policy.clone(), version.saturating_add(1), now);
    let row = if before.is_some() { row.update(&tx).await? } else { row.insert(&tx).await? };
    if policy.on && !was_on {
        let of_company = reminder_turn::Column::CompanyId.eq(company);
        reminder_turn::Entity::delete_many().filter(of_company).exec(&tx).await?;
    }
    let changed = settings_activity(was_on, policy.on);
    let (place, actor_id) = (ActivityScope::at(company), lead.signed_in.user.id);
    activity::save_activities(&tx, [NewActivity { place, actor_id, at: now, activity: changed }]).await?;
    tx.commit().await?;
    Ok(to_settings(Some(row)))
}

fn settings_activity(was_on: bool, is_on: bool) -> Activity {
    let named = |when: bool| if when { vec!["reminders".to_owned()] } else { Vec::new() };
    let rules = if was_on == is_on { vec!["the rules for reminders".to_owned()] } else { Vec::new() };
    Activity::SettingsChanged { on: named(is_on && !was_on), off: named(was_on && !is_on), changed: rules }
}

fn policy_row(
    company: Uuid,
    policy: ReminderPolicy,
    version: i32,
    now: DateTime<Utc>,
) -> reminder_policy::ActiveModel {
    reminder_policy::ActiveModel {
        company_id: Set(company),
        active: Set(policy.on),
        policy: Set(JsonColumn(policy)),
        version: Set(version),
        updated_at: Set(now),
    }
}

fn to_settings(row: Option<reminder_policy::Model>) -> ReminderSettings {
    let (policy, version) =
        row.map_or_else(|| (ReminderPolicy::undecided(), 0), |row| (row.policy.0, row.version));
    ReminderSettings { words: reminder_policy_words(&policy), policy, version }
}
