//! Changing many elements of a list at once: moving, priority, hiding, deleting, and undoing that.

mod bulk;
mod bulk_dto;
mod moving;
pub(super) mod routes;

pub(super) use bulk::restore_one;
pub(crate) use bulk_dto::MoveElements;

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::{Value, json};
use shared_rules::{
    needs_list::{
        history::HistoryKind,
        moving::{Placed, comes_back_too_deep},
    },
    text::needs_list as text,
    value::limits::list_problem,
    violation::Violation,
};
use uuid::Uuid;

use super::{commands::loan_changed, dto::NeedsListElement, eyes::Eyes, history, sight, store::Which};
use crate::{
    access::LoanMember,
    entity::needs_list_element as element,
    http::Problem,
    realtime::{Changes, Kind, Topic},
};

/// All elements of a loan, deleted or not, by position; nobody else changes them until the transaction
/// ends.
struct Held {
    rows: Vec<element::Model>,
}

impl Held {
    async fn of(changes: &Changes, loan_id: Uuid) -> Result<Self, DbErr> {
        let mut rows = element::Entity::find()
            .filter(element::Column::LoanId.eq(loan_id))
            // Always in this order, so that two of these never wait for each other.
            .order_by_asc(element::Column::Id)
            .lock_exclusive()
            .all(&**changes)
            .await?;
        rows.sort_by_key(|row| (row.position, row.id));
        Ok(Self { rows })
    }

    fn in_force(&self) -> impl Iterator<Item = &element::Model> {
        self.rows.iter().filter(|row| row.deleted_at.is_none())
    }

    /// The rows of these ids, if all are there: deleted, or in force.
    fn all_of(&self, ids: &[Uuid], deleted: bool) -> Result<Vec<&element::Model>, Problem> {
        if let Some(too_many) = list_problem("elementIds", ids.len()) {
            return Err(Problem::invalid(vec![too_many]));
        }
        let wanted: HashSet<Uuid> = ids.iter().copied().collect();
        let found: Vec<&element::Model> = self.rows.iter().filter(|row| wanted.contains(&row.id)).collect();
        if found.len() != wanted.len() {
            return Err(Problem::not_found());
        }
        if found.iter().any(|row| row.deleted_at.is_some() != deleted) {
            return Err(Problem::invalid(vec![text::MOVE_GONE.violation("elementIds")]));
        }
        Ok(found)
    }

    /// These elements and all they contain.
    fn with_contents(&self, ids: &[Uuid]) -> HashSet<Uuid> {
        let mut all: HashSet<Uuid> = ids.iter().copied().collect();
        loop {
            let before = all.len();
            let inside = |row: &&element::Model| row.parent_id.is_some_and(|folder| all.contains(&folder));
            let more: Vec<Uuid> = self.rows.iter().filter(inside).map(|row| row.id).collect();
            all.extend(more);
            if all.len() == before {
                return all;
            }
        }
    }

    /// Whether folders stand too deep in one another once these are back among those in force.
    fn too_deep_with(&self, back: &HashSet<Uuid>) -> Option<Violation> {
        let there = self.rows.iter().filter(|row| row.deleted_at.is_none() || back.contains(&row.id));
        let texts: Vec<(String, Option<String>, &element::Model)> =
            there.map(|row| (row.id.to_string(), row.parent_id.map(|id| id.to_string()), row)).collect();
        let placed: Vec<Placed<'_>> = texts
            .iter()
            .map(|(id, parent, row)| (id.as_str(), parent.as_deref(), row.storage_type.0))
            .collect();
        let comes_back = texts.iter().filter(|(_, _, row)| back.contains(&row.id));
        comes_back_too_deep(&placed, &comes_back.map(|(id, _, _)| id.as_str()).collect())
    }

    /// These elements and the folders they are in.
    fn with_folders(&self, ids: &HashSet<Uuid>) -> Vec<Uuid> {
        let folders: HashMap<Uuid, Option<Uuid>> =
            self.rows.iter().map(|row| (row.id, row.parent_id)).collect();
        let mut all = ids.clone();
        let mut next: Vec<Uuid> = ids.iter().copied().collect();
        while let Some(id) = next.pop() {
            let folder = folders.get(&id).copied().flatten();
            next.extend(folder.filter(|folder| all.insert(*folder)));
        }
        all.into_iter().collect()
    }
}

/// Records and tells what happened to several elements, each with its detail.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn tell_all(
    changes: &mut Changes,
    member: &LoanMember,
    kind: Kind,
    entry: HistoryKind,
    details: Vec<(Uuid, Value)>,
) -> Result<(), DbErr> {
    let ids: Vec<Uuid> = details.iter().map(|(id, _)| *id).collect();
    let at = changes.now();
    let entries = details.into_iter().map(|(id, detail)| history::Entry {
        element_id: id,
        actor_id: member.user.id,
        kind: entry.name(),
        detail,
        at,
        before: None,
    });
    history::record_all(&**changes, entries).await?;
    loan_changed(changes, member).await?;
    let ids = json!({ "elementId": ids.first(), "elementIds": ids });
    changes.tell(Topic::Loan(member.loan.id), kind, &ids).await
}

/// Those of these elements that are in force, as the member sees them now.
async fn seen_now(
    changes: &Changes,
    member: &LoanMember,
    folders: &Held,
    ids: &HashSet<Uuid>,
) -> Result<Vec<NeedsListElement>, DbErr> {
    let chains = folders.with_folders(ids);
    let mut seen = sight::see(&**changes, &Eyes::of(member), Which::Of(&chains)).await?;
    seen.retain(|element| ids.contains(&element.id));
    Ok(seen)
}
