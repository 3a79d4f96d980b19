//! Templates and their example files.

use sea_orm_migration::{
    prelude::*,
    schema::{
        big_integer, boolean, integer, integer_null, string, string_null, text, text_null, uuid, uuid_null,
    },
};

use crate::table_definitions::{index, instant, instant_null, owned_by, refers_to, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![example_file(), template(), template_element()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("example_file", &["scan"]).and_where(Expr::cust("scan = 'PENDING'")).take(),
        index("example_file", &["storage_key"]),
        index("template", &["company_id"]),
        index("template_element", &["template_id", "parent_id", "position"]),
        index("template_element", &["example_id"]),
    ]
}

fn example_file() -> TableCreateStatement {
    table("example_file")
        .col(uuid("id").primary_key())
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(uuid("uploaded_by"))
        .col(instant("created_at"))
        .col(string_null("scan"))
        .col(boolean("damaged").default(false))
        .foreign_key(&mut refers_to("example_file", "uploaded_by", "app_user"))
        .take()
}

fn template() -> TableCreateStatement {
    table("template")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("name"))
        .col(string("entity_type"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .col(integer("version").default(1))
        .foreign_key(&mut owned_by("template", "company_id", "company"))
        .take()
}

fn template_element() -> TableCreateStatement {
    table("template_element")
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
        .col(uuid("template_id"))
        .col(boolean("each_borrower").default(false))
        .col(instant_null("deleted_at"))
        .col(uuid_null("example_id"))
        .col(integer_null("due_days"))
        .col(boolean("optional").default(false))
        .col(text_null("instructions"))
        .col(text_null("internal_note"))
        .foreign_key(&mut owned_by("template_element", "template_id", "template"))
        .foreign_key(&mut owned_by("template_element", "parent_id", "template_element"))
        .foreign_key(&mut refers_to("template_element", "example_id", "example_file"))
        .take()
}
