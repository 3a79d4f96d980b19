//! Moves elements to another position or folder. The rule `needs_list.arrange_elements` decides where to.

use std::collections::{HashMap, HashSet};

use serde_json::json;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::{LockedElements, bulk_dto::MoveElements, load_visible_now, record_bulk_change};
use crate::{
    access::LoanMember,
    entity::needs_list_element as element,
    features::needs_list::{dto::NeedsListElement, visibility},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Moves elements; returns all whose position changed.
pub(super) async fn move_elements(
    state: &AppState,
    member: &LoanMember,
    input: MoveElements,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let locked = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    if let Some(row) = locked.find_stale(&input.versions) {
        return Err(Problem::stale(
            visibility::load_visible_element(&*changes, member, row.id).await?.into_dto(),
        ));
    }
    let places = locked.move_elements(&changes, &input).await?;
    let from: HashMap<Uuid, Option<Uuid>> = locked.rows.iter().map(|row| (row.id, row.parent_id)).collect();
    let detail = |id: Uuid| json!({ "fromParentId": from.get(&id), "toParentId": input.parent_id });
    let moved = places.iter().filter(|(_, place)| place.moved);
    let details = moved.map(|(id, _)| (*id, detail(*id))).collect();
    if !places.is_empty() {
        record_bulk_change(&mut changes, member, Kind::ElementUpdated, HistoryKind::Moved, details).await?;
    }
    let ids: HashSet<Uuid> = places.iter().map(|(id, _)| *id).collect();
    // The current positions.
    let locked = LockedElements::of(&changes, member.loan.id).await?;
    let now = load_visible_now(&changes, member, &locked, &ids).await?;
    changes.commit().await?;
    Ok(now)
}
