//! Maps database failures to problems.

use sea_orm::{DbErr, RuntimeErr, sqlx};

use super::Problem;
use crate::environment::TooManyReads;

impl From<DbErr> for Problem {
    /// A locked or unreachable database is *busy*, a full disk can't store, and a caller with too many reads has to
    /// wait. Anything else is an internal error and is logged.
    fn from(error: DbErr) -> Self {
        let (problem, trouble) = match classify_failure(&error) {
            FailureKind::Busy => (Self::busy().retry_after(2), "the database is busy"),
            FailureKind::TooManyReads => {
                return Self::too_many_reads().retry_after(TOO_MANY_READS_WAIT);
            }
            FailureKind::CannotWrite => (Self::cannot_store().retry_after(30), "the database can't write"),
            FailureKind::Refused => (Self::internal(), "the database rejected a statement"),
        };
        tracing::error!(%error, "{trouble}");
        problem
    }
}

/// The retry delay after other reads of the same caller took too long, in seconds.
const TOO_MANY_READS_WAIT: u64 = 5;

enum FailureKind {
    Busy,
    TooManyReads,
    CannotWrite,
    Refused,
}

fn classify_failure(error: &DbErr) -> FailureKind {
    let (DbErr::Conn(RuntimeErr::SqlxError(cause))
    | DbErr::Exec(RuntimeErr::SqlxError(cause))
    | DbErr::Query(RuntimeErr::SqlxError(cause))) = error
    else {
        return if matches!(error, DbErr::ConnectionAcquire(_)) {
            FailureKind::Busy
        } else {
            FailureKind::Refused
        };
    };
    match cause.as_ref() {
        sqlx::Error::Database(database) => {
            database.code().map_or(FailureKind::Refused, |code| of_code(&code))
        }
        sqlx::Error::Configuration(cause) if cause.is::<TooManyReads>() => FailureKind::TooManyReads,
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Io(_) => FailureKind::Busy,
        // The connection's thread ended with the connection; the next request gets a new one.
        sqlx::Error::WorkerCrashed | sqlx::Error::BeginFailed => FailureKind::CannotWrite,
        _ => FailureKind::Refused,
    }
}

/// SQLite's SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN with their extended codes;
/// PostgreSQL's lock, deadlock, serialization, timeout, shutdown, connection and disk errors.
fn of_code(code: &str) -> FailureKind {
    let sqlite = code.parse::<u32>().ok().filter(|_| code.len() < 5).map(|code| code & 0xff);
    match sqlite {
        Some(5 | 6) => return FailureKind::Busy,
        Some(10 | 13 | 14) => return FailureKind::CannotWrite,
        _ => {}
    }
    let is_busy = code.starts_with("08")
        || code.starts_with("57P")
        || matches!(code, "40001" | "40P01" | "55P03" | "53300" | "57014");
    match code {
        _ if is_busy => FailureKind::Busy,
        "53100" | "53200" | "58030" => FailureKind::CannotWrite,
        _ => FailureKind::Refused,
    }
}
