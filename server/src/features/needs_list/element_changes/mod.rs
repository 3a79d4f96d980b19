//! Changing the elements of a loan's or template's list: adding and updating one; moving, prioritizing, hiding and
//! deleting several, and undoing that.

mod bulk;
mod bulk_dto;
mod copying;
mod locked_elements;
mod moving;
pub(super) mod routes;
pub(super) mod single;
pub(super) mod table;

pub(super) use bulk::restore_one;
pub(crate) use bulk_dto::{ChangeElements, MoveElements, UndoChange};
pub(crate) use copying::copy_list;
pub(crate) use locked_elements::LockedElements;
pub(crate) use single::{changed_element_row, new_element_row};

use std::collections::HashSet;

use sea_orm::DbErr;
use serde_json::{Value, json};
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::{
    commands::touch_loan, dto::NeedsListElement, history, store::ElementSelection, viewer::Viewer, visibility,
};
use crate::{
    access::LoanMember,
    entity::needs_list_element as element,
    features::activity::ActivityScope,
    realtime::{Changes, Kind, Topic},
};

/// Records and publishes a change of several elements, each with its detail.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_bulk_change(
    changes: &mut Changes,
    member: &LoanMember,
    kind: Kind,
    entry: HistoryKind,
    details: Vec<(Uuid, Value)>,
) -> Result<(), DbErr> {
    let ids: Vec<Uuid> = details.iter().map(|(id, _)| *id).collect();
    record_entries(changes, member, entry, details).await?;
    let ids = json!({ "elementId": ids.first(), "elementIds": ids });
    changes.publish_event(Topic::Loan(member.loan.id), kind, &ids).await
}

/// Records and publishes a change of several elements, with one event per element.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn record_change_of_each(
    changes: &mut Changes,
    member: &LoanMember,
    kind: Kind,
    entry: HistoryKind,
    details: Vec<(Uuid, Value)>,
) -> Result<(), DbErr> {
    let ids: Vec<Uuid> = details.iter().map(|(id, _)| *id).collect();
    if ids.is_empty() {
        return Ok(());
    }
    record_entries(changes, member, entry, details).await?;
    for id in ids {
        changes.publish_event(Topic::Loan(member.loan.id), kind, &json!({ "elementId": id })).await?;
    }
    Ok(())
}

/// Records a change of several elements; the loan counts as changed too.
async fn record_entries(
    changes: &Changes,
    member: &LoanMember,
    entry: HistoryKind,
    details: Vec<(Uuid, Value)>,
) -> Result<(), DbErr> {
    let at = changes.now();
    let entries = details.into_iter().map(|(id, detail)| history::Entry {
        element_id: id,
        actor_id: member.user.id,
        kind: entry,
        detail,
        at,
        before: None,
    });
    history::record_entries(changes, ActivityScope::from(&member.loan), entries).await?;
    touch_loan(changes, member).await
}

/// Returns the active ones of these elements, as the member sees them now.
pub(super) async fn load_visible_now(
    changes: &Changes,
    member: &LoanMember,
    folders: &LockedElements<element::Entity>,
    ids: &HashSet<Uuid>,
) -> Result<Vec<NeedsListElement>, DbErr> {
    let chains = folders.with_folders(ids);
    let mut seen =
        visibility::load_visible(&**changes, &Viewer::of(member), ElementSelection::Of(&chains)).await?;
    seen.retain(|element| ids.contains(&element.id));
    Ok(seen)
}
