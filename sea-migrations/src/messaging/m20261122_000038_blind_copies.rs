//! Indexes for what is asked with every call on threads: whether somebody has a blind copy in one, of which there are a few
//! or none among a hundred thousand deliveries; and whether a loan has the threads that every loan has.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

const COPIES: &str = "ix_message_delivery_blind_copy";
const KINDS: &str = "ix_message_thread_loan_id_kind";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let copies = index("message_delivery", &["user_id", "thread_id"])
            .name(COPIES)
            .and_where(Expr::col("how").eq(Expr::Constant("BCC".into())))
            .take();
        schema.execute(&copies).await?;
        schema.execute(&index("message_thread", &["loan_id", "kind"])).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Index::drop().name(KINDS).table("message_thread").to_owned()).await?;
        schema.execute(&Index::drop().name(COPIES).table("message_delivery").to_owned()).await
    }
}
