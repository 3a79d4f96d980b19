//! Upload links, the requests that each accepts files for, and the documents that were sent with one.

use sea_orm_migration::{
    prelude::*,
    schema::{boolean, string, uuid},
};

use crate::table_definitions::{create, drop, index, instant, owned_by, table};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &["upload_link_request", "upload_link"];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let indexes = vec![
            index("upload_link", &["user_id"]),
            index("upload_link", &["expires_at"]),
            index("upload_link_request", &["element_id"]),
        ];
        create(manager, vec![upload_link(), upload_link_request()], indexes).await?;
        let sent_by_link = boolean("sent_by_link").default(false).take();
        manager.alter_table(Table::alter().table("document").add_column(sent_by_link).take()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.alter_table(Table::alter().table("document").drop_column("sent_by_link").take()).await?;
        drop(manager, TABLES).await
    }
}

fn upload_link() -> TableCreateStatement {
    table("upload_link")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("secret_hash").unique_key())
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .foreign_key(&mut owned_by("upload_link", "user_id", "app_user"))
        .take()
}

fn upload_link_request() -> TableCreateStatement {
    table("upload_link_request")
        .col(uuid("upload_link_id"))
        .col(uuid("element_id"))
        .col(boolean("assigned"))
        .primary_key(Index::create().col("upload_link_id").col("element_id"))
        .foreign_key(&mut owned_by("upload_link_request", "upload_link_id", "upload_link"))
        .foreign_key(&mut owned_by("upload_link_request", "element_id", "needs_list_element"))
        .take()
}
