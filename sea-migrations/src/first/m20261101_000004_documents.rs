//! Documents, the uploads that bring them, and which element each one answers.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("document", &["loan_id"]),
            index("upload", &["expires_at"]),
            index("upload", &["loan_id"]),
            index("answer", &["document_id"]),
        ];
        create(schema, vec![document(), upload(), answer()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["answer", "upload", "document"]).await
    }
}

/// A stored file: `storage_key` finds its bytes, `checksum` is their SHA-256 in hexadecimal.
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
        .foreign_key(&mut owned_by("document", "loan_id", "loan"))
        .foreign_key(&mut refers_to("document", "uploaded_by", "app_user"))
        .take()
}

/// A promise to send a file. `checksum` is there once all bytes are, `document_id` once completed.
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
        .foreign_key(&mut owned_by("upload", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("upload", "element_id", "needs_list_element"))
        .foreign_key(&mut owned_by("upload", "created_by", "app_user"))
        .foreign_key(&mut may_refer_to("upload", "document_id", "document"))
        .take()
}

/// The one document that answers a file request.
fn answer() -> TableCreateStatement {
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
