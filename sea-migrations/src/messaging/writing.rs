//! Drafts, templates, signatures, and outside addresses.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, integer, string, text, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![
        message_draft(),
        message_template(),
        signature(),
        saved_address(),
        email_participant(),
        outside_address(),
    ]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("message_draft", &["user_id", "loan_id", "updated_at"]),
        index("message_draft", &["user_id", "thread_id"]).unique().take(),
        index("message_template", &["owner_id"]),
        index("signature", &["user_id", "company_id"]),
        index("email_participant", &["thread_id", "address"]).unique().take(),
        index("outside_address", &["loan_id", "address"]),
        index("outside_address", &["loan_id", "sender_id", "created_at"]),
        index("outside_address", &["loan_id", "state"]),
    ]
}

fn message_draft() -> TableCreateStatement {
    table("message_draft")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(uuid("loan_id"))
        .col(uuid_null("thread_id"))
        .col(text("payload"))
        .col(integer("version").default(1))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("message_draft", "user_id", "app_user"))
        .foreign_key(&mut owned_by("message_draft", "loan_id", "loan"))
        .take()
}

fn message_template() -> TableCreateStatement {
    table("message_template")
        .col(uuid("id").primary_key())
        .col(uuid("owner_id"))
        .col(string("name"))
        .col(text("body"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("message_template", "owner_id", "app_user"))
        .take()
}

fn signature() -> TableCreateStatement {
    table("signature")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(uuid_null("company_id"))
        .col(string("name"))
        .col(text("body"))
        .col(text("used_ins").default("[]"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("signature", "user_id", "app_user"))
        .foreign_key(&mut owned_by("signature", "company_id", "company"))
        .take()
}

fn saved_address() -> TableCreateStatement {
    table("saved_address")
        .col(uuid("owner_id"))
        .col(string("address"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("owner_id").col("address"))
        .foreign_key(&mut owned_by("saved_address", "owner_id", "app_user"))
        .take()
}

fn email_participant() -> TableCreateStatement {
    table("email_participant")
        .col(uuid("id").primary_key())
        .col(uuid("thread_id"))
        .col(string("address"))
        .col(uuid("added_by"))
        .col(instant("added_at"))
        .col(big_integer("from_seq"))
        .col(instant_null("removed_at"))
        .col(uuid_null("removed_by"))
        .foreign_key(&mut owned_by("email_participant", "thread_id", "message_thread"))
        .take()
}

fn outside_address() -> TableCreateStatement {
    table("outside_address")
        .col(uuid("message_id"))
        .col(string("address"))
        .col(uuid("loan_id"))
        .col(uuid("sender_id"))
        .col(string("state"))
        .col(uuid_null("mail_id"))
        .col(instant("created_at"))
        .col(uuid_null("decided_by"))
        .col(instant_null("decided_at"))
        .primary_key(Index::create().col("message_id").col("address"))
        .foreign_key(&mut owned_by("outside_address", "message_id", "message"))
        .take()
}
