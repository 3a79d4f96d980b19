//! The locked elements of one list, a loan's or a template's, while several of them change. Both tables support the
//! same commands; the caller publishes the events.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait as _, DbErr, ExprTrait as _, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{CaseStatement, Expr},
};
use shared_rules::{
    needs_list::{
        element_order::{ArrangeElements, ArrangedItem, NewPosition, arrange_elements},
        move_check::{PlacedElement, restored_depth_problem},
        priority::PriorityType,
    },
    text::needs_list as text,
    value::limits::list_problem,
    violation::Violation,
};
use uuid::Uuid;

use super::{
    bulk_dto::{ElementBeforeChange, MoveElements, UndoChange},
    table::{ElementFacts, ElementRow, ElementTable},
};
use crate::{
    entity::EnumColumn, features::needs_list::commands::refuse_if, http::Problem, realtime::Changes,
};

/// Positions changed by one statement.
const AT_ONCE: usize = 400;

/// A change to one element: its state before, and its new version.
pub(crate) struct ElementChange {
    pub before: ElementBeforeChange,
    pub priority_type: PriorityType,
    pub hidden: bool,
}

impl From<Vec<ElementChange>> for UndoChange {
    fn from(made: Vec<ElementChange>) -> Self {
        Self { element_ids: Vec::new(), before: made.into_iter().map(|change| change.before).collect() }
    }
}

/// All elements of a list, deleted or not, by position, locked until the transaction ends.
pub(crate) struct LockedElements<T: ElementTable> {
    pub rows: Vec<T::Model>,
}

impl<T: ElementTable> LockedElements<T> {
    /// Locks the elements of the loan or template with that id.
    pub(crate) async fn of(changes: &Changes, list: Uuid) -> Result<Self, DbErr> {
        let mut rows = T::find()
            .filter(T::LIST.eq(list))
            // A fixed order, so that two transactions never deadlock.
            .order_by_asc(T::ID)
            .lock_exclusive()
            .all(&**changes)
            .await?;
        rows.sort_by_key(|row| (row.facts().position, row.facts().id));
        Ok(Self { rows })
    }

    fn facts(&self) -> impl Iterator<Item = ElementFacts> {
        self.rows.iter().map(ElementRow::facts)
    }

    fn active_rows(&self) -> impl Iterator<Item = &T::Model> {
        self.rows.iter().filter(|row| row.facts().deleted_at.is_none())
    }

    /// Returns the rows with these ids, if all exist: deleted, or active.
    pub(crate) fn require_rows(&self, ids: &[Uuid], deleted: bool) -> Result<Vec<&T::Model>, Problem> {
        if let Some(too_many) = list_problem("elementIds", ids.len()) {
            return Err(Problem::invalid(vec![too_many]));
        }
        let wanted: HashSet<Uuid> = ids.iter().copied().collect();
        let found: Vec<&T::Model> = self.rows.iter().filter(|row| wanted.contains(&row.facts().id)).collect();
        if found.len() != wanted.len() {
            return Err(Problem::not_found());
        }
        if found.iter().any(|row| row.facts().deleted_at.is_some() != deleted) {
            return Err(Problem::invalid(vec![text::MOVE_GONE.violation("elementIds")]));
        }
        Ok(found)
    }

    /// Returns these elements and everything they contain.
    pub(crate) fn with_contents(&self, ids: &[Uuid]) -> HashSet<Uuid> {
        collect_descendants(&self.children_by_folder(), ids)
    }

    /// Returns the direct children of each folder.
    fn children_by_folder(&self) -> HashMap<Uuid, Vec<Uuid>> {
        let mut inside: HashMap<Uuid, Vec<Uuid>> = HashMap::new();
        for row in self.facts() {
            if let Some(folder) = row.parent_id {
                inside.entry(folder).or_default().push(row.id);
            }
        }
        inside
    }

    /// Returns a violation if restoring these elements would nest folders too deeply.
    fn depth_violation_with(&self, back: &HashSet<Uuid>) -> Option<Violation> {
        let there = self.facts().filter(|row| row.deleted_at.is_none() || back.contains(&row.id));
        let texts: Vec<(String, Option<String>, ElementFacts)> =
            there.map(|row| (row.id.to_string(), row.parent_id.map(|id| id.to_string()), row)).collect();
        let placed: Vec<PlacedElement<'_>> = texts
            .iter()
            .map(|(id, parent, row)| (id.as_str(), parent.as_deref(), row.storage_type))
            .collect();
        let comes_back = texts.iter().filter(|(_, _, row)| back.contains(&row.id));
        restored_depth_problem(&placed, &comes_back.map(|(id, _, _)| id.as_str()).collect())
    }

