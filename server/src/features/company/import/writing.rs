//! Writes the plan with many rows per statement, to release the write lock soon.

use std::collections::HashMap;

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::{
    activity::Activity,
    contacts::spreadsheet::employees::JudgedEmployeeRow,
    team::role::{Role, RoleGroup},
    value::table::verdict::RowVerdict,
};
use uuid::Uuid;

use super::plan::{EmployeePlan, PlannedEmployee};
use crate::{
    access::CompanyLender,
    entity::{Word, app_user},
    features::{
        activity,
        identity::{NewEntry, entries_of, entry_key, entry_row},
        spreadsheet::{AT_ONCE, Progress, compared},
    },
    http::Problem,
    membership,
    realtime::Changes,
};

/// Writes every row that is created or changed.
pub(super) async fn write(
    changes: &Changes,
    lender: &CompanyLender,
    plan: &EmployeePlan,
    progress: &Progress,
) -> Result<(), Problem> {
    let written = plan.written();
    let new = written.iter().filter(|row| row.judged.verdict == RowVerdict::Created);
    let addresses = new.map(|row| compared(&row.judged.email_address));
    let entries = entries_of(&**changes, lender.company.id, addresses).await?;
    for (step, some) in written.chunks(AT_ONCE).enumerate() {
        progress(step * AT_ONCE, written.len());
        let (new, there): (Vec<&PlannedEmployee>, Vec<&PlannedEmployee>) =
            some.iter().partition(|row| row.judged.verdict == RowVerdict::Created);
        take_on(changes, lender, &new, &entries).await?;
        for row in there {
            change(changes, lender, row).await?;
        }
    }
    progress(written.len(), written.len());
    Ok(())
}

/// Adds employees, as if one by one: they set a password when they accept an invitation to a loan.
async fn take_on(
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
        employ(&mut made, lender, judged);
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
        let person = named(id, judged);
        record.push(decided(changes, lender, Activity::EmployeeAdded { person, role: judged.company_role }));
    }
    if !people.is_empty() {
        app_user::Entity::insert_many(people).exec_without_returning(&**changes).await?;
    }
    Ok(activity::keep(&**changes, record).await?)
}

fn employ(row: &mut app_user::ActiveModel, lender: &CompanyLender, judged: &JudgedEmployeeRow) {
    row.role_group = Set(Word(RoleGroup::Lender));
    row.company_id = Set(Some(lender.company.id));
    row.company_role = Set(Some(Word(judged.company_role)));
    row.company_name = Set(Some(lender.company.name.clone()));
    row.position_or_title = Set(filled(&judged.position_or_title));
    row.mobile_phone = Set(filled(&judged.phone));
}

/// Updates an employee from their row.
async fn change(changes: &Changes, lender: &CompanyLender, row: &PlannedEmployee) -> Result<(), Problem> {
    let (Some(was), judged) = (&row.there, &row.judged) else { return Ok(()) };
    let role = Word(judged.company_role);
    let now = app_user::ActiveModel {
        given_name: Set(judged.given_name.clone()),
        family_name: Set(judged.family_name.clone()),
        position_or_title: Set(filled(&judged.position_or_title)),
        mobile_phone: Set(filled(&judged.phone)),
        company_role: Set(Some(role)),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    app_user::Entity::update_many().set(now).filter(app_user::Column::Id.eq(was.id)).exec(&**changes).await?;
    if was.stub {
        membership::rewritten(changes, was.id).await?;
    }
    if was.company_role != Some(role) {
        membership::end_links(changes, was.id).await?;
        let from: Option<Role> = was.company_role.map(|role| role.0);
        let person = named(was.id, judged);
        let changed = Activity::EmployeeRoleChanged { person, from, to: judged.company_role };
        activity::keep(&**changes, [decided(changes, lender, changed)]).await?;
    }
    Ok(())
}

fn named(id: Uuid, judged: &JudgedEmployeeRow) -> shared_rules::activity::NamedRef {
    let name = judged.full_name();
    let name = if name.is_empty() { judged.email_address.clone() } else { name };
    shared_rules::activity::NamedRef { id: id.to_string(), name }
}

fn decided(changes: &Changes, lender: &CompanyLender, activity: Activity) -> activity::Entry {
    let (place, actor_id) = (activity::Place::at(lender.company.id), lender.signed_in.user.id);
    activity::Entry { place, actor_id, at: changes.now(), activity }
}

fn filled(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
