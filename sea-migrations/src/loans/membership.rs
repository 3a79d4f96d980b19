//! Loans and their members.

use sea_orm_migration::{
    prelude::*,
    schema::{big_integer_null, boolean, integer, string, string_null, text, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, refers_to, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![loan(), loan_role(), role_label(), loan_role_label(), loan_opening(), invitation(), activity()]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("loan", &["company_id", "updated_at"]),
        index("loan", &["review_status"]),
        index("loan", &["company_id", "loan_number"]).unique().take(),
        index("loan", &["company_id", "review_status", "amount"]),
        index("loan", &["company_id", "submitted_count"]),
        index("loan_role", &["loan_id", "user_id"]).unique().take(),
        index("loan_role", &["user_id"]),
        index("loan_role", &["loan_id"])
            .name("ux_loan_role_lead_borrower")
            .unique()
            .and_where(Expr::cust("role = 'LEAD_BORROWER'"))
            .take(),
        index("role_label", &["company_id", "title"]).unique().take(),
        index("loan_opening", &["opened_by", "idempotency_key"]).unique().take(),
        index("invitation", &["loan_id"]),
        index("invitation", &["user_id"]),
        index("invitation", &["invited_by", "created_at"]),
        index("invitation", &["company_id"]),
        index("activity", &["loan_id", "at", "id"]),
        index("activity", &["loan_id", "kind", "at", "id"]),
        index("activity", &["loan_id", "actor_id", "at", "id"]),
        index("activity", &["company_id", "on_record", "at", "id"]),
        index("activity", &["on_record", "at"]),
        index("activity", &["actor_id"]),
    ]
}

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
        .col(string_null("archived_from"))
        .col(string_null("loan_number"))
        .col(integer("open_count").default(0))
        .col(integer("submitted_count").default(0))
        .col(integer("accepted_count").default(0))
        .col(integer("rejected_count").default(0))
        .col(boolean("counted").default(false))
        .foreign_key(&mut refers_to("loan", "company_id", "company"))
        .take()
}

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
        .col(integer("version").default(1))
        .col(string_null("credit_consent_status"))
        .foreign_key(&mut owned_by("loan_role", "loan_id", "loan"))
        .foreign_key(&mut refers_to("loan_role", "user_id", "app_user"))
        .take()
}

fn role_label() -> TableCreateStatement {
    table("role_label")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("title"))
        .col(boolean("can_be_on_borrower"))
        .col(boolean("can_be_on_lender"))
        .col(integer("position"))
        .foreign_key(&mut owned_by("role_label", "company_id", "company"))
        .take()
}

fn loan_role_label() -> TableCreateStatement {
    table("loan_role_label")
        .col(uuid("loan_role_id"))
        .col(uuid("role_label_id"))
        .primary_key(Index::create().col("loan_role_id").col("role_label_id"))
        .foreign_key(&mut owned_by("loan_role_label", "loan_role_id", "loan_role"))
        .foreign_key(&mut owned_by("loan_role_label", "role_label_id", "role_label"))
        .take()
}

fn loan_opening() -> TableCreateStatement {
    table("loan_opening")
        .col(uuid("loan_id").primary_key())
        .col(uuid("opened_by"))
        .col(string("idempotency_key"))
        .col(text("asked"))
        .col(text("answered"))
        .col(instant("opened_at"))
        .foreign_key(&mut owned_by("loan_opening", "loan_id", "loan"))
        .foreign_key(&mut owned_by("loan_opening", "opened_by", "app_user"))
        .take()
}

fn invitation() -> TableCreateStatement {
    table("invitation")
        .col(uuid("id").primary_key())
        .col(uuid_null("loan_id"))
        .col(uuid("user_id"))
        .col(string("role"))
        .col(string("token_hash").unique_key())
        .col(uuid("invited_by"))
        .col(instant("created_at"))
        .col(instant("expires_at"))
        .col(instant_null("accepted_at"))
        .col(instant_null("sent_at"))
        .col(instant_null("revoked_at"))
        .col(uuid("company_id"))
        .col(instant_null("link_shown_at"))
        .foreign_key(&mut owned_by("invitation", "loan_id", "loan"))
        .foreign_key(&mut owned_by("invitation", "user_id", "app_user"))
        .foreign_key(&mut refers_to("invitation", "invited_by", "app_user"))
        .foreign_key(&mut owned_by("invitation", "company_id", "company"))
        .take()
}

fn activity() -> TableCreateStatement {
    table("activity")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(uuid_null("loan_id"))
        .col(uuid_null("actor_id"))
        .col(string("kind"))
        .col(boolean("on_record"))
        .col(text("about"))
        .col(instant("at"))
        .foreign_key(&mut owned_by("activity", "company_id", "company"))
        .foreign_key(&mut owned_by("activity", "loan_id", "loan"))
        .foreign_key(&mut may_refer_to("activity", "actor_id", "app_user"))
        .take()
}
