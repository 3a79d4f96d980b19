//! People say in which time zone their days begin and end; who hasn't has none.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table(PEOPLE).add_column(string_null(ZONE)).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table(PEOPLE).drop_column(ZONE).take()).await
    }
}

const PEOPLE: &str = "app_user";
const ZONE: &str = "time_zone";
