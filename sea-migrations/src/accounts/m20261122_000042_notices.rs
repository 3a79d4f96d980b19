//! What concerns a person, for the bell.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("notice", &["recipient_id", "at", "id"]).take(),
            index("notice", &["recipient_id", "read_at", "at", "id"]).take(),
            index("notice", &["element_id"]).take(),
            index("notice", &["loan_id"]).take(),
            index("notice", &["at"]).take(),
        ];
        create(schema, vec![notice()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["notice"]).await
    }
}

/// `kept` is what lenders keep among themselves; `reason` and `note` are words that were said.
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
