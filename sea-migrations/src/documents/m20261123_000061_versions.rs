//! A document has numbered versions: which one is current, and of each earlier one its name, whether its password was
//! taken off, and what a lender had said of it.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, column) in new_columns() {
            schema.execute(&Table::alter().table(table).add_column(column).take()).await?;
        }
        for statement in [NUMBERS, CURRENT] {
            schema.execute_unprepared(statement).await?;
        }
        schema.execute(&index("document_version", &["document_id", "number"]).unique().take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let name = "ix_document_version_document_id_number";
        let index = Index::drop().table("document_version").name(name).if_exists().to_owned();
        schema.execute(&index).await?;
        for (table, column) in new_columns() {
            let name = Alias::new(column.get_column_name());
            schema.execute(&Table::alter().table(table).drop_column(name).take()).await?;
        }
        Ok(())
    }
}

fn new_columns() -> Vec<(&'static str, ColumnDef)> {
    vec![
        ("document", integer("version").default(1).take()),
        ("document_version", integer("number").default(1).take()),
        ("document_version", string_null("name")),
        ("document_version", boolean("unlocked").default(false).take()),
        ("document_version", string_null("review_state")),
    ]
}

/// The earlier ones come first.
const NUMBERS: &str = "UPDATE document_version SET number = (SELECT COUNT(*) FROM document_version earlier \
     WHERE earlier.document_id = document_version.document_id \
       AND (earlier.replaced_at < document_version.replaced_at \
            OR (earlier.replaced_at = document_version.replaced_at AND earlier.id <= document_version.id)))";

const CURRENT: &str = "UPDATE document SET version = 1 + \
     (SELECT COUNT(*) FROM document_version WHERE document_version.document_id = document.id) \
     WHERE EXISTS (SELECT 1 FROM document_version WHERE document_version.document_id = document.id)";
