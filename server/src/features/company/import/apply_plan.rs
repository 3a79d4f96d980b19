//! Writes the plan with many rows per statement, to release the write lock soon.

use std::collections::HashMap;

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::{
    activity::Activity,
    contacts::spreadsheet::employees::JudgedEmployeeRow,
    team::role::{Role, RoleGroup},
    value::table::row_verdict::RowVerdict,
};
use uuid::Uuid;

use super::plan::{EmployeePlan, PlannedEmployee};
use crate::{
    access::CompanyLender,
    entity::{EnumColumn, app_user},
    features::{
        activity,
        identity::{NewEntry, entries_of, entry_key, entry_row},
        spreadsheet::{ROWS_PER_STATEMENT, ReportProgress, normalized_address},
    },
    http::Problem,
    membership,
    realtime::Changes,
};

/// Writes every row that is created or changed.
pub(super) async fn write_plan(
    changes: &Changes,
    lender: &CompanyLender,
    plan: &EmployeePlan,
    progress: &ReportProgress,
) -> Result<(), Problem> {
    let written = plan.rows_to_write();
    let new = written.iter().filter(|row| row.judged.verdict == RowVerdict::Created);
    let addresses = new.map(|row| normalized_address(&row.judged.email_address));
    let entries = entries_of(&**changes, lender.company.id, addresses).await?;
    for (step, some) in written.chunks(ROWS_PER_STATEMENT).enumerate() {
        progress(step * ROWS_PER_STATEMENT, written.len());
        let (new, there): (Vec<&PlannedEmployee>, Vec<&PlannedEmployee>) =
            some.iter().partition(|row| row.judged.verdict == RowVerdict::Created);
        add_employees(changes, lender, &new, &entries).await?;
        for row in there {
            update_employee(changes, lender, row).await?;
        }
    }
    progress(written.len(), written.len());
    Ok(())
}

/// Adds employees, as if one by one: they set a password when they accept an invitation to a loan.
async fn add_employees(
    changes: &Changes,
    lender: &CompanyLender,
    rows: &[&PlannedEmployee],
    entries: &HashMap<String, Uuid>,
) -> Result<(), Problem> {
    let company = lender.company.id;
    let (mut people, mut record) = (Vec::new(), Vec::new());
    for row in rows {
        let judged = &row.judged;
        let entry = NewEntry {
            company: Some(company),
            address: &judged.email_address,
            given_name: &judged.given_name,
            family_name: &judged.family_name,
        };
        let (_, mut made) = entry_row(changes.now(), &entry);
        set_employment(&mut made, lender, judged);
        // A person whom the company named and removed before still has an entry.
        let id = match entries.get(&entry_key(company, &judged.email_address)) {
            Some(id) => {
                made.id = Set(*id);
                app_user::Entity::update(made).exec(&**changes).await?;
                *id
            }
            None => {
                let id = made.id.clone().take().unwrap_or_default();
                people.push(made);
                id
            }
        };
        let person = named_employee(id, judged);
        record.push(decision_entry(
            changes,
            lender,
            Activity::EmployeeAdded { person, role: judged.company_role },
        ));
    }
    if !people.is_empty() {
        app_user::Entity::insert_many(people).exec_without_returning(&**changes).await?;
    }
    Ok(activity::save_activities(&**changes, record).await?)
}

fn set_employment(row: &mut app_user::ActiveModel, lender: &CompanyLender, judged: &JudgedEmployeeRow) {
    row.role_group = Set(EnumColumn(RoleGroup::Lender));
    row.company_id = Set(Some(lender.company.id));
    row.company_role = Set(Some(EnumColumn(judged.company_role)));
    row.company_name = Set(Some(lender.company.name.clone()));
    row.position_or_title = Set(non_empty(&judged.position_or_title));
    row.mobile_phone = Set(non_empty(&judged.phone));
}

/// Updates an employee from their row.
async fn update_employee(
    changes: &Changes,
    lender: &CompanyLender,
    row: &PlannedEmployee,
) -> Result<(), Problem> {
    let (Some(was), judged) = (&row.there, &row.judged) else { return Ok(()) };
    let role = EnumColumn(judged.company_role);
    let now = app_user::ActiveModel {
        given_name: Set(judged.given_name.clone()),
        family_name: Set(judged.family_name.clone()),
        position_or_title: Set(non_empty(&judged.position_or_title)),
        mobile_phone: Set(non_empty(&judged.phone)),
        company_role: Set(Some(role)),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    app_user::Entity::update_many().set(now).filter(app_user::Column::Id.eq(was.id)).exec(&**changes).await?;
    if was.stub {
        membership::bump_person(changes, was.id).await?;
    }
    if was.company_role != Some(role) {
        membership::revoke_links(changes, was.id).await?;
        let from: Option<Role> = was.company_role.map(|role| role.0);
        let person = named_employee(was.id, judged);
        let changed = Activity::EmployeeRoleChanged { person, from, to: judged.company_role };
        activity::save_activities(&**changes, [decision_entry(changes, lender, changed)]).await?;
    }
    Ok(())
}

fn named_employee(id: Uuid, judged: &JudgedEmployeeRow) -> shared_rules::activity::NamedRef {
    let name = judged.full_name();
    let name = if name.is_empty() { judged.email_address.clone() } else { name };
    shared_rules::activity::NamedRef { id: id.to_string(), name }
}

fn decision_entry(changes: &Changes, lender: &CompanyLender, activity: Activity) -> activity::NewActivity {
    let (place, actor_id) = (activity::ActivityScope::at(lender.company.id), lender.signed_in.user.id);
    activity::NewActivity { place, actor_id, at: changes.now(), activity }
}

fn non_empty(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
