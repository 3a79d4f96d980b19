//! The planned result of each row, given the current data.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect};
use shared_rules::{
    contacts::spreadsheet::employees::{
        EmployeeColumn, EmployeeRow, ExistingEmployee, JudgeEmployeeRow, JudgedEmployeeRow,
        judge_employee_row,
    },
    team::role::Role,
};
use uuid::Uuid;

use crate::{
    access::CompanyLender,
    entity::app_user,
    features::{
        spreadsheet::{ImportPlan, ImportSheet, PlannedRow, normalized_address},
        team::is_known_to,
    },
};

/// A file of employees.
pub(super) type EmployeeSheet = ImportSheet<EmployeeColumn, EmployeeRow>;

/// The planned result of such a file, with the existing employees that change.
pub(super) type EmployeePlan = ImportPlan<JudgedEmployeeRow, app_user::Model>;

/// A planned row.
pub(super) type PlannedEmployee = PlannedRow<JudgedEmployeeRow, app_user::Model>;

/// The people that the company already has, by lower-case email address.
pub(super) struct ExistingPeople {
    employees: HashMap<String, app_user::Model>,
    /// Addresses of people on its loans who aren't employees.
    others: HashSet<String>,
}

impl ExistingPeople {
    /// Loads them in two statements, regardless of the file's size.
    pub(super) async fn of(db: &impl ConnectionTrait, company: Uuid) -> Result<Self, DbErr> {
        let employees =
            app_user::Entity::find().filter(app_user::Column::CompanyId.eq(company)).all(db).await?;
        let known: Vec<String> = app_user::Entity::find()
            .select_only()
            .column(app_user::Column::EmailAddress)
            .filter(is_known_to(company))
            .into_tuple()
            .all(db)
            .await?;
        let employees: HashMap<_, _> =
            employees.into_iter().map(|person| (normalized_address(&person.email_address), person)).collect();
        let known = known.iter().map(|address| normalized_address(address));
        let others = known.filter(|address| !employees.contains_key(address)).collect();
        Ok(Self { employees, others })
    }
}

/// Judges every row, counting the leads after the rows before it.
pub(super) async fn plan_import(
    sheet: &EmployeeSheet,
    standing: ExistingPeople,
    lender: &CompanyLender,
) -> EmployeePlan {
    let ExistingPeople { mut employees, others } = standing;
    let (viewer_role, permissions) = (lender.signed_in.role(), lender.signed_in.permissions());
    let lead = |person: &&app_user::Model| person.company_role.is_some_and(|role| role.0 == Role::LeadLender);
    let mut leads = u32::try_from(employees.values().filter(lead).count()).unwrap_or(u32::MAX);
    let mut addresses: HashMap<String, u32> = HashMap::new();
    ImportPlan::of(sheet, |row: &EmployeeRow, number| {
        let address = normalized_address(&row.email_address);
        let earlier = addresses.get(&address).copied().filter(|_| !address.is_empty());
        addresses.entry(address.clone()).or_insert(number);
        let person = employees.remove(&address);
        let there = person.as_ref().map(|person| to_rule_employee(person, lender.signed_in.user.id));
        let judged = judge_employee_row(&JudgeEmployeeRow {
            row,
            there: there.as_ref(),
            known: others.contains(&address),
            earlier,
            viewer_role,
            permissions: &permissions,
            lead_lenders: leads,
        });
        leads = judged.lead_lenders_after(leads, there.and_then(|there| there.company_role));
        (judged, person)
    })
    .await
}

fn to_rule_employee(person: &app_user::Model, viewer: Uuid) -> ExistingEmployee {
    ExistingEmployee {
        given_name: person.given_name.clone(),
        family_name: person.family_name.clone(),
        company_role: person.company_role.map(|role| role.0),
        position_or_title: person.position_or_title.clone().unwrap_or_default(),
        phone: person.mobile_phone.clone().unwrap_or_default(),
        joined: !person.stub,
        own: person.id == viewer,
    }
}
