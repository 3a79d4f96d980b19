//! A company's employees and their roles. The rule `team.employee_role` decides what may change.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr,
    EntityTrait, IntoActiveModel as _, PaginatorTrait as _, QueryFilter, QuerySelect,
};
use shared_rules::{
    activity::Activity,
    team::{
        employee::{EmployeeRole, employee_role},
        role::{Role, RoleGroup},
    },
    text,
    value::email::{CheckEmail, check_email},
};
use uuid::Uuid;

use super::{
    audit_log,
    dto::{AddEmployee, CompanyEmployee},
};
use crate::{
    access::CompanyLender,
    entity::{EnumColumn, app_user, company},
    features::{activity, identity, team},
    http::Problem,
    membership::{self, UserRef, has_address},
    realtime::Changes,
    state::AppState,
};

/// Adds an employee who isn't known yet, and invites them if asked to. They choose a password when they accept.
pub(super) async fn add_employee(
    state: &AppState,
    viewer: &CompanyLender,
    input: AddEmployee,
) -> Result<CompanyEmployee, Problem> {
    let verdict = check_email(&CheckEmail { email_address: Some(input.email_address) });
    if !verdict.violations.is_empty() {
        return Err(Problem::invalid(verdict.violations));
    }
    let mut tx = Changes::begin(state).await?;
    lock_company(&tx, viewer.company.id).await?;
    require_allowed(&*tx, viewer, None, input.company_role).await?;
    // Only an address known to the company is reported as taken. A person with an account elsewhere learns it when they
    // follow the link.
    let known = app_user::Entity::find()
        .filter(team::is_known_to(viewer.company.id))
        .filter(has_address(&verdict.email_address));
    if known.count(&*tx).await? > 0 {
        let taken = text::team::EMPLOYEE_EMAIL_TAKEN;
        return Err(Problem::conflict(taken.code, taken.template));
    }
    let now = tx.now();
    let entry = identity::NewEntry {
        company: Some(viewer.company.id),
        address: &verdict.email_address,
        given_name: &input.given_name,
        family_name: &input.family_name,
    };
    let entry = identity::get_or_create_entry(&*tx, now, &entry).await?;
    let mut row = entry.into_active_model();
    row.given_name = Set(input.given_name.trim().to_owned());
    row.family_name = Set(input.family_name.trim().to_owned());
    row.role_group = Set(EnumColumn(RoleGroup::Lender));
    row.company_id = Set(Some(viewer.company.id));
    row.company_role = Set(Some(EnumColumn(input.company_role)));
    row.company_name = Set(Some(viewer.company.name.clone()));
    row.updated_at = Set(now);
    let row = row.update(&*tx).await?;
    let added = Activity::EmployeeAdded { person: activity::current_name(&row), role: input.company_role };
    audit_log::record_decision(&*tx, viewer, now, added).await?;
    if input.invite {
        team::invite_employee_within(state, &mut tx, viewer, row.id).await?;
    }
    tx.publish_employees_changed(viewer.company.id);
    tx.commit().await?;
    state.mailer.wake();
    Ok(to_dto(&row))
}

/// Changes an employee's company role.
pub(super) async fn change_role(
    state: &AppState,
    viewer: &CompanyLender,
    user_id: Uuid,
    role: Role,
) -> Result<CompanyEmployee, Problem> {
    let mut tx = Changes::begin(state).await?;
    // Locked before leads are counted, so that two leads can't demote each other concurrently.
    lock_company(&tx, viewer.company.id).await?;
    let row = app_user::Entity::find_by_id(user_id)
        .filter(app_user::Column::CompanyId.eq(viewer.company.id))
        .one(&*tx)
        .await?;
    let row = row.ok_or_else(Problem::not_found)?;
    require_allowed(&*tx, viewer, Some(&row), role).await?;
    if row.company_role != Some(EnumColumn(role)) {
        membership::revoke_links(&tx, user_id).await?;
    }
    if row.company_role != Some(EnumColumn(role)) {
        let from = row.company_role.map(|role| role.0);
        let changed = Activity::EmployeeRoleChanged { person: activity::current_name(&row), from, to: role };
        audit_log::record_decision(&*tx, viewer, tx.now(), changed).await?;
    }
    let mut change = row.into_active_model();
    change.company_role = Set(Some(EnumColumn(role)));
    change.updated_at = Set(state.clock.now());
    let row = change.update(&*tx).await?;
    tx.publish_employees_changed(viewer.company.id);
    tx.commit().await?;
    Ok(to_dto(&row))
}

/// Locks the company's employees until the transaction ends.
///
/// # Errors
/// If the query fails.
pub(super) async fn lock_company(tx: &DatabaseTransaction, id: Uuid) -> Result<(), DbErr> {
    company::Entity::find_by_id(id).lock_exclusive().one(tx).await.map(|_| ())
}

async fn require_allowed(
    tx: &impl ConnectionTrait,
    viewer: &CompanyLender,
    employee: Option<&app_user::Model>,
    new_role: Role,
) -> Result<(), Problem> {
    let leads = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(viewer.company.id))
        .filter(app_user::Column::CompanyRole.eq(EnumColumn(Role::LeadLender)))
        .count(tx)
        .await?;
    let viewer_role = viewer.signed_in.role();
    let lead_lenders = u32::try_from(leads).unwrap_or(u32::MAX);
    let verdict = employee_role(&EmployeeRole {
        viewer_role,
        permissions: viewer.signed_in.permissions(),
        own: employee.is_some_and(|employee| employee.id == viewer.signed_in.user.id),
        role: employee.and_then(|employee| employee.company_role).map(|role| role.0),
        new_role,
        lead_lenders,
    });
    if verdict.allowed { Ok(()) } else { Err(Problem::invalid(verdict.violations)) }
}

fn to_dto(row: &app_user::Model) -> CompanyEmployee {
    CompanyEmployee { user: UserRef::from(row), company_role: row.company_role.map(|role| role.0) }
}
