//! What is deleted in a template can be brought back.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let column = timestamp_with_time_zone_null(COLUMN);
        schema.execute(&Table::alter().table(TABLE).add_column(column).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table(TABLE).drop_column(COLUMN).take()).await
    }
}

const TABLE: &str = "template_element";
const COLUMN: &str = "deleted_at";
