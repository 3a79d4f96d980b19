//! Loans, who has which role on them, and the invitations still open.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("loan", &["company_id", "updated_at"]),
            index("loan", &["review_status"]),
            index("loan_role", &["loan_id", "user_id"]).unique().take(),
            index("loan_role", &["user_id"]),
            index("invitation", &["loan_id"]),
            index("invitation", &["user_id"]),
        ];
        create(schema, vec![loan(), loan_role(), invitation()], indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["invitation", "loan_role", "loan"]).await
    }
}

/// A loan of one lending company; `amount` is in whole dollars, `version` counts its changes.
fn loan() -> TableCreateStatement {
    table("loan")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("name"))
        .col(big_integer_null("amount"))
        .col(string_null("loan_purpose"))
        .col(string_null("property_address"))
        .col(string("review_status"))
        .col(integer("version").default(1))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut refers_to("loan", "company_id", "company"))
        .take()
}

/// A person's one role on a loan (platform §3).
fn loan_role() -> TableCreateStatement {
    table("loan_role")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(string("role"))
        .col(boolean("key_contact").default(false))
        .col(boolean("visible_to_borrower").default(true))
        .col(boolean("visible_to_lender").default(true))
        .col(boolean("can_accept_files").default(false))
        .col(string_null("borrower_type"))
        .col(boolean("stub").default(false))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("loan_role", "loan_id", "loan"))
        .foreign_key(&mut refers_to("loan_role", "user_id", "app_user"))
        .take()
}

/// Somebody asked to join a loan who has not answered yet. Only the hash of the link's token is kept.
fn invitation() -> TableCreateStatement {
    table("invitation")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("user_id"))
        .col(string("role"))
        .col(string_uniq("token_hash"))
        .col(uuid("invited_by"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .col(instant_null("accepted_at"))
        .foreign_key(&mut owned_by("invitation", "loan_id", "loan"))
        .foreign_key(&mut owned_by("invitation", "user_id", "app_user"))
        .foreign_key(&mut refers_to("invitation", "invited_by", "app_user"))
        .take()
}
