//! What messages are written with: drafts, message templates, signatures.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = vec![message_draft(), message_template(), signature()];
        let indexes = vec![
            index("message_draft", &["user_id", "loan_id", "updated_at"]),
            index("message_template", &["owner_id"]),
            index("signature", &["user_id", "company_id"]),
        ];
        create(schema, tables, indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["signature", "message_template", "message_draft"]).await
    }
}

/// A message that isn't sent yet; `payload` is what its composer holds, as JSON.
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

/// A text that its owner writes again and again.
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

/// What somebody ends their messages with, as an employee of a company or as themselves; `used_ins` is a JSON list.
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
