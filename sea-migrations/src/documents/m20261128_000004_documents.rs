//! Documents, answers, packages and secure uploads.

use sea_orm_migration::prelude::*;

use super::{files, packages};
use crate::table_definitions::{create, drop};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &[
    "secure_upload_file",
    "secure_upload",
    "made_package",
    "package_order",
    "trashed_answer",
    "earlier_answer",
    "answer",
    "upload",
    "document_scan",
    "document_text",
    "document_version",
    "document",
];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create(
            manager,
            [files::tables(), packages::tables()].concat(),
            [files::indexes(), packages::indexes()].concat(),
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}
