//! Sessions, and all methods of authentication.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer_null, boolean, string, string_null, text, text_null, uuid},
};

use crate::table_definitions::{index, instant, instant_null, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![
        session(),
        sign_in_failure(),
        sign_in_link(),
        password_reset(),
        second_step(),
        recovery_code(),
        passkey(),
        passkey_answer(),
        address_change(),
        address_proof(),
    ]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("session", &["user_id"]),
        index("session", &["expires_at"]),
        index("session", &["revoked_at"]),
        index("sign_in_failure", &["email_key", "failed_at"]),
        index("sign_in_failure", &["remote_address", "failed_at"]),
        index("sign_in_failure", &["device_id", "failed_at"]),
        index("sign_in_failure", &["failed_at"]),
        index("sign_in_link", &["token_hash"]).unique().take(),
        index("sign_in_link", &["user_id", "created_at"]),
        index("password_reset", &["token_hash"]).unique().take(),
        index("password_reset", &["user_id", "created_at"]),
        index("recovery_code", &["user_id", "code_hash"]).unique().take(),
        index("passkey", &["credential_hash"]).unique().take(),
        index("passkey", &["user_id"]),
        index("passkey_answer", &["expires_at"]),
        index("address_change", &["token_hash"]).unique().take(),
        index("address_change", &["user_id", "created_at"]),
        index("address_proof", &["company_id"]),
    ]
}

fn session() -> TableCreateStatement {
    table("session")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("token_hash").unique_key())
        .col(instant("created_at"))
        .col(instant("last_seen_at"))
        .col(instant("expires_at"))
        .col(instant_null("revoked_at"))
        .col(text_null("user_agent"))
        .col(boolean("left_company").default(false))
        .foreign_key(&mut owned_by("session", "user_id", "app_user"))
        .take()
}

fn sign_in_failure() -> TableCreateStatement {
    table("sign_in_failure")
        .col(uuid("id").primary_key())
        .col(string("email_key"))
        .col(string_null("remote_address"))
        .col(instant("failed_at"))
        .col(string_null("device_id"))
        .take()
}

fn sign_in_link() -> TableCreateStatement {
    table("sign_in_link")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("sign_in_link", "user_id", "app_user"))
        .take()
}

fn password_reset() -> TableCreateStatement {
    table("password_reset")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("password_reset", "user_id", "app_user"))
        .take()
}

fn second_step() -> TableCreateStatement {
    table("second_step")
        .col(uuid("user_id").primary_key())
        .col(text("secret"))
        .col(instant("created_at"))
        .col(instant_null("confirmed_at"))
        .col(big_integer_null("last_step"))
        .foreign_key(&mut owned_by("second_step", "user_id", "app_user"))
        .take()
}

fn recovery_code() -> TableCreateStatement {
    table("recovery_code")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("code_hash"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("recovery_code", "user_id", "app_user"))
        .take()
}

fn passkey() -> TableCreateStatement {
    table("passkey")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("credential_hash"))
        .col(text("credential"))
        .col(string("name"))
        .col(instant("created_at"))
        .col(instant_null("last_used_at"))
        .foreign_key(&mut owned_by("passkey", "user_id", "app_user"))
        .take()
}

fn passkey_answer() -> TableCreateStatement {
    table("passkey_answer").col(string("challenge_hash").primary_key()).col(instant("expires_at")).take()
}

fn address_change() -> TableCreateStatement {
    table("address_change")
        .col(uuid("id").primary_key())
        .col(uuid("user_id"))
        .col(string("email_key"))
        .col(string("new_address"))
        .col(string("token_hash"))
        .col(instant("created_at"))
        .col(instant_null("used_at"))
        .foreign_key(&mut owned_by("address_change", "user_id", "app_user"))
        .take()
}

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
