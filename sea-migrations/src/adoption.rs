//! Adopts databases of the migrations that preceded the current ones, which were written on November 28, 2026: they
//! get the same schema and are recorded as migrated by the current ones.

use sea_orm_migration::{
    prelude::*,
    sea_orm::{
        ActiveValue::Set, DatabaseConnection, DbBackend, EntityTrait, Statement, TransactionTrait as _,
    },
    seaql_migrations,
};

use crate::{Migrator, table_definitions::index};

/// The last of the earlier migrations, with and without the triggers that wrote rows.
const WITH_TRIGGERS: &str = "m20261128_000100_drop_list_stamps";
const WITHOUT_TRIGGERS: &str = "m20261128_000102_file_work";

/// The last migration whose tables an adopted database has. Later ones run on it as on any other database.
const LAST_ADOPTED: &str = "m20261128_000005_messaging";

const TOO_OLD: &str =
    "This database is older than November 28, 2026. Run the version of that date once, then this one.";
const TOO_NEW: &str = "This database is from a newer version of Loanroom. Run that version or a later one.";

/// Brings a database of the earlier migrations to the schema of the first current ones.
pub(crate) async fn adopt(db: &DatabaseConnection) -> Result<(), DbErr> {
    let applied = Migrator::get_migration_models(db).await?;
    let today: Vec<String> = Migrator::migrations().iter().map(|one| one.name().to_owned()).collect();
    if applied.iter().all(|row| today.contains(&row.version)) {
        return Ok(());
    }
    let is_applied = |name: &str| applied.iter().any(|row| row.version == name);
    if !is_applied(WITH_TRIGGERS) {
        let is_newer = applied.iter().any(|row| row.version.as_str() > WITHOUT_TRIGGERS);
        return Err(DbErr::Migration(if is_newer { TOO_NEW } else { TOO_OLD }.to_owned()));
    }
    let tx = db.begin().await?;
    if !is_applied(WITHOUT_TRIGGERS) {
        drop_triggers(&tx).await?;
        add_counts(&tx).await?;
    }
    let at = applied.iter().map(|row| row.applied_at).max().unwrap_or_default();
    seaql_migrations::Entity::delete_many().exec(&tx).await?;
    let rows = today
        .into_iter()
        .filter(|name| name.as_str() <= LAST_ADOPTED)
        .map(|name| seaql_migrations::ActiveModel { version: Set(name), applied_at: Set(at) });
    seaql_migrations::Entity::insert_many(rows).exec_without_returning(&tx).await?;
    tx.commit().await
}

/// Drops the triggers that counted changes and queued work, and the tables they wrote to.
async fn drop_triggers(tx: &impl ConnectionTrait) -> Result<(), DbErr> {
    let backend = tx.get_database_backend();
    let (named, drop) = match backend {
        DbBackend::Sqlite => ("SELECT name FROM sqlite_master WHERE type = 'trigger'", "DROP TRIGGER"),
        // Dropping their functions drops the triggers.
        _ => {
            let own = "SELECT DISTINCT p.oid::regprocedure::text AS name FROM pg_trigger t \
                       JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid \
                       WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace";
            (own, "DROP FUNCTION")
        }
    };
    let cascade = if backend == DbBackend::Sqlite { "" } else { " CASCADE" };
    for row in tx.query_all_raw(Statement::from_string(backend, named)).await? {
        let name: String = row.try_get("", "name")?;
        tx.execute_unprepared(&format!("{drop} {name}{cascade}")).await?;
    }
    tx.execute_unprepared("DROP INDEX ix_needs_list_element_waiting").await?;
    tx.execute(&Table::drop().table("stamp").to_owned()).await.map(|_| ())
}

/// Adds the request counts to loans; the server computes them when it starts.
async fn add_counts(tx: &impl ConnectionTrait) -> Result<(), DbErr> {
    for name in ["open_count", "submitted_count", "accepted_count", "rejected_count"] {
        let column = ColumnDef::new(name).integer().not_null().default(0).take();
        tx.execute(&Table::alter().table("loan").add_column(column).take()).await?;
    }
    let counted = ColumnDef::new("counted").boolean().not_null().default(false).take();
    tx.execute(&Table::alter().table("loan").add_column(counted).take()).await?;
    tx.execute(&index("loan", &["company_id", "submitted_count"])).await.map(|_| ())
}
