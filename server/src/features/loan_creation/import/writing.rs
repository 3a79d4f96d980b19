//! Writes the plan with many rows per statement, to release the write lock soon.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use serde_json::json;
use shared_rules::{
    activity::{Activity, fact_changes},
    loans::{
        facts::LoanFacts,
        loan_creation::leads_own_loan,
        loan_number::{LastLoanNumber, next_loan_number},
        new_loan::{NewBorrower, NewLoan},
    },
    team::{
        identity::{JoinKind, NamedPerson, named_person},
        role::{Role, RoleGroup},
    },
    value::table::row_verdict::RowVerdict,
};
use uuid::Uuid;

use super::{
    super::{create_loan::loan_row, initial_members},
    plan::{LoanPlan, PlannedLoan},
    standing::KnownPerson,
};
use crate::{
    access::CompanyLender,
    entity::{EnumColumn, app_user, loan, loan_role},
    features::{
        activity,
        identity::{NewEntry, entries_of, entry_key, entry_row},
        loans::MAX_NUMBER_TRIES,
        spreadsheet::{self, ReportProgress, normalized_address},
        team::new_role_row,
    },
    http::Problem,
    realtime::{Changes, Kind, Topic},
};

/// Progress is reported after this number of loans.
const PROGRESS_STEP: usize = 200;

/// Writes every row that is created or changed.
pub(super) async fn write_plan(
    changes: &mut Changes,
    lender: &CompanyLender,
    plan: &LoanPlan,
    people: &HashMap<String, KnownPerson>,
    progress: &ReportProgress,
) -> Result<(), Problem> {
    let written = plan.rows_to_write();
    let mut desk = LoanWriter::open(changes, lender, &written, people).await?;
    for (step, some) in written.chunks(PROGRESS_STEP).enumerate() {
        progress(step * PROGRESS_STEP, written.len());
        let (new, there): (Vec<&PlannedLoan>, Vec<&PlannedLoan>) =
            some.iter().partition(|row| row.judged.verdict == RowVerdict::Created);
        desk.create_loans(changes, &new).await?;
        for row in &there {
            update_loan(changes, row).await?;
        }
        record_changes(changes, lender, &there).await?;
    }
    progress(written.len(), written.len());
    Ok(())
}

/// State shared while creating loans.
struct LoanWriter<'a> {
    lender: &'a CompanyLender,
    people: &'a HashMap<String, KnownPerson>,
    /// The company's entries by their keys, including those created here.
    entries: HashMap<String, Uuid>,
    /// The lead lender of loans whose creator isn't one.
    lead: Option<(Uuid, bool)>,
    last_number: Option<String>,
    taken: HashSet<String>,
}

impl<'a> LoanWriter<'a> {
    async fn open(
        changes: &Changes,
        lender: &'a CompanyLender,
        written: &[&PlannedLoan],
        people: &'a HashMap<String, KnownPerson>,
    ) -> Result<Self, Problem> {
        let lead = if leads_own_loan(lender.signed_in.role()) {
            None
        } else {
            initial_members::find_lead_lender(changes, lender.company.id)
                .await?
                .map(|lead| (lead.id, lead.stub))
        };
        let named = written.iter().filter_map(|row| row.judged.borrower.as_ref());
        let named = named.map(|borrower| normalized_address(&borrower.email_address));
        let unknown = named.filter(|address| !people.contains_key(address));
        let entries = entries_of(&**changes, lender.company.id, unknown).await?;
        let numbered: Vec<String> = loan::Entity::find()
            .select_only()
            .column(loan::Column::LoanNumber)
            .filter(loan::Column::CompanyId.eq(lender.company.id))
            .filter(loan::Column::LoanNumber.is_not_null())
            .order_by_asc(loan::Column::CreatedAt)
            .order_by_asc(loan::Column::Id)
            .into_tuple()
            .all(&**changes)
            .await?;
        let last_number = numbered.last().cloned();
        let typed = written.iter().filter_map(|row| row.judged.facts.loan_number.clone());
        let taken = typed.chain(numbered).collect();
        Ok(Self { lender, people, entries, lead, last_number, taken })
    }

    /// Creates loans, as if one by one, with their lenders and borrowers.
    async fn create_loans(&mut self, changes: &Changes, rows: &[&PlannedLoan]) -> Result<(), Problem> {
        let (mut loans, mut roles, mut people) = (Vec::new(), Vec::new(), Vec::new());
        let mut borrowers = Vec::new();
        for row in rows {
            let number = self.number_of(&row.judged.facts);
            let loan = loan_row(changes, self.lender.company.id, &form_of(row), number);
            let own = self.lender.signed_in.role();
            roles.push(self.new_role(changes, loan.id, (self.lender.signed_in.user.id, false), own));
            roles.extend(self.lead.map(|lead| self.new_role(changes, loan.id, lead, Role::LeadLender)));
            if let Some(borrower) = &row.judged.borrower {
                let (person, new) = self.resolve_borrower(changes, borrower);
                people.extend(new);
                borrowers.push(person.0);
                roles.push(self.new_role(changes, loan.id, person, Role::LeadBorrower));
            }
            loans.push(loan::ActiveModel::from(loan));
        }
        if !people.is_empty() {
            app_user::Entity::insert_many(people).exec_without_returning(&**changes).await?;
        }
        if !loans.is_empty() {
            let opened: Vec<activity::NewActivity> = loans
                .iter()
                .filter_map(|loan| loan.id.try_as_ref().copied())
                .map(|id| import_activity(changes, self.lender, id, Activity::Opened { imported: true }))
                .collect();
            loan::Entity::insert_many(loans).exec_without_returning(&**changes).await?;
            activity::save_activities(&**changes, opened).await?;
            loan_role::Entity::insert_many(roles).exec_without_returning(&**changes).await?;
        }
        set_borrower_group(changes, borrowers).await
    }

