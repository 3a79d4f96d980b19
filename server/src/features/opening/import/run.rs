//! Looking at a file, and importing it in one transaction, once a key.

use sea_orm::{ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    loans::{
        opening::{LoanOpening, loan_opening},
        spreadsheet::verdict::loans_imported,
    },
    text::{loans as text, problem::KEY_LENGTH},
};
use uuid::Uuid;

use super::{
    dto::{HowToImport, LoansImported},
    file::LoanFile,
    plan::{self, Plan},
    standing, writing,
};
use crate::{
    access::CompanyLender, entity::loan_import, features::loans::hold_numbers, http::Problem,
    realtime::Changes, state::AppState,
};

/// Refuses those who may open no loan by hand either.
pub(super) fn may_import(lender: &CompanyLender) -> Result<(), Problem> {
    let opener = LoanOpening { role: lender.signed_in.role(), permissions: lender.signed_in.permissions() };
    let verdict = loan_opening(&opener);
    if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
}

/// What would become of each row now.
pub(super) async fn look(state: &AppState, lender: &CompanyLender, file: &LoanFile) -> Result<Plan, Problem> {
    let standing = standing::of(state.db.read(), lender, &file.rows).await?;
    Ok(plan::of(file, &standing, lender).await)
}

/// Imports the file as it was seen, or answers what importing it answered before. Tells `done` how many rows are
/// written, of how many.
pub(super) async fn import(
    state: &AppState,
    lender: &CompanyLender,
    file: &LoanFile,
    how: &HowToImport,
    done: impl Fn(usize, usize) + Send,
) -> Result<LoansImported, Problem> {
    if how.idempotency_key.trim().is_empty() {
        return Err(Problem::malformed("idempotencyKey", KEY_LENGTH.template));
    }
    Problem::refuse_if(file.violations.clone())?;
    let mut changes = Changes::begin(state).await?;
    // Held first, so that of the same sent twice at once the second sees what the first did.
    hold_numbers(&changes, lender.company.id).await?;
    if let Some(before) = sent_before(&changes, lender, how).await? {
        return again(&before, file);
    }
    let standing = standing::of(&*changes, lender, &file.rows).await?;
    let plan = plan::of(file, &standing, lender).await;
    if plan.seen != how.seen {
        return Err(Problem::conflict(text::IMPORT_DIFFERS.code, text::IMPORT_DIFFERS.template));
    }
    if plan.counts.writes() == 0 {
        return Err(Problem::unprocessable(text::IMPORT_NOTHING.code, text::IMPORT_NOTHING.template));
    }
    writing::write(&mut changes, lender, &plan, &standing.people, done).await?;
    let imported = LoansImported { counts: plan.counts, said: loans_imported(plan.counts) };
    remember(&changes, lender, file, how, &imported).await?;
    changes.commit().await?;
    Ok(imported)
}

async fn sent_before(
    changes: &Changes,
    lender: &CompanyLender,
    how: &HowToImport,
) -> Result<Option<loan_import::Model>, DbErr> {
    loan_import::Entity::find()
        .filter(loan_import::Column::ImportedBy.eq(lender.signed_in.user.id))
        .filter(loan_import::Column::IdempotencyKey.eq(how.idempotency_key.trim()))
        .one(&**changes)
        .await
}

/// What was answered before, if the same was sent.
fn again(before: &loan_import::Model, file: &LoanFile) -> Result<LoansImported, Problem> {
    if before.asked != file.mark {
        return Err(Problem::conflict(text::IMPORTED_BEFORE.code, text::IMPORTED_BEFORE.template));
    }
    serde_json::from_str(&before.answered).map_err(|_| Problem::internal())
}

async fn remember(
    changes: &Changes,
    lender: &CompanyLender,
    file: &LoanFile,
    how: &HowToImport,
    imported: &LoansImported,
) -> Result<(), Problem> {
    let row = loan_import::ActiveModel {
        id: Set(Uuid::now_v7()),
        imported_by: Set(lender.signed_in.user.id),
        idempotency_key: Set(how.idempotency_key.trim().to_owned()),
        asked: Set(file.mark.clone()),
        answered: Set(serde_json::to_string(imported).map_err(|_| Problem::internal())?),
        imported_at: Set(changes.now()),
    };
    loan_import::Entity::insert(row).exec_without_returning(&**changes).await?;
    Ok(())
}
