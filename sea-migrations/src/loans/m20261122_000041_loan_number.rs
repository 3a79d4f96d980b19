//! A loan has a number that no other loan of its company has.

use crate::shape::index;
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = string_null("loan_number");
        manager.alter_table(Table::alter().table("loan").add_column(column).take()).await?;
        manager.create_index(index("loan", &["company_id", "loan_number"]).unique().take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let name = "ix_loan_company_id_loan_number";
        manager.drop_index(Index::drop().name(name).table("loan").to_owned()).await?;
        manager.alter_table(Table::alter().table("loan").drop_column("loan_number").take()).await
    }
}
