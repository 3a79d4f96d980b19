//! Loans as rows of a spreadsheet: those somebody works on, and those that come from one: what its columns mean, what a
//! row says, and what becomes of it.

pub mod columns;
pub mod row;
pub mod verdict;

use chrono::NaiveDateTime;

use super::review_status::ReviewStatus;
use crate::value::csv::{csv_file, moment, moments};

/// The most loans that one file has.
pub const MOST_LOANS: u32 = 100_000;

/// One loan of the file.
#[derive(Clone, Debug)]
pub struct LoanLine {
    /// Its name.
    pub name: String,
    /// The company's own number of it.
    pub loan_number: Option<String>,
    /// The lead borrower's name, if one sees who it is.
    pub lead_borrower: Option<String>,
    /// In whole dollars.
    pub amount: Option<i64>,
    /// What it is for.
    pub purpose: Option<String>,
    /// Where the property is.
    pub property_address: Option<String>,
    /// Where it stands.
    pub status: ReviewStatus,
    /// The lending company's name.
    pub lender: String,
    /// When it last changed, on the reader's clock.
    pub updated_at: NaiveDateTime,
}

/// The file of these loans, for a reader in that time zone.
#[must_use]
pub fn loans_file(zone: &str, lines: impl IntoIterator<Item = LoanLine>) -> String {
    let updated = moments("Updated", zone);
    csv_file(
        ["Loan", "Number", "Borrower", "Amount", "Purpose", "Property", "Status", "Lender", &updated],
        lines.into_iter().map(|line| {
            [
                line.name,
                line.loan_number.unwrap_or_default(),
                line.lead_borrower.unwrap_or_default(),
                line.amount.map(|amount| amount.to_string()).unwrap_or_default(),
                line.purpose.unwrap_or_default(),
                line.property_address.unwrap_or_default(),
                line.status.label().to_owned(),
                line.lender,
                moment(line.updated_at),
            ]
        }),
    )
}

#[cfg(test)]
mod tests;
