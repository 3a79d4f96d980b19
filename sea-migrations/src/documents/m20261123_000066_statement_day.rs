//! Of which day a document speaks, found in its text when it is read, and on which day it came: so that listing looks into
//! no text. `looked_by` is what looked for it last; texts that were read before are looked through again.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The elements in which it shows.
const SHOWS_IN: &str = "SELECT e.loan_id AS loan_id, e.id AS element_id FROM document d \
    JOIN answer a ON a.document_id = d.id JOIN needs_list_element e ON e.id = a.element_id \
    WHERE d.storage_key = ROW.storage_key";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let columns = [
            date_null("stated_on"),
            string_null("stated_as"),
            date_null("came_on"),
            ColumnDef::new("looked_by").integer().not_null().default(0).take(),
        ];
        for column in columns {
            schema.execute(&Table::alter().table("document_text").add_column(column).take()).await?;
        }
        create_trigger(schema).await?;
        let looked = Index::create()
            .name("ix_document_text_looked_by")
            .table("document_text")
            .col("looked_by")
            .and_where(Expr::col("state").eq("DONE"))
            .take();
        schema.execute(&looked).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop_trigger(schema).await?;
        let looked =
            Index::drop().table("document_text").name("ix_document_text_looked_by").if_exists().to_owned();
        schema.execute(&looked).await?;
        for column in ["looked_by", "came_on", "stated_as", "stated_on"] {
            schema.execute(&Table::alter().table("document_text").drop_column(column).take()).await?;
        }
        Ok(())
    }
}

/// Creates the trigger that counts the stamps of lists in which a document's day shows.
pub(crate) async fn create_trigger(schema: &Schema<'_>) -> Result<(), DbErr> {
    let sqlite = schema.backend() == DbBackend::Sqlite;
    schema.execute_unprepared(&if sqlite { on_sqlite() } else { on_postgres() }).await
}

/// Drops the same trigger.
pub(crate) async fn drop_trigger(schema: &Schema<'_>) -> Result<(), DbErr> {
    let of = if schema.backend() == DbBackend::Sqlite { "" } else { " ON document_text" };
    schema.execute_unprepared(&format!("DROP TRIGGER IF EXISTS list_document_text_update{of}")).await
}

fn on_sqlite() -> String {
    let changed = SHOWS_IN.replace("ROW", "NEW");
    format!(
        "CREATE TRIGGER list_document_text_update AFTER UPDATE ON document_text FOR EACH ROW \
         WHEN OLD.stated_on IS NOT NEW.stated_on OR OLD.came_on IS NOT NEW.came_on BEGIN \
         INSERT INTO list_stamp (loan_id, stamp, whole) \
         SELECT DISTINCT loan_id, 1, 0 FROM ({changed}) WHERE true \
         ON CONFLICT (loan_id) DO UPDATE SET stamp = stamp + 1; \
         INSERT INTO element_stamp (element_id, loan_id, stamp) \
         SELECT c.element_id, c.loan_id, l.stamp FROM (SELECT DISTINCT * FROM ({changed})) AS c \
         JOIN list_stamp l ON l.loan_id = c.loan_id WHERE true \
         ON CONFLICT (element_id) DO UPDATE SET loan_id = excluded.loan_id, stamp = excluded.stamp; END"
    )
}

fn on_postgres() -> String {
    let select = SHOWS_IN.replace("ROW", "($1)");
    format!(
        "CREATE CONSTRAINT TRIGGER list_document_text_update AFTER UPDATE ON document_text \
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW \
         WHEN (OLD.stated_on IS DISTINCT FROM NEW.stated_on OR OLD.came_on IS DISTINCT FROM NEW.came_on) \
         EXECUTE FUNCTION count_list_on('elements', '{select}')"
    )
}
