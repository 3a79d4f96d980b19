//! Removing an employee. The rule `identity.employee_leaving` decides whether that is allowed; a colleague takes over
//! their loans, and their access ends immediately. The company may hire them again.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, PaginatorTrait as _, QueryFilter, QueryOrder as _, QuerySelect as _,
};
use shared_rules::{
    activity::Activity,
    identity::employee_leaving::{EmployeeLeaving, employee_leaving},
    team::role::{Role, RoleGroup},
};
use uuid::Uuid;

use super::{audit_log, dto::LeavingPreview, employees::lock_company};
use crate::{
    access::{CompanyLender, second_step, sessions},
    entity::{EnumColumn, app_user, loan_role},
    features::{activity, identity, team},
    http::Problem,
    membership::{self, UserRef},
    realtime::Changes,
    state::AppState,
};

/// The maximum number of colleagues offered as successors.
const MAX_SUCCESSORS: u64 = 500;

/// Returns the employee's loans and the possible successors.
pub(super) async fn preview(
    state: &AppState,
    lead: &CompanyLender,
    user_id: Uuid,
) -> Result<LeavingPreview, Problem> {
    let db = state.db.read();
    find_employee(db, lead, user_id).await?;
    let loans = team::load_lender_roles(db, lead.company.id, user_id).await?.len();
    let heirs = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(lead.company.id))
        .filter(app_user::Column::Stub.eq(false))
        .filter(app_user::Column::Id.ne(user_id))
        .order_by_asc(app_user::Column::GivenName)
        .order_by_asc(app_user::Column::FamilyName)
        .limit(MAX_SUCCESSORS)
        .all(db)
        .await?;
    Ok(LeavingPreview {
        loans: u32::try_from(loans).unwrap_or(u32::MAX),
        lead_lenders: count_leads(db, lead.company.id).await?,
        heirs: heirs.iter().map(UserRef::from).collect(),
    })
}

/// Removes the employee.
pub(super) async fn remove_employee(
    state: &AppState,
    lead: &CompanyLender,
    user_id: Uuid,
    hand_over_to: Option<Uuid>,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let company_id = lead.company.id;
    // Locked before leads are counted, so that two leads can't remove each other concurrently.
    lock_company(&changes, company_id).await?;
    let row = find_employee(&*changes, lead, user_id).await?;
    let heir = find_successor(&*changes, company_id, user_id, hand_over_to).await?;
    let loans = team::load_lender_roles(&*changes, company_id, user_id).await?.len();
    let viewer = app_user::Entity::find_by_id(lead.signed_in.user.id)
        .filter(app_user::Column::CompanyId.eq(company_id))
        .one(&*changes)
        .await?;
    let viewer_role = viewer.and_then(|viewer| viewer.company_role).ok_or_else(Problem::forbidden)?.0;
    let verdict = employee_leaving(&EmployeeLeaving {
        viewer_role,
        role: row.company_role.map(|role| role.0),
        lead_lenders: count_leads(&*changes, company_id).await?,
        loans: u32::try_from(loans).unwrap_or(u32::MAX),
        heir: hand_over_to.is_some(),
        heir_works_there: heir.is_some(),
    });
    if !verdict.allowed {
        return Err(Problem::invalid(verdict.violations));
    }
    let by = lead.signed_in.user.id;
    team::reassign_loans(&mut changes, company_id, user_id, heir.as_ref(), by).await?;
    membership::revoke_links(&changes, user_id).await?;
    identity::revoke_sign_in_links(&changes, changes.now(), user_id).await?;
    sessions::close_for_leaving(&changes, changes.now(), user_id).await?;
    let heir = heir.as_ref().map(|heir| UserRef::from(heir).display_name()).unwrap_or_default();
    let left = Activity::EmployeeLeft { person: activity::current_name(&row), heir };
    audit_log::record_decision(&*changes, lead, changes.now(), left).await?;
    end_employment(&changes, row, company_id).await?;
    changes.publish_employees_changed(lead.company.id);
    changes.commit().await?;
    Ok(())
}

async fn find_employee(
    db: &impl ConnectionTrait,
    lead: &CompanyLender,
    user_id: Uuid,
) -> Result<app_user::Model, Problem> {
    let row = app_user::Entity::find_by_id(user_id)
        .filter(app_user::Column::CompanyId.eq(lead.company.id))
        .one(db)
        .await?;
    row.ok_or_else(Problem::not_found)
}

/// Returns another employee, who has joined.
async fn find_successor(
    db: &impl ConnectionTrait,
    company_id: Uuid,
    leaver: Uuid,
    named: Option<Uuid>,
) -> Result<Option<app_user::Model>, DbErr> {
    let Some(id) = named.filter(|id| *id != leaver) else { return Ok(None) };
    app_user::Entity::find_by_id(id)
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(app_user::Column::Stub.eq(false))
        .one(db)
        .await
}

async fn count_leads(db: &impl ConnectionTrait, company_id: Uuid) -> Result<u32, DbErr> {
    let leads = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(app_user::Column::CompanyRole.eq(EnumColumn(Role::LeadLender)))
        .count(db)
        .await?;
    Ok(u32::try_from(leads).unwrap_or(u32::MAX))
}

/// Ends their employment. A person who is on no loan anymore loses their account, too: the company keeps an entry, with
/// which it can hire them again.
async fn end_employment(changes: &Changes, row: app_user::Model, company_id: Uuid) -> Result<(), DbErr> {
    let elsewhere =
        loan_role::Entity::find().filter(loan_role::Column::UserId.eq(row.id)).count(&**changes).await? > 0;
    let key = free_entry_key(changes, &row, company_id).await?;
    let mut change = row.clone().into_active_model();
    change.company_id = Set(None);
    change.company_role = Set(None);
    change.company_name = Set(None);
    change.role_group = Set(EnumColumn(RoleGroup::Contact));
    change.updated_at = Set(changes.now());
    if !elsewhere {
        second_step::turn_off(changes, row.id).await?;
        change.stub = Set(true);
        change.password_hash = Set(None);
        change.email_key = Set(key);
    }
    change.update(&**changes).await?;
    team::recompute_role_group(changes, row.id).await
}

/// Returns the key of the company's entry; one with the person's own id if the company has another entry of the
/// address.
async fn free_entry_key(changes: &Changes, row: &app_user::Model, company_id: Uuid) -> Result<String, DbErr> {
    let key = identity::entry_key(company_id, &row.email_address);
    let taken = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(&key))
        .filter(app_user::Column::Id.ne(row.id))
        .count(&**changes)
        .await?;
    Ok(if taken > 0 { identity::entry_key(row.id, &row.email_address) } else { key })
}
