//! The folders and file requests of a template.

use chrono::NaiveDate;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, ModelTrait as _, QueryFilter, QueryOrder,
};
use shared_rules::{
    needs_list::{
        due_date::of_request, element::StorageType, element_form::due_days_problem, template_merge::asks_each,
    },
    text::needs_list as text,
};
use uuid::Uuid;

use super::{
    dto::{
        CreateTemplateElement, OnTemplate, OnTemplateElement, TemplateElement, TemplateElements,
        UpdateTemplateElement,
    },
    outline::{in_tree_order, load_own, load_own_element},
};
use crate::{
    access::SignedIn,
    entity::{example_file, template, template_element},
    features::needs_list::{LockedElements, changed_element_row, new_element_row},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Returns the elements of a template.
pub(super) async fn list(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
) -> Result<TemplateElements, Problem> {
    let template = load_own(state.db.read(), &signed_in, on.template_id).await?;
    Ok(TemplateElements { content: load_elements(state.db.read(), template.id).await? })
}

/// Returns all elements with their example files, in one statement, in tree order.
pub(super) async fn load_elements(
    db: &impl ConnectionTrait,
    template_id: Uuid,
) -> Result<Vec<TemplateElement>, DbErr> {
    let rows = template_element::Entity::find()
        .filter(template_element::Column::TemplateId.eq(template_id))
        .filter(template_element::Column::DeletedAt.is_null())
        .find_also_related(example_file::Entity)
        .order_by_asc(template_element::Column::Position)
        .order_by_asc(template_element::Column::Id)
        .all(db)
        .await?;
    let rows = in_tree_order(rows, |(row, _)| (row.id, row.parent_id));
    Ok(rows.into_iter().map(|(row, file)| TemplateElement::new(row, file)).collect())
}

/// Adds a folder or file request to a template.
pub(super) async fn create(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
    input: CreateTemplateElement,
) -> Result<TemplateElement, Problem> {
    let CreateTemplateElement { element: input, each_borrower, due_days } = input;
    refuse_due(input.due_date, due_days)?;
    let changes = Changes::begin(state).await?;
    let template = load_own(&*changes, &signed_in, on.template_id).await?;
    let request = input.storage_type;
    let mut row = new_element_row::<template_element::Entity>(&changes, template.id, input).await?;
    row.each_borrower = Set(asks_each(request, each_borrower));
    row.due_days = Set(days_column(request, due_days));
    let row = row.insert(&*changes).await?;
    touch_template(&changes, template).await?;
    changes.commit().await?;
    Ok(TemplateElement::new(row, None))
}

/// Changes a folder or file request of a template.
pub(super) async fn update(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
    input: UpdateTemplateElement,
) -> Result<TemplateElement, Problem> {
    let changes = Changes::begin(state).await?;
    let (template, before) = load_own_element(&*changes, &signed_in, on.template_id, on.element_id).await?;
    let file = before.find_related(example_file::Entity).one(&*changes).await?;
    if before.version != input.change.version {
        return Err(Problem::stale(TemplateElement::new(before, file)));
    }
    let UpdateTemplateElement { change, each_borrower, due_days } = input;
    refuse_due(change.due_date.flatten(), due_days.flatten())?;
    let mut row = changed_element_row::<template_element::Entity>(&before, change, changes.now())?;
    if let Some(each) = each_borrower {
        row.each_borrower = Set(asks_each(before.storage_type.0, each));
    }
    if let Some(days) = due_days {
        row.due_days = Set(days_column(before.storage_type.0, days));
    }
    let row = row.update(&*changes).await?;
    touch_template(&changes, template).await?;
    changes.commit().await?;
    Ok(TemplateElement::new(row, file))
}

/// Refuses a due date, which only a loan's request can have, and a number of days beyond the limit.
fn refuse_due(date: Option<NaiveDate>, days: Option<u32>) -> Result<(), Problem> {
    let date = date.map(|_| text::DUE_DATE_ON_LOANS.violation("dueDate"));
    Problem::refuse_if(date.into_iter().chain(due_days_problem(days)).collect())
}

/// Returns a request's number of days, if the column can store it.
fn days_column(storage_type: StorageType, days: Option<u32>) -> Option<i32> {
    of_request(storage_type, days).and_then(|days| i32::try_from(days).ok())
}

/// Deletes a folder or file request of a template and its contents.
pub(super) async fn delete(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    let (template, row) = load_own_element(&*changes, &signed_in, on.template_id, on.element_id).await?;
    LockedElements::<template_element::Entity>::of(&changes, template.id)
        .await?
        .delete(&changes, &[row.id])
        .await?;
    touch_template(&changes, template).await?;
    changes.commit().await?;
    Ok(())
}

/// Updates the template's modification time; its version only covers its name and purpose.
pub(super) async fn touch_template(changes: &Changes, template: template::Model) -> Result<(), DbErr> {
    let mut row = template.into_active_model();
    row.updated_at = Set(changes.now());
    row.update(&**changes).await.map(|_| ())
}
