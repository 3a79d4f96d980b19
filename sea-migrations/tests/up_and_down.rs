//! The schema migrates up, down without remains, and up again: always on SQLite, and on PostgreSQL if
//! `TEST_DATABASE_URL` is set.

#![allow(clippy::unwrap_used)]

use sea_migrations::{Migrator, MigratorTrait};
use sea_orm::{ConnectionTrait, Database, DatabaseConnection, DbBackend, Statement};

const TABLES: &[&str] = &[
    "activity",
    "address_change",
    "address_proof",
    "answer",
    "app_user",
    "company",
    "company_link",
    "contact_relation",
    "contact_sub_role",
    "credit_record",
    "credit_report",
    "document",
    "document_scan",
    "document_text",
    "document_version",
    "earlier_answer",
    "element_comment",
    "element_history",
    "email_participant",
    "entity_on_loan",
    "event",
    "example_file",
    "file_import",
    "file_integrity",
    "idempotency_key",
    "individual",
    "integrity_check",
    "invitation",
    "loan",
    "loan_entity",
    "loan_opening",
    "loan_role",
    "loan_role_label",
    "made_package",
    "mail",
    "mail_setting",
    "mail_words",
    "message",
    "message_delivery",
    "message_document",
    "message_draft",
    "message_email",
    "message_revision",
    "message_template",
    "message_thread",
    "needs_list_element",
    "notice",
    "outside_address",
    "package_order",
    "passkey",
    "passkey_answer",
    "password_reset",
    "picture",
    "preference",
    "readiness",
    "recovery_code",
    "reminder",
    "reminder_pause",
    "reminder_policy",
    "reminder_request",
    "reminder_turn",
    "role_label",
    "saved_address",
    "second_step",
    "secure_upload",
    "secure_upload_file",
    "sensitive_look",
    "session",
    "share",
    "sharing",
    "sign_in_failure",
    "sign_in_link",
    "signature",
    "template",
    "template_element",
    "thread_user",
    "topic",
    "trashed_answer",
    "undeliverable_address",
    "upload",
    "upload_link",
    "upload_link_request",
];

async fn tables(db: &DatabaseConnection) -> Vec<String> {
    let sql = match db.get_database_backend() {
        DbBackend::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table'",
        _ => "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
    };
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    let mut names: Vec<String> = rows.iter().map(|row| row.try_get("", "name").unwrap()).collect();
    names.retain(|name| name != "seaql_migrations" && !name.starts_with("sqlite_"));
    names.sort();
    names
}

async fn goes_up_down_and_up(db: &DatabaseConnection) {
    Migrator::up(db, None).await.unwrap();
    assert_eq!(tables(db).await, TABLES);

    for step in 0..Migrator::migrations().len() {
        Migrator::down(db, Some(1)).await.unwrap_or_else(|error| panic!("down, step {step}: {error}"));
    }
    assert_eq!(tables(db).await, Vec::<String>::new());

    Migrator::up(db, None).await.unwrap();
    assert_eq!(tables(db).await, TABLES);
}

#[tokio::test]
async fn on_sqlite() {
    let db = Database::connect("sqlite::memory:").await.unwrap();
    goes_up_down_and_up(&db).await;
}

#[tokio::test]
async fn on_postgresql() {
    let Ok(url) = std::env::var("TEST_DATABASE_URL") else {
        eprintln!("SKIPPED on PostgreSQL: TEST_DATABASE_URL is not set");
        return;
    };
    let admin = Database::connect(&url).await.unwrap();
    admin.execute_unprepared("DROP SCHEMA IF EXISTS up_and_down CASCADE").await.unwrap();
    admin.execute_unprepared("CREATE SCHEMA up_and_down").await.unwrap();
    let mut options = sea_orm::ConnectOptions::new(url);
    options.set_schema_search_path("up_and_down");
    goes_up_down_and_up(&Database::connect(options).await.unwrap()).await;
    admin.execute_unprepared("DROP SCHEMA up_and_down CASCADE").await.unwrap();
}
