//! Messages: threads of a loan and their people, messages with what belongs to them, and who got each.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = vec![
            thread(),
            thread_user(),
            message(),
            message_revision(),
            message_delivery(),
            message_email(),
            message_document(),
            send_key(),
        ];
        create(schema, tables, indexes()).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = [
            "send_key",
            "message_document",
            "message_email",
            "message_delivery",
            "message_revision",
            "message",
            "thread_user",
            "message_thread",
        ];
        drop(schema, &tables).await
    }
}

fn indexes() -> Vec<IndexCreateStatement> {
    let unread = index("message_delivery", &["user_id", "loan_id", "thread_id"])
        .name("ix_message_delivery_unread")
        .and_where(Expr::col("read_at").is_null())
        .take();
    vec![
        index("message_thread", &["loan_id", "last_message_at"]),
        index("message_thread", &["loan_id", "people_key"]),
        index("thread_user", &["user_id"]),
        index("message", &["thread_id", "seq"]).unique().take(),
        index("message", &["loan_id", "created_at"]),
        index("message", &["from_user_id"]),
        index("message_revision", &["message_id"]),
        index("message_delivery", &["user_id", "thread_id", "seq"]),
        index("message_delivery", &["thread_id", "seq"]),
        index("message_document", &["document_id"]),
        unread,
    ]
}

/// A conversation on a loan. `people_key` finds the one of exactly these people; `message_count` is the number of
/// the last message; `labels` is a list as JSON.
fn thread() -> TableCreateStatement {
    table("message_thread")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(string_null("title"))
        .col(string("kind"))
        .col(boolean("locked"))
        .col(boolean("lending_team"))
        .col(boolean("general"))
        .col(boolean("inactive"))
        .col(string_null("people_key"))
        .col(uuid_null("created_by"))
        .col(instant("created_at"))
        .col(uuid_null("last_message_id"))
        .col(instant("last_message_at"))
        .col(big_integer("message_count"))
        .col(text("labels"))
        .foreign_key(&mut owned_by("message_thread", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("message_thread", "created_by", "app_user"))
        .take()
}

/// Somebody in a thread, from the message numbered `from_seq` on. Threads that are open to the whole loan have a row
/// only for those who muted them, or are kept from their older messages.
fn thread_user() -> TableCreateStatement {
    table("thread_user")
        .col(uuid("thread_id"))
        .col(uuid("user_id"))
        .col(big_integer("from_seq"))
        .col(boolean("muted"))
        .primary_key(Index::create().col("thread_id").col("user_id"))
        .foreign_key(&mut owned_by("thread_user", "thread_id", "message_thread"))
        .foreign_key(&mut owned_by("thread_user", "user_id", "app_user"))
        .take()
}

/// A message. `seq` counts those of its thread without holes; `body` is safe HTML and `text` what it shows.
fn message() -> TableCreateStatement {
    table("message")
        .col(uuid("id").primary_key())
        .col(uuid("thread_id"))
        .col(uuid("loan_id"))
        .col(big_integer("seq"))
        .col(uuid("from_user_id"))
        .col(string("subject"))
        .col(text("body"))
        .col(text("text"))
        .col(uuid_null("in_reply_to"))
        .col(boolean("is_digest"))
        .col(boolean("has_links"))
        .col(text_null("original_html"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .col(instant_null("edited_at"))
        .col(instant_null("deleted_at"))
        .foreign_key(&mut owned_by("message", "thread_id", "message_thread"))
        .foreign_key(&mut owned_by("message", "loan_id", "loan"))
        .foreign_key(&mut owned_by("message", "from_user_id", "app_user"))
        .take()
}

/// What a message said before it was edited.
fn message_revision() -> TableCreateStatement {
    table("message_revision")
        .col(uuid("id").primary_key())
        .col(uuid("message_id"))
        .col(text("body"))
        .col(instant("replaced_at"))
        .foreign_key(&mut owned_by("message_revision", "message_id", "message"))
        .take()
}

/// Somebody who got a message, and how; unread while `read_at` is empty. `ended` once they left the loan.
fn message_delivery() -> TableCreateStatement {
    table("message_delivery")
        .col(uuid("message_id"))
        .col(uuid("user_id"))
        .col(uuid("thread_id"))
        .col(uuid("loan_id"))
        .col(big_integer("seq"))
        .col(string("how"))
        .col(integer("place"))
        .col(instant_null("read_at"))
        .col(boolean("important"))
        .col(boolean("mentioned"))
        .col(boolean("ended"))
        .primary_key(Index::create().col("message_id").col("user_id"))
        .foreign_key(&mut owned_by("message_delivery", "message_id", "message"))
        .foreign_key(&mut owned_by("message_delivery", "user_id", "app_user"))
        .take()
}

/// An address that a message was mailed to.
fn message_email() -> TableCreateStatement {
    table("message_email")
        .col(uuid("message_id"))
        .col(string("address"))
        .col(string("how"))
        .col(integer("place"))
        .primary_key(Index::create().col("message_id").col("address"))
        .foreign_key(&mut owned_by("message_email", "message_id", "message"))
        .take()
}

/// A document that came with a message.
fn message_document() -> TableCreateStatement {
    table("message_document")
        .col(uuid("message_id"))
        .col(uuid("document_id"))
        .col(integer("place"))
        .primary_key(Index::create().col("message_id").col("document_id"))
        .foreign_key(&mut owned_by("message_document", "message_id", "message"))
        .foreign_key(&mut owned_by("message_document", "document_id", "document"))
        .take()
}

/// An attempt to send: the same key sends once, and only what was sent under it first.
fn send_key() -> TableCreateStatement {
    table("send_key")
        .col(uuid("user_id"))
        .col(string("send_key"))
        .col(string("body_hash"))
        .col(uuid("message_id"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("user_id").col("send_key"))
        .foreign_key(&mut owned_by("send_key", "user_id", "app_user"))
        .foreign_key(&mut owned_by("send_key", "message_id", "message"))
        .take()
}
