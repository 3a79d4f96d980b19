//! What a row of a spreadsheet says about a loan.

use serde::{Deserialize, Serialize};

use super::columns::LoanColumn;
use crate::loans::facts::{ReadAmount, line_problem, read_amount};
use crate::loans::new_loan::NewBorrower;
use crate::value::table::columns::{SheetCells, name_parts};
use crate::violation::Violation;

/// A row with the meaning of its columns.
pub type LoanCells = SheetCells<LoanColumn>;

/// What a row says; blank where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LoanRow {
    /// What the loan is called.
    pub name: String,
    /// The company's number of it.
    pub loan_number: String,
    /// In whole dollars.
    pub amount: Option<i64>,
    /// What it is for.
    pub loan_purpose: String,
    /// What it is secured by.
    pub property_address: String,
    /// Whom it is for.
    pub borrower: Option<NewBorrower>,
    /// What can't be read, whatever becomes of the row.
    pub violations: Vec<Violation>,
}

/// A row of a spreadsheet says what is known of one loan and its borrower.
///
/// What it says, each thing without blanks around it; a whole name is taken apart; what can't be read is named.
///
/// The server asks it alone, where files are read, so that it costs the browser nothing.
#[must_use]
pub fn read_loan_row(input: &LoanCells) -> LoanRow {
    let cell = |column: LoanColumn| input.cell(column);
    let amount = read_amount(&ReadAmount { typed: cell(LoanColumn::Amount) });
    let loan_number = cell(LoanColumn::LoanNumber);
    let mut violations = amount.violations;
    violations.extend(line_problem("loanNumber", &loan_number));
    violations.extend(input.longer());
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
