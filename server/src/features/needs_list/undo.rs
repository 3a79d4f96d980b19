//! Undoes a person's last change to an element. The previous state is stored in the history, so the browser isn't
//! trusted: a verdict is restored with its author and time.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
    QueryOrder,
};
use serde_json::json;
use shared_rules::{
    needs_list::history::{HistoryKind, SEEN_BY_ALL},
    text::action as text,
    value::limits::list_problem,
};
use uuid::Uuid;

use super::{
    answers,
    commands::{ElementEvent, commit_and_load, history_fields, lock_element, record_reversible_change},
    dto::NeedsListElement,
    element_changes::{LockedElements, load_visible_now},
    previous_state::{AnswerSnapshot, ElementSnapshot, PreviousState, RevertedTo},
    store::earlier_versions::forget_earlier,
    visibility,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer, document, element_history, needs_list_element as element},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Undoes the person's last change to the element, which has that version now, or is in the same state as at that
/// version because later changes were undone. Later changes by anyone aren't overruled.
pub(super) async fn undo_last_change(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<NeedsListElement, Problem> {
    let mut changes = Changes::begin(state).await?;
    restore_state(&mut changes, member, id, version).await?;
    commit_and_load(changes, member, id).await
}

/// Undoes the person's last change to each of several elements, given their current versions; all, or none.
pub(super) async fn undo_changes(
    state: &AppState,
    member: &LoanMember,
    versions: &BTreeMap<Uuid, i32>,
) -> Result<Vec<NeedsListElement>, Problem> {
    if let Some(too_many) = list_problem("elementIds", versions.len()) {
        return Err(Problem::invalid(vec![too_many]));
    }
    let mut changes = Changes::begin(state).await?;
    let held = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    for (id, version) in versions {
        restore_state(&mut changes, member, *id, *version).await?;
    }
    let now = load_visible_now(&changes, member, &held, &versions.keys().copied().collect()).await?;
    changes.commit().await?;
    Ok(now)
}

/// Undoes the person's answer to a request with a document, if it is the last change there. A document that answers
/// nothing stays as it is.
///
/// # Errors
/// When the request has changed since, or another person answered it.
pub(crate) async fn undo_answer(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<(), Problem> {
    let answering = answer::Entity::find().filter(answer::Column::DocumentId.eq(document_id));
    let Some(answered) = answering.clone().one(&**changes).await? else { return Ok(()) };
    let row = lock_element(&**changes, member, answered.element_id).await?;
    restore_state(changes, member, row.id, row.version).await?;
    match answering.one(&**changes).await? {
        None => Ok(()),
        Some(_) => Err(changed_since()),
    }
}

async fn restore_state(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<(), Problem> {
    let row = lock_element(&**changes, member, id).await?;
    visibility::load_visible_element(&**changes, member, id).await?;
    if version != row.version && version != equivalent_version(changes, id, row.version).await? {
        return Err(changed_since());
    }
    let (kind, kept) = find_undoable(changes, member, id, version).await?;
    let before =
        PreviousState::before_undo(&row, equivalent_version(changes, id, version.saturating_sub(1)).await?);
    if let Some(files) = &kept.files {
        restore_files(changes, id, files).await?;
    }
    let was = history_fields(&row);
    let row = row_from_snapshot(row, kept, changes.now()).update(&**changes).await?;
    let (entry, detail) = if SEEN_BY_ALL.contains(&kind) {
        (HistoryKind::TakenBack, json!({ "what": kind }))
    } else {
        let mut detail = json!({ "before": was, "after": history_fields(&row) });
        if kind == HistoryKind::BackToSubmitted {
            detail["what"] = json!(kind);
        }
        (HistoryKind::Updated, detail)
    };
    let event = ElementEvent { kind: Kind::ElementUpdated, entry, detail };
    Ok(record_reversible_change(changes, member, id, event, Some(&before)).await?)
}

/// Returns the version at which the element was in the same state as now: an earlier one if a change was undone.
async fn equivalent_version(changes: &Changes, id: Uuid, version: i32) -> Result<i32, Problem> {
    let entry = element_history::Entity::find()
        .filter(element_history::Column::ElementId.eq(id))
        .filter(element_history::Column::Version.eq(version))
        .order_by_desc(element_history::Column::At)
        .one(&**changes)
        .await?;
    let earlier = entry.and_then(|entry| serde_json::from_str::<RevertedTo>(entry.before.as_deref()?).ok());
    Ok(earlier.map_or(version, |earlier| earlier.stands_at))
}

/// Returns the change to undo, and the element's previous state.
async fn find_undoable(
    changes: &Changes,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<(HistoryKind, ElementSnapshot), Problem> {
    let entry = element_history::Entity::find()
        .filter(element_history::Column::ElementId.eq(id))
        .filter(element_history::Column::Version.eq(version))
        .filter(element_history::Column::ActorId.eq(member.user.id))
        .filter(element_history::Column::Before.is_not_null())
        .order_by_desc(element_history::Column::At)
        .one(&**changes)
        .await?;
    let entry = entry.filter(|entry| member.role().is_lender() || !is_lender_only(entry.kind.0));
    let kept = entry.and_then(|entry| {
        let kept = serde_json::from_str(entry.before.as_deref()?).ok()?;
        Some((entry.kind.0, kept))
    });
    kept.ok_or_else(|| Problem::invalid(vec![text::UNDO_NOTHING.violation("version")]))
}

/// Returns whether only lenders make this kind of change; the person may have been one at the time.
const fn is_lender_only(kind: HistoryKind) -> bool {
    matches!(
        kind,
        HistoryKind::Updated | HistoryKind::Accepted | HistoryKind::Rejected | HistoryKind::BackToSubmitted
    )
}

fn changed_since() -> Problem {
    Problem::conflict(text::UNDO_CHANGED.code, text::UNDO_CHANGED.template)
}

/// Restores the request's files, each with its verdict.
async fn restore_files(changes: &Changes, id: Uuid, files: &[AnswerSnapshot]) -> Result<(), Problem> {
    refuse_deleted(changes, files).await?;
    let now: Vec<Uuid> = answers::files_of(changes, id).await?.iter().map(|file| file.id).collect();
    answer::Entity::delete_many()
        .filter(answer::Column::ElementId.eq(id))
        .filter(answer::Column::Id.is_not_in(files.iter().map(|file| file.id)))
        .exec(&**changes)
        .await?;
    forget_earlier(changes, id, files.iter().map(|file| file.document_id)).await?;
    for file in files {
        if now.contains(&file.id) {
            answer::Entity::update(file.row(id)).exec(&**changes).await?;
        } else {
            answer::Entity::insert(file.row(id)).exec_without_returning(&**changes).await?;
        }
    }
    Ok(())
}

async fn refuse_deleted(changes: &Changes, files: &[AnswerSnapshot]) -> Result<(), Problem> {
    let deleted = document::Entity::find()
        .filter(document::Column::Id.is_in(files.iter().map(|file| file.document_id)))
        .filter(document::Column::DeletedAt.is_not_null())
        .one(&**changes)
        .await?;
    match deleted {
        None => Ok(()),
        Some(_) => Err(changed_since()),
    }
}

fn row_from_snapshot(row: element::Model, kept: ElementSnapshot, now: DateTime<Utc>) -> element::ActiveModel {
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.name = Set(kept.name);
    row.description = Set(kept.description);
    row.priority_type = Set(EnumColumn(kept.priority_type));
    row.hidden = Set(kept.hidden);
    row.visible_at_status = Set(kept.visible_at_status.map(EnumColumn));
    row.due_date = Set(kept.asked.due_date);
    if let Some(freshness) = kept.asked.freshness_days {
        row.freshness_days = Set(freshness);
    }
    row.optional = Set(kept.asked.optional);
    row.instructions = Set(kept.asked.instructions);
    row.internal_note = Set(kept.asked.internal_note);
    row.review_state = Set(EnumColumn(kept.review_state));
    row.reviewed_by = Set(kept.verdict.by);
    row.reviewed_at = Set(kept.verdict.at);
    row.rejection_reason = Set(kept.verdict.reason.map(EnumColumn));
    row.rejection_note = Set(kept.verdict.note);
    row.not_applicable_reason = Set(kept.not_applicable_reason);
    row.not_applicable_by = Set(kept.not_applicable_by);
    row.not_applicable_at = Set(kept.not_applicable_at);
    row.version = Set(version);
    row.updated_at = Set(now);
    row
}