    /// Returns these elements and the folders they are in.
    pub(super) fn with_folders(&self, ids: &HashSet<Uuid>) -> Vec<Uuid> {
        let folders: HashMap<Uuid, Option<Uuid>> = self.facts().map(|row| (row.id, row.parent_id)).collect();
        let mut all = ids.clone();
        let mut next: Vec<Uuid> = ids.iter().copied().collect();
        while let Some(id) = next.pop() {
            let folder = folders.get(&id).copied().flatten();
            next.extend(folder.filter(|folder| all.insert(*folder)));
        }
        all.into_iter().collect()
    }

    /// Returns an element that changed since the given version.
    pub(crate) fn find_stale(&self, versions: &HashMap<Uuid, i32>) -> Option<&T::Model> {
        self.active_rows().find(|row| {
            let ElementFacts { id, version, .. } = row.facts();
            versions.get(&id).is_some_and(|seen| *seen != version)
        })
    }

    /// Sets priority and visibility of these elements; returns the changes and skips elements that stay the same.
    pub(crate) async fn set_all(
        &self,
        changes: &Changes,
        rows: &[&T::Model],
        to: impl Fn(Uuid) -> (Option<PriorityType>, Option<bool>),
    ) -> Result<Vec<ElementChange>, DbErr> {
        let mut made = Vec::new();
        for ElementFacts { id, version, priority_type, hidden, .. } in rows.iter().map(|row| row.facts()) {
            let (priority, hide) = to(id);
            let (priority, hide) = (priority.unwrap_or(priority_type), hide.unwrap_or(hidden));
            if (priority, hide) == (priority_type, hidden) {
                continue;
            }
            let before =
                ElementBeforeChange { id, version: version.saturating_add(1), priority_type, hidden };
            T::update_many()
                .col_expr(T::PRIORITY_TYPE, Expr::value(EnumColumn(priority)))
                .col_expr(T::HIDDEN, Expr::value(hide))
                .col_expr(T::VERSION, Expr::value(before.version))
                .col_expr(T::UPDATED_AT, Expr::value(changes.now()))
                .filter(T::ID.eq(id))
                .exec(&**changes)
                .await?;
            made.push(ElementChange { before, priority_type: priority, hidden: hide });
        }
        Ok(made)
    }

    /// Resets elements to their earlier state.
    pub(crate) async fn reset(
        &self,
        changes: &Changes,
        before: &[ElementBeforeChange],
    ) -> Result<Vec<ElementChange>, Problem> {
        let old: HashMap<Uuid, &ElementBeforeChange> = before.iter().map(|old| (old.id, old)).collect();
        let rows = self.require_rows(&old.keys().copied().collect::<Vec<_>>(), false)?;
        let was = |id| old.get(&id).map_or((None, None), |old| (Some(old.priority_type), Some(old.hidden)));
        Ok(self.set_all(changes, &rows, was).await?)
    }

    /// Deletes elements with everything they contain; the rows stay, so that it can be undone.
    pub(crate) async fn delete(&self, changes: &Changes, ids: &[Uuid]) -> Result<UndoChange, DbErr> {
        Self::set_deleted(changes, &self.with_contents(ids), None, Some(changes.now())).await?;
        Ok(UndoChange { element_ids: ids.to_vec(), before: Vec::new() })
    }

