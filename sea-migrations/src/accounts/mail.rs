//! The outbox and the texts of emails.

use sea_orm_migration::{
    prelude::*,
    schema::{integer, string, string_null, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![mail(), mail_setting(), mail_words()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("mail", &["sent_at", "next_try_at"]),
        index("mail", &["recipient", "created_at"]),
        index("mail", &["words_id"]),
    ]
}

fn mail() -> TableCreateStatement {
    table("mail")
        .col(uuid("id").primary_key())
        .col(string("recipient"))
        .col(integer("attempts").default(0))
        .col(instant("next_try_at"))
        .col(instant("created_at"))
        .col(instant_null("sent_at"))
        .col(uuid_null("words_id"))
        .col(string("budget").default(""))
        .take()
}

fn mail_setting() -> TableCreateStatement {
    table("mail_setting")
        .col(uuid("company_id").primary_key())
        .col(string("host"))
        .col(integer("port"))
        .col(string("security"))
        .col(string("user_name"))
        .col(text_null("password"))
        .col(string("from_address"))
        .col(string("from_name"))
        .col(integer("version"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("mail_setting", "company_id", "company"))
        .take()
}

fn mail_words() -> TableCreateStatement {
    table("mail_words")
        .col(uuid("id").primary_key())
        .col(string("subject"))
        .col(text("plain"))
        .col(text("html"))
        .col(uuid_null("company_id"))
        .col(string_null("reply_to"))
        .take()
}
