//! The schema goes up, comes all the way down leaving nothing, and goes up again: on SQLite always,
//! on PostgreSQL when `TEST_DATABASE_URL` names one.

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
    "upload",
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
async fn of_several_drafts_in_a_thread_the_latest_stays_there_and_no_text_is_lost() {
    let db = Database::connect("sqlite::memory:").await.unwrap();
    Migrator::up(&db, None).await.unwrap();
    let named = |name: &str| name.ends_with("one_draft_a_thread");
    let after = Migrator::migrations().iter().rev().position(|one| named(one.name())).unwrap();
    Migrator::down(&db, u32::try_from(after + 1).ok()).await.unwrap();
    db.execute_unprepared("PRAGMA foreign_keys = OFF").await.unwrap();
    let rows = [
        ("d1", "u1", "'t1'", "08"),
        ("d2", "u1", "'t1'", "09"),
        ("d3", "u1", "'t1'", "09"),
        ("d4", "u2", "'t1'", "07"),
        ("d5", "u1", "NULL", "07"),
        ("d6", "u1", "NULL", "07"),
    ];
    for (id, user, thread, hour) in rows {
        let row = format!(
            "INSERT INTO message_draft (id, user_id, loan_id, thread_id, payload, version, created_at, updated_at) \
             VALUES ('{id}', '{user}', 'l', {thread}, '{id} says', 1, '2026-11-21T06:00:00Z', '2026-11-21T{hour}:00:00Z')"
        );
        db.execute_unprepared(&row).await.unwrap();
    }
    Migrator::up(&db, None).await.unwrap();
    let sql = "SELECT id, payload FROM message_draft WHERE thread_id IS NOT NULL ORDER BY id";
    let select = |sql: &str| Statement::from_string(DbBackend::Sqlite, sql);
    let there = db.query_all_raw(select(sql)).await.unwrap();
    let ids: Vec<String> = there.iter().map(|row| row.try_get("", "id").unwrap()).collect();
    assert_eq!(ids, ["d3", "d4"]);
    assert_eq!(db.query_all_raw(select("SELECT id FROM message_draft")).await.unwrap().len(), 6);
}

#[tokio::test]
async fn files_kept_under_any_type_get_the_one_of_their_name() {
    let db = Database::connect("sqlite::memory:").await.unwrap();
    Migrator::up(&db, None).await.unwrap();
    db.execute_unprepared("PRAGMA foreign_keys = OFF").await.unwrap();
    for (id, name) in
        [("x1", "notes.txt"), ("x2", "W-2.PDF"), ("x3", "page.html"), ("x4", ".pdf"), ("x5", "data.xml")]
    {
        let row = format!(
            "INSERT INTO document (id, loan_id, name, size, mime_type, checksum, storage_key, uploaded_by, created_at) \
             VALUES ('{id}', 'l', '{name}', 1, 'application/javascript', 'c', 'k', 'u', '2026-11-21T00:00:00Z')"
        );
        db.execute_unprepared(&row).await.unwrap();
    }
    let all = Migrator::migrations();
    let place = all.iter().position(|migration| migration.name().ends_with("file_types")).unwrap();
    let steps = u32::try_from(all.len() - place).unwrap();
    Migrator::down(&db, Some(steps)).await.unwrap();
    Migrator::up(&db, None).await.unwrap();
    let sql = "SELECT mime_type FROM document ORDER BY id";
    let rows = db.query_all_raw(Statement::from_string(DbBackend::Sqlite, sql)).await.unwrap();
    let types: Vec<String> = rows.iter().map(|row| row.try_get("", "mime_type").unwrap()).collect();
    let octets = "application/octet-stream";
    assert_eq!(types, ["text/plain", "application/pdf", octets, octets, octets]);
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
