//! Drops the stamps of needs lists, which triggers counted: the entity tag of a list comes from its content.

use super::m20261123_000055_list_stamps as list_stamps;
use crate::{
    change::{Change, Schema},
    documents::m20261123_000066_statement_day as statement_day,
};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        statement_day::drop_trigger(schema).await?;
        list_stamps::Migration.down(schema).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        list_stamps::Migration.up(schema).await?;
        statement_day::create_trigger(schema).await
    }
}
