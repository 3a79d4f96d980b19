//! Moves folders and file requests of a template, by the same rule as on a loan.

use std::collections::HashSet;

use uuid::Uuid;

use super::{
    dto::{OnTemplate, TemplateElement},
    elements::{all, touch},
    outline::own,
};
use crate::{
    access::SignedIn,
    entity::template_element,
    features::needs_list::{Held, MoveElements},
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
    let template = own(&*changes, &signed_in, on.template_id).await?;
    let held = Held::<template_element::Entity>::of(&changes, template.id).await?;
    if let Some(row) = held.changed_since(&input.versions) {
        return Err(Problem::stale(TemplateElement::new(row.clone(), None)));
    }
    let places = held.arrange(&changes, &input).await?;
    let ids: HashSet<Uuid> = places.into_iter().map(|(id, _)| id).collect();
    touch(&changes, template.clone()).await?;
    let mut now = all(&*changes, template.id).await?;
    now.retain(|element| ids.contains(&element.id));
    changes.commit().await?;
    Ok(now)
}
