//! Changing a company's settings and the permissions of its roles. Both share one version.

use std::collections::BTreeMap;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, DatabaseTransaction, EntityTrait, IntoActiveModel as _,
    QuerySelect,
};
use shared_rules::{
    activity::Activity,
    documents::uploads::{link_quota::quota_problems, secure_upload::slug_problem},
    messaging::sending::outside_addresses::{OutsideSetting, outside_setting},
    team::{
        permission::Permission,
        permission_change::{PermissionChange, permission_change},
    },
};
use uuid::Uuid;

use super::{
    audit_log,
    dto::{Company, UpdateCompany, UpdatePermissions},
    second_step, upload_page_names,
};
use crate::{
    access::{CompanyLender, permissions_of},
    db::WriteTransaction,
    entity::{JsonColumn, company},
    http::Problem,
    state::AppState,
};

/// Updates settings. Open pages of people who now have to set up two-step sign-in lead them there.
pub(super) async fn update_settings(
    state: &AppState,
    lead: &CompanyLender,
    input: UpdateCompany,
) -> Result<Company, Problem> {
    let (bytes, files) = (input.secure_upload_daily_bytes, input.secure_upload_daily_files);
    Problem::refuse_if(quota_problems(bytes, files))?;
    let (tx, id) = (state.db.write().await?, lead.company.id);
    let row = lock_version(&tx, id, input.version).await?;
    let budget = |column: i32| u32::try_from(column).unwrap_or(0);
    let outside = OutsideSetting {
        outside_addresses_of_lenders: input
            .outside_addresses_of_lenders
            .unwrap_or_else(|| budget(row.outside_addresses_of_lenders)),
        outside_addresses_of_others: input
            .outside_addresses_of_others
            .unwrap_or_else(|| budget(row.outside_addresses_of_others)),
    };
    Problem::refuse_if(outside_setting(&outside))?;
    let required = input.second_step_required.unwrap_or(row.second_step_required);
    let newly = required && !row.second_step_required;
    if newly {
        second_step::require_may_require(&tx, lead).await?;
    }
    let mut change = next_version(row.clone());
    change.individual_credit_report =
        Set(input.individual_credit_report.unwrap_or(row.individual_credit_report));
    change.has_borrower_onboard = Set(input.has_borrower_onboard.unwrap_or(row.has_borrower_onboard));
    change.accepts_mail = Set(input.accepts_mail.unwrap_or(row.accepts_mail));
    change.secure_upload_enabled = Set(input.secure_upload_enabled.unwrap_or(row.secure_upload_enabled));
    change.second_step_required = Set(required);
    change.secure_upload_daily_bytes = Set(bytes.unwrap_or(row.secure_upload_daily_bytes));
    change.secure_upload_daily_files = Set(files.unwrap_or(row.secure_upload_daily_files));
    let column = |budget: u32| Set(i32::try_from(budget).unwrap_or(i32::MAX));
    change.outside_addresses_of_lenders = column(outside.outside_addresses_of_lenders);
    change.outside_addresses_of_others = column(outside.outside_addresses_of_others);
    if let Some(words) = input.secure_upload_text {
        change.secure_upload_text = Set(words.trim().to_owned());
    }
    if let Some(slug) = input.slug.filter(|slug| *slug != row.slug) {
        Problem::refuse_if(slug_problem(&slug).into_iter().collect())?;
        upload_page_names::change_slug(&tx, &row, &slug, state.clock.now()).await?;
        change.slug = Set(slug);
    }
    audit_log::record_decision(&tx, lead, state.clock.now(), settings_activity(&row, &change)).await?;
    let company = save_and_commit(tx, change).await?;
    if newly {
        second_step::recheck_sockets(state, id).await?;
    }
    Ok(company)
}

