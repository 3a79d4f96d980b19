//! The folders and file requests of a template.

use std::collections::HashMap;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, QueryFilter, QueryOrder,
};
use shared_rules::needs_list::{
    element::StorageType,
    form::{ElementForm, check_element},
    moving::DEEPEST,
};
use uuid::Uuid;

use super::{
    dto::{
        CreateTemplateElement, OnTemplate, OnTemplateElement, TemplateElement, TemplateElements,
        UpdateTemplateElement,
    },
    outline::{elements_of, in_tree_order, own, own_element, refuse_if},
};
use crate::{
    access::SignedIn,
    entity::{Word, template, template_element, template_file},
    features::needs_list::{Held, filled},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// The elements of a template.
pub(super) async fn list(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplate,
) -> Result<TemplateElements, Problem> {
    let template = own(state.db.read(), &signed_in, on.template_id).await?;
    Ok(TemplateElements { content: all(state.db.read(), template.id).await? })
}

/// All elements with their files, in one statement, in tree order.
pub(super) async fn all(db: &impl ConnectionTrait, template_id: Uuid) -> Result<Vec<TemplateElement>, DbErr> {
    let rows = template_element::Entity::find()
        .filter(template_element::Column::TemplateId.eq(template_id))
        .filter(template_element::Column::DeletedAt.is_null())
        .find_also_related(template_file::Entity)
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
    let CreateTemplateElement { element: input, each_borrower } = input;
    let changes = Changes::begin(state).await?;
    let template = own(&*changes, &signed_in, on.template_id).await?;
    let rows = elements_of(&*changes, template.id).await?;
    let parent = match input.parent_id {
        Some(id) => Some(rows.iter().find(|row| row.id == id).ok_or_else(Problem::not_found)?),
        None => None,
    };
    let form = ElementForm {
        name: input.name,
        description: input.description,
        folders_above: folders_down_to(&rows, input.parent_id),
        parent_storage_type: parent.map(|parent| parent.storage_type.0),
        storage_type: Some(input.storage_type),
    };
    refuse_if(check_element(&form))?;
    let siblings = rows.iter().filter(|row| row.parent_id == input.parent_id);
    let row = template_element::ActiveModel {
        id: Set(Uuid::now_v7()),
        template_id: Set(template.id),
        parent_id: Set(input.parent_id),
        name: Set(form.name.trim().to_owned()),
        storage_type: Set(Word(input.storage_type)),
        priority_type: Set(Word(input.priority_type)),
        hidden: Set(input.hidden),
        visible_at_status: Set(input.visible_at_status.map(|status| Word(status.into()))),
        modifiers: Set("[]".to_owned()),
        description: Set(filled(form.description)),
        freshness_days: Set(None),
        each_borrower: Set(each_borrower && input.storage_type == StorageType::File),
        position: Set(siblings.map(|row| row.position).max().map_or(0, |last| last.saturating_add(1))),
        version: Set(1),
        deleted_at: Set(None),
        created_at: Set(changes.now()),
        updated_at: Set(changes.now()),
    };
    let row = row.insert(&*changes).await?;
    touch(&changes, template).await?;
    changes.commit().await?;
    Ok(TemplateElement::new(row, None))
}

/// How many folders stand in one another from the top down to that one.
fn folders_down_to(rows: &[template_element::Model], folder: Option<Uuid>) -> u32 {
    let parents: HashMap<Uuid, Option<Uuid>> = rows.iter().map(|row| (row.id, row.parent_id)).collect();
    let way_up = std::iter::successors(folder, |id| parents.get(id).copied().flatten());
    way_up.zip(1..=DEEPEST).map(|(_, count)| count).last().unwrap_or_default()
}

/// Changes a folder or file request of a template.
pub(super) async fn update(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
    input: UpdateTemplateElement,
) -> Result<TemplateElement, Problem> {
    let changes = Changes::begin(state).await?;
    let (template, before) = own_element(&*changes, &signed_in, on.template_id, on.element_id).await?;
    let file = template_file::Entity::find_by_id(before.id).one(&*changes).await?;
    if before.version != input.change.version {
        return Err(Problem::stale(TemplateElement::new(before, file)));
    }
    let row = changed(before, input, changes.now())?.update(&*changes).await?;
    touch(&changes, template).await?;
    changes.commit().await?;
    Ok(TemplateElement::new(row, file))
}

/// The row with the change, if the rule takes it.
fn changed(
    before: template_element::Model,
    input: UpdateTemplateElement,
    now: chrono::DateTime<chrono::Utc>,
) -> Result<template_element::ActiveModel, Problem> {
    let UpdateTemplateElement { change: input, each_borrower } = input;
    let request = before.storage_type.0 == StorageType::File;
    let name = input.name.unwrap_or_else(|| before.name.clone());
    let description = input.description.unwrap_or_else(|| before.description.clone());
    let form = ElementForm { name, description, ..ElementForm::default() };
    refuse_if(check_element(&form))?;
    let version = before.version.saturating_add(1);
    let mut row = before.into_active_model();
    row.name = Set(form.name.trim().to_owned());
    row.description = Set(filled(form.description));
    if let Some(priority) = input.priority_type {
        row.priority_type = Set(Word(priority));
    }
    if let Some(hidden) = input.hidden {
        row.hidden = Set(hidden);
    }
    if let Some(status) = input.visible_at_status {
        row.visible_at_status = Set(status.map(|status| Word(status.into())));
    }
    if let Some(each) = each_borrower {
        row.each_borrower = Set(each && request);
    }
    row.version = Set(version);
    row.updated_at = Set(now);
    Ok(row)
}

/// Deletes a folder or file request of a template, with what it contains.
pub(super) async fn delete(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    let (template, row) = own_element(&*changes, &signed_in, on.template_id, on.element_id).await?;
    Held::<template_element::Entity>::of(&changes, template.id).await?.delete(&changes, &[row.id]).await?;
    touch(&changes, template).await?;
    changes.commit().await?;
    Ok(())
}

/// The template counts as changed now; its version is of its name and purpose only.
pub(super) async fn touch(changes: &Changes, template: template::Model) -> Result<(), DbErr> {
    let mut row = template.into_active_model();
    row.updated_at = Set(changes.now());
    row.update(&**changes).await.map(|_| ())
}
