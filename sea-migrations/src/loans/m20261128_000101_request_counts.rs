//! Numbers of requests by state on the loan's row, in place of the stamps that triggers counted. The server counts the
//! loans that were there before when it starts.

use super::m20261123_000054_stamps as stamps;
use crate::change::{Change, Schema};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

const COUNTS: [&str; 4] = ["open_count", "submitted_count", "accepted_count", "rejected_count"];

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        stamps::Migration.down(schema).await?;
        for column in COUNTS {
            let column = ColumnDef::new(column).integer().not_null().default(0).take();
            schema.execute(&Table::alter().table("loan").add_column(column).take()).await?;
        }
        let counted = ColumnDef::new("counted").boolean().not_null().default(false).take();
        schema.execute(&Table::alter().table("loan").add_column(counted).take()).await?;
        let to_review = Index::create()
            .name("ix_loan_company_id_submitted_count")
            .table("loan")
            .col("company_id")
            .col("submitted_count")
            .take();
        schema.execute(&to_review).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let to_review =
            Index::drop().table("loan").name("ix_loan_company_id_submitted_count").if_exists().to_owned();
        schema.execute(&to_review).await?;
        for column in COUNTS.into_iter().chain(["counted"]) {
            schema.execute(&Table::alter().table("loan").drop_column(column).take()).await?;
        }
        stamps::Migration.up(schema).await
    }
}
