//! Moves folders and file requests of a template, by the same rule as on a loan.

use std::collections::HashSet;

use uuid::Uuid;

use super::{
    dto::{OnTemplate, TemplateElement},
    elements::{load_elements, touch_template},
    outline::load_own,
};
use crate::{
    access::SignedIn,
    entity::template_element,
    features::needs_list::{LockedElements, MoveElements},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Moves folders and file requests of a template.
///
/// Returns every element whose position changed.
pub(super) async fn move_elements(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: MoveElements,
) -> Result<Vec<TemplateElement>, Problem> {
    let changes = Changes::begin(state).await?;
    let template = load_own(&*changes, &signed_in, on.template_id).await?;
    let locked = LockedElements::<template_element::Entity>::of(&changes, template.id).await?;
    if let Some(row) = locked.find_stale(&input.versions) {
        return Err(Problem::stale(TemplateElement::new(row.clone(), None)));
    }
    let places = locked.move_elements(&changes, &input).await?;
    let ids: HashSet<Uuid> = places.into_iter().map(|(id, _)| id).collect();
    touch_template(&changes, template.clone()).await?;
    let mut now = load_elements(&*changes, template.id).await?;
    now.retain(|element| ids.contains(&element.id));
    changes.commit().await?;
    Ok(now)
}
