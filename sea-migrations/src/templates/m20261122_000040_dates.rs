//! By when a request is hoped for, whether a loan does without it, how to come by it, and what lenders keep to
//! themselves about it; in templates, after how many days it is due.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, due) in [(LIST, date_null("due_date")), (TEMPLATE, integer_null("due_days"))] {
            let optional = boolean("optional").default(false).take();
            let texts = ["instructions", "internal_note"].map(text_null);
            for column in [due, optional].into_iter().chain(texts) {
                schema.execute(&Table::alter().table(table).add_column(column).take()).await?;
            }
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, due) in [(LIST, "due_date"), (TEMPLATE, "due_days")] {
            for column in [due, "optional", "instructions", "internal_note"] {
                schema.execute(&Table::alter().table(table).drop_column(column).take()).await?;
            }
        }
        Ok(())
    }
}

const LIST: &str = "needs_list_element";
const TEMPLATE: &str = "template_element";
