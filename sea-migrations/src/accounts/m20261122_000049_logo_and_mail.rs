//! A company has a logo, and says by which mail server its mails go out.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![picture(), mail_setting()], Vec::new()).await?;
        for (owner, column) in COLUMNS {
            schema.execute(&Table::alter().table(owner).add_column(uuid_null(column)).take()).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for (owner, column) in COLUMNS {
            schema.execute(&Table::alter().table(owner).drop_column(column).take()).await?;
        }
        drop(schema, &["mail_setting", "picture"]).await
    }
}

/// The picture that is a company's logo, and the company whose mail it is.
const COLUMNS: [(&str, &str); 2] = [("company", "logo_id"), ("mail_words", "company_id")];

/// A picture that was looked at and found to be one; another picture has another id.
fn picture() -> TableCreateStatement {
    table("picture")
        .col(uuid("id").primary_key())
        .col(string("media_type"))
        .col(blob("bytes"))
        .col(instant("created_at"))
        .take()
}

/// `password` is sealed.
fn mail_setting() -> TableCreateStatement {
    table("mail_setting")
        .col(uuid("company_id").primary_key())
        .col(string("host"))
        .col(integer("port"))
        .col(string("security"))
        .col(string("user_name"))
        .col(text_null("password"))
        .col(string("from_address"))
        .col(string("from_name"))
        .col(integer("version"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("mail_setting", "company_id", "company"))
        .take()
}
