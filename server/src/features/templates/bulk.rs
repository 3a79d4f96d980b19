//! A bulk change to elements of a template, and undoing it, as on a loan.

use std::collections::HashSet;

use uuid::Uuid;

use super::{
    dto::{OnTemplate, TemplateElement, TemplateElementsChanged},
    elements::{all, touch},
    outline::own,
};
use crate::{
    access::SignedIn,
    entity::template_element,
    features::needs_list::{ChangeElements, Held, UndoChange},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Changes, hides, shows or deletes several elements of a template.
pub(super) async fn change(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: ChangeElements,
) -> Result<TemplateElementsChanged, Problem> {
    let changes = Changes::begin(state).await?;
    let template = own(&*changes, &signed_in, on.template_id).await?;
    input.check()?;
    let held = Held::<template_element::Entity>::of(&changes, template.id).await?;
    let rows = held.all_of(&input.element_ids, false)?;
    let undo: UndoChange = if input.delete {
        let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
        held.delete(&changes, &ids).await?
    } else {
        held.set_all(&changes, &rows, |_| (input.priority_type, input.hidden)).await?.into()
    };
    touch(&changes, template).await?;
    let changed = now(&changes, on.template_id, undo.before.iter().map(|before| before.id).collect()).await?;
    changes.commit().await?;
    Ok(TemplateElementsChanged { changed, undo })
}

/// Undoes a bulk change to elements of a template.
///
/// Deleted elements are restored with their example files.
pub(super) async fn undo(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: UndoChange,
) -> Result<Vec<TemplateElement>, Problem> {
    let changes = Changes::begin(state).await?;
    let template = own(&*changes, &signed_in, on.template_id).await?;
    let held = Held::<template_element::Entity>::of(&changes, template.id).await?;
    let mut ids = held.restore(&changes, &input.element_ids).await?;
    if let Some(row) = held.changed_since(&input.versions()) {
        return Err(Problem::stale(TemplateElement::new(row.clone(), None)));
    }
    held.set_back(&changes, &input.before).await?;
    touch(&changes, template).await?;
    ids.extend(input.before.iter().map(|before| before.id));
    let now = now(&changes, on.template_id, ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Returns those of the elements that exist, in their current state.
async fn now(
    changes: &Changes,
    template_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<Vec<TemplateElement>, Problem> {
    let mut elements = all(&**changes, template_id).await?;
    elements.retain(|element| ids.contains(&element.id));
    Ok(elements)
}
