//! The values of a row of a loan spreadsheet.

use serde::{Deserialize, Serialize};

use super::columns::LoanColumn;
use crate::loans::facts::{Fact, LoanFacts, ReadAmount, fact_problem, read_amount};
use crate::loans::new_loan::NewBorrower;
use crate::value::table::columns::{SheetCells, name_parts};
use crate::violation::Violation;

/// A row with the meaning of its columns.
pub type LoanCells = SheetCells<LoanColumn>;

/// The values of a row; blank where a cell is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LoanRow {
    /// The facts of the loan.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// The borrower.
    pub borrower: Option<NewBorrower>,
    /// The cells that can't be read, regardless of the verdict.
    pub violations: Vec<Violation>,
}

/// A row of a spreadsheet has the facts of one loan and its borrower.
///
/// Returns the values, trimmed; a full name is split, and unreadable cells are reported.
///
/// Runs only on the server, which reads the files, to keep it out of the browser's module.
#[must_use]
pub fn read_loan_row(input: &LoanCells) -> LoanRow {
    let cell = |column: LoanColumn| input.cell(column);
    let filled = |column: LoanColumn| Some(cell(column)).filter(|text| !text.is_empty());
    let amount = read_amount(&ReadAmount { typed: cell(LoanColumn::Amount) });
    let facts = LoanFacts {
        name: cell(LoanColumn::Name),
        loan_number: filled(LoanColumn::LoanNumber),
        amount: amount.amount,
        loan_purpose: filled(LoanColumn::LoanPurpose),
        property_address: filled(LoanColumn::PropertyAddress),
    };
    let mut violations = amount.violations;
    violations.extend(fact_problem(Fact::LoanNumber, facts.loan_number.as_ref()));
    violations.extend(input.extra_cells_problem());
    LoanRow { facts, borrower: borrower(&cell), violations }
}

fn borrower(cell: &impl Fn(LoanColumn) -> String) -> Option<NewBorrower> {
    let (given, family) = name_parts(&cell(LoanColumn::BorrowerName));
    let or = |typed: String, part: String| if typed.is_empty() { part } else { typed };
    let borrower = NewBorrower {
        given_name: or(cell(LoanColumn::BorrowerGivenName), given),
        family_name: or(cell(LoanColumn::BorrowerFamilyName), family),
        email_address: cell(LoanColumn::BorrowerEmail),
    };
    (borrower != NewBorrower::default()).then_some(borrower)
}
