//! A company says where it is, and has a colour.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in COLUMNS {
            schema.execute(&Table::alter().table("company").add_column(text_null(column)).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in COLUMNS {
            schema.execute(&Table::alter().table("company").drop_column(column).take()).await?;
        }
        Ok(())
    }
}

/// `address` is JSON; `colour` is `#rrggbb`.
const COLUMNS: [&str; 2] = ["address", "colour"];
