//! Moves elements to another position or folder. The rule `needs_list.arrange_elements` decides where to.

use std::collections::{HashMap, HashSet};

use serde_json::json;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::{Held, bulk_dto::MoveElements, seen_now, tell_all};
use crate::{
    access::LoanMember,
    entity::needs_list_element as element,
    features::needs_list::{dto::NeedsListElement, sight},
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
    let held = Held::<element::Entity>::of(&changes, member.loan.id).await?;
    if let Some(row) = held.changed_since(&input.versions) {
        return Err(Problem::stale(sight::see_element(&*changes, member, row.id).await?.into_dto()));
    }
    let places = held.arrange(&changes, &input).await?;
    let from: HashMap<Uuid, Option<Uuid>> = held.rows.iter().map(|row| (row.id, row.parent_id)).collect();
    let detail = |id: Uuid| json!({ "fromParentId": from.get(&id), "toParentId": input.parent_id });
    let moved = places.iter().filter(|(_, place)| place.moved);
    let details = moved.map(|(id, _)| (*id, detail(*id))).collect();
    if !places.is_empty() {
        tell_all(&mut changes, member, Kind::ElementUpdated, HistoryKind::Moved, details).await?;
    }
    let ids: HashSet<Uuid> = places.iter().map(|(id, _)| *id).collect();
    // The current positions.
    let held = Held::of(&changes, member.loan.id).await?;
    let now = seen_now(&changes, member, &held, &ids).await?;
    changes.commit().await?;
    Ok(now)
}
