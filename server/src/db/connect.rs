//! Opens the database and migrates its schema.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use sea_migrations::migrate;
use sea_orm::{
    ConnectOptions, DatabaseConnection, DbErr,
    sqlx::{
        Connection as _,
        sqlite::{SqliteJournalMode, SqliteSynchronous},
    },
};

use super::{
    Database,
    reads::{ReadPools, StatementCanceller, watch_postgres, watch_sqlite},
};
use crate::environment::{Config, Metrics};

/// The number of SQLite read connections: eight for statements, three for exports, one for sessions.
const READERS: u32 = 12;
const POSTGRES_CONNECTIONS: u32 = 16;
/// The numbers of statements and exports that run at the same time. PostgreSQL's other connections are for sessions
/// and writes.
const SHARED: (usize, usize) = (8, 3);
/// How long the connection for cancelling statements stays open while idle.
const CANCELLER_IDLE: Duration = Duration::from_secs(60);

/// Opens the configured database, migrates it and counts every statement in `metrics`.
///
/// # Errors
/// When the data folder can't be created, or the database can't be opened or migrated.
pub async fn connect(config: &Config, metrics: &Arc<Metrics>) -> Result<Database, DbErr> {
    let (mut reader, mut writer, is_shared, canceller) = if config.database_url.starts_with("sqlite:") {
        let writer = sqlite(config, 1, AccessMode::Write).await?;
        migrate(&writer).await?;
        (sqlite(config, READERS, AccessMode::Read).await?, writer, false, None)
    } else {
        let canceller = StatementCanceller::new(connect_canceller(config).await?);
        let pool = postgres(config, canceller.clone()).await?;
        migrate(&pool).await?;
        (pool.clone(), pool, true, Some(canceller))
    };
    for connection in [&mut reader, &mut writer] {
        let metrics = Arc::clone(metrics);
        connection.set_metric_callback(move |statement| {
            metrics.database_statements.fetch_add(1, Ordering::Relaxed);
            if statement.failed {
                metrics.database_failures.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    Ok(Database {
        readers: ReadPools::new(reader, canceller, SHARED, config.database_wait),
        writer,
        is_shared,
    })
}

/// The access mode of SQLite connections.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessMode {
    Read,
    Write,
}

/// Opens a SQLite pool. SQLite rolls a transaction back on its own when the disk is full or fails, and the connection
/// doesn't notice: later writes appear to succeed, but are lost. So a connection that is returned with an open
/// transaction is closed.
async fn sqlite(config: &Config, connections: u32, access: AccessMode) -> Result<DatabaseConnection, DbErr> {
    let (wait, read_only) = (config.database_wait, access == AccessMode::Read);
    let mut options = ConnectOptions::new(&config.database_url);
    options
        .max_connections(connections)
        .min_connections(1)
        // Longer than SQLite's own timeout, so that a locked file is reported as such.
        .acquire_timeout(wait + Duration::from_millis(500))
        // Read connections are tested when they are watched. The only write connection never fails without its
        // statements failing.
        .test_before_acquire(!read_only)
        .idle_timeout(None)
        .max_lifetime(None)
        .sqlx_logging(false)
        .map_sqlx_sqlite_opts(move |sqlite| {
            let sqlite = sqlite
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .busy_timeout(wait);
            if read_only { sqlite.pragma("query_only", "ON") } else { sqlite }
        })
        .map_sqlx_sqlite_pool_opts(move |pool| {
            pool.after_connect(move |connection, _| {
                Box::pin(async move { if read_only { watch_sqlite(connection).await } else { Ok(()) } })
            })
            .before_acquire(move |connection, _| {
                Box::pin(async move {
                    if read_only {
                        watch_sqlite(connection).await?;
                    }
                    Ok(true)
                })
            })
            .after_release(|connection, _| {
                Box::pin(async move {
                    // A pending rollback has completed once the ping returns.
                    connection.ping().await?;
                    Ok(!connection.is_in_transaction())
                })
            })
        });
    sea_orm::Database::connect(options).await
}

async fn postgres(config: &Config, canceller: StatementCanceller) -> Result<DatabaseConnection, DbErr> {
    let lock_wait = config.database_wait.as_millis().to_string();
    let mut options = ConnectOptions::new(&config.database_url);
    options
        .map_sqlx_postgres_opts(move |postgres| {
            // JIT compilation takes longer than running any of these statements.
            postgres.options([("lock_timeout", lock_wait.as_str()), ("jit", "off")])
        })
        .map_sqlx_postgres_pool_opts(move |pool| {
            let canceller = canceller.clone();
            pool.after_connect(|connection, _| Box::pin(watch_postgres(connection)))
                .before_acquire(|connection, _| {
                    Box::pin(async move { watch_postgres(connection).await.map(|()| true) })
                })
                .after_release(move |connection, _| {
                    let canceller = canceller.clone();
                    Box::pin(async move {
                        Ok(!connection.is_in_transaction() && canceller.can_reuse(connection).await)
                    })
                })
        })
        .test_before_acquire(false)
        .max_connections(POSTGRES_CONNECTIONS)
        .acquire_timeout(config.database_wait)
        .statement_timeout(config.request_time)
        .set_application_name("loanroom")
        .sqlx_logging(false);
    sea_orm::Database::connect(options).await
}

/// Opens the connection for cancelling abandoned statements, on first use.
async fn connect_canceller(config: &Config) -> Result<DatabaseConnection, DbErr> {
    let mut options = ConnectOptions::new(&config.database_url);
    options
        .connect_lazy(true)
        .min_connections(0)
        .max_connections(1)
        .idle_timeout(CANCELLER_IDLE)
        .acquire_timeout(config.database_wait)
        .statement_timeout(config.database_wait)
        .set_application_name("loanroom cancels")
        .sqlx_logging(false);
    sea_orm::Database::connect(options).await
}
