//! Entities of loans, the individuals behind people, their credit and licences, who looked at them, and
//! what a lending company lets its roles do.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, may_refer_to, owned_by, refers_to, table};
use sea_orm_migration::{prelude::*, schema::*};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        add(schema, "company", integer("version").default(1).take()).await?;
        add(schema, "company", text("permission_overrides").default("{}").take()).await?;
        add(schema, "loan_role", string_null("credit_consent_status")).await?;
        let tables = vec![
            individual(),
            loan_entity(),
            entity_on_loan(),
            credit_report(),
            credit_record(),
            sensitive_look(),
        ];
        let indexes = vec![
            index("individual", &["company_id", "user_id"]).unique().take(),
            index("individual", &["user_id"]),
            index("loan_entity", &["company_id"]),
            index("loan_entity", &["individual_id"]),
            index("entity_on_loan", &["entity_id"]),
            index("credit_record", &["individual_id", "recorded_at"]),
            index("sensitive_look", &["loan_id", "looked_at"]),
        ];
        create(schema, tables, indexes).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let tables = [
            "sensitive_look",
            "credit_record",
            "credit_report",
            "entity_on_loan",
            "loan_entity",
            "individual",
        ];
        drop(schema, &tables).await?;
        take(schema, "loan_role", "credit_consent_status").await?;
        take(schema, "company", "permission_overrides").await?;
        take(schema, "company", "version").await
    }
}

async fn add(schema: &Schema<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    schema.execute(&Table::alter().table(table).add_column(column).take()).await
}

async fn take(schema: &Schema<'_>, table: &'static str, column: &'static str) -> Result<(), DbErr> {
    schema.execute(&Table::alter().table(table).drop_column(column).take()).await
}

/// A natural person as one lending company knows them: a user, or one who is only written about. Dates
/// are YYYY-MM-DD; `residential_addresses` is a JSON list.
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

/// An asset, company, person or trust that a lending company's loans are about. Addresses are JSON.
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

/// An entity's place on one loan, with the labels it has there: a JSON list.
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

/// What is known of an individual's credit now, and when it was last asked for.
/// `credit_report_error` is a JSON text with a description, as the provider wrote it.
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

/// A report that a lender recorded or imported by hand; every one is kept.
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

/// That somebody looked at a score or a licence. The name is the person's at that time.
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
