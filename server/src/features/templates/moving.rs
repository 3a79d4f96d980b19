//! Folders and file requests of a template move, by the rule that moves those of a loan.

use std::collections::HashSet;

use axum::{Json, extract::State};
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
    http::{Checked, CheckedPath, Problem, problem::ProblemBody},
    realtime::Changes,
    state::AppState,
};

/// Move folders and file requests of a template
///
/// Answers every element whose place changed.
#[utoipa::path(post, path = "/templates/{templateId}/elements/move", operation_id = "moveTemplateElements", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = MoveElements,
    responses((status = 200, body = Vec<TemplateElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn move_elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    Checked(input): Checked<MoveElements>,
) -> Result<Json<Vec<TemplateElement>>, Problem> {
    let changes = Changes::begin(&state).await?;
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
    Ok(Json(now))
}
