//! Companies to which alone an account's address was proven.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![address_proof()], vec![index("address_proof", &["company_id"])]).await?;
        schema.execute_unprepared(JOINED_BEFORE).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["address_proof"]).await
    }
}

/// An account without a row is proven to every company.
fn address_proof() -> TableCreateStatement {
    table("address_proof")
        .col(uuid("user_id"))
        .col(uuid("company_id"))
        .col(instant("proven_at"))
        .primary_key(Index::create().col("user_id").col("company_id"))
        .foreign_key(&mut owned_by("address_proof", "user_id", "app_user"))
        .foreign_key(&mut owned_by("address_proof", "company_id", "company"))
        .take()
}

/// Accounts keep all their places. Those of several companies' installations that accepted an invitation which a
/// company's own mail server may have carried are noted as proven to that company.
const JOINED_BEFORE: &str = "INSERT INTO address_proof (user_id, company_id, proven_at) \
    SELECT invitation.user_id, loan.company_id, MIN(invitation.accepted_at) FROM invitation \
    JOIN loan ON loan.id = invitation.loan_id \
    JOIN app_user ON app_user.id = invitation.user_id \
    JOIN mail_setting ON mail_setting.company_id = loan.company_id \
    WHERE invitation.accepted_at IS NOT NULL AND app_user.password_hash IS NOT NULL \
    AND (app_user.company_id IS NULL OR app_user.company_id = loan.company_id) \
    AND (SELECT COUNT(*) FROM company) > 1 \
    GROUP BY invitation.user_id, loan.company_id";
