//! Another address to sign in with; what a session's browser is, and whether it ended because its person left.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let columns = [text_null("user_agent"), boolean("left_company").default(false).take()];
        for column in columns {
            schema.execute(&Table::alter().table("session").add_column(column).take()).await?;
        }
        let indexes = vec![
            index("address_change", &["token_hash"]).unique().take(),
            index("address_change", &["user_id", "created_at"]).take(),
        ];
        create(schema, vec![address_change()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["address_change"]).await?;
        for column in ["user_agent", "left_company"] {
            schema.execute(&Table::alter().table("session").drop_column(column).take()).await?;
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
