//! Addresses that take part in a thread by email, and the addresses that a person has written to. Memberships that typed
//! addresses got on loans before stay: lenders may have relied on them, and can end each on the loan's team.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let participants = table("email_participant")
            .col(uuid("id").primary_key())
            .col(uuid("thread_id"))
            .col(string("address"))
            .col(uuid("added_by"))
            .col(instant("added_at"))
            .col(big_integer("from_seq"))
            .col(instant_null("removed_at"))
            .col(uuid_null("removed_by"))
            .foreign_key(&mut owned_by("email_participant", "thread_id", "message_thread"))
            .take();
        let saved = table("saved_address")
            .col(uuid("owner_id"))
            .col(string("address"))
            .col(instant("created_at"))
            .primary_key(Index::create().col("owner_id").col("address"))
            .foreign_key(&mut owned_by("saved_address", "owner_id", "app_user"))
            .take();
        let mut once = index("email_participant", &["thread_id", "address"]);
        once.unique();
        create(schema, vec![participants, saved], vec![once]).await?;
        schema.execute(&Table::alter().table("mail_words").add_column(string_null("reply_to")).take()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        schema.execute(&Table::alter().table("mail_words").drop_column("reply_to").take()).await?;
        drop(schema, &["saved_address", "email_participant"]).await
    }
}
