//! One server at a time works on a SQLite file: sockets, budgets and documents of two would not know of each
//! other.

use std::{
    fs::{File, TryLockError},
    io,
    path::PathBuf,
    str::FromStr as _,
};

use sea_orm::sqlx::sqlite::SqliteConnectOptions;

use super::private_files;
use crate::environment::Config;

/// Why the file isn't this server's.
pub enum LockError {
    /// Another server has it.
    Taken(PathBuf),
    /// It can't be locked.
    Io(io::Error),
}

/// Locks the database until the answer is dropped or the process ends, however it ends. PostgreSQL serves many.
///
/// # Errors
/// When another server has it, or the lock can't be made.
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
            // SQLite would make its file for everybody to read, and those beside it alike.
            if config.database_url.contains("mode=rwc") {
                private_files::open(&database).map_err(LockError::Io)?;
            }
            Ok(Some(file))
        }
        Err(TryLockError::WouldBlock) => Err(LockError::Taken(path)),
        Err(TryLockError::Error(error)) => Err(LockError::Io(error)),
    }
}
