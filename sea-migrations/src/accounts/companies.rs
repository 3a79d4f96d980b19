//! Companies and people.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, blob, boolean, integer, string, string_null, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, may_refer_to, owned_by, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![company(), company_link(), picture(), app_user(), preference()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![index("company_link", &["company_id"]), index("app_user", &["company_id"])]
}

fn company() -> TableCreateStatement {
    table("company")
        .col(uuid("id").primary_key())
        .col(string("name"))
        .col(string("slug").unique_key())
        .col(boolean("has_borrower_onboard").default(false))
        .col(boolean("individual_credit_report").default(false))
        .col(boolean("secure_upload_enabled").default(false))
        .col(instant("created_at"))
        .col(integer("version").default(1))
        .col(text("permission_overrides").default("{}"))
        .col(text_null("address"))
        .col(text_null("colour"))
        .col(boolean("second_step_required").default(false))
        .col(uuid_null("logo_id"))
        .col(text("secure_upload_text").default(""))
        .col(boolean("accepts_mail").default(false))
        .col(big_integer("secure_upload_daily_bytes").default(10_737_418_240_i64))
        .col(integer("secure_upload_daily_files").default(10000))
        .col(integer("outside_addresses_of_lenders").default(100))
        .col(integer("outside_addresses_of_others").default(5))
        .take()
}

fn company_link() -> TableCreateStatement {
    table("company_link")
        .col(string("folded").primary_key())
        .col(string("slug"))
        .col(uuid("company_id"))
        .col(instant("since"))
        .take()
}

fn picture() -> TableCreateStatement {
    table("picture")
        .col(uuid("id").primary_key())
        .col(string("media_type"))
        .col(blob("bytes"))
        .col(instant("created_at"))
        .take()
}

fn app_user() -> TableCreateStatement {
    table("app_user")
        .col(uuid("id").primary_key())
        .col(string("given_name"))
        .col(string("family_name"))
        .col(string("email_address"))
        .col(string("email_key").unique_key())
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
        .col(text_null("company_address"))
        .col(string_null("mobile_phone_locale"))
        .col(string_null("time_zone"))
        .foreign_key(&mut may_refer_to("app_user", "company_id", "company"))
        .take()
}

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
