//! Finds templates and their elements, only in the person's own company.

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use shared_rules::{needs_list::tree::Outline, violation::Violation};
use uuid::Uuid;

use crate::{
    access::SignedIn,
    entity::{template, template_element},
    http::Problem,
};

/// Returns the person's company; only lenders have templates.
pub(super) fn company(signed_in: &SignedIn) -> Result<Uuid, Problem> {
    signed_in.user.company_id.filter(|_| signed_in.role().is_lender()).ok_or_else(Problem::forbidden)
}

/// Returns the company's template; locked until the transaction ends, if there is one.
pub(super) async fn load_own(
    db: &impl ConnectionTrait,
    signed_in: &SignedIn,
    id: Uuid,
) -> Result<template::Model, Problem> {
    load_of_company(db, company(signed_in)?, id).await
}

/// Returns the template, if it belongs to that company.
pub(super) async fn load_of_company(
    db: &impl ConnectionTrait,
    company: Uuid,
    id: Uuid,
) -> Result<template::Model, Problem> {
    let found = template::Entity::find_by_id(id)
        .filter(template::Column::CompanyId.eq(company))
        .lock_exclusive()
        .one(db)
        .await?;
    found.ok_or_else(Problem::not_found)
}

/// Returns the element of the company's template, with the template.
pub(super) async fn load_own_element(
    db: &impl ConnectionTrait,
    signed_in: &SignedIn,
    template_id: Uuid,
    id: Uuid,
) -> Result<(template::Model, template_element::Model), Problem> {
    let template = load_own(db, signed_in, template_id).await?;
    let found = template_element::Entity::find_by_id(id)
        .filter(template_element::Column::TemplateId.eq(template.id))
        .filter(template_element::Column::DeletedAt.is_null())
        .one(db)
        .await?;
    Ok((template, found.ok_or_else(Problem::not_found)?))
}

/// Returns the elements of a template, siblings in order.
pub(super) async fn load_rows(
    db: &impl ConnectionTrait,
    template_id: Uuid,
) -> Result<Vec<template_element::Model>, DbErr> {
    template_element::Entity::find()
        .filter(template_element::Column::TemplateId.eq(template_id))
        .filter(template_element::Column::DeletedAt.is_null())
        .order_by_asc(template_element::Column::Position)
        .order_by_asc(template_element::Column::Id)
        .all(db)
        .await
}

/// Returns the rows in tree order: each folder before its contents.
pub(super) fn in_tree_order<T>(rows: Vec<T>, ids: impl Fn(&T) -> (Uuid, Option<Uuid>)) -> Vec<T> {
    let named: Vec<(String, Option<String>)> = rows
        .iter()
        .map(ids)
        .map(|(id, parent)| (id.to_string(), parent.map(|parent| parent.to_string())))
        .collect();
    let parents: Vec<(&str, Option<&str>)> =
        named.iter().map(|(id, parent)| (id.as_str(), parent.as_deref())).collect();
    let mut rows: Vec<Option<T>> = rows.into_iter().map(Some).collect();
    let outline = Outline::from_parents(&parents);
    outline.places().iter().filter_map(|place| rows.get_mut(place.index).and_then(Option::take)).collect()
}

/// Fails if a rule reports violations.
pub(super) fn refuse_if(violations: Vec<Violation>) -> Result<(), Problem> {
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}
