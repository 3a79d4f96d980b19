//! Needs-list templates: reading them, and making a loan's list from one.

use std::collections::HashMap;

use axum::{Json, extract::State};
use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter,
    QueryOrder, QuerySelect,
};
use serde::{Deserialize, Serialize};
use shared_rules::{
    loans::entity::EntityType,
    needs_list::{element::StorageType, priority::PriorityType, review::ReviewState, tree::Outline},
};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{dto::Modifier, wire::modifiers};
use crate::{
    access::SignedIn,
    entity::{Word, needs_list_element, template, template_element},
    http::{CheckedPath, Problem, problem::ProblemBody},
    state::AppState,
};

/// A ready-made needs list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Template {
    /// Its id.
    id: Uuid,
    /// What it is called.
    name: String,
    /// What it is for; INDIVIDUAL for borrowers.
    entity_type: EntityType,
    /// How many file requests it holds.
    items_count: i64,
    /// When it last changed.
    updated_at: DateTime<Utc>,
}

/// A folder or file request of a template.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TemplateElement {
    id: Uuid,
    parent_id: Option<Uuid>,
    name: String,
    storage_type: StorageType,
    hidden: bool,
    visible_at_status: Option<String>,
    modifiers: Vec<Modifier>,
    priority_type: PriorityType,
    position: i32,
    version: i32,
    description: Option<String>,
    freshness_days: Option<i32>,
    updated_at: DateTime<Utc>,
}

/// A template's elements, flat: each folder before what it contains.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct TemplateElements {
    content: Vec<TemplateElement>,
}

/// The template in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnTemplate {
    template_id: Uuid,
}

#[derive(Debug, FromQueryResult)]
struct Count {
    template_id: Uuid,
    items: i64,
}

/// The person's company; templates are the lending team's.
fn company(signed_in: &SignedIn) -> Result<Uuid, Problem> {
    signed_in.user.company_id.filter(|_| signed_in.role().is_lender()).ok_or_else(Problem::forbidden)
}

/// The templates of the signed-in lender's company
#[utoipa::path(get, path = "/templates", operation_id = "templates", tag = "needs list",
    responses((status = 200, body = Vec<Template>), (status = 403, body = ProblemBody)))]
pub(super) async fn list(
    signed_in: SignedIn,
    State(state): State<AppState>,
) -> Result<Json<Vec<Template>>, Problem> {
    let rows = template::Entity::find()
        .filter(template::Column::CompanyId.eq(company(&signed_in)?))
        .order_by_asc(template::Column::Name)
        .all(state.db.read())
        .await?;
    let counts = template_element::Entity::find()
        .select_only()
        .column(template_element::Column::TemplateId)
        .column_as(template_element::Column::Id.count(), "items")
        .filter(template_element::Column::StorageType.eq(Word(StorageType::File)))
        .filter(template_element::Column::TemplateId.is_in(rows.iter().map(|row| row.id)))
        .group_by(template_element::Column::TemplateId)
        .into_model::<Count>()
        .all(state.db.read())
        .await?;
    let counts: HashMap<Uuid, i64> =
        counts.into_iter().map(|count| (count.template_id, count.items)).collect();
    let templates = rows.into_iter().map(|row| Template {
        items_count: counts.get(&row.id).copied().unwrap_or_default(),
        id: row.id,
        name: row.name,
        entity_type: row.entity_type.0,
        updated_at: row.updated_at,
    });
    Ok(Json(templates.collect()))
}

/// The elements of a template
#[utoipa::path(get, path = "/templates/{templateId}/elements", operation_id = "templateElements", tag = "needs list",
    params(("templateId" = Uuid, Path)),
    responses((status = 200, body = TemplateElements), (status = 404, body = ProblemBody)))]
pub(super) async fn elements(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnTemplate>,
) -> Result<Json<TemplateElements>, Problem> {
    let company = company(&signed_in)?;
    let found = template::Entity::find_by_id(on.template_id)
        .filter(template::Column::CompanyId.eq(company))
        .one(state.db.read())
        .await?;
    let template = found.ok_or_else(Problem::not_found)?;
    let content = in_tree_order(state.db.read(), template.id).await?.into_iter().map(|row| TemplateElement {
        id: row.id,
        parent_id: row.parent_id,
        name: row.name,
        storage_type: row.storage_type.0,
        hidden: row.hidden,
        visible_at_status: row.visible_at_status,
        modifiers: modifiers(&row.modifiers),
        priority_type: row.priority_type.0,
        position: row.position,
        version: row.version,
        description: row.description,
        freshness_days: row.freshness_days,
        updated_at: row.updated_at,
    });
    Ok(Json(TemplateElements { content: content.collect() }))
}

async fn in_tree_order(
    db: &impl ConnectionTrait,
    template_id: Uuid,
) -> Result<Vec<template_element::Model>, DbErr> {
    let rows = template_element::Entity::find()
        .filter(template_element::Column::TemplateId.eq(template_id))
        .order_by_asc(template_element::Column::Position)
        .order_by_asc(template_element::Column::Id)
        .all(db)
        .await?;
    let ids: Vec<(String, Option<String>)> =
        rows.iter().map(|row| (row.id.to_string(), row.parent_id.map(|id| id.to_string()))).collect();
    let parents: Vec<(&str, Option<&str>)> =
        ids.iter().map(|(id, parent)| (id.as_str(), parent.as_deref())).collect();
    let mut rows: Vec<Option<template_element::Model>> = rows.into_iter().map(Some).collect();
    let outline = Outline::from_parents(&parents);
    Ok(outline.places().iter().filter_map(|place| rows.get_mut(place.index).and_then(Option::take)).collect())
}

/// Gives a loan the elements of a template, after those it has. Answers the new ids in tree order.
///
/// # Errors
/// When the database refuses.
pub async fn copy_template(
    tx: &impl ConnectionTrait,
    loan_id: Uuid,
    template_id: Uuid,
    now: DateTime<Utc>,
) -> Result<Vec<Uuid>, DbErr> {
    let rows = in_tree_order(tx, template_id).await?;
    let ids: HashMap<Uuid, Uuid> = rows.iter().map(|row| (row.id, Uuid::now_v7())).collect();
    let mut made = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(id) = ids.get(&row.id).copied() else { continue };
        made.push(id);
        let copy = needs_list_element::ActiveModel {
            id: Set(id),
            loan_id: Set(loan_id),
            parent_id: Set(row.parent_id.and_then(|parent| ids.get(&parent).copied())),
            name: Set(row.name),
            storage_type: Set(row.storage_type),
            priority_type: Set(row.priority_type),
            hidden: Set(row.hidden),
            visible_at_status: Set(row.visible_at_status),
            modifiers: Set(row.modifiers),
            description: Set(row.description),
            freshness_days: Set(row.freshness_days),
            position: Set(row.position),
            version: Set(1),
            template_element_id: Set(Some(row.id)),
            review_state: Set(Word(ReviewState::Open)),
            reviewed_by: Set(None),
            reviewed_at: Set(None),
            rejection_reason: Set(None),
            rejection_note: Set(None),
            not_applicable_reason: Set(None),
            not_applicable_by: Set(None),
            not_applicable_at: Set(None),
            deleted_at: Set(None),
            created_at: Set(now),
            updated_at: Set(now),
        };
        needs_list_element::Entity::insert(copy).exec_without_returning(tx).await?;
    }
    Ok(made)
}
