//! An upload knows how many of its bytes are on the disk, so that it goes on there.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let received = big_integer("received").default(0).take();
        schema.execute(&Table::alter().table("upload").add_column(received).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("upload").drop_column("received").take()).await
    }
}
