//! What a document was before its content was replaced, so that it can be brought back.

use crate::shape::{create, drop, index, instant, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
        create(manager, vec![version], vec![index("document_version", &["document_id"])]).await?;
        let unlocked = boolean("unlocked").default(false).take();
        manager.alter_table(Table::alter().table("document").add_column(unlocked).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("document").drop_column("unlocked").take()).await?;
        drop(manager, &["document_version"]).await
    }
}
