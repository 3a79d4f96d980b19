//! Files that somebody handed in on a lender's page without signing in, and where they wait to be filed.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("secure_upload", &["company_id", "handed_in_at"]),
            index("secure_upload", &["email_key", "mailed_at"]),
            index("secure_upload_file", &["secure_upload_id", "place"]),
            index("secure_upload_file", &["company_id", "handed_in_at"]),
        ];
        create(schema, vec![hand_in(), file()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["secure_upload_file", "secure_upload"]).await
    }
}

/// `form_hash` is what is kept of the secret in the form, by which the sender comes back to it; `handed_in_at` is
/// missing while the form isn't complete, `mailed_at` when no receipt went out by mail.
fn hand_in() -> TableCreateStatement {
    table("secure_upload")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string_uniq("form_hash"))
        .col(string("number"))
        .col(string("sender_name"))
        .col(string("email_address"))
        .col(string("email_key"))
        .col(text("note"))
        .col(instant("began_at"))
        .col(instant_null("handed_in_at"))
        .col(instant_null("mailed_at"))
        .foreign_key(&mut owned_by("secure_upload", "company_id", "company"))
        .take()
}

/// A file as it came (`sent`), and one as it waits in the tray (`kept`): an unpacked archive is the former alone, what
/// it held the latter.
fn file() -> TableCreateStatement {
    table("secure_upload_file")
        .col(uuid("id").primary_key())
        .col(uuid("secure_upload_id"))
        .col(uuid("company_id"))
        .col(big_integer("place"))
        .col(boolean("sent"))
        .col(boolean("kept"))
        .col(string("name"))
        .col(big_integer("size"))
        .col(string("mime_type"))
        .col(string("checksum"))
        .col(string("storage_key"))
        .col(string("state"))
        .col(string_null("came_in"))
        .col(big_integer("unpacked"))
        .col(instant("created_at"))
        .col(instant_null("handed_in_at"))
        .col(instant_null("settled_at"))
        .col(uuid_null("settled_by"))
        .col(uuid_null("loan_id"))
        .col(uuid_null("document_id"))
        .foreign_key(&mut owned_by("secure_upload_file", "secure_upload_id", "secure_upload"))
        .foreign_key(&mut may_refer_to("secure_upload_file", "settled_by", "app_user"))
        .take()
}
