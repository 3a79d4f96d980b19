//! A person has one draft in a thread, whichever tab or device it was begun on.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The draft that was saved last stays in its thread. The others stay as drafts without a thread: no text is lost.
const DETACH_OLDER: &str = "UPDATE message_draft SET thread_id = NULL WHERE thread_id IS NOT NULL AND EXISTS \
     (SELECT 1 FROM message_draft AS newer WHERE newer.user_id = message_draft.user_id \
     AND newer.thread_id = message_draft.thread_id AND (newer.updated_at > message_draft.updated_at \
     OR (newer.updated_at = message_draft.updated_at AND newer.id > message_draft.id)))";

const COLUMNS: [&str; 2] = ["user_id", "thread_id"];

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute_unprepared(DETACH_OLDER).await?;
        schema.execute(index("message_draft", &COLUMNS).unique()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let name = format!("ix_message_draft_{}", COLUMNS.join("_"));
        schema.execute(&Index::drop().table("message_draft").name(name).if_exists().to_owned()).await
    }
}
