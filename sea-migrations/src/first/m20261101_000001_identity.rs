//! Who is who: lending companies, people, their sessions, failed sign-ins and preferences.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = vec![company(), app_user(), session(), sign_in_failure(), preference()];
        let indexes = vec![
            index("app_user", &["company_id"]),
            index("session", &["user_id"]),
            index("session", &["expires_at"]),
            index("sign_in_failure", &["email_key", "failed_at"]),
        ];
        create(schema, tables, indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop(schema, &["preference", "sign_in_failure", "session", "app_user", "company"]).await
    }
}

/// A lending company and what it has switched on.
fn company() -> TableCreateStatement {
    table("company")
        .col(uuid("id").primary_key())
        .col(string("name"))
        .col(string_uniq("slug"))
        .col(boolean("has_borrower_onboard").default(false))
        .col(boolean("individual_credit_report").default(false))
        .col(boolean("secure_upload_enabled").default(false))
        .col(instant("created_at"))
        .take()
}

/// A person. `email_key` is the address trimmed and in lower case, which is what has to be unique;
/// `company_id` and `company_role` are set for lenders only, `company_name` is what others write.
fn app_user() -> TableCreateStatement {
    table("app_user")
        .col(uuid("id").primary_key())
        .col(string("given_name"))
        .col(string("family_name"))
        .col(string("email_address"))
        .col(string_uniq("email_key"))
        .col(string("role_group"))
        .col(uuid_null("company_id"))
        .col(string_null("company_role"))
        .col(string_null("position_or_title"))
        .col(string_null("company_name"))
        .col(string_null("company_website"))
        .col(string_null("mobile_phone"))
        .col(uuid_null("avatar_doc_id"))
        .col(boolean("stub").default(false))
        .col(string_null("password_hash"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut may_refer_to("app_user", "company_id", "company"))
        .take()
}

/// A signed-in browser. Only the hash of its token is kept.
fn session() -> TableCreateStatement {
    table("session")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string_uniq("token_hash"))
        .col(instant("created_at"))
        .col(instant("last_seen_at"))
        .col(instant("expires_at"))
        .col(instant_null("revoked_at"))
        .foreign_key(&mut owned_by("session", "user_id", "app_user"))
        .take()
}

/// A sign-in that failed, to slow down guessing; also kept for addresses nobody has.
fn sign_in_failure() -> TableCreateStatement {
    table("sign_in_failure")
        .col(uuid("id").primary_key())
        .col(string("email_key"))
        .col(string_null("remote_address"))
        .col(instant("failed_at"))
        .take()
}

/// What a person chose to have remembered: one JSON value a key.
fn preference() -> TableCreateStatement {
    table("preference")
        .col(uuid("user_id"))
        .col(string("key"))
        .col(text("value"))
        .col(instant("updated_at"))
        .primary_key(Index::create().col("user_id").col("key"))
        .foreign_key(&mut owned_by("preference", "user_id", "app_user"))
        .take()
}
