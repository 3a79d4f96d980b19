//! The starter templates, and the needs lists made from them.

use sea_orm::EntityTrait;
use serde_json::json;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use super::{DANA, Office, Trouble, examples};
use crate::{
    entity::template,
    features::{
        needs_list::record_quietly,
        templates::{copy_template, give_starters},
    },
};

/// Fills in the company's templates; answers their ids.
pub(super) async fn fill_templates(office: &Office<'_>, company: Uuid) -> Result<Vec<Uuid>, Trouble> {
    let given = give_starters(office.tx, company, office.days_ago(200), office.days_ago(20)).await?;
    for starter in &given {
        examples::fill(office, &starter.elements, office.person(DANA)?).await?;
    }
    Ok(given.into_iter().map(|starter| starter.id).collect())
}

/// Gives each loan its list.
pub(super) async fn fill(office: &Office<'_>, loans: &[Uuid], templates: Vec<Uuid>) -> Result<(), Trouble> {
    for (loan, template) in loans.iter().zip(templates) {
        fill_list(office, *loan, template).await?;
    }
    Ok(())
}

async fn fill_list(office: &Office<'_>, loan: Uuid, template: Uuid) -> Result<(), Trouble> {
    let by = office.person(DANA)?;
    let at = office.days_ago(40);
    let made = copy_template(office.tx, loan, template, by, at).await?;
    let name = template::Entity::find_by_id(template).one(office.tx).await?.map(|row| row.name);
    let detail = json!({ "templateId": template, "templateName": name });
    let entries =
        made.into_iter().map(|element| office.happened(element, by, HistoryKind::Created, &detail, at));
    record_quietly(office.tx, office.on(loan), entries).await?;
    Ok(())
}
