//! The verdict on a row: a new loan, a change of an existing one, no change, or a refusal with its reasons.

use serde::{Deserialize, Serialize};

use super::columns::LoanColumn;
use super::row::LoanRow;
use crate::loans::facts::{Fact, LoanFacts, check_loan_facts};
use crate::loans::new_loan::{NewBorrower, NewLoan, check_new_loan, propose_loan_name};
use crate::text;
use crate::value::table::columns::SheetColumn as _;
use crate::value::table::row_verdict::{ImportCounts, JudgedRow, RowVerdict, in_columns};
use crate::violation::Violation;

/// The company's loan with the row's number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExistingLoan {
    /// The facts of the loan.
    pub facts: LoanFacts,
    /// The reason why the importing user may not change it.
    #[serde(default)]
    pub refusal: Option<Violation>,
}

/// A row and its context.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct JudgeLoanRow {
    /// The values of the row.
    pub row: LoanRow,
    /// The loan with its number.
    pub there: Option<ExistingLoan>,
    /// An earlier row of the file with the same number.
    pub earlier: Option<u32>,
    /// Whether the borrower works for the company.
    pub borrower_is_employee: bool,
}

/// The verdict on a row, with the values to save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JudgedLoanRow {
    /// The verdict.
    pub verdict: RowVerdict,
    /// The facts of the loan after the import.
    pub facts: LoanFacts,
    /// The borrower of a new loan.
    pub borrower: Option<NewBorrower>,
    /// The changed columns of an existing loan.
    pub changes: Vec<LoanColumn>,
    /// The reasons why it is refused, each with its column's label in front.
    pub violations: Vec<Violation>,
}

/// A row creates a loan as in the form, or updates the loan with its number; blank cells change nothing.
///
/// Returns the verdict on the row. The people of an existing loan stay unchanged.
///
/// Runs only on the server, which reads the files, to keep it out of the browser's module.
#[must_use]
pub fn judge_loan_row(input: &JudgeLoanRow) -> JudgedLoanRow {
    let mut violations = input.row.violations.clone();
    if let Some(earlier) = input.earlier {
        let row = earlier.to_string();
        violations.push(text::loans::IMPORT_NUMBER_TWICE.violation_with("loanNumber", &[("row", &row)]));
    }
    match &input.there {
        Some(there) => judge_change(&input.row, there, violations),
        None => judge_new_loan(input, violations),
    }
}

fn judge_new_loan(input: &JudgeLoanRow, mut violations: Vec<Violation>) -> JudgedLoanRow {
    let row = &input.row;
    let form = NewLoan {
        // The row's number was already checked with the other cells.
        facts: LoanFacts { loan_number: None, ..row.facts.clone() },
        borrowers: row.borrower.iter().cloned().collect(),
        colleagues: Vec::new(),
    };
    violations.extend(check_new_loan(&form));
    if input.borrower_is_employee {
        violations.push(text::loans::BORROWER_IS_EMPLOYEE.violation("borrowers.0.emailAddress"));
    }
    let mut facts = row.facts.clone();
    if facts.name.is_empty() {
        facts.name = propose_loan_name(&form);
    }
    build_judged_row(RowVerdict::Created, facts, row.borrower.clone(), Vec::new(), violations)
}

fn judge_change(row: &LoanRow, there: &ExistingLoan, mut violations: Vec<Violation>) -> JudgedLoanRow {
    let was = &there.facts;
    let facts = LoanFacts { loan_number: was.loan_number.clone(), ..row.facts.completed_from(was) };
    match &there.refusal {
        Some(refusal) => violations.push(refusal.clone()),
        None => violations.extend(check_loan_facts(&facts)),
    }
    let differs = |fact: Fact| fact.display_value(&facts) != fact.display_value(was);
    let changes: Vec<_> =
        LoanColumn::ALL.iter().copied().filter(|column| column.fact().is_some_and(differs)).collect();
    let verdict = if changes.is_empty() { RowVerdict::Same } else { RowVerdict::Changed };
    build_judged_row(verdict, facts, None, changes, violations)
}

fn build_judged_row(
    verdict: RowVerdict,
    facts: LoanFacts,
    borrower: Option<NewBorrower>,
    changes: Vec<LoanColumn>,
    violations: Vec<Violation>,
) -> JudgedLoanRow {
    let violations = in_columns::<LoanColumn>(violations);
    let verdict = if violations.is_empty() { verdict } else { RowVerdict::Refused };
    JudgedLoanRow { verdict, facts, borrower, changes, violations }
}

impl JudgedRow for JudgedLoanRow {
    const TITLES: &'static [&'static str] = &["Loan", "Number", "Amount", "Borrower"];

    fn verdict(&self) -> RowVerdict {
        self.verdict
    }

    fn cells(&self) -> Vec<String> {
        let borrower = self.borrower.as_ref().map(|borrower| {
            let name = [borrower.given_name.as_str(), borrower.family_name.as_str()].join(" ");
            let name = name.trim();
            if name.is_empty() { borrower.email_address.clone() } else { name.to_owned() }
        });
        let facts = [Fact::Name, Fact::LoanNumber, Fact::Amount];
        let facts = facts.into_iter().map(|fact| fact.display_value(&self.facts));
        facts.chain([borrower.unwrap_or_default()]).collect()
    }

    fn words(&self) -> Vec<String> {
        if self.verdict == RowVerdict::Refused {
            return self.violations.iter().map(|wrong| wrong.message.clone()).collect();
        }
        self.changes.iter().map(|column| column.label().to_owned()).collect()
    }
}

/// Returns the message about the import's outcome.
#[must_use]
pub fn loan_import_message(counts: ImportCounts) -> String {
    counts.result_text(
        [text::loans::IMPORTED_ONE, text::loans::IMPORTED],
        [text::loans::IMPORT_CHANGED_ONE, text::loans::IMPORT_CHANGED],
    )
}
