//! The loans a person is on, as a file for spreadsheets.

use shared_rules::loans::spreadsheet::{LoanLine, MOST_LOANS, loans_file};

use tokio::runtime::Handle;

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

/// What the list shows for the query, all pages in one. The whole of it, reading included, waits for its turn as
/// heavy work: few of so many rows are ever held at once.
pub(super) async fn file(state: AppState, viewer: SignedIn, query: LoansQuery) -> Result<CsvFile, Problem> {
    let heavy = state.heavy.clone();
    let here = Handle::current();
    let made = heavy.run(move || {
        let rows = here.block_on(list::first_of(&state, &viewer, &query, MOST_LOANS))?;
        Ok::<_, Problem>(loans_file(rows.into_iter().map(line)))
    });
    Ok(CsvFile { name: "loans.csv", text: made.await?? })
}

fn line(row: Row) -> LoanLine {
    LoanLine {
        name: row.loan.name,
        loan_number: row.loan.loan_number,
        lead_borrower: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        amount: row.loan.amount,
        purpose: row.loan.loan_purpose,
        property_address: row.loan.property_address,
        status: row.loan.review_status.0,
        lender: row.company.name,
        updated_at: row.loan.updated_at,
    }
}
