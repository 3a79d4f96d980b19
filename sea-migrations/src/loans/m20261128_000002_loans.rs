//! Loans, their members, entities and credit.

use sea_orm_migration::prelude::*;

use super::{entities, membership};
use crate::table_definitions::{create, drop};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &[
    "entity_on_loan",
    "loan_entity",
    "sensitive_look",
    "credit_report",
    "credit_record",
    "individual",
    "contact_relation",
    "contact_sub_role",
    "activity",
    "invitation",
    "loan_opening",
    "loan_role_label",
    "role_label",
    "loan_role",
    "loan",
];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create(
            manager,
            [membership::tables(), entities::tables()].concat(),
            [membership::indexes(), entities::indexes()].concat(),
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}
