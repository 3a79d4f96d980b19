//! One change to many elements, and undoing it.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, IntoActiveModel as _,
    QueryFilter, sea_query::Expr,
};
use serde_json::{Value, json};
use shared_rules::{
    needs_list::{history::HistoryKind, priority::PriorityType},
    text::needs_list as text,
};
use uuid::Uuid;

use super::{
    Held,
    bulk_dto::{Before, ChangeElements, Changed, UndoChange},
    seen_now, tell_all,
};
use crate::{
    access::LoanMember,
    entity::{Word, needs_list_element as element},
    features::needs_list::{commands::described, dto::NeedsListElement, sight},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Changes the priority of elements, hides, shows or deletes them.
pub(super) async fn change(
    state: &AppState,
    member: &LoanMember,
    input: ChangeElements,
) -> Result<Changed, Problem> {
    if input.priority_type.is_none() && input.hidden.is_none() && !input.delete {
        return Err(Problem::invalid(vec![text::NOTHING_TO_CHANGE.violation("elementIds")]));
    }
    let mut changes = Changes::begin(state).await?;
    let held = Held::of(&changes, member.loan.id).await?;
    let rows = held.all_of(&input.element_ids, false)?;
    let undo = if input.delete {
        delete(&mut changes, member, &held, &rows).await?
    } else {
        set_all(&mut changes, member, &rows, |_| (input.priority_type, input.hidden)).await?
    };
    let ids: HashSet<Uuid> = undo.before.iter().map(|before| before.id).collect();
    let changed = if ids.is_empty() { Vec::new() } else { seen_now(&changes, member, &held, &ids).await? };
    changes.commit().await?;
    Ok(Changed { changed, undo })
}

/// Undoes such a change. Who changed one of the elements since is not overruled.
pub(super) async fn undo(
    state: &AppState,
    member: &LoanMember,
    input: UndoChange,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let held = Held::of(&changes, member.loan.id).await?;
    let mut ids = restore(&mut changes, member, &held, &input.element_ids).await?;
    let before: HashMap<Uuid, &Before> = input.before.iter().map(|before| (before.id, before)).collect();
    let rows = held.all_of(&before.keys().copied().collect::<Vec<_>>(), false)?;
    let changed = |row: &&&element::Model| before.get(&row.id).is_some_and(|old| old.version != row.version);
    if let Some(row) = rows.iter().find(changed) {
        return Err(Problem::stale(sight::see_element(&*changes, member, row.id).await?.into_dto()));
    }
    let old =
        |id: &Uuid| before.get(id).map_or((None, None), |old| (Some(old.priority_type), Some(old.hidden)));
    set_all(&mut changes, member, &rows, |row| old(&row.id)).await?;
    ids.extend(before.keys());
    let now = seen_now(&changes, member, &held, &ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Undoes deleting an element, and what went with it. Restoring one that is there changes nothing.
pub(in crate::features::needs_list) async fn restore_one(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let mut changes = Changes::begin(state).await?;
    let held = Held::of(&changes, member.loan.id).await?;
    let row = held.rows.iter().find(|row| row.id == id).ok_or_else(Problem::not_found)?;
    if row.deleted_at.is_some() {
        restore(&mut changes, member, &held, &[id]).await?;
    }
    let now = sight::see_element(&*changes, member, id).await?;
    changes.commit().await?;
    Ok(now.into_dto())
}

/// Sets priority and hiding; what doesn't change anything is left alone. Answers how to undo it.
async fn set_all(
    changes: &mut Changes,
    member: &LoanMember,
    rows: &[&element::Model],
    to: impl Fn(&element::Model) -> (Option<PriorityType>, Option<bool>),
) -> Result<UndoChange, DbErr> {
    let mut undo = UndoChange::default();
    let mut details: Vec<(Uuid, Value)> = Vec::new();
    for row in rows {
        let (priority, hidden) = to(row);
        let priority = priority.unwrap_or(row.priority_type.0);
        let hidden = hidden.unwrap_or(row.hidden);
        if priority == row.priority_type.0 && hidden == row.hidden {
            continue;
        }
        let mut next = (*row).clone().into_active_model();
        next.priority_type = Set(Word(priority));
        next.hidden = Set(hidden);
        next.version = Set(row.version.saturating_add(1));
        next.updated_at = Set(changes.now());
        let after = next.update(&**changes).await?;
        details.push((row.id, json!({ "before": described(row), "after": described(&after) })));
        let (id, version) = (row.id, after.version);
        undo.before.push(Before { id, version, priority_type: row.priority_type.0, hidden: row.hidden });
    }
    if !details.is_empty() {
        tell_all(changes, member, Kind::ElementUpdated, HistoryKind::Updated, details).await?;
    }
    Ok(undo)
}

async fn delete(
    changes: &mut Changes,
    member: &LoanMember,
    held: &Held,
    rows: &[&element::Model],
) -> Result<UndoChange, DbErr> {
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let now = changes.now();
    mark(changes, &held.with_contents(&ids), None, Some(now)).await?;
    let details = ids.iter().map(|id| (*id, json!({}))).collect();
    tell_all(changes, member, Kind::ElementDeleted, HistoryKind::Deleted, details).await?;
    Ok(UndoChange { element_ids: ids, before: Vec::new() })
}

/// Brings deleted elements back, with what was deleted along with them.
async fn restore(
    changes: &mut Changes,
    member: &LoanMember,
    held: &Held,
    ids: &[Uuid],
) -> Result<HashSet<Uuid>, Problem> {
    if ids.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = held.all_of(ids, true)?;
    let all = held.with_contents(ids);
    let gone = |row: &&&element::Model| {
        let folder = held.rows.iter().find(|folder| Some(folder.id) == row.parent_id);
        folder.is_some_and(|folder| folder.deleted_at.is_some() && !all.contains(&folder.id))
    };
    if rows.iter().any(|row| gone(&row)) {
        return Err(Problem::conflict(text::FOLDER_DELETED.code, text::FOLDER_DELETED.template));
    }
    if let Some(too_deep) = held.too_deep_with(&all) {
        return Err(Problem::invalid(vec![too_deep]));
    }
    for row in &rows {
        mark(changes, &held.with_contents(&[row.id]), row.deleted_at, None).await?;
    }
    let details = ids.iter().map(|id| (*id, json!({}))).collect();
    tell_all(changes, member, Kind::ElementCreated, HistoryKind::Restored, details).await?;
    Ok(all)
}

/// Marks elements as deleted, or no longer; only those that are marked as `from` now.
async fn mark(
    changes: &Changes,
    ids: &HashSet<Uuid>,
    from: Option<DateTime<Utc>>,
    to: Option<DateTime<Utc>>,
) -> Result<(), DbErr> {
    use element::Column::{DeletedAt, Id};
    element::Entity::update_many()
        .col_expr(DeletedAt, Expr::value(to))
        .filter(Id.is_in(ids.iter().copied()))
        .filter(from.map_or_else(|| DeletedAt.is_null(), |at| DeletedAt.eq(at)))
        .exec(&**changes)
        .await
        .map(|_| ())
}
