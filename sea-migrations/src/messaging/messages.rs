//! Threads, messages and deliveries.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, boolean, integer, string, string_null, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![
        message_thread(),
        thread_user(),
        message(),
        message_revision(),
        message_delivery(),
        message_document(),
        message_email(),
    ]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("message_thread", &["loan_id", "last_message_at"]),
        index("message_thread", &["loan_id", "people_key"]),
        index("message_thread", &["loan_id", "kind"]),
        index("thread_user", &["user_id"]),
        index("message", &["thread_id", "seq"]).unique().take(),
        index("message", &["loan_id", "created_at"]),
        index("message", &["from_user_id"]),
        index("message_revision", &["message_id"]),
        index("message_delivery", &["user_id", "thread_id", "seq"]),
        index("message_delivery", &["thread_id", "seq"]),
        index("message_delivery", &["user_id", "loan_id", "thread_id"])
            .name("ix_message_delivery_unread")
            .and_where(Expr::cust("read_at IS NULL"))
            .take(),
        index("message_delivery", &["user_id", "thread_id"])
            .name("ix_message_delivery_blind_copy")
            .and_where(Expr::cust("how = 'BCC'"))
            .take(),
        index("message_document", &["document_id"]),
    ]
}

fn message_thread() -> TableCreateStatement {
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

fn message_revision() -> TableCreateStatement {
    table("message_revision")
        .col(uuid("id").primary_key())
        .col(uuid("message_id"))
        .col(text("body"))
        .col(instant("replaced_at"))
        .foreign_key(&mut owned_by("message_revision", "message_id", "message"))
        .take()
}

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
