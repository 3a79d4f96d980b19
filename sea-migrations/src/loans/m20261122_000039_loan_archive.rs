//! A loan that is archived remembers where it stood.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let column = string_null("archived_from");
        schema.execute(&Table::alter().table("loan").add_column(column).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("loan").drop_column("archived_from").take()).await
    }
}
