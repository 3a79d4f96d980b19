//! Who brought a document's current version, and when, where it isn't the first.

use crate::change::{Change, Schema};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in [uuid_null(BY).take(), timestamp_with_time_zone_null(AT).take()] {
            schema.execute(&Table::alter().table("document").add_column(column).take()).await?;
        }
        let known = "SELECT replaced_by, replaced_at FROM document_version AS before \
                     WHERE before.document_id = document.id AND before.number = document.version - 1";
        let sql = format!("UPDATE document SET ({BY}, {AT}) = ({known}) WHERE version > 1");
        schema.execute_unprepared(&sql).await.map(|_| ())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in [BY, AT] {
            schema.execute(&Table::alter().table("document").drop_column(column).take()).await?;
        }
        Ok(())
    }
}

const BY: &str = "brought_by";
const AT: &str = "brought_at";
