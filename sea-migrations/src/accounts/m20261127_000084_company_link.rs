//! Every name that a company had in the link of its page for secure upload. No other company ever gets it.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![link()], vec![index(TABLE, &["company_id"])]).await?;
        let known = "INSERT INTO company_link (folded, slug, company_id, since) \
                     SELECT lower(ltrim(rtrim(slug, '-'), '-')), slug, id, created_at FROM company WHERE true \
                     ON CONFLICT DO NOTHING";
        schema.execute_unprepared(known).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &[TABLE]).await
    }
}

const TABLE: &str = "company_link";

/// `folded` is the name without case, variants of letters and stray hyphens. There is no foreign key: the name stays
/// reserved when the company goes.
fn link() -> TableCreateStatement {
    table(TABLE)
        .col(string("folded").primary_key())
        .col(string("slug"))
        .col(uuid("company_id"))
        .col(instant("since"))
        .take()
}
