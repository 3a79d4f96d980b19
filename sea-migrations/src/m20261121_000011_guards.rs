//! What keeps the server going under attack and on a full disk: which device a sign-in failed on, what
//! readiness writes, and the counts that budgets are kept by.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let device = Table::alter().table("sign_in_failure").add_column(string_null("device_id")).take();
        schema.execute(&device).await?;
        let indexes = vec![
            index("sign_in_failure", &["remote_address", "failed_at"]),
            index("sign_in_failure", &["device_id", "failed_at"]),
            index("sign_in_failure", &["failed_at"]),
            index("invitation", &["invited_by", "created_at"]),
            index("mail", &["recipient", "created_at"]),
            index("upload", &["created_by", "expires_at"]),
            index("document", &["uploaded_by"]),
        ];
        create(schema, vec![readiness()], indexes).await?;
        let row = "INSERT INTO readiness (id, checks) VALUES (1, 0)";
        schema.execute_unprepared(row).await.map(|_| ())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = [
            ("document", "ix_document_uploaded_by"),
            ("upload", "ix_upload_created_by_expires_at"),
            ("mail", "ix_mail_recipient_created_at"),
            ("invitation", "ix_invitation_invited_by_created_at"),
            ("sign_in_failure", "ix_sign_in_failure_failed_at"),
            ("sign_in_failure", "ix_sign_in_failure_device_id_failed_at"),
            ("sign_in_failure", "ix_sign_in_failure_remote_address_failed_at"),
        ];
        for (table, name) in indexes {
            schema.execute(&Index::drop().name(name).table(table).to_owned()).await?;
        }
        drop(schema, &["readiness"]).await?;
        schema.execute(&Table::alter().table("sign_in_failure").drop_column("device_id").take()).await
    }
}

/// One row, written to see whether writing works.
fn readiness() -> TableCreateStatement {
    table("readiness").col(integer("id").primary_key()).col(big_integer("checks")).take()
}
