//! Needs lists: templates, the elements of templates and of loans, who they are shared with, and what
//! happened to them.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = vec![template(), template_element(), needs_list_element(), share(), element_history()];
        let indexes = vec![
            index("template", &["company_id"]),
            index("template_element", &["template_id", "parent_id", "position"]),
            index("needs_list_element", &["loan_id", "parent_id", "position"]),
            index("needs_list_element", &["parent_id"]),
            index("share", &["element_id", "shared_with", "permission"]).unique().take(),
            index("share", &["loan_id", "shared_with"]),
            index("element_history", &["element_id", "at"]),
        ];
        create(schema, tables, indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = ["element_history", "share", "needs_list_element", "template_element", "template"];
        drop(schema, &tables).await
    }
}

/// A lending company's ready-made needs list for one type of entity.
fn template() -> TableCreateStatement {
    table("template")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("name"))
        .col(string("entity_type"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("template", "company_id", "company"))
        .take()
}

/// The columns that a template's elements and a loan's have in common. `modifiers` is a JSON list of
/// label titles; `position` orders brothers and sisters; `freshness_days` is the greatest age of an
/// answer, in days.
fn element_columns(statement: &mut TableCreateStatement) -> &mut TableCreateStatement {
    statement
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
}

/// A folder or file request of a template.
fn template_element() -> TableCreateStatement {
    element_columns(&mut table("template_element"))
        .col(uuid("template_id"))
        .foreign_key(&mut owned_by("template_element", "template_id", "template"))
        .foreign_key(&mut owned_by("template_element", "parent_id", "template_element"))
        .take()
}

/// A folder or file request on a loan, with where its review stands. A deleted element keeps its row,
/// so that deleting can be undone.
fn needs_list_element() -> TableCreateStatement {
    element_columns(&mut table("needs_list_element"))
        .col(uuid("loan_id"))
        .col(uuid_null("template_element_id"))
        .col(string("review_state"))
        .col(uuid_null("reviewed_by"))
        .col(instant_null("reviewed_at"))
        .col(text_null("rejection_reason"))
        .col(text_null("rejection_note"))
        .col(instant_null("deleted_at"))
        .foreign_key(&mut owned_by("needs_list_element", "loan_id", "loan"))
        .foreign_key(&mut owned_by("needs_list_element", "parent_id", "needs_list_element"))
        .foreign_key(&mut may_refer_to("needs_list_element", "template_element_id", "template_element"))
        .foreign_key(&mut may_refer_to("needs_list_element", "reviewed_by", "app_user"))
        .take()
}

/// An element given to a person, as VIEW or LINK.
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

/// What somebody did to an element: a kind, and a JSON detail to go with it.
fn element_history() -> TableCreateStatement {
    table("element_history")
        .col(uuid("id").primary_key())
        .col(uuid("element_id"))
        .col(uuid("actor_id"))
        .col(string("kind"))
        .col(text("detail"))
        .col(instant("at"))
        .foreign_key(&mut owned_by("element_history", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("element_history", "actor_id", "app_user"))
        .take()
}
