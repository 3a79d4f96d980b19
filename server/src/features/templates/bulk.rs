//! A bulk change to elements of a template, and undoing it, as on a loan.

use std::collections::HashSet;

use uuid::Uuid;

use super::{
    dto::{OnTemplate, TemplateElement, TemplateElementsChanged},
    elements::{load_elements, touch_template},
    outline::load_own,
};
use crate::{
    access::SignedIn,
    entity::template_element,
    features::needs_list::{ChangeElements, LockedElements, UndoChange},
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
    let template = load_own(&*changes, &signed_in, on.template_id).await?;
    input.check()?;
    let locked = LockedElements::<template_element::Entity>::of(&changes, template.id).await?;
    let rows = locked.require_rows(&input.element_ids, false)?;
    let undo: UndoChange = if input.delete {
        let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
        locked.delete(&changes, &ids).await?
    } else {
        locked.set_all(&changes, &rows, |_| (input.priority_type, input.hidden)).await?.into()
    };
    touch_template(&changes, template).await?;
    let changed =
        load_current(&changes, on.template_id, undo.before.iter().map(|before| before.id).collect()).await?;
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
    let template = load_own(&*changes, &signed_in, on.template_id).await?;
    let locked = LockedElements::<template_element::Entity>::of(&changes, template.id).await?;
    let mut ids = locked.restore(&changes, &input.element_ids).await?;
    if let Some(row) = locked.find_stale(&input.versions()) {
        return Err(Problem::stale(TemplateElement::new(row.clone(), None)));
    }
    locked.reset(&changes, &input.before).await?;
    touch_template(&changes, template).await?;
    ids.extend(input.before.iter().map(|before| before.id));
    let now = load_current(&changes, on.template_id, ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Returns those of the elements that exist, in their current state.
async fn load_current(
    changes: &Changes,
    template_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<Vec<TemplateElement>, Problem> {
    let mut elements = load_elements(&**changes, template_id).await?;
    elements.retain(|element| ids.contains(&element.id));
    Ok(elements)
}
