//! The planned result of each row, given the current data.

use std::collections::HashMap;

use shared_rules::{
    loans::{
        facts::LoanFacts,
        opening::{FactsEditing, facts_editing},
        spreadsheet::{
            columns::LoanColumn,
            row::LoanRow,
            verdict::{ExistingLoan, JudgeLoanRow, JudgedLoanRow, judge_loan_row},
        },
    },
    text::loans as text,
    violation::Violation,
};

use super::standing::Standing;
use crate::{
    access::{CompanyLender, LoanMember, PlaceOnLoan},
    entity::loan,
    features::{
        loans::facts_of,
        spreadsheet::{Plan, Planned, Sheet, compared},
    },
    http::Problem,
};

/// A file of loans.
pub(super) type LoanSheet = Sheet<LoanColumn, LoanRow>;

/// The planned result of such a file, with the existing loans that change.
pub(super) type LoanPlan = Plan<JudgedLoanRow, loan::Model>;

/// A planned row.
pub(super) type PlannedLoan = Planned<JudgedLoanRow, loan::Model>;

/// Judges every row.
pub(super) async fn of(sheet: &LoanSheet, standing: &Standing, lender: &CompanyLender) -> LoanPlan {
    let mut numbers: HashMap<String, u32> = HashMap::new();
    Plan::of(sheet, |row: &LoanRow, number| {
        let earlier = numbers.get(&row.loan_number).copied();
        if !row.loan_number.is_empty() {
            numbers.entry(row.loan_number.clone()).or_insert(number);
        }
        judge(row, earlier, standing, lender)
    })
    .await
}

fn judge(
    row: &LoanRow,
    earlier: Option<u32>,
    standing: &Standing,
    lender: &CompanyLender,
) -> (JudgedLoanRow, Option<loan::Model>) {
    let place = standing.loans.get(&row.loan_number).filter(|_| !row.loan_number.is_empty());
    let borrower = row.borrower.as_ref().map(|borrower| compared(&borrower.email_address));
    let person = borrower.and_then(|address| standing.people.get(&address));
    let judged = judge_loan_row(&JudgeLoanRow {
        row: row.clone(),
        there: place.map(|place| there(place, lender)),
        earlier,
        borrower_is_employee: person.is_some_and(|person| person.company_id == Some(lender.company.id)),
    });
    (judged, place.map(|place| place.loan.clone()))
}

/// Returns the loan with the row's number, as far as the importer may know it.
fn there(place: &PlaceOnLoan, lender: &CompanyLender) -> ExistingLoan {
    let taken = || Some(text::NUMBER_TAKEN.violation("loanNumber"));
    let unknown =
        LoanFacts { loan_number: place.loan.loan_number.clone().unwrap_or_default(), ..LoanFacts::default() };
    let at = PlaceOnLoan {
        loan: place.loan.clone(),
        lender: place.lender.clone(),
        loan_role: place.loan_role.clone(),
    };
    let Some(member) = LoanMember::of(at, lender.signed_in.user.clone()) else {
        // Doesn't reveal the loan: the importer isn't on it.
        return ExistingLoan { facts: unknown, refusal: taken() };
    };
    let refusal = facts_editing(&FactsEditing { viewer_role: member.role() }).violations.into_iter().next();
    let refusal = refusal.or_else(|| member.may_act().err().map(|problem| why_not(&problem)));
    ExistingLoan { facts: facts_of(&place.loan), refusal }
}

fn why_not(problem: &Problem) -> Violation {
    let said = problem.violations().first().cloned();
    said.unwrap_or_else(|| Violation::new("loanNumber", "forbidden", problem.message()))
}
