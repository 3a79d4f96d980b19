//! Emails that can't be delivered: when and why they failed, what caused them, and the addresses that mail servers
//! reject.

use sea_orm_migration::{
    prelude::*,
    schema::{boolean, string, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{create, drop, index, instant, instant_null, owned_by, table};

/// The name of the index of failed emails that aren't processed yet.
const UNREPORTED: &str = "ix_mail_unreported";

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, columns) in columns() {
            for column in columns {
                manager.alter_table(Table::alter().table(name).add_column(column).take()).await?;
            }
        }
        let db = manager.get_connection();
        db.execute_unprepared("UPDATE mail SET address_key = LOWER(recipient)").await?;
        db.execute_unprepared(
            "UPDATE mail SET company_id = \
             (SELECT company_id FROM mail_words WHERE mail_words.id = mail.words_id)",
        )
        .await?;
        create(manager, vec![undeliverable_address()], indexes()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for name in [UNREPORTED, "ix_mail_address_key_created_at", "ix_mail_message_id"] {
            manager.drop_index(Index::drop().name(name).table("mail").to_owned()).await?;
        }
        drop(manager, &["undeliverable_address"]).await?;
        for (name, columns) in columns() {
            for column in columns {
                let column = column.get_column_name();
                manager.alter_table(Table::alter().table(name).drop_column(column).take()).await?;
            }
        }
        Ok(())
    }
}

/// Returns the new columns by table.
fn columns() -> [(&'static str, Vec<ColumnDef>); 3] {
    let failure = || vec![instant_null("failed_at"), text_null("failure")];
    let of_mail = vec![
        string("address_key").default("").take(),
        uuid_null("company_id"),
        uuid_null("message_id"),
        uuid_null("invitation_id"),
        instant_null("expires_at"),
        instant_null("failed_at"),
        text_null("failure"),
        boolean("blames_address").default(false).take(),
        instant_null("reported_at"),
    ];
    [("mail", of_mail), ("message_email", failure()), ("invitation", failure())]
}

fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("mail", &["address_key", "created_at"]),
        index("mail", &["message_id"]),
        index("mail", &["failed_at"])
            .name(UNREPORTED)
            .and_where(Expr::cust("failed_at IS NOT NULL AND reported_at IS NULL"))
            .take(),
    ]
}

fn undeliverable_address() -> TableCreateStatement {
    table("undeliverable_address")
        .col(uuid("company_id"))
        .col(string("address"))
        .col(text("failure"))
        .col(instant("failed_at"))
        .primary_key(Index::create().col("company_id").col("address"))
        .foreign_key(&mut owned_by("undeliverable_address", "company_id", "company"))
        .take()
}
