//! A template's request may be one for each borrower.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = boolean(COLUMN).default(false).take();
        manager.alter_table(Table::alter().table(TABLE).add_column(column).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table(TABLE).drop_column(COLUMN).take()).await
    }
}

const TABLE: &str = "template_element";
const COLUMN: &str = "each_borrower";
