//! One change to many elements of a template, and undoing it, as on a loan.

use std::collections::HashSet;

use axum::{Json, extract::State};
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
    http::{Checked, CheckedPath, Problem, problem::ProblemBody},
    realtime::Changes,
    state::AppState,
};

/// Change the priority of several elements of a template, hide, show or delete them
#[utoipa::path(post, path = "/templates/{templateId}/elements/bulk", operation_id = "changeTemplateElements", tag = "templates",
    params(("templateId" = Uuid, Path)), request_body = ChangeElements,
    responses((status = 200, body = TemplateElementsChanged), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn change(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    Checked(input): Checked<ChangeElements>,
) -> Result<Json<TemplateElementsChanged>, Problem> {
    let changes = Changes::begin(&state).await?;
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
    Ok(Json(TemplateElementsChanged { changed, undo }))
}

/// Undo a change of several elements of a template
///
/// What was deleted comes back as it was, with its example files.
#[utoipa::path(post, path = "/templates/{templateId}/elements/bulk/restore", operation_id = "undoTemplateElements",
    tag = "templates", params(("templateId" = Uuid, Path)), request_body = UndoChange,
    responses((status = 200, body = Vec<TemplateElement>), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
    Checked(input): Checked<UndoChange>,
) -> Result<Json<Vec<TemplateElement>>, Problem> {
    let changes = Changes::begin(&state).await?;
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
    Ok(Json(now))
}

/// Those of the elements that are there, as they are now.
async fn now(
    changes: &Changes,
    template_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<Vec<TemplateElement>, Problem> {
    let mut elements = all(&**changes, template_id).await?;
    elements.retain(|element| ids.contains(&element.id));
    Ok(elements)
}