    fn new_role(
        &self,
        changes: &Changes,
        loan_id: Uuid,
        person: (Uuid, bool),
        role: Role,
    ) -> loan_role::ActiveModel {
        new_role_row(changes, loan_id, person, &initial_members::member_place(role), role.is_lender())
    }

    /// Returns its own number, or the company's next one.
    fn number_of(&mut self, facts: &LoanFacts) -> Option<String> {
        let number = facts.loan_number.clone().or_else(|| self.next_number());
        if number.is_some() {
            self.last_number.clone_from(&number);
        }
        number
    }

    fn next_number(&mut self) -> Option<String> {
        let mut number = self.last_number.clone()?;
        for _ in 0..MAX_NUMBER_TRIES {
            number = next_loan_number(&LastLoanNumber { loan_number: number })?;
            if self.taken.insert(number.clone()) {
                return Some(number);
            }
        }
        None
    }

    /// Returns the borrower's id, whether they still have to join, and the row of a person who is new to the company. A
    /// person of another company joins when they accept (resolutions 92, 93).
    fn resolve_borrower(
        &mut self,
        changes: &Changes,
        borrower: &NewBorrower,
    ) -> ((Uuid, bool), Option<app_user::ActiveModel>) {
        let company = self.lender.company.id;
        let known = self.people.get(&normalized_address(&borrower.email_address));
        let joins = known.map(|person| {
            let own_employee = person.company_id == Some(company);
            named_person(&NamedPerson {
                viewer_group: RoleGroup::Lender,
                known: true,
                own_employee,
                employed_elsewhere: person.company_id.is_some() && !own_employee,
            })
        });
        let new = match (known, joins) {
            (Some(person), Some(JoinKind::Now)) => return ((person.id, person.stub), None),
            (Some(person), _) => NewEntry {
                company: None,
                address: &person.email_address,
                given_name: &person.given_name,
                family_name: &person.family_name,
            },
            (None, _) => NewEntry {
                company: Some(company),
                address: &borrower.email_address,
                given_name: &borrower.given_name,
                family_name: &borrower.family_name,
            },
        };
        if let Some(id) = self.entries.get(&entry_key(company, new.address)).filter(|_| known.is_none()) {
            return ((*id, true), None);
        }
        let (key, row) = entry_row(changes.now(), &new);
        let id = row.id.clone().take().unwrap_or_default();
        self.entries.insert(key, id);
        ((id, true), Some(row))
    }
}

fn form_of(row: &PlannedLoan) -> NewLoan {
    NewLoan {
        facts: row.judged.facts.clone(),
        borrowers: row.judged.borrower.iter().cloned().collect(),
        colleagues: Vec::new(),
    }
}

/// A borrower on any loan is in the borrowers' group.
async fn set_borrower_group(changes: &Changes, people: Vec<Uuid>) -> Result<(), Problem> {
    if people.is_empty() {
        return Ok(());
    }
    app_user::Entity::update_many()
        .col_expr(app_user::Column::RoleGroup, Expr::value(EnumColumn(RoleGroup::Borrower)))
        .filter(app_user::Column::Id.is_in(people))
        .filter(app_user::Column::RoleGroup.ne(EnumColumn(RoleGroup::Lender)))
        .exec(&**changes)
        .await?;
    Ok(())
}

/// Builds an activity entry of the import for a loan.
fn import_activity(
    changes: &Changes,
    lender: &CompanyLender,
    loan: Uuid,
    activity: Activity,
) -> activity::NewActivity {
    activity::NewActivity {
        place: activity::ActivityScope { company_id: lender.company.id, loan_id: Some(loan) },
        actor_id: lender.signed_in.user.id,
        at: changes.now(),
        activity,
    }
}

/// Records the changed data of existing loans.
async fn record_changes(
    changes: &Changes,
    lender: &CompanyLender,
    rows: &[&PlannedLoan],
) -> Result<(), Problem> {
    let changed: Vec<activity::NewActivity> = rows
        .iter()
        .filter_map(|row| {
            let was = row.there.as_ref()?;
            let changed = fact_changes(&was.into(), &row.judged.facts);
            let activity = Activity::FactsChanged { changes: changed, imported: true };
            Some(import_activity(changes, lender, was.id, activity))
        })
        .collect();
    Ok(activity::save_activities(&**changes, changed).await?)
}

/// Updates an existing loan from its row, and publishes the change to its members.
async fn update_loan(changes: &mut Changes, row: &PlannedLoan) -> Result<(), Problem> {
    let Some(was) = &row.there else { return Ok(()) };
    let now = loan::ActiveModel {
        version: Set(was.version.saturating_add(1)),
        updated_at: Set(changes.now()),
        ..row.judged.facts.clone().into()
    };
    let written = loan::Entity::update_many()
        .set(now)
        .filter(loan::Column::Id.eq(was.id))
        .filter(loan::Column::Version.eq(was.version))
        .exec(&**changes)
        .await?;
    if written.rows_affected == 0 {
        return Err(spreadsheet::plan_differs());
    }
    changes.publish_event(Topic::Loan(was.id), Kind::LoanUpdated, &json!({})).await?;
    Ok(())
}
