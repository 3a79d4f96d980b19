//! What lenders had said of a version when another took its place, as JSON: undoing that brings it back.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let verdicts = text_null("verdicts");
        schema.execute(&Table::alter().table("document_version").add_column(verdicts).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("document_version").drop_column("verdicts").take()).await
    }
}
