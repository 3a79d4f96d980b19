//! Previewing a file, and importing it in one transaction and once per key.

use shared_rules::loans::{
    loan_creation::{LoanOpening, loan_opening},
    spreadsheet::verdict::loan_import_message,
};

use super::{
    plan::{self, LoanPlan, LoanSheet},
    standing, writing,
};
use crate::{
    access::CompanyLender,
    features::{
        loans::lock_numbers,
        spreadsheet::{self, ImportOptions, ImportResult, ReportProgress},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Rejects people who may not create loans one by one either.
pub(super) fn require_may_import(lender: &CompanyLender) -> Result<(), Problem> {
    let opener = LoanOpening { role: lender.signed_in.role(), permissions: lender.signed_in.permissions() };
    let verdict = loan_opening(&opener);
    if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
}

/// Returns the planned result of each row.
pub(super) async fn preview_plan(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &LoanSheet,
) -> Result<LoanPlan, Problem> {
    let standing = standing::load_existing(state.db.read(), lender, &sheet.rows).await?;
    Ok(plan::plan_import(sheet, &standing, lender).await)
}

/// Imports the file as previewed, or returns the stored result of the same import. Calls `progress` with the number of
/// rows written, and of all rows.
pub(super) async fn run_import(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &LoanSheet,
    how: &ImportOptions,
    progress: &ReportProgress,
) -> Result<ImportResult, Problem> {
    Problem::refuse_if(sheet.violations.clone())?;
    let by = lender.signed_in.user.id;
    let mut changes = Changes::begin(state).await?;
    // Locked first, so that of two concurrent imports the second sees the result of the first.
    lock_numbers(&changes, lender.company.id).await?;
    if let Some(before) = spreadsheet::load_previous_result(&changes, by, how, &sheet.mark).await? {
        return Ok(before);
    }
    let standing = standing::load_existing(&*changes, lender, &sheet.rows).await?;
    let plan = plan::plan_import(sheet, &standing, lender).await;
    spreadsheet::require_same_plan(&plan, how)?;
    writing::write_plan(&mut changes, lender, &plan, &standing.people, progress).await?;
    let imported = ImportResult { counts: plan.counts, said: loan_import_message(plan.counts) };
    spreadsheet::save_result(&changes, by, how, &sheet.mark, &imported).await?;
    changes.commit().await?;
    Ok(imported)
}
