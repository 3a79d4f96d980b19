//! Another address to sign in with; what a session's browser is, and whether it ended because its person left.

use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let columns = [text_null("user_agent"), boolean("left_company").default(false).take()];
        for column in columns {
            manager.alter_table(Table::alter().table("session").add_column(column).take()).await?;
        }
        let indexes = vec![
            index("address_change", &["token_hash"]).unique().take(),
            index("address_change", &["user_id", "created_at"]).take(),
        ];
        create(manager, vec![address_change()], indexes).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, &["address_change"]).await?;
        for column in ["user_agent", "left_company"] {
            manager.alter_table(Table::alter().table("session").drop_column(column).take()).await?;
        }
        Ok(())
    }
}

/// `email_key` is the key of the person when the link was sent.
fn address_change() -> TableCreateStatement {
    table("address_change")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("new_address"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("address_change", "user_id", "app_user"))
        .take()
}
