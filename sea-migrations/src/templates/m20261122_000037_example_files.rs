//! An example file is there as long as a request refers to it: the template's, and those that loans got from it.

use sea_orm_migration::{prelude::*, schema::*};

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, refers_to, table};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![example_file()], Vec::new()).await?;
        schema
            .execute_unprepared(&format!(
                "INSERT INTO example_file (id, {FACTS}) SELECT id, {FACTS} FROM template_file"
            ))
            .await?;
        for (element, of_template) in ELEMENTS {
            let column = uuid_null(COLUMN).extra(r#"REFERENCES "example_file" ("id")"#).take();
            schema.execute(&Table::alter().table(element).add_column(column).take()).await?;
            schema.execute(&index(element, &[COLUMN])).await?;
            schema
                .execute_unprepared(&format!(
                    "UPDATE {element} SET {COLUMN} = \
                 (SELECT id FROM template_file WHERE element_id = {element}.{of_template})"
                ))
                .await?;
        }
        drop(schema, &["template_file"]).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![template_file()], Vec::new()).await?;
        schema
            .execute_unprepared(&format!(
                "INSERT INTO template_file (element_id, id, {FACTS}) SELECT element_id, id, {FACTS} \
                 FROM example_file JOIN (SELECT id AS element_id, {COLUMN} FROM template_element) AS element \
                 ON element.{COLUMN} = example_file.id"
            ))
            .await?;
        for (element, _) in ELEMENTS {
            let of = Index::drop().table(element).name(format!("ix_{element}_{COLUMN}")).to_owned();
            schema.execute(&of).await?;
            schema.execute(&Table::alter().table(element).drop_column(COLUMN).take()).await?;
        }
        drop(schema, &["example_file"]).await
    }
}

const COLUMN: &str = "example_id";
/// What is known of a file, in the old table and in the new one.
const FACTS: &str = "name, size, mime_type, checksum, storage_key, uploaded_by, created_at";
/// The tables of elements, and the column that names the template's element.
const ELEMENTS: [(&str, &str); 2] =
    [("template_element", "id"), ("needs_list_element", "template_element_id")];

/// The example file of requests: `storage_key` finds its bytes.
fn example_file() -> TableCreateStatement {
    facts(table("example_file").col(uuid("id").primary_key()))
        .foreign_key(&mut refers_to("example_file", "uploaded_by", "app_user"))
        .take()
}

/// As it was before: the example file of a template's request alone.
fn template_file() -> TableCreateStatement {
    facts(table("template_file").col(uuid("element_id").primary_key()).col(uuid("id")))
        .foreign_key(&mut owned_by("template_file", "element_id", "template_element"))
        .foreign_key(&mut refers_to("template_file", "uploaded_by", "app_user"))
        .take()
}

fn facts(table: &mut TableCreateStatement) -> &mut TableCreateStatement {
    table
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(uuid("uploaded_by"))
        .col(instant("created_at"))
}
