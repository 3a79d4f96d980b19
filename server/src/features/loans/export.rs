//! The loans a person is on, as a file for spreadsheets.

use shared_rules::loans::spreadsheet::{LoanLine, MOST_LOANS, loans_file};

use super::{
    dto::LoansQuery,
    list::{self, Row},
};
use crate::{
    access::SignedIn,
    http::{Problem, csv::CsvFile},
    roster::UserRef,
    state::AppState,
};

/// What the list shows for the query, all pages in one.
pub(super) async fn file(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<CsvFile, Problem> {
    let rows = list::first_of(state, viewer, query, MOST_LOANS).await?;
    Ok(CsvFile { name: "loans.csv", text: loans_file(rows.into_iter().map(line)) })
}

fn line(row: Row) -> LoanLine {
    LoanLine {
        name: row.loan.name,
        lead_borrower: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        amount: row.loan.amount,
        purpose: row.loan.loan_purpose,
        property_address: row.loan.property_address,
        status: row.loan.review_status.0,
        lender: row.company.name,
        updated_at: row.loan.updated_at,
    }
}
