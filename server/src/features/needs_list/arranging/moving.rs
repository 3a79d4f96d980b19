//! Elements move: to another place, or into another folder. Where to is decided by the rule
//! `needs_list.arrange_elements`.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter,
    sea_query::{CaseStatement, Expr},
};
use serde_json::json;
use shared_rules::needs_list::{
    arranging::{ArrangeElements, ArrangedItem, NewPlace, arrange_elements},
    history::HistoryKind,
};
use uuid::Uuid;

use super::{Held, bulk_dto::MoveElements, seen_now, tell_all};
use crate::{
    access::LoanMember,
    entity::needs_list_element as element,
    features::needs_list::{commands::refuse_if, dto::NeedsListElement, sight},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// How many places one statement changes.
const AT_ONCE: usize = 400;

/// Moves elements; answers all whose place changed.
pub(super) async fn move_elements(
    state: &AppState,
    member: &LoanMember,
    input: MoveElements,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let held = Held::of(&changes, member.loan.id).await?;
    refuse_stale(&changes, member, &held, &input).await?;
    let arrangement = arrange_elements(&ArrangeElements {
        elements: held.in_force().map(item).collect(),
        element_ids: input.element_ids.iter().map(Uuid::to_string).collect(),
        parent_id: input.parent_id.map(|id| id.to_string()),
        before_id: input.before_id.map(|id| id.to_string()),
    });
    refuse_if(arrangement.violations)?;
    let places: Vec<(Uuid, NewPlace)> = arrangement
        .places
        .into_iter()
        .filter_map(|place| place.id.parse().ok().map(|id| (id, place)))
        .collect();
    put(&changes, &places).await?;
    let moved: Vec<Uuid> = places.iter().filter(|(_, place)| place.moved).map(|(id, _)| *id).collect();
    change_folder(&changes, &moved, input.parent_id).await?;
    let from: HashMap<Uuid, Option<Uuid>> = held.rows.iter().map(|row| (row.id, row.parent_id)).collect();
    let detail = |id: Uuid| json!({ "fromParentId": from.get(&id), "toParentId": input.parent_id });
    let details = moved.iter().map(|id| (*id, detail(*id))).collect();
    if !places.is_empty() {
        tell_all(&mut changes, member, Kind::ElementUpdated, HistoryKind::Moved, details).await?;
    }
    let ids: HashSet<Uuid> = places.iter().map(|(id, _)| *id).collect();
    // Where they are now.
    let held = Held::of(&changes, member.loan.id).await?;
    let now = seen_now(&changes, member, &held, &ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Refuses when one of them changed since the version named.
async fn refuse_stale(
    changes: &Changes,
    member: &LoanMember,
    held: &Held,
    input: &MoveElements,
) -> Result<(), Problem> {
    let changed =
        |row: &&element::Model| input.versions.get(&row.id).is_some_and(|version| *version != row.version);
    match held.in_force().find(changed) {
        None => Ok(()),
        Some(row) => Err(Problem::stale(sight::see_element(&**changes, member, row.id).await?.into_dto())),
    }
}

fn item(row: &element::Model) -> ArrangedItem {
    ArrangedItem {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        storage_type: row.storage_type.0,
        position: row.position,
    }
}

async fn put(changes: &Changes, places: &[(Uuid, NewPlace)]) -> Result<(), DbErr> {
    for some in places.chunks(AT_ONCE) {
        let position = some.iter().fold(CaseStatement::new(), |case, (id, place)| {
            case.case(element::Column::Id.eq(*id), place.position)
        });
        element::Entity::update_many()
            .col_expr(element::Column::Position, position.into())
            .filter(element::Column::Id.is_in(some.iter().map(|(id, _)| *id)))
            .exec(&**changes)
            .await?;
    }
    Ok(())
}

async fn change_folder(changes: &Changes, moved: &[Uuid], folder: Option<Uuid>) -> Result<(), DbErr> {
    let next = Expr::col(element::Column::Version).add(1);
    element::Entity::update_many()
        .col_expr(element::Column::ParentId, Expr::value(folder))
        .col_expr(element::Column::Version, next)
        .col_expr(element::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(element::Column::Id.is_in(moved.iter().copied()))
        .exec(&**changes)
        .await
        .map(|_| ())
}
