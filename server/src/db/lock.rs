//! Ensures that only one server uses a SQLite file, because sockets, budgets and documents aren't shared between
//! servers.

use std::{
    fs::{File, TryLockError},
    io,
    path::PathBuf,
    str::FromStr as _,
};

use sea_orm::sqlx::sqlite::SqliteConnectOptions;

use super::private_files;
use crate::environment::Config;

/// The reason why the file can't be locked.
pub enum LockError {
    /// Another server has locked it.
    Taken(PathBuf),
    /// Locking failed.
    Io(io::Error),
}

/// Locks the database until the returned file is dropped or the process ends, even by a crash. PostgreSQL supports
/// several servers and isn't locked.
///
/// # Errors
/// When another server has locked it, or locking fails.
pub fn lock(config: &Config) -> Result<Option<File>, LockError> {
    if !config.database_url.starts_with("sqlite:") {
        return Ok(None);
    }
    let Ok(options) = SqliteConnectOptions::from_str(&config.database_url) else { return Ok(None) };
    let database = options.get_filename().to_owned();
    if !database.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.is_dir()) {
        return Ok(None);
    }
    let mut name = database.clone().into_os_string();
    name.push(".lock");
    let path = PathBuf::from(name);
    let file = private_files::open(&path).map_err(LockError::Io)?;
    match file.try_lock() {
        Ok(()) => {
            // SQLite would create its files readable by everyone.
            if config.database_url.contains("mode=rwc") {
                private_files::open(&database).map_err(LockError::Io)?;
            }
            Ok(Some(file))
        }
        Err(TryLockError::WouldBlock) => Err(LockError::Taken(path)),
        Err(TryLockError::Error(error)) => Err(LockError::Io(error)),
    }
}
