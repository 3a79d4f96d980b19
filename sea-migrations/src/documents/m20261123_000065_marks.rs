//! A rejected document has places marked on its pages: as JSON beside the note of its rejection, with the content
//! that they were drawn on.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for table in ["answer", "trashed_answer"] {
            let marks = text_null("rejection_marks");
            schema.execute(&Table::alter().table(table).add_column(marks).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for table in ["trashed_answer", "answer"] {
            schema.execute(&Table::alter().table(table).drop_column("rejection_marks").take()).await?;
        }
        Ok(())
    }
}
