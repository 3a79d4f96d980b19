//! A company may take e-mails as documents.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = boolean(COLUMN).default(false).take();
        manager.alter_table(Table::alter().table("company").add_column(column).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("company").drop_column(COLUMN).take()).await
    }
}

const COLUMN: &str = "accepts_mail";
