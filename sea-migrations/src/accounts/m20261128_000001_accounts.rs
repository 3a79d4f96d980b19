//! Companies, users, sign-in, and email to users.

use sea_orm_migration::prelude::*;

use super::{companies, mail, operations, sign_in};
use crate::table_definitions::{create, drop};

/// The tables in drop order: referencing tables first.
const TABLES: &[&str] = &[
    "file_integrity",
    "integrity_check",
    "file_import",
    "readiness",
    "idempotency_key",
    "event",
    "topic",
    "mail_words",
    "mail_setting",
    "mail",
    "address_proof",
    "address_change",
    "passkey_answer",
    "passkey",
    "recovery_code",
    "second_step",
    "password_reset",
    "sign_in_link",
    "sign_in_failure",
    "session",
    "preference",
    "app_user",
    "picture",
    "company_link",
    "company",
];

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create(
            manager,
            [companies::tables(), sign_in::tables(), mail::tables(), operations::tables()].concat(),
            [companies::indexes(), sign_in::indexes(), mail::indexes(), operations::indexes()].concat(),
        )
        .await?;
        let row = Query::insert()
            .into_table("readiness")
            .columns(["id", "checks"])
            .values_panic([1.into(), 0_i64.into()])
            .to_owned();
        manager.execute(row).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop(manager, TABLES).await
    }
}
