//! Contacts, individuals with their credit, and the entities of loans.

use sea_orm_migration::{
    prelude::*,
    schema::{boolean, integer, integer_null, string, string_null, text, text_null, uuid, uuid_null},
};

use crate::table_definitions::{index, instant, instant_null, may_refer_to, owned_by, refers_to, table};

/// Returns the tables in creation order: referenced tables first.
pub(super) fn tables() -> Vec<TableCreateStatement> {
    vec![
        contact_sub_role(),
        contact_relation(),
        individual(),
        credit_record(),
        credit_report(),
        sensitive_look(),
        loan_entity(),
        entity_on_loan(),
    ]
}

/// Returns the indexes of these tables.
pub(super) fn indexes() -> Vec<IndexCreateStatement> {
    vec![
        index("contact_sub_role", &["company_id", "title_key"]).unique().take(),
        index("contact_relation", &["loan_role_id"]).unique().take(),
        index("contact_relation", &["owner_id"]),
        index("individual", &["company_id", "user_id"]).unique().take(),
        index("individual", &["user_id"]),
        index("individual", &["company_id", "licence_expiration"]),
        index("credit_record", &["individual_id", "recorded_at"]),
        index("sensitive_look", &["loan_id", "looked_at"]),
        index("loan_entity", &["company_id"]),
        index("loan_entity", &["individual_id"]),
        index("entity_on_loan", &["entity_id"]),
    ]
}

fn contact_sub_role() -> TableCreateStatement {
    table("contact_sub_role")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("title"))
        .col(string("title_key"))
        .col(string("sub_role_type"))
        .col(instant("created_at"))
        .foreign_key(&mut owned_by("contact_sub_role", "company_id", "company"))
        .take()
}

fn contact_relation() -> TableCreateStatement {
    table("contact_relation")
        .col(uuid("id").primary_key())
        .col(uuid("loan_role_id"))
        .col(uuid("owner_id"))
        .col(uuid_null("contact_sub_role_id"))
        .col(string("given_name"))
        .col(string("family_name"))
        .col(string_null("phone_locale"))
        .col(string_null("phone"))
        .col(string_null("position_or_title"))
        .col(string_null("company_name"))
        .col(string_null("company_website"))
        .col(text_null("company_address"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .col(boolean("by_lender").default(false))
        .foreign_key(&mut owned_by("contact_relation", "loan_role_id", "loan_role"))
        .foreign_key(&mut refers_to("contact_relation", "owner_id", "app_user"))
        .foreign_key(&mut may_refer_to("contact_relation", "contact_sub_role_id", "contact_sub_role"))
        .take()
}

fn individual() -> TableCreateStatement {
    table("individual")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(uuid_null("user_id"))
        .col(string_null("licence_number"))
        .col(string_null("licence_expiration"))
        .col(string_null("licence_dob"))
        .col(string_null("licence_state"))
        .col(text("residential_addresses").default("[]"))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("individual", "company_id", "company"))
        .foreign_key(&mut owned_by("individual", "user_id", "app_user"))
        .take()
}

fn credit_record() -> TableCreateStatement {
    table("credit_record")
        .col(uuid("id").primary_key())
        .col(uuid("individual_id"))
        .col(integer_null("credit_score"))
        .col(string_null("soft_credit_status"))
        .col(text_null("credit_report_error"))
        .col(uuid("recorded_by"))
        .col(instant("recorded_at"))
        .foreign_key(&mut owned_by("credit_record", "individual_id", "individual"))
        .foreign_key(&mut refers_to("credit_record", "recorded_by", "app_user"))
        .take()
}

fn credit_report() -> TableCreateStatement {
    table("credit_report")
        .col(uuid("individual_id").primary_key())
        .col(integer_null("credit_score"))
        .col(string_null("soft_credit_status"))
        .col(text_null("credit_report_error"))
        .col(instant_null("reported_at"))
        .col(instant_null("ordered_at"))
        .col(uuid_null("ordered_by"))
        .foreign_key(&mut owned_by("credit_report", "individual_id", "individual"))
        .foreign_key(&mut may_refer_to("credit_report", "ordered_by", "app_user"))
        .take()
}

fn sensitive_look() -> TableCreateStatement {
    table("sensitive_look")
        .col(uuid("id").primary_key())
        .col(uuid("loan_id"))
        .col(uuid("viewer_id"))
        .col(string("what"))
        .col(uuid("individual_id"))
        .col(string("subject_name"))
        .col(instant("looked_at"))
        .foreign_key(&mut owned_by("sensitive_look", "loan_id", "loan"))
        .foreign_key(&mut refers_to("sensitive_look", "viewer_id", "app_user"))
        .foreign_key(&mut owned_by("sensitive_look", "individual_id", "individual"))
        .take()
}

fn loan_entity() -> TableCreateStatement {
    table("loan_entity")
        .col(uuid("id").primary_key())
        .col(uuid("company_id"))
        .col(string("entity_type"))
        .col(uuid_null("individual_id"))
        .col(string("name"))
        .col(string_null("ein"))
        .col(string_null("email_address"))
        .col(string_null("phone_number"))
        .col(text_null("company_address"))
        .col(text_null("mailing_address"))
        .col(boolean("mailing_same_as_company_address").default(false))
        .col(integer("version").default(1))
        .col(instant("created_at"))
        .col(instant("updated_at"))
        .foreign_key(&mut owned_by("loan_entity", "company_id", "company"))
        .foreign_key(&mut refers_to("loan_entity", "individual_id", "individual"))
        .take()
}

fn entity_on_loan() -> TableCreateStatement {
    table("entity_on_loan")
        .col(uuid("loan_id"))
        .col(uuid("entity_id"))
        .col(text("labels").default("[]"))
        .col(instant("created_at"))
        .primary_key(Index::create().col("loan_id").col("entity_id"))
        .foreign_key(&mut owned_by("entity_on_loan", "loan_id", "loan"))
        .foreign_key(&mut owned_by("entity_on_loan", "entity_id", "loan_entity"))
        .take()
}
