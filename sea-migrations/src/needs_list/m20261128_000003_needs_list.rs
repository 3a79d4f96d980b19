//! Templates, requests, and their assignments.

use sea_orm_migration::prelude::*;

use super::{requests, templates};
use crate::table_definitions::{create, drop};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &[
    "notice",
    "sharing",
    "share",
    "element_history",
    "element_comment",
    "needs_list_element",
    "template_element",
    "template",
    "example_file",
];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create(
            manager,
            [templates::tables(), requests::tables()].concat(),
            [templates::indexes(), requests::indexes()].concat(),
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}
