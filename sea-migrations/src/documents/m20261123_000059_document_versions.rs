//! What a document was before its content was replaced, so that it can be brought back.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let version = table("document_version")
            .col(uuid("id").primary_key())
            .col(uuid("document_id"))
            .col(big_integer("size"))
            .col(string("mime_type"))
            .col(string("checksum"))
            .col(string("storage_key"))
            .col(uuid("replaced_by"))
            .col(instant("replaced_at"))
            .foreign_key(&mut owned_by("document_version", "document_id", "document"))
            .foreign_key(&mut refers_to("document_version", "replaced_by", "app_user"))
            .take();
        create(schema, vec![version], vec![index("document_version", &["document_id"])]).await?;
        let unlocked = boolean("unlocked").default(false).take();
        schema.execute(&Table::alter().table("document").add_column(unlocked).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("document").drop_column("unlocked").take()).await?;
        drop(schema, &["document_version"]).await
    }
}
