//! Files that were chosen together know which choice they belong to, and their place in it.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for table in TABLES {
            for column in [uuid_null("batch"), big_integer("place").default(0).take()] {
                schema.execute(&Table::alter().table(table).add_column(column).take()).await?;
            }
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for table in TABLES {
            for column in ["batch", "place"] {
                schema.execute(&Table::alter().table(table).drop_column(column).take()).await?;
            }
        }
        Ok(())
    }
}

const TABLES: [&str; 2] = ["document", "upload"];
