//! Folders and file requests of a template move, by the rule that moves those of a loan.

use axum::{Json, extract::State};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, IntoActiveModel as _};
use shared_rules::needs_list::arranging::{ArrangeElements, ArrangedItem, arrange_elements};
use uuid::Uuid;

use super::{
    dto::{OnTemplate, TemplateElement},
    elements::{all, touch},
    outline::{elements_of, own, refuse_if},
};
use crate::{
    access::SignedIn,
    entity::template_element,
    features::needs_list::MoveElements,
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
    let rows = elements_of(&*changes, template.id).await?;
    let changed =
        |row: &&template_element::Model| input.versions.get(&row.id).is_some_and(|v| *v != row.version);
    if let Some(row) = rows.iter().find(changed) {
        return Err(Problem::stale(TemplateElement::new(row.clone(), None)));
    }
    let arrangement = arrange_elements(&ArrangeElements {
        elements: rows.iter().map(item).collect(),
        element_ids: input.element_ids.iter().map(Uuid::to_string).collect(),
        parent_id: input.parent_id.map(|id| id.to_string()),
        before_id: input.before_id.map(|id| id.to_string()),
    });
    refuse_if(arrangement.violations)?;
    let mut ids = Vec::with_capacity(arrangement.places.len());
    for place in arrangement.places {
        let Some(row) = rows.iter().find(|row| row.id.to_string() == place.id) else { continue };
        ids.push(row.id);
        let mut next = row.clone().into_active_model();
        next.position = Set(place.position);
        if place.moved {
            next.parent_id = Set(input.parent_id);
            next.version = Set(row.version.saturating_add(1));
            next.updated_at = Set(changes.now());
        }
        next.update(&*changes).await?;
    }
    touch(&changes, template.clone()).await?;
    let mut now = all(&*changes, template.id).await?;
    now.retain(|element| ids.contains(&element.id));
    changes.commit().await?;
    Ok(Json(now))
}

fn item(row: &template_element::Model) -> ArrangedItem {
    ArrangedItem {
        id: row.id.to_string(),
        parent_id: row.parent_id.map(|id| id.to_string()),
        storage_type: row.storage_type.0,
        position: row.position,
    }
}
