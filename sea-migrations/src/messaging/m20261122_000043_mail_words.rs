//! What a mail says is kept once, however many addresses it goes to: a message of a megabyte to a thousand addresses would
//! otherwise be a gigabyte of mails.

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
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let words = table("mail_words")
            .col(uuid("id").primary_key())
            .col(string("subject"))
            .col(text("plain"))
            .col(text("html"))
            .take();
        manager.create_table(words).await?;
        manager.alter_table(Table::alter().table("mail").add_column(uuid_null("words_id")).take()).await?;
        for statement in CARRY_OVER {
            manager.get_connection().execute_unprepared(statement).await?;
        }
        manager.create_index(index("mail", &["words_id"])).await?;
        for column in ["subject", "plain", "html"] {
            manager.alter_table(Table::alter().table("mail").drop_column(column).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for column in [string("subject").default(""), text("plain").default(""), text("html").default("")] {
            manager.alter_table(Table::alter().table("mail").add_column(column.take()).take()).await?;
        }
        manager.get_connection().execute_unprepared(CARRY_BACK).await?;
        manager.drop_index(Index::drop().name("ix_mail_words_id").table("mail").to_owned()).await?;
        manager.alter_table(Table::alter().table("mail").drop_column("words_id").take()).await?;
        drop(manager, &["mail_words"]).await
    }
}
