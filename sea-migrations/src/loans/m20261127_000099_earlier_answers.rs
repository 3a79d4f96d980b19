//! Rejected documents that another answer replaced stay with their request, with the verdict on each.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![index(TABLE, &["document_id"]), index(TABLE, &["element_id"])];
        create(schema, vec![earlier_answer()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &[TABLE]).await
    }
}

const TABLE: &str = "earlier_answer";

/// An answer as it was when another took its place.
fn earlier_answer() -> TableCreateStatement {
    table(TABLE)
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
        .foreign_key(&mut owned_by(TABLE, "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by(TABLE, "document_id", "document"))
        .take()
}
