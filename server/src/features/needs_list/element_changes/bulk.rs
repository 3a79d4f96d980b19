//! A bulk change to elements, and undoing it.

use std::collections::{HashMap, HashSet};

use sea_orm::DbErr;
use serde_json::json;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::{
    LockedElements,
    bulk_dto::{BulkChangeResult, ChangeElements, UndoChange},
    load_visible_now,
    locked_elements::ElementChange,
    record_bulk_change,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, needs_list_element as element},
    features::needs_list::{commands::history_fields, dto::NeedsListElement, visibility},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Changes the priority of elements, hides, shows or deletes them.
pub(super) async fn change(
    state: &AppState,
    member: &LoanMember,
    input: ChangeElements,
) -> Result<BulkChangeResult, Problem> {
    input.check()?;
    let mut changes = Changes::begin(state).await?;
    let locked = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    let rows = locked.require_rows(&input.element_ids, false)?;
    let undo = if input.delete {
        let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
        let undo = locked.delete(&changes, &ids).await?;
        record_plain_change(&mut changes, member, Kind::ElementDeleted, HistoryKind::Deleted, &ids).await?;
        undo
    } else {
        let made = locked.set_all(&changes, &rows, |_| (input.priority_type, input.hidden)).await?;
        record_field_changes(&mut changes, member, &locked, &made).await?;
        made.into()
    };
    let ids: HashSet<Uuid> = undo.before.iter().map(|before| before.id).collect();
    let changed =
        if ids.is_empty() { Vec::new() } else { load_visible_now(&changes, member, &locked, &ids).await? };
    changes.commit().await?;
    Ok(BulkChangeResult { changed, undo })
}

/// Undoes such a change, unless another user changed one of the elements since.
pub(super) async fn undo(
    state: &AppState,
    member: &LoanMember,
    input: UndoChange,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let locked = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    let mut ids = locked.restore(&changes, &input.element_ids).await?;
    if !ids.is_empty() {
        let back = &input.element_ids;
        record_plain_change(&mut changes, member, Kind::ElementCreated, HistoryKind::Restored, back).await?;
    }
    if let Some(row) = locked.find_stale(&input.versions()) {
        return Err(Problem::stale(
            visibility::load_visible_element(&*changes, member, row.id).await?.into_dto(),
        ));
    }
    let made = locked.reset(&changes, &input.before).await?;
    record_field_changes(&mut changes, member, &locked, &made).await?;
    ids.extend(input.before.iter().map(|old| old.id));
    let now = load_visible_now(&changes, member, &locked, &ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Undoes deleting an element and its contents. Restoring one that isn't deleted changes nothing.
pub(in crate::features::needs_list) async fn restore_one(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let mut changes = Changes::begin(state).await?;
    let locked = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    let row = locked.rows.iter().find(|row| row.id == id).ok_or_else(Problem::not_found)?;
    if row.deleted_at.is_some() {
        locked.restore(&changes, &[id]).await?;
        record_plain_change(&mut changes, member, Kind::ElementCreated, HistoryKind::Restored, &[id]).await?;
    }
    let now = visibility::load_visible_element(&*changes, member, id).await?;
    changes.commit().await?;
    Ok(now.into_dto())
}

/// Records each change with the element's state before and after.
async fn record_field_changes(
    changes: &mut Changes,
    member: &LoanMember,
    locked: &LockedElements<element::Entity>,
    made: &[ElementChange],
) -> Result<(), DbErr> {
    if made.is_empty() {
        return Ok(());
    }
    let rows: HashMap<Uuid, &element::Model> = locked.rows.iter().map(|row| (row.id, row)).collect();
    let detail = |change: &ElementChange| {
        let before = *rows.get(&change.before.id)?;
        let (priority_type, hidden) = (EnumColumn(change.priority_type), change.hidden);
        let after = element::Model { priority_type, hidden, ..before.clone() };
        Some((before.id, json!({ "before": history_fields(before), "after": history_fields(&after) })))
    };
    let details = made.iter().filter_map(detail).collect();
    record_bulk_change(changes, member, Kind::ElementUpdated, HistoryKind::Updated, details).await
}

/// Records changes that have no further detail.
async fn record_plain_change(
    changes: &mut Changes,
    member: &LoanMember,
    kind: Kind,
    entry: HistoryKind,
    ids: &[Uuid],
) -> Result<(), DbErr> {
    let details = ids.iter().map(|id| (*id, json!({}))).collect();
    record_bulk_change(changes, member, kind, entry, details).await
}
