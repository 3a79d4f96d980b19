//! The three templates, and the needs lists made from them.

use sea_orm::{ActiveValue::Set, EntityTrait};
use serde_json::json;
use shared_rules::{loans::entity::EntityType, needs_list::history::HistoryKind};
use uuid::Uuid;

use super::{
    DANA, Office, Trouble, examples,
    outline::{self, Line},
};
use crate::{
    entity::{Word, template, template_element},
    features::{needs_list::record_all, templates::copy_template},
};

/// Drawn from public checklists; every lender has to confirm the current forms.
const TEMPLATES: [(&str, EntityType, &str); 3] = [
    (
        "Residential purchase – individual",
        EntityType::Individual,
        include_str!("templates/residential_purchase.txt"),
    ),
    ("Commercial real estate", EntityType::Company, include_str!("templates/commercial_real_estate.txt")),
    ("SBA 7(a) business acquisition", EntityType::Company, include_str!("templates/sba_7a_acquisition.txt")),
];

/// Fills in the company's templates; answers their ids.
pub(super) async fn fill_templates(office: &Office<'_>, company: Uuid) -> Result<Vec<Uuid>, Trouble> {
    let mut ids = Vec::new();
    for (name, entity_type, text) in TEMPLATES {
        let id = Uuid::now_v7();
        let row = template::ActiveModel {
            id: Set(id),
            company_id: Set(company),
            name: Set(name.to_owned()),
            entity_type: Set(Word(entity_type)),
            version: Set(1),
            created_at: Set(office.days_ago(200)),
            updated_at: Set(office.days_ago(20)),
        };
        template::Entity::insert(row).exec_without_returning(office.tx).await?;
        let rows = elements(office, id, &outline::read(text));
        template_element::Entity::insert_many(rows.clone()).exec_without_returning(office.tx).await?;
        examples::fill(office, &rows, office.person(DANA)?).await?;
        ids.push(id);
    }
    Ok(ids)
}

/// Gives a loan its list.
pub(super) async fn fill_list(office: &Office<'_>, loan: Uuid, template: Uuid) -> Result<(), Trouble> {
    let by = office.person(DANA)?;
    let at = office.days_ago(40);
    let made = copy_template(office.tx, loan, template, by, at).await?;
    let name = template::Entity::find_by_id(template).one(office.tx).await?.map(|row| row.name);
    let detail = json!({ "templateId": template, "templateName": name });
    let entries =
        made.into_iter().map(|element| office.happened(element, by, HistoryKind::Created, &detail, at));
    record_all(office.tx, entries).await?;
    Ok(())
}

fn elements(office: &Office<'_>, template_id: Uuid, lines: &[Line]) -> Vec<template_element::ActiveModel> {
    // The folders that are open at each depth.
    let mut folders: Vec<Uuid> = Vec::new();
    let mut rows = Vec::with_capacity(lines.len());
    for (position, line) in (0..).zip(lines) {
        let id = Uuid::now_v7();
        folders.truncate(line.depth);
        rows.push(template_element::ActiveModel {
            id: Set(id),
            template_id: Set(template_id),
            parent_id: Set(folders.last().copied()),
            name: Set(line.name.clone()),
            storage_type: Set(Word(line.storage_type)),
            priority_type: Set(Word(line.priority)),
            hidden: Set(line.hidden),
            visible_at_status: Set(line.visible_at_status.map(|status| Word(status.into()))),
            modifiers: Set(json!(line.labels).to_string()),
            description: Set(None),
            freshness_days: Set(line.freshness_days),
            each_borrower: Set(line.each_borrower),
            position: Set(position),
            version: Set(1),
            deleted_at: Set(None),
            created_at: Set(office.days_ago(200)),
            updated_at: Set(office.days_ago(20)),
        });
        folders.push(id);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use shared_rules::needs_list::{element::StorageType, priority::PriorityType};

    #[test]
    fn every_template_is_read_whole() {
        for (name, _, text) in TEMPLATES {
            let lines = outline::read(text);
            assert_eq!(lines.len(), text.lines().count(), "{name}");
            assert!((40..=64).contains(&lines.len()), "{name}: {}", lines.len());
            assert!(lines.iter().any(|line| line.visible_at_status.is_some()), "{name}");
            assert!(lines.iter().any(|line| line.freshness_days.is_some()), "{name}");
            let unset =
                |line: &&Line| line.storage_type == StorageType::File && line.priority == PriorityType::Unset;
            assert!(lines.iter().filter(unset).count() <= 4, "{name}");
        }
    }
}
