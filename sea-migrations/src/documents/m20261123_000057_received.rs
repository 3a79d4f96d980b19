//! An upload knows how many of its bytes are on the disk, so that it goes on there.

use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let received = big_integer("received").default(0).take();
        manager.alter_table(Table::alter().table("upload").add_column(received).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("upload").drop_column("received").take()).await
    }
}
