//! Idempotent imports that match their preview.

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::{
    text::{
        problem::KEY_LENGTH,
        value::{IMPORT_DIFFERS, IMPORT_NOTHING, IMPORTED_BEFORE},
    },
    value::table::row_verdict::JudgedRow,
};
use uuid::Uuid;

use super::{
    dto::{ImportOptions, ImportResult},
    plan::ImportPlan,
};
use crate::{entity::file_import, http::Problem, realtime::Changes};

/// Returns the stored result, if the same import ran before.
///
/// # Errors
/// *Malformed* without a key; *conflict* if something else was imported with it.
pub(crate) async fn load_previous_result(
    changes: &Changes,
    by: Uuid,
    how: &ImportOptions,
    mark: &str,
) -> Result<Option<ImportResult>, Problem> {
    let key = how.idempotency_key.trim();
    if key.is_empty() {
        return Err(Problem::malformed("idempotencyKey", KEY_LENGTH.template));
    }
    let found = file_import::Entity::find()
        .filter(file_import::Column::ImportedBy.eq(by))
        .filter(file_import::Column::IdempotencyKey.eq(key))
        .one(&**changes)
        .await?;
    let Some(found) = found else { return Ok(None) };
    if found.asked != mark {
        return Err(Problem::conflict(IMPORTED_BEFORE.code, IMPORTED_BEFORE.template));
    }
    serde_json::from_str(&found.answered).map(Some).map_err(|_| Problem::internal())
}

/// Rejects an import whose result would differ from the preview, or that would write nothing.
///
/// # Errors
/// *Conflict*, or *unprocessable*.
pub(crate) fn require_same_plan<J: JudgedRow, T>(
    plan: &ImportPlan<J, T>,
    how: &ImportOptions,
) -> Result<(), Problem> {
    if plan.seen != how.seen {
        return Err(plan_differs());
    }
    if plan.counts.written_rows() == 0 {
        return Err(Problem::unprocessable(IMPORT_NOTHING.code, IMPORT_NOTHING.template));
    }
    Ok(())
}

/// The import's result would differ from the preview.
pub(crate) fn plan_differs() -> Problem {
    Problem::conflict(IMPORT_DIFFERS.code, IMPORT_DIFFERS.template)
}

/// Saves the result, for retries with the same key.
///
/// # Errors
/// If the write fails.
pub(crate) async fn save_result(
    changes: &Changes,
    by: Uuid,
    how: &ImportOptions,
    mark: &str,
    imported: &ImportResult,
) -> Result<(), Problem> {
    let row = file_import::ActiveModel {
        id: Set(Uuid::now_v7()),
        imported_by: Set(by),
        idempotency_key: Set(how.idempotency_key.trim().to_owned()),
        asked: Set(mark.to_owned()),
        answered: Set(serde_json::to_string(imported).map_err(|_| Problem::internal())?),
        imported_at: Set(changes.now()),
    };
    file_import::Entity::insert(row).exec_without_returning(&**changes).await?;
    Ok(())
}
