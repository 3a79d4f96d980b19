//! Events, idempotency keys, imports, and the state of background checks.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, integer, integer_null, string, string_null, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![topic(), event(), idempotency_key(), readiness(), file_import(), integrity_check(), file_integrity()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("event", &["created_at"]),
        index("idempotency_key", &["created_at"]),
        index("idempotency_key", &["user_id", "created_at"]),
        index("file_import", &["imported_by", "idempotency_key"])
            .name("ix_loan_import_imported_by_idempotency_key")
            .unique()
            .take(),
        index("file_integrity", &["damaged_at"]).and_where(Expr::cust("damaged_at IS NOT NULL")).take(),
    ]
}

fn topic() -> TableCreateStatement {
    table("topic").col(string("name").primary_key()).col(big_integer("seq")).take()
}

fn event() -> TableCreateStatement {
    table("event")
        .col(string("topic"))
        .col(big_integer("seq"))
        .col(string("kind"))
        .col(text("data"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("topic").col("seq"))
        .take()
}

fn idempotency_key() -> TableCreateStatement {
    table("idempotency_key")
        .col(uuid("user_id"))
        .col(string("idempotency_key"))
        .col(string("fingerprint"))
        .col(uuid("claim"))
        .col(uuid("server"))
        .col(instant("created_at"))
        .col(integer_null("status"))
        .col(string_null("content_type"))
        .col(text_null("answer"))
        .primary_key(Index::create().col("user_id").col("idempotency_key"))
        .take()
}

fn readiness() -> TableCreateStatement {
    table("readiness").col(integer("id").primary_key()).col(big_integer("checks")).take()
}

fn file_import() -> TableCreateStatement {
    table("file_import")
        .col(uuid("id").primary_key())
        .col(uuid("imported_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("answered"))
        .col(instant("imported_at"))
        .foreign_key(&mut owned_by("file_import", "imported_by", "app_user"))
        .take()
}

fn integrity_check() -> TableCreateStatement {
    table("integrity_check")
        .col(integer("id").primary_key())
        .col(string("source"))
        .col(uuid_null("after_id"))
        .col(instant("started_at"))
        .col(instant_null("finished_at"))
        .take()
}

fn file_integrity() -> TableCreateStatement {
    table("file_integrity")
        .col(string("storage_key").primary_key())
        .col(instant("checked_at"))
        .col(instant_null("damaged_at"))
        .take()
}
