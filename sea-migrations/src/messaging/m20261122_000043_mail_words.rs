//! What a mail says is kept once, however many addresses it goes to: a message of a megabyte to a thousand addresses would
//! otherwise be a gigabyte of mails.

use crate::change::{Change, Schema};
use crate::shape::{drop, index, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// What waits to be sent keeps its words; those of sent ones are gone already.
const CARRY_OVER: [&str; 2] = [
    "INSERT INTO mail_words (id, subject, plain, html) \
     SELECT id, subject, plain, html FROM mail WHERE sent_at IS NULL",
    "UPDATE mail SET words_id = id WHERE sent_at IS NULL",
];

const CARRY_BACK: &str = "UPDATE mail SET \
     subject = (SELECT subject FROM mail_words WHERE mail_words.id = mail.words_id), \
     plain = (SELECT plain FROM mail_words WHERE mail_words.id = mail.words_id), \
     html = (SELECT html FROM mail_words WHERE mail_words.id = mail.words_id) \
     WHERE words_id IN (SELECT id FROM mail_words)";

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let words = table("mail_words")
            .col(uuid("id").primary_key())
            .col(string("subject"))
            .col(text("plain"))
            .col(text("html"))
            .take();
        schema.execute(&words).await?;
        schema.execute(&Table::alter().table("mail").add_column(uuid_null("words_id")).take()).await?;
        for statement in CARRY_OVER {
            schema.execute_unprepared(statement).await?;
        }
        schema.execute(&index("mail", &["words_id"])).await?;
        for column in ["subject", "plain", "html"] {
            schema.execute(&Table::alter().table("mail").drop_column(column).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for column in [string("subject").default(""), text("plain").default(""), text("html").default("")] {
            schema.execute(&Table::alter().table("mail").add_column(column.take()).take()).await?;
        }
        schema.execute_unprepared(CARRY_BACK).await?;
        schema.execute(&Index::drop().name("ix_mail_words_id").table("mail").to_owned()).await?;
        schema.execute(&Table::alter().table("mail").drop_column("words_id").take()).await?;
        drop(schema, &["mail_words"]).await
    }
}