    /// Restores deleted elements, with everything deleted together with them; returns all restored ids.
    pub(crate) async fn restore(&self, changes: &Changes, ids: &[Uuid]) -> Result<HashSet<Uuid>, Problem> {
        let rows = self.require_rows(ids, true)?;
        let inside = self.children_by_folder();
        let all = collect_descendants(&inside, ids);
        let deleted: HashSet<Uuid> =
            self.facts().filter(|row| row.deleted_at.is_some()).map(|row| row.id).collect();
        let gone = |folder: Uuid| deleted.contains(&folder) && !all.contains(&folder);
        if rows.iter().any(|row| row.facts().parent_id.is_some_and(gone)) {
            return Err(Problem::conflict(text::FOLDER_DELETED.code, text::FOLDER_DELETED.template));
        }
        if let Some(too_deep) = self.depth_violation_with(&all) {
            return Err(Problem::invalid(vec![too_deep]));
        }
        // An element that was deleted at another time than its folder stays deleted.
        let mut by_time: HashMap<Option<DateTime<Utc>>, Vec<Uuid>> = HashMap::new();
        for row in rows.iter().map(|row| row.facts()) {
            by_time.entry(row.deleted_at).or_default().push(row.id);
        }
        for (deleted_at, ids) in by_time {
            Self::set_deleted(changes, &collect_descendants(&inside, &ids), deleted_at, None).await?;
        }
        Ok(all)
    }

    /// Marks elements as deleted or not deleted; only those whose mark is `from` now.
    async fn set_deleted(
        changes: &Changes,
        ids: &HashSet<Uuid>,
        from: Option<DateTime<Utc>>,
        to: Option<DateTime<Utc>>,
    ) -> Result<(), DbErr> {
        T::update_many()
            .col_expr(T::DELETED_AT, Expr::value(to))
            .filter(T::ID.is_in(ids.iter().copied()))
            .filter(from.map_or_else(|| T::DELETED_AT.is_null(), |at| T::DELETED_AT.eq(at)))
            .exec(&**changes)
            .await
            .map(|_| ())
    }

    /// Moves elements as the rule decides; returns the new positions, by id.
    pub(crate) async fn move_elements(
        &self,
        changes: &Changes,
        input: &MoveElements,
    ) -> Result<Vec<(Uuid, NewPosition)>, Problem> {
        let arrangement = arrange_elements(&ArrangeElements {
            elements: self.active_rows().map(|row| arranged_item(row.facts())).collect(),
            element_ids: input.element_ids.iter().map(Uuid::to_string).collect(),
            parent_id: input.parent_id.map(|id| id.to_string()),
            before_id: input.before_id.map(|id| id.to_string()),
        });
        refuse_if(arrangement.violations)?;
        let places: Vec<(Uuid, NewPosition)> = arrangement
            .places
            .into_iter()
            .filter_map(|place| place.id.parse().ok().map(|id| (id, place)))
            .collect();
        Self::save_positions(changes, &places).await?;
        let moved = places.iter().filter(|(_, place)| place.moved).map(|(id, _)| *id);
        Self::change_folder(changes, moved.collect(), input.parent_id).await?;
        Ok(places)
    }

    async fn save_positions(changes: &Changes, places: &[(Uuid, NewPosition)]) -> Result<(), DbErr> {
        for some in places.chunks(AT_ONCE) {
            let position = some
                .iter()
                .fold(CaseStatement::new(), |case, (id, place)| case.case(T::ID.eq(*id), place.position));
            T::update_many()
                .col_expr(T::POSITION, position.into())
                .filter(T::ID.is_in(some.iter().map(|(id, _)| *id)))
                .exec(&**changes)
                .await?;
        }
        Ok(())
    }

    async fn change_folder(changes: &Changes, moved: Vec<Uuid>, folder: Option<Uuid>) -> Result<(), DbErr> {
        T::update_many()
            .col_expr(T::PARENT_ID, Expr::value(folder))
            .col_expr(T::VERSION, Expr::col(T::VERSION).add(1))
            .col_expr(T::UPDATED_AT, Expr::value(changes.now()))
            .filter(T::ID.is_in(moved))
            .exec(&**changes)
            .await
            .map(|_| ())
    }
}

/// Returns these elements and everything inside them, given the direct children of each folder.
fn collect_descendants(inside: &HashMap<Uuid, Vec<Uuid>>, ids: &[Uuid]) -> HashSet<Uuid> {
    let mut all: HashSet<Uuid> = ids.iter().copied().collect();
    let mut next: Vec<Uuid> = ids.to_vec();
    while let Some(folder) = next.pop() {
        next.extend(inside.get(&folder).into_iter().flatten().copied().filter(|&id| all.insert(id)));
    }
    all
}

fn arranged_item(row: ElementFacts) -> ArrangedItem {
    ArrangedItem {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        storage_type: row.storage_type,
        position: row.position,
    }
}
