//! Threads, messages, drafts, and email participants.

use sea_orm_migration::prelude::*;

use super::{messages, writing};
use crate::table_definitions::{create, drop};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &[
    "outside_address",
    "email_participant",
    "saved_address",
    "signature",
    "message_template",
    "message_draft",
    "message_email",
    "message_document",
    "message_delivery",
    "message_revision",
    "message",
    "thread_user",
    "message_thread",
];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create(
            manager,
            [messages::tables(), writing::tables()].concat(),
            [messages::indexes(), writing::indexes()].concat(),
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}
