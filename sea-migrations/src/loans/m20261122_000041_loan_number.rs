//! A loan has a number that no other loan of its company has.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let column = string_null("loan_number");
        schema.execute(&Table::alter().table("loan").add_column(column).take()).await?;
        schema.execute(&index("loan", &["company_id", "loan_number"]).unique().take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let name = "ix_loan_company_id_loan_number";
        schema.execute(&Index::drop().name(name).table("loan").to_owned()).await?;
        schema.execute(&Table::alter().table("loan").drop_column("loan_number").take()).await
    }
}
