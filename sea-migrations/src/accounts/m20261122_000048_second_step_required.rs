//! A company may ask its lenders to sign in with two steps.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let column = boolean(COLUMN).default(false).take();
        schema.execute(&Table::alter().table("company").add_column(column).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("company").drop_column(COLUMN).take()).await
    }
}

const COLUMN: &str = "second_step_required";
