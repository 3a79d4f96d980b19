//! On record of an element stands how it was before, so that who changed it can take that back.

use crate::change::{Change, Schema};
use crate::shape::index;
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in new_columns() {
            schema.execute(&Table::alter().table(TABLE).add_column(column).take()).await?;
        }
        schema.execute(&by_version()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Index::drop().table(TABLE).name(INDEX).to_owned()).await?;
        for column in new_columns() {
            let name = Alias::new(column.get_column_name());
            schema.execute(&Table::alter().table(TABLE).drop_column(name).take()).await?;
        }
        Ok(())
    }
}

const TABLE: &str = "element_history";
const INDEX: &str = "ix_element_history_element_id_version";

fn by_version() -> IndexCreateStatement {
    index(TABLE, &["element_id", "version"])
}

/// How the element was before, as JSON, and its version afterwards; both absent where nothing is taken back.
fn new_columns() -> Vec<ColumnDef> {
    vec![text_null("before"), integer_null("version")]
}
