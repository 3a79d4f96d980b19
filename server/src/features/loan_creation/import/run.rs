//! Looking at a file, and importing it in one transaction, once a key.

use shared_rules::loans::{
    opening::{LoanOpening, loan_opening},
    spreadsheet::verdict::loan_import_message,
};

use super::{
    plan::{self, LoanPlan, LoanSheet},
    standing, writing,
};
use crate::{
    access::CompanyLender,
    features::{
        loans::hold_numbers,
        spreadsheet::{self, HowToImport, Imported, Progress},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Refuses those who may open no loan by hand either.
pub(super) fn may_import(lender: &CompanyLender) -> Result<(), Problem> {
    let opener = LoanOpening { role: lender.signed_in.role(), permissions: lender.signed_in.permissions() };
    let verdict = loan_opening(&opener);
    if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
}

/// What would become of each row now.
pub(super) async fn look(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &LoanSheet,
) -> Result<LoanPlan, Problem> {
    let standing = standing::of(state.db.read(), lender, &sheet.rows).await?;
    Ok(plan::of(sheet, &standing, lender).await)
}

/// Imports the file as it was seen, or answers what importing it answered before. Tells `progress` how many rows are
/// written, of how many.
pub(super) async fn import(
    state: &AppState,
    lender: &CompanyLender,
    sheet: &LoanSheet,
    how: &HowToImport,
    progress: &Progress,
) -> Result<Imported, Problem> {
    Problem::refuse_if(sheet.violations.clone())?;
    let by = lender.signed_in.user.id;
    let mut changes = Changes::begin(state).await?;
    // Held first, so that of the same sent twice at once the second sees what the first did.
    hold_numbers(&changes, lender.company.id).await?;
    if let Some(before) = spreadsheet::before(&changes, by, how, &sheet.mark).await? {
        return Ok(before);
    }
    let standing = standing::of(&*changes, lender, &sheet.rows).await?;
    let plan = plan::of(sheet, &standing, lender).await;
    spreadsheet::refuse_unseen(&plan, how)?;
    writing::write(&mut changes, lender, &plan, &standing.people, progress).await?;
    let imported = Imported { counts: plan.counts, said: loan_import_message(plan.counts) };
    spreadsheet::remember(&changes, by, how, &sheet.mark, &imported).await?;
    changes.commit().await?;
    Ok(imported)
}