/// Returns the activity with the features that were switched, and what else changed.
fn settings_activity(row: &company::Model, change: &company::ActiveModel) -> Activity {
    let features = [
        ("credit scores", row.individual_credit_report, &change.individual_credit_report),
        ("borrower onboarding", row.has_borrower_onboard, &change.has_borrower_onboard),
        ("emails as documents", row.accepts_mail, &change.accepts_mail),
        ("secure upload", row.secure_upload_enabled, &change.secure_upload_enabled),
        ("required two-step sign-in", row.second_step_required, &change.second_step_required),
    ];
    let became = |wanted: bool| {
        let some = features.iter().filter(|(_, was, now)| *was != wanted && *now.as_ref() == wanted);
        some.map(|(name, ..)| (*name).to_owned()).collect()
    };
    let others = [
        ("the text of the secure upload page", row.secure_upload_text != *change.secure_upload_text.as_ref()),
        ("the link to the secure upload page", row.slug != *change.slug.as_ref()),
        (
            "the daily limits for secure upload",
            row.secure_upload_daily_bytes != *change.secure_upload_daily_bytes.as_ref()
                || row.secure_upload_daily_files != *change.secure_upload_daily_files.as_ref(),
        ),
        (
            "the limits for new outside addresses",
            row.outside_addresses_of_lenders != *change.outside_addresses_of_lenders.as_ref()
                || row.outside_addresses_of_others != *change.outside_addresses_of_others.as_ref(),
        ),
    ];
    let changed = others.into_iter().filter(|(_, is)| *is).map(|(name, _)| name.to_owned()).collect();
    Activity::SettingsChanged { on: became(true), off: became(false), changed }
}

/// Sets a role's permissions, if the rule allows it.
pub(super) async fn update_permissions(
    state: &AppState,
    lead: &CompanyLender,
    input: UpdatePermissions,
) -> Result<Company, Problem> {
    let UpdatePermissions { role, permissions, version } = input;
    let answer = permission_change(&PermissionChange { role, permissions });
    if !answer.violations.is_empty() {
        return Err(Problem::invalid(answer.violations));
    }
    let tx = state.db.write().await?;
    let row = lock_version(&tx, lead.company.id, version).await?;
    let before = permissions_of(role, Some(&row));
    let mut decided: BTreeMap<_, _> = row.permission_overrides.0.clone();
    decided.insert(role, answer.overrides);
    decided.retain(|_, overrides| !overrides.is_empty());
    let after = company::Model { permission_overrides: JsonColumn(decided.clone()), ..row.clone() };
    let after = permissions_of(role, Some(&after));
    let only = |some: &[Permission], other: &[Permission]| {
        some.iter().filter(|permission| !other.contains(permission)).copied().collect()
    };
    let (given, taken) = (only(&after, &before), only(&before, &after));
    let changed = Activity::PermissionsChanged { role, given, taken };
    audit_log::record_decision(&tx, lead, state.clock.now(), changed).await?;
    let mut change = next_version(row);
    change.permission_overrides = Set(JsonColumn(decided));
    save_and_commit(tx, change).await
}

/// Returns the company, locked until the transaction ends, if it has the expected version.
///
/// # Errors
/// *Stale*, with the current state.
pub(super) async fn lock_version(
    tx: &DatabaseTransaction,
    id: Uuid,
    version: i32,
) -> Result<company::Model, Problem> {
    let row = company::Entity::find_by_id(id).lock_exclusive().one(tx).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.version == version { Ok(row) } else { Err(Problem::stale(Company::from(row))) }
}

/// Returns the row with the next version.
pub(super) fn next_version(row: company::Model) -> company::ActiveModel {
    let version = row.version.saturating_add(1);
    company::ActiveModel { version: Set(version), ..row.into_active_model() }
}

/// Saves the row and commits.
///
/// # Errors
/// If the write fails.
pub(super) async fn save_and_commit(
    tx: WriteTransaction,
    change: company::ActiveModel,
) -> Result<Company, Problem> {
    let row = change.update(&tx).await?;
    tx.commit().await?;
    Ok(row.into())
}
