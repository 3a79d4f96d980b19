//! Requests with their comments, history, shares and notifications.

use sea_orm_migration::{
    prelude::*,
    schema::{
        boolean, date_null, integer, integer_null, string, string_null, text, text_null, uuid, uuid_null,
    },
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, refers_to, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![needs_list_element(), element_comment(), element_history(), share(), sharing(), notice()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("needs_list_element", &["loan_id", "parent_id", "position"]),
        index("needs_list_element", &["parent_id"]),
        index("needs_list_element", &["example_id"]),
        index("needs_list_element", &["reviewed_at", "id"]).name("ix_needs_list_element_sent_back").and_where(Expr::cust("review_state IN ('REJECTED', 'PARTLY_ACCEPTED') AND deleted_at IS NULL")).take(),
        index("needs_list_element", &["loan_id"]).name("ix_needs_list_element_open").and_where(Expr::cust("storage_type = 'FILE' AND review_state IN ('OPEN', 'REJECTED', 'PARTLY_ACCEPTED') AND deleted_at IS NULL")).take(),
        index("needs_list_element", &["freshness_days"]).and_where(Expr::cust("freshness_days IS NOT NULL")).take(),
        index("element_comment", &["element_id", "created_at"]),
        index("element_history", &["element_id", "at"]),
        index("element_history", &["element_id", "version"]),
        index("element_history", &["at", "id"]),
        index("share", &["element_id", "shared_with", "permission"]).unique().take(),
        index("share", &["loan_id", "shared_with"]),
        index("sharing", &["loan_id", "created_by", "idempotency_key"]).unique().take(),
        index("notice", &["recipient_id", "at", "id"]),
        index("notice", &["recipient_id", "read_at", "at", "id"]),
        index("notice", &["element_id"]),
        index("notice", &["loan_id"]),
        index("notice", &["at"]),
    ]
}

fn needs_list_element() -> TableCreateStatement {
    table("needs_list_element")
        .col(uuid("id").primary_key())
        .col(uuid_null("parent_id"))
        .col(string("name"))
        .col(string("storage_type"))
        .col(string("priority_type"))
        .col(boolean("hidden").default(false))
        .col(string_null("visible_at_status"))
        .col(text("modifiers").default("[]"))
        .col(text_null("description"))
        .col(integer_null("freshness_days"))
        .col(integer("position"))
        .col(integer("version").default(1))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .col(uuid("loan_id"))
        .col(uuid_null("template_element_id"))
        .col(string("review_state"))
        .col(uuid_null("reviewed_by"))
        .col(instant_null("reviewed_at"))
        .col(text_null("rejection_reason"))
        .col(text_null("rejection_note"))
        .col(instant_null("deleted_at"))
        .col(text_null("not_applicable_reason"))
        .col(uuid_null("not_applicable_by"))
        .col(instant_null("not_applicable_at"))
        .col(uuid_null("example_id"))
        .col(date_null("due_date"))
        .col(boolean("optional").default(false))
        .col(text_null("instructions"))
        .col(text_null("internal_note"))
        .foreign_key(&mut owned_by("needs_list_element", "loan_id", "loan"))
        .foreign_key(&mut owned_by("needs_list_element", "parent_id", "needs_list_element"))
        .foreign_key(&mut may_refer_to("needs_list_element", "template_element_id", "template_element"))
        .foreign_key(&mut may_refer_to("needs_list_element", "reviewed_by", "app_user"))
        .foreign_key(&mut refers_to("needs_list_element", "example_id", "example_file"))
        .take()
}

fn element_comment() -> TableCreateStatement {
    table("element_comment")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("author_id"))
        .col(text("body"))
        .col(boolean("visible_to_borrower"))
        .col(instant("created_at"))
        .foreign_key(&mut owned_by("element_comment", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("element_comment", "author_id", "app_user"))
        .take()
}

fn element_history() -> TableCreateStatement {
    table("element_history")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("actor_id"))
        .col(string("kind"))
        .col(text("detail"))
        .col(instant("at"))
        .col(text_null("before"))
        .col(integer_null("version"))
        .foreign_key(&mut owned_by("element_history", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("element_history", "actor_id", "app_user"))
        .take()
}

fn share() -> TableCreateStatement {
    table("share")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("element_id"))
        .col(uuid("shared_with"))
        .col(uuid("shared_by"))
        .col(string("permission"))
        .col(instant("created_at"))
        .foreign_key(&mut owned_by("share", "loan_id", "loan"))
        .foreign_key(&mut owned_by("share", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("share", "shared_with", "app_user"))
        .foreign_key(&mut refers_to("share", "shared_by", "app_user"))
        .take()
}

fn sharing() -> TableCreateStatement {
    table("sharing")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("created_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("said"))
        .col(text("done"))
        .col(instant("created_at"))
        .col(instant_null("undone_at"))
        .foreign_key(&mut owned_by("sharing", "loan_id", "loan"))
        .foreign_key(&mut owned_by("sharing", "created_by", "app_user"))
        .take()
}

fn notice() -> TableCreateStatement {
    table("notice")
        .col(uuid("id").primary_key())
        .col(uuid("recipient_id"))
        .col(uuid("loan_id"))
        .col(uuid_null("element_id"))
        .col(uuid("actor_id"))
        .col(string("kind"))
        .col(boolean("kept"))
        .col(text_null("reason"))
        .col(text_null("note"))
        .col(instant("at"))
        .col(instant_null("read_at"))
        .foreign_key(&mut owned_by("notice", "recipient_id", "app_user"))
        .foreign_key(&mut owned_by("notice", "loan_id", "loan"))
        .foreign_key(&mut owned_by("notice", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("notice", "actor_id", "app_user"))
        .take()
}
