//! CSV export of the loans a person is on.

use std::iter;

use futures_util::StreamExt as _;
use shared_rules::{
    activity::ExportedList,
    loans::spreadsheet::{LoanLine, MAX_EXPORTED_LOANS, loans_file},
};
use tokio::runtime::Handle;

use super::{
    dto::LoansQuery,
    list::{self, ListedLoan},
};
use crate::{
    access::SignedIn,
    environment::Zone,
    features::activity,
    http::{Problem, csv::CsvFile},
    membership::UserRef,
    state::AppState,
};

/// Exports all pages of the list for the query. All of it runs as heavy work, including the reading, and rows are
/// converted one by one, so memory use is little more than the resulting text.
pub(super) async fn export_csv(
    state: AppState,
    viewer: SignedIn,
    query: LoansQuery,
) -> Result<CsvFile, Problem> {
    activity::record_export(&state, &viewer.user, None, ExportedList::Loans).await?;
    let (heavy, zone) = (state.heavy.clone(), viewer.zone());
    let here = Handle::current();
    let made = heavy.run(move || {
        // Rows release their connection when dropped, which needs the runtime.
        let _inside = here.enter();
        let mut rows = here.block_on(list::stream_rows(&state, &viewer, &query, MAX_EXPORTED_LOANS))?;
        let mut failed = None;
        let lines = iter::from_fn(|| match here.block_on(rows.next())? {
            Ok(row) => Some(loan_line(row, zone)),
            Err(error) => {
                failed = Some(error);
                None
            }
        });
        let text = loans_file(zone.name(), lines);
        failed.map_or(Ok(text), |error| Err(Problem::from(error)))
    });
    Ok(CsvFile { name: "loans.csv", text: made.await?? })
}

fn loan_line(row: ListedLoan, zone: Zone) -> LoanLine {
    LoanLine {
        facts: (&row.loan).into(),
        lead_borrower: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        status: row.loan.review_status.0,
        lender: row.company.name,
        updated_at: zone.local_time(row.loan.updated_at),
    }
}
