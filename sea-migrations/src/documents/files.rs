//! Documents, their versions and checks, and answers.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, boolean, date_null, integer, string, string_null, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, refers_to, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![
        document(),
        document_version(),
        document_text(),
        document_scan(),
        upload(),
        answer(),
        earlier_answer(),
        trashed_answer(),
    ]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("document", &["loan_id"]),
        index("document", &["uploaded_by"]),
        index("document", &["deleted_at"]).and_where(Expr::cust("deleted_at IS NOT NULL")).take(),
        index("document", &["storage_key"]),
        index("document", &["scan"]).and_where(Expr::cust("scan = 'PENDING'")).take(),
        index("document", &["created_at", "id"]),
        index("document_version", &["document_id"]),
        index("document_version", &["document_id", "number"]).unique().take(),
        index("document_version", &["storage_key"]),
        index("document_version", &["scan"]).and_where(Expr::cust("scan = 'PENDING'")).take(),
        index("document_text", &["state", "not_before"]).and_where(Expr::cust("state = 'WAITING'")).take(),
        index("document_text", &["looked_by"]).and_where(Expr::cust("state = 'DONE'")).take(),
        index("document_text", &["failed_for", "state", "not_before"])
            .name("ix_document_text_failed_for")
            .and_where(Expr::cust("failed_for IS NOT NULL"))
            .take(),
        index("document_scan", &["state", "backlog", "not_before"])
            .and_where(Expr::cust("state = 'PENDING'"))
            .take(),
        index("document_scan", &["settled_at"]).and_where(Expr::cust("state = 'INFECTED'")).take(),
        index("upload", &["expires_at"]),
        index("upload", &["loan_id"]),
        index("upload", &["created_by", "expires_at"]),
        index("answer", &["element_id", "document_id"]).unique().take(),
        index("answer", &["document_id"]),
        index("answer", &["review_state", "answered_at", "id"]),
        index("answer", &["answered_by", "answered_at", "element_id"]),
        index("earlier_answer", &["document_id"]),
        index("earlier_answer", &["element_id"]),
        index("trashed_answer", &["document_id"]),
        index("trashed_answer", &["element_id"]),
    ]
}

fn document() -> TableCreateStatement {
    table("document")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(uuid("uploaded_by"))
        .col(instant("created_at"))
        .col(instant_null("deleted_at"))
        .col(uuid_null("batch"))
        .col(big_integer("place").default(0))
        .col(boolean("unlocked").default(false))
        .col(uuid_null("deleted_by"))
        .col(integer("version").default(1))
        .col(string_null("scan"))
        .col(uuid_null("brought_by"))
        .col(instant_null("brought_at"))
        .col(boolean("damaged").default(false))
        .foreign_key(&mut owned_by("document", "loan_id", "loan"))
        .foreign_key(&mut refers_to("document", "uploaded_by", "app_user"))
        .take()
}

fn document_version() -> TableCreateStatement {
    table("document_version")
        .col(uuid("id").primary_key())
        .col(uuid("document_id"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(uuid("replaced_by"))
        .col(instant("replaced_at"))
        .col(integer("number").default(1))
        .col(string_null("name"))
        .col(boolean("unlocked").default(false))
        .col(string_null("review_state"))
        .col(string_null("scan"))
        .col(text_null("verdicts"))
        .col(boolean("damaged").default(false))
        .foreign_key(&mut owned_by("document_version", "document_id", "document"))
        .foreign_key(&mut refers_to("document_version", "replaced_by", "app_user"))
        .take()
}

fn document_text() -> TableCreateStatement {
    table("document_text")
        .col(string("storage_key").primary_key())
        .col(string("state"))
        .col(string_null("reason"))
        .col(text_null("sealed"))
        .col(integer("tries"))
        .col(instant("not_before"))
        .col(date_null("stated_on"))
        .col(string_null("stated_as"))
        .col(date_null("came_on"))
        .col(integer("looked_by").default(0))
        .col(uuid_null("failed_for"))
        .take()
}

fn document_scan() -> TableCreateStatement {
    table("document_scan")
        .col(string("storage_key").primary_key())
        .col(string("state"))
        .col(string_null("found"))
        .col(integer("tries"))
        .col(boolean("backlog"))
        .col(instant("since"))
        .col(instant("not_before"))
        .col(instant_null("settled_at"))
        .col(instant_null("erased_at"))
        .take()
}

fn upload() -> TableCreateStatement {
    table("upload")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid_null("element_id"))
        .col(uuid("created_by"))
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string_null("checksum"))
        .col(uuid_null("document_id"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .col(uuid_null("batch"))
        .col(big_integer("place").default(0))
        .col(big_integer("received").default(0))
        .col(string_null("storage_key"))
        .foreign_key(&mut owned_by("upload", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("upload", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("upload", "created_by", "app_user"))
        .foreign_key(&mut may_refer_to("upload", "document_id", "document"))
        .take()
}

fn answer() -> TableCreateStatement {
    table("answer")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("document_id"))
        .col(uuid("answered_by"))
        .col(instant("answered_at"))
        .col(string("review_state"))
        .col(uuid_null("reviewed_by"))
        .col(instant_null("reviewed_at"))
        .col(text_null("rejection_reason"))
        .col(text_null("rejection_note"))
        .col(text_null("rejection_marks"))
        .foreign_key(&mut owned_by("answer", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("answer", "document_id", "document"))
        .foreign_key(&mut refers_to("answer", "answered_by", "app_user"))
        .foreign_key(&mut may_refer_to("answer", "reviewed_by", "app_user"))
        .take()
}

fn earlier_answer() -> TableCreateStatement {
    table("earlier_answer")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("document_id"))
        .col(uuid("answered_by"))
        .col(instant("answered_at"))
        .col(string("review_state"))
        .col(uuid_null("reviewed_by"))
        .col(instant_null("reviewed_at"))
        .col(string_null("rejection_reason"))
        .col(text_null("rejection_note"))
        .col(text_null("rejection_marks"))
        .col(instant("replaced_at"))
        .foreign_key(&mut owned_by("earlier_answer", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("earlier_answer", "document_id", "document"))
        .take()
}

fn trashed_answer() -> TableCreateStatement {
    table("trashed_answer")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("document_id"))
        .col(uuid("answered_by"))
        .col(instant("answered_at"))
        .col(string("review_state"))
        .col(uuid_null("reviewed_by"))
        .col(instant_null("reviewed_at"))
        .col(string_null("rejection_reason"))
        .col(text_null("rejection_note"))
        .col(text_null("rejection_marks"))
        .foreign_key(&mut owned_by("trashed_answer", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("trashed_answer", "document_id", "document"))
        .take()
}
