//! Mails are counted by what they are about, so that many messages to an address keep no password reset from it.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        // Mails of the last hour before the change count against no budget.
        let budget = string("budget").default("").take();
        schema.execute(&Table::alter().table("mail").add_column(budget).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("mail").drop_column("budget").take()).await
    }
}
