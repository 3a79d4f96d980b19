//! The planned result of each row, given the current data.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use shared_rules::{
    contacts::spreadsheet::loan_people::{
        ExistingLoanPerson, JudgePersonRow, JudgedPersonRow, PersonColumn, PersonRow, judge_person_row,
    },
    team::{role::Role, role_picker::SubRole},
    value::table::row_verdict::RowVerdict,
    violation::Violation,
};
use uuid::Uuid;

use super::people;
use crate::{
    access::LoanMember,
    entity::{app_user, contact_sub_role},
    features::{
        spreadsheet::{ImportPlan, ImportSheet, normalized_address},
        team,
    },
    http::Problem,
};

/// A file of people.
pub(super) type PeopleSheet = ImportSheet<PersonColumn, PersonRow>;

/// The planned result of such a file.
pub(super) type PeoplePlan = ImportPlan<JudgedPersonRow, ()>;

/// The people on the loan, and the company's data for it.
struct ExistingPeople {
    /// People by lower-case email address.
    there: HashMap<String, ExistingLoanPerson>,
    /// Addresses of the lender's employees.
    employees: HashSet<String>,
    roles: Vec<SubRole>,
    no_borrowers: Option<Violation>,
}

impl ExistingPeople {
    /// Loads them in three statements, regardless of the file's size.
    async fn of(db: &impl ConnectionTrait, viewer: &LoanMember) -> Result<Self, Problem> {
        let company = viewer.loan.company_id;
        let there = people::load_visible_people(db, viewer).await?;
        let employees: Vec<String> = app_user::Entity::find()
            .select_only()
            .column(app_user::Column::EmailAddress)
            .filter(app_user::Column::CompanyId.eq(company))
            .into_tuple()
            .all(db)
            .await?;
        let of_company = contact_sub_role::Column::CompanyId.eq(company);
        let roles = contact_sub_role::Entity::find().filter(of_company).all(db).await?;
        let role = |row: contact_sub_role::Model| SubRole {
            id: row.id.to_string(),
            title: row.title,
            sub_role_type: row.sub_role_type.0,
        };
        let may = team::require_may_edit(viewer, Role::Borrower)
            .and_then(|()| team::require_may_assign(viewer, Uuid::nil(), None, Some(Role::Borrower)));
        Ok(Self {
            there: there
                .into_iter()
                .map(|person| (normalized_address(&person.line.email_address), person))
                .collect(),
            employees: employees.iter().map(|address| normalized_address(address)).collect(),
            roles: roles.into_iter().map(role).collect(),
            no_borrowers: may.err().map(|problem| to_violation(&problem)),
        })
    }
}

fn to_violation(problem: &Problem) -> Violation {
    let said = problem.violations().first();
    let words = said.map_or_else(|| problem.message().to_owned(), |violation| violation.message.clone());
    Violation::new("role", "forbidden", words)
}

/// Judges every row, including the people that the rows before it add.
pub(super) async fn plan_import(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    sheet: &PeopleSheet,
    template: Option<Uuid>,
) -> Result<PeoplePlan, Problem> {
    let standing = ExistingPeople::of(db, viewer).await?;
    let template = template.map(|id| id.to_string());
    let mut addresses: HashMap<String, u32> = HashMap::new();
    let (mut before, mut has_lead) = (0_u32, false);
    let plan = ImportPlan::of(sheet, |row: &PersonRow, number| {
        let address = normalized_address(&row.email_address);
        let earlier = addresses.get(&address).copied().filter(|_| !address.is_empty());
        addresses.entry(address.clone()).or_insert(number);
        let judged = judge_person_row(&JudgePersonRow {
            row,
            there: standing.there.get(&address),
            roles: &standing.roles,
            earlier,
            employee: standing.employees.contains(&address),
            template: template.as_deref(),
            no_borrowers: standing.no_borrowers.as_ref(),
            before,
            has_lead,
        });
        before += u32::from(judged.verdict == RowVerdict::Created);
        has_lead |= judged.leads();
        (judged, None)
    });
    Ok(plan.await)
}
