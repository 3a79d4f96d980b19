//! Deleted documents lie in their loan's trash: who put them there, and which requests they answered, each with what
//! was said of them, so that they can be put back.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let deleted_by = uuid_null("deleted_by").take();
        schema.execute(&Table::alter().table("document").add_column(deleted_by).take()).await?;
        let indexes = vec![
            index("trashed_answer", &["document_id"]),
            index("trashed_answer", &["element_id"]),
            index("document", &["deleted_at"]).and_where(Expr::col("deleted_at").is_not_null()).take(),
        ];
        create(schema, vec![trashed_answer()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let index = Index::drop().table("document").name("ix_document_deleted_at").if_exists().to_owned();
        schema.execute(&index).await?;
        drop(schema, &["trashed_answer"]).await?;
        schema.execute(&Table::alter().table("document").drop_column("deleted_by").take()).await
    }
}

/// An answer as it was when its document was deleted.
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
        .foreign_key(&mut owned_by("trashed_answer", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("trashed_answer", "document_id", "document"))
        .take()
}
