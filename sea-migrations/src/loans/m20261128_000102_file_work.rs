//! The rows of texts and virus checks are written by the server; the triggers that wrote them go.

use crate::change::{Change, Schema};
use crate::documents::{m20261123_000069_document_text as text, m20261123_000072_document_scan as scan};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        text::drop_triggers(schema).await?;
        scan::drop_triggers(schema).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        text::create_triggers(schema).await?;
        scan::create_triggers(schema).await
    }
}
