//! The starter templates of a new company.

mod outline;

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait};
use serde_json::json;
use shared_rules::loans::entity::EntityType;
use uuid::Uuid;

use self::outline::OutlineLine;
use crate::entity::{EnumColumn, template, template_element};

/// Based on public checklists; every lender has to confirm the current forms.
const STARTERS: [(&str, EntityType, &str); 3] = [
    ("Residential purchase – individual", EntityType::Individual, include_str!("residential_purchase.txt")),
    ("Commercial real estate", EntityType::Company, include_str!("commercial_real_estate.txt")),
    ("SBA 7(a) business acquisition", EntityType::Company, include_str!("sba_7a_acquisition.txt")),
];

/// A starter template of a company.
pub struct StarterTemplate {
    /// Its id.
    pub id: Uuid,
    /// Its elements by name.
    pub elements: Vec<(Uuid, String)>,
}

/// The creation and modification times.
#[derive(Clone, Copy)]
struct RowTimestamps {
    created: DateTime<Utc>,
    updated: DateTime<Utc>,
}

/// Adds the three starter templates to a company.
///
/// # Errors
/// When the database refuses.
pub async fn give_starters(
    tx: &impl ConnectionTrait,
    company: Uuid,
    created: DateTime<Utc>,
    updated: DateTime<Utc>,
) -> Result<Vec<StarterTemplate>, DbErr> {
    let dates = RowTimestamps { created, updated };
    let mut given = Vec::new();
    for (name, entity_type, text) in STARTERS {
        let id = Uuid::now_v7();
        let row = template::ActiveModel {
            id: Set(id),
            company_id: Set(company),
            name: Set(name.to_owned()),
            entity_type: Set(EnumColumn(entity_type)),
            version: Set(1),
            created_at: Set(created),
            updated_at: Set(updated),
        };
        template::Entity::insert(row).exec_without_returning(tx).await?;
        let lines = outline::parse_outline(text);
        let rows = element_rows(id, &lines, dates);
        let ids = rows.iter().filter_map(|row| row.id.clone().take());
        let elements = ids.zip(lines.into_iter().map(|line| line.name)).collect();
        template_element::Entity::insert_many(rows).exec_without_returning(tx).await?;
        given.push(StarterTemplate { id, elements });
    }
    Ok(given)
}

fn element_rows(
    template_id: Uuid,
    lines: &[OutlineLine],
    dates: RowTimestamps,
) -> Vec<template_element::ActiveModel> {
    // The open folder at each depth.
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
            storage_type: Set(EnumColumn(line.storage_type)),
            priority_type: Set(EnumColumn(line.priority)),
            hidden: Set(line.hidden),
            visible_at_status: Set(line.visible_at_status.map(|status| EnumColumn(status.into()))),
            modifiers: Set(json!(line.labels).to_string()),
            description: Set(None),
            freshness_days: Set(line.freshness_days),
            due_days: Set(None),
            optional: Set(false),
            instructions: Set(None),
            internal_note: Set(None),
            each_borrower: Set(line.each_borrower),
            example_id: Set(None),
            position: Set(position),
            version: Set(1),
            deleted_at: Set(None),
            created_at: Set(dates.created),
            updated_at: Set(dates.updated),
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
    fn parses_all_starter_templates() {
        for (name, _, text) in STARTERS {
            let lines = outline::parse_outline(text);
            assert_eq!(lines.len(), text.lines().count(), "{name}");
            assert!((40..=64).contains(&lines.len()), "{name}: {}", lines.len());
            assert!(lines.iter().any(|line| line.visible_at_status.is_some()), "{name}");
            assert!(lines.iter().any(|line| line.freshness_days.is_some()), "{name}");
            let unset = |line: &&OutlineLine| {
                line.storage_type == StorageType::File && line.priority == PriorityType::Unset
            };
            assert!(lines.iter().filter(unset).count() <= 4, "{name}");
        }
    }
}
