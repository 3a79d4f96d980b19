//! A database of the migrations before November 28, 2026 gets the same schema as a new one and keeps its rows; older
//! ones are rejected with a message.

#![allow(clippy::unwrap_used)]

use sea_migrations::{Migrator, MigratorTrait as _, migrate};
use sea_orm::{ConnectOptions, ConnectionTrait, Database, DatabaseConnection, DbBackend, Statement};

/// Returns all tables with their columns, indexes and triggers.
async fn schema(db: &DatabaseConnection) -> Vec<String> {
    let sql = match db.get_database_backend() {
        DbBackend::Sqlite => {
            "SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" AS line FROM sqlite_master t \
             JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' \
             UNION ALL SELECT type || ' ' || name FROM sqlite_master WHERE type IN ('index', 'trigger')"
        }
        _ => {
            "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS line \
             FROM information_schema.columns WHERE table_schema = current_schema() \
             UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() \
             UNION ALL SELECT trigger_name FROM information_schema.triggers \
             WHERE trigger_schema = current_schema()"
        }
    };
    let mut lines: Vec<String> = query(db, sql).await;
    lines.sort();
    lines
}

async fn query(db: &DatabaseConnection, sql: &str) -> Vec<String> {
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    rows.iter().map(|row| row.try_get("", "line").unwrap()).collect()
}

async fn run(db: &DatabaseConnection, statements: &[&str]) {
    for statement in statements {
        db.execute_unprepared(statement).await.unwrap();
    }
}

/// The number of migrations whose tables the earlier schema had.
const ADOPTED: usize = 5;

/// Reverts a new database to the earlier schema with triggers.
async fn take_back(db: &DatabaseConnection) {
    let later = Migrator::migrations().len() - ADOPTED;
    Migrator::down(db, Some(u32::try_from(later).unwrap())).await.unwrap();
    run(
        db,
        &[
            "DROP INDEX ix_loan_company_id_submitted_count",
            "ALTER TABLE loan DROP COLUMN open_count",
            "ALTER TABLE loan DROP COLUMN submitted_count",
            "ALTER TABLE loan DROP COLUMN accepted_count",
            "ALTER TABLE loan DROP COLUMN rejected_count",
            "ALTER TABLE loan DROP COLUMN counted",
            "CREATE TABLE stamp (id uuid PRIMARY KEY, stamp bigint)",
            "CREATE INDEX ix_needs_list_element_waiting ON needs_list_element (loan_id)",
            "INSERT INTO company (id, name, slug, created_at) VALUES \
             ('01930000-0000-7000-8000-000000000001', 'Meridian', 'meridian', '2026-11-01 00:00:00')",
        ],
    )
    .await;
    match db.get_database_backend() {
        DbBackend::Sqlite => {
            let trigger = "CREATE TRIGGER stamp_company AFTER UPDATE ON company FOR EACH ROW \
                           BEGIN DELETE FROM stamp; END";
            run(db, &[trigger]).await;
        }
        _ => {
            let function = "CREATE FUNCTION count_stamps_on() RETURNS trigger LANGUAGE plpgsql AS \
                            $$ BEGIN DELETE FROM stamp; RETURN NULL; END $$";
            let trigger = "CREATE TRIGGER stamp_company AFTER UPDATE ON company FOR EACH ROW \
                           EXECUTE FUNCTION count_stamps_on()";
            run(db, &[function, trigger]).await;
        }
    }
}

/// Makes `name` the only applied migration.
async fn name_applied(db: &DatabaseConnection, name: &str) {
    let insert = format!("INSERT INTO seaql_migrations (version, applied_at) VALUES ('{name}', 1)");
    run(db, &["DELETE FROM seaql_migrations", &insert]).await;
}

async fn is_adopted(db: &DatabaseConnection) {
    migrate(db).await.unwrap();
    let (new, names) = (schema(db).await, "SELECT version AS line FROM seaql_migrations ORDER BY version");
    let applied = query(db, names).await;
    take_back(db).await;
    assert_ne!(schema(db).await, new);
    name_applied(db, "m20261128_000100_drop_list_stamps").await;
    migrate(db).await.unwrap();
    assert_eq!(schema(db).await, new);
    assert_eq!(query(db, names).await, applied);
    assert_eq!(query(db, "SELECT name AS line FROM company").await, ["Meridian"]);
}

async fn others_are_refused(db: &DatabaseConnection) {
    for (name, words) in [
        ("m20261128_000099_before", "older than November 28, 2026"),
        ("m20991231_000001_later", "from a newer version"),
    ] {
        name_applied(db, name).await;
        assert!(migrate(db).await.unwrap_err().to_string().contains(words));
    }
}

#[tokio::test]
async fn on_sqlite() {
    let db = Database::connect("sqlite::memory:").await.unwrap();
    is_adopted(&db).await;
    others_are_refused(&db).await;
}

#[tokio::test]
async fn on_postgresql() {
    let Ok(url) = std::env::var("TEST_DATABASE_URL") else {
        eprintln!("SKIPPED on PostgreSQL: TEST_DATABASE_URL is not set");
        return;
    };
    let admin = Database::connect(&url).await.unwrap();
    admin.execute_unprepared("DROP SCHEMA IF EXISTS adoption CASCADE").await.unwrap();
    admin.execute_unprepared("CREATE SCHEMA adoption").await.unwrap();
    let mut options = ConnectOptions::new(url);
    options.set_schema_search_path("adoption");
    let db = Database::connect(options).await.unwrap();
    is_adopted(&db).await;
    others_are_refused(&db).await;
    admin.execute_unprepared("DROP SCHEMA adoption CASCADE").await.unwrap();
}
