//! The planned result of each row, given the current data.

use std::collections::HashMap;

use shared_rules::{
    loans::{
        facts::LoanFacts,
        loan_creation::{FactsEditing, facts_editing},
        spreadsheet::{
            columns::LoanColumn,
            row::LoanRow,
            verdict::{ExistingLoan, JudgeLoanRow, JudgedLoanRow, judge_loan_row},
        },
    },
    text::loans as text,
    violation::Violation,
};

use super::standing::ExistingData;
use crate::{
    access::{CompanyLender, LoanMember, LoanWithRole},
    entity::loan,
    features::spreadsheet::{ImportPlan, ImportSheet, PlannedRow, normalized_address},
    http::Problem,
};

/// A file of loans.
pub(super) type LoanSheet = ImportSheet<LoanColumn, LoanRow>;

/// The planned result of such a file, with the existing loans that change.
pub(super) type LoanPlan = ImportPlan<JudgedLoanRow, loan::Model>;

/// A planned row.
pub(super) type PlannedLoan = PlannedRow<JudgedLoanRow, loan::Model>;

/// Judges every row.
pub(super) async fn plan_import(
    sheet: &LoanSheet,
    standing: &ExistingData,
    lender: &CompanyLender,
) -> LoanPlan {
    let mut numbers: HashMap<String, u32> = HashMap::new();
    ImportPlan::of(sheet, |row: &LoanRow, number| {
        let own = row.facts.loan_number.clone();
        let earlier = own.as_ref().and_then(|own| numbers.get(own).copied());
        if let Some(own) = own {
            numbers.entry(own).or_insert(number);
        }
        judge_row(row, earlier, standing, lender)
    })
    .await
}

fn judge_row(
    row: &LoanRow,
    earlier: Option<u32>,
    standing: &ExistingData,
    lender: &CompanyLender,
) -> (JudgedLoanRow, Option<loan::Model>) {
    let place = row.facts.loan_number.as_ref().and_then(|number| standing.loans.get(number));
    let borrower = row.borrower.as_ref().map(|borrower| normalized_address(&borrower.email_address));
    let person = borrower.and_then(|address| standing.people.get(&address));
    let judged = judge_loan_row(&JudgeLoanRow {
        row: row.clone(),
        there: place.map(|place| to_rule_loan(place, lender)),
        earlier,
        borrower_is_employee: person.is_some_and(|person| person.company_id == Some(lender.company.id)),
    });
    (judged, place.map(|place| place.loan.clone()))
}

/// Returns the loan with the row's number, as far as the importer may know it.
fn to_rule_loan(place: &LoanWithRole, lender: &CompanyLender) -> ExistingLoan {
    let taken = || Some(text::NUMBER_TAKEN.violation("loanNumber"));
    let unknown = LoanFacts { loan_number: place.loan.loan_number.clone(), ..LoanFacts::default() };
    let at = LoanWithRole {
        loan: place.loan.clone(),
        lender: place.lender.clone(),
        loan_role: place.loan_role.clone(),
    };
    let Some(member) = LoanMember::of(at, lender.signed_in.user.clone()) else {
        // Doesn't reveal the loan: the importer isn't on it.
        return ExistingLoan { facts: unknown, refusal: taken() };
    };
    let refusal = facts_editing(&FactsEditing { viewer_role: member.role() }).violations.into_iter().next();
    let refusal =
        refusal.or_else(|| member.require_write_access().err().map(|problem| to_violation(&problem)));
    ExistingLoan { facts: (&place.loan).into(), refusal }
}

fn to_violation(problem: &Problem) -> Violation {
    let said = problem.violations().first().cloned();
    said.unwrap_or_else(|| Violation::new("loanNumber", "forbidden", problem.message()))
}
