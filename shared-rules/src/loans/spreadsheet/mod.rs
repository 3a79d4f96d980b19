//! Loans in spreadsheets: exports of a user's loans, and imports: the meaning of the columns, the values of a row,
//! and the verdict on it.

pub mod columns;
pub mod row;
pub mod verdict;

use chrono::NaiveDateTime;

use super::facts::LoanFacts;
use super::review_status::ReviewStatus;
use crate::value::csv::{csv_file, format_time, time_heading};

/// The maximum number of loans in one file.
pub const MAX_EXPORTED_LOANS: u32 = 100_000;

/// One loan in the file.
#[derive(Clone, Debug)]
pub struct LoanLine {
    /// Its facts.
    pub facts: LoanFacts,
    /// The lead borrower's name, if visible to the reader.
    pub lead_borrower: Option<String>,
    /// The review status.
    pub status: ReviewStatus,
    /// The lending company's name.
    pub lender: String,
    /// When it was last updated, in the reader's time zone.
    pub updated_at: NaiveDateTime,
}

/// Returns a CSV file of the loans, for a reader in that time zone.
#[must_use]
pub fn loans_file(zone: &str, lines: impl IntoIterator<Item = LoanLine>) -> String {
    let updated = time_heading("Updated", zone);
    csv_file(
        ["Loan", "Number", "Borrower", "Amount", "Purpose", "Property", "Status", "Lender", &updated],
        lines.into_iter().map(|line| {
            let facts = line.facts;
            [
                facts.name,
                facts.loan_number.unwrap_or_default(),
                line.lead_borrower.unwrap_or_default(),
                facts.amount.map(|amount| amount.to_string()).unwrap_or_default(),
                facts.loan_purpose.unwrap_or_default(),
                facts.property_address.unwrap_or_default(),
                line.status.label().to_owned(),
                line.lender,
                format_time(line.updated_at),
            ]
        }),
    )
}

#[cfg(test)]
mod tests;
