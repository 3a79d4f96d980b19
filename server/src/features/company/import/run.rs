//! Previewing a file, and importing it in one transaction and once per key.

use shared_rules::contacts::spreadsheet::employees::employee_import_message;

use super::{
    super::employees::lock_company,
    apply_plan,
    plan::{self, EmployeePlan, EmployeeSheet, ExistingPeople},
};
use crate::{
    access::CompanyLender,
    features::spreadsheet::{self, ImportOptions, ImportResult, ReportProgress},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Returns the planned result of each row.
pub(super) async fn preview_plan(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &EmployeeSheet,
) -> Result<EmployeePlan, Problem> {
    let standing = ExistingPeople::of(state.db.read(), lender.company.id).await?;
    Ok(plan::plan_import(sheet, standing, lender).await)
}

/// Imports the file as previewed, or returns the stored result of the same import. Calls `progress` with the number of
/// rows written, and of all rows.
pub(super) async fn run_import(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &EmployeeSheet,
    how: &ImportOptions,
    progress: &ReportProgress,
) -> Result<ImportResult, Problem> {
    Problem::refuse_if(sheet.violations.clone())?;
    let by = lender.signed_in.user.id;
    let mut changes = Changes::begin(state).await?;
    // Locked first: leads are counted, and of two concurrent imports the second sees the result of the first.
    lock_company(&changes, lender.company.id).await?;
    if let Some(before) = spreadsheet::load_previous_result(&changes, by, how, &sheet.mark).await? {
        return Ok(before);
    }
    let standing = ExistingPeople::of(&*changes, lender.company.id).await?;
    let plan = plan::plan_import(sheet, standing, lender).await;
    spreadsheet::require_same_plan(&plan, how)?;
    apply_plan::write_plan(&changes, lender, &plan, progress).await?;
    let imported = ImportResult { counts: plan.counts, said: employee_import_message(plan.counts) };
    spreadsheet::save_result(&changes, by, how, &sheet.mark, &imported).await?;
    changes.publish_employees_changed(lender.company.id);
    changes.commit().await?;
    Ok(imported)
}
