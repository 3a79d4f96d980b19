//! An index of blind copies alone: whether somebody has one in a thread is asked with every call on it, and among a
//! hundred thousand deliveries there are a few of them, or none.

use crate::shape::index;
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

const NAME: &str = "ix_message_delivery_blind_copy";

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let copies = index("message_delivery", &["user_id", "thread_id"])
            .name(NAME)
            .and_where(Expr::col("how").eq(Expr::Constant("BCC".into())))
            .take();
        manager.create_index(copies).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.drop_index(Index::drop().name(NAME).table("message_delivery").to_owned()).await
    }
}
