//! The values of a row of a loan spreadsheet.

use serde::{Deserialize, Serialize};

use super::columns::LoanColumn;
use crate::loans::facts::{ReadAmount, line_problem, read_amount};
use crate::loans::new_loan::NewBorrower;
use crate::value::table::columns::{SheetCells, name_parts};
use crate::violation::Violation;

/// A row with the meaning of its columns.
pub type LoanCells = SheetCells<LoanColumn>;

/// The values of a row; blank where a cell is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LoanRow {
    /// The name.
    pub name: String,
    /// The company's loan number.
    pub loan_number: String,
    /// The amount in whole dollars.
    pub amount: Option<i64>,
    /// The purpose.
    pub loan_purpose: String,
    /// The property that secures the loan.
    pub property_address: String,
    /// The borrower.
    pub borrower: Option<NewBorrower>,
    /// The cells that can't be read, regardless of the verdict.
    pub violations: Vec<Violation>,
}

/// Returns a row of a spreadsheet has the facts of one loan and its borrower.
///
/// Returns the values, trimmed; a full name is split, and unreadable cells are reported.
///
/// Runs only on the server, which reads the files, to keep it out of the browser's module.
#[must_use]
pub fn read_loan_row(input: &LoanCells) -> LoanRow {
    let cell = |column: LoanColumn| input.cell(column);
    let amount = read_amount(&ReadAmount { typed: cell(LoanColumn::Amount) });
    let loan_number = cell(LoanColumn::LoanNumber);
    let mut violations = amount.violations;
    violations.extend(line_problem("loanNumber", &loan_number));
    violations.extend(input.extra_cells_problem());
    LoanRow {
        name: cell(LoanColumn::Name),
        loan_number,
        amount: amount.amount,
        loan_purpose: cell(LoanColumn::LoanPurpose),
        property_address: cell(LoanColumn::PropertyAddress),
        borrower: borrower(&cell),
        violations,
    }
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
