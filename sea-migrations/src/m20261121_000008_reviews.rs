//! Several files answer a request, each with a verdict of its own; requests that don't apply; what people
//! say about a request; versions of templates, and the example files of their requests.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (table, column) in new_columns() {
            schema.execute(&Table::alter().table(table).add_column(column).take()).await?;
        }
        set_aside(schema).await?;
        let indexes = vec![
            index("answer", &["element_id", "document_id"]).unique().take(),
            index("answer", &["document_id"]),
            index("element_comment", &["element_id", "created_at"]),
        ];
        create(schema, vec![answer(), element_comment(), template_file()], indexes).await?;
        schema.execute_unprepared(CARRY_OVER).await?;
        drop(schema, &[ASIDE]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["template_file", "element_comment"]).await?;
        set_aside(schema).await?;
        create(schema, vec![one_answer()], vec![index("answer", &["document_id"])]).await?;
        for statement in [CARRY_BACK, NO_PARTS, NO_EXCUSES] {
            schema.execute_unprepared(statement).await?;
        }
        drop(schema, &[ASIDE]).await?;
        for (table, column) in new_columns() {
            let name = Alias::new(column.get_column_name());
            schema.execute(&Table::alter().table(table).drop_column(name).take()).await?;
        }
        Ok(())
    }
}

/// Where the answers wait while their table is made anew.
const ASIDE: &str = "answer_before";

/// Each answer takes the verdict of its request, and the request's id for its own: it was the only one.
const CARRY_OVER: &str = "INSERT INTO answer \
     (id, element_id, document_id, answered_by, answered_at, review_state, reviewed_by, reviewed_at, \
      rejection_reason, rejection_note) \
     SELECT e.id, a.element_id, a.document_id, a.answered_by, a.answered_at, \
            CASE WHEN e.review_state IN ('ACCEPTED', 'REJECTED') THEN e.review_state ELSE 'SUBMITTED' END, \
            e.reviewed_by, e.reviewed_at, e.rejection_reason, e.rejection_note \
     FROM answer_before a JOIN needs_list_element e ON e.id = a.element_id";

/// The latest file of each request stays.
const CARRY_BACK: &str = "INSERT INTO answer (element_id, document_id, answered_by, answered_at) \
     SELECT a.element_id, a.document_id, a.answered_by, a.answered_at FROM answer_before a \
     WHERE NOT EXISTS (SELECT 1 FROM answer_before later WHERE later.element_id = a.element_id \
       AND (later.answered_at > a.answered_at OR (later.answered_at = a.answered_at AND later.id > a.id)))";

const NO_PARTS: &str =
    "UPDATE needs_list_element SET review_state = 'REJECTED' WHERE review_state = 'PARTLY_ACCEPTED'";
const NO_EXCUSES: &str =
    "UPDATE needs_list_element SET review_state = 'OPEN' WHERE review_state = 'NOT_APPLICABLE'";

/// Renames the table of answers; its index would keep the name that the new one needs.
async fn set_aside(schema: &Schema<'_>) -> Result<(), DbErr> {
    for name in ["ix_answer_element_id_document_id", "ix_answer_document_id"] {
        schema.execute(&Index::drop().table("answer").name(name).if_exists().to_owned()).await?;
    }
    schema.execute(&Table::rename().table("answer", ASIDE).take()).await
}

/// Why a request doesn't apply, who said so and when; and how often a template changed.
fn new_columns() -> Vec<(&'static str, ColumnDef)> {
    vec![
        ("needs_list_element", text_null("not_applicable_reason")),
        ("needs_list_element", uuid_null("not_applicable_by")),
        ("needs_list_element", instant_null("not_applicable_at")),
        ("template", integer("version").default(1).take()),
    ]
}

/// A document that answers a request, with what a lender said of it.
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
        .foreign_key(&mut owned_by("answer", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("answer", "document_id", "document"))
        .foreign_key(&mut refers_to("answer", "answered_by", "app_user"))
        .foreign_key(&mut may_refer_to("answer", "reviewed_by", "app_user"))
        .take()
}

/// The one document that answers a request, as it was before.
fn one_answer() -> TableCreateStatement {
    table("answer")
        .col(uuid("element_id").primary_key())
        .col(uuid("document_id"))
        .col(uuid("answered_by"))
        .col(instant("answered_at"))
        .foreign_key(&mut owned_by("answer", "element_id", "needs_list_element"))
        .foreign_key(&mut refers_to("answer", "document_id", "document"))
        .foreign_key(&mut refers_to("answer", "answered_by", "app_user"))
        .take()
}

/// What somebody said about an element; lenders may keep it among themselves.
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

/// The example file of a template's request: `storage_key` finds its bytes.
fn template_file() -> TableCreateStatement {
    table("template_file")
        .col(uuid("element_id").primary_key())
        .col(uuid("id"))
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(uuid("uploaded_by"))
        .col(instant("created_at"))
        .foreign_key(&mut owned_by("template_file", "element_id", "template_element"))
        .foreign_key(&mut refers_to("template_file", "uploaded_by", "app_user"))
        .take()
}
