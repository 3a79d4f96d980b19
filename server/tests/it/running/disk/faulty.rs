//! A disk that fails occasionally: SQLite on files whose every n-th write, sync or truncation fails.
#![allow(unsafe_code)] // SQLite's file layer is its C interface

use std::{
    ffi::c_int,
    ptr,
    sync::{
        Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};

use libsqlite3_sys as sqlite;
use sea_orm::{ConnectionTrait as _, Database, DbBackend, Statement};

use crate::support::{Browser, Scene};

/// 0: never fails.
static EVERY: AtomicU64 = AtomicU64::new(0);
static CALLS: AtomicU64 = AtomicU64::new(0);
static FAILED: AtomicU64 = AtomicU64::new(0);

/// The open function of the default layer.
type OpenFunction = unsafe extern "C" fn(
    *mut sqlite::sqlite3_vfs,
    sqlite::sqlite3_filename,
    *mut sqlite::sqlite3_file,
    c_int,
    *mut c_int,
) -> c_int;

fn fails() -> bool {
    let every = EVERY.load(Ordering::SeqCst);
    let fails = every > 0 && CALLS.fetch_add(1, Ordering::SeqCst) % every == every - 1;
    FAILED.fetch_add(u64::from(fails), Ordering::SeqCst);
    fails
}

/// The original file methods of the default layer.
static WHOLE: OnceLock<sqlite::sqlite3_io_methods> = OnceLock::new();
static OPEN: OnceLock<OpenFunction> = OnceLock::new();
/// Tables of failing methods, by the address of the original table.
static TABLES: Mutex<Vec<(usize, &'static sqlite::sqlite3_io_methods)>> = Mutex::new(Vec::new());

unsafe extern "C" fn write(
    file: *mut sqlite::sqlite3_file,
    bytes: *const std::ffi::c_void,
    count: c_int,
    at: sqlite::sqlite3_int64,
) -> c_int {
    let whole = WHOLE.get().and_then(|whole| whole.xWrite).unwrap();
    if fails() { sqlite::SQLITE_FULL } else { unsafe { whole(file, bytes, count, at) } }
}

unsafe extern "C" fn sync(file: *mut sqlite::sqlite3_file, flags: c_int) -> c_int {
    let whole = WHOLE.get().and_then(|whole| whole.xSync).unwrap();
    if fails() { sqlite::SQLITE_IOERR_FSYNC } else { unsafe { whole(file, flags) } }
}

unsafe extern "C" fn truncate(file: *mut sqlite::sqlite3_file, size: sqlite::sqlite3_int64) -> c_int {
    let whole = WHOLE.get().and_then(|whole| whole.xTruncate).unwrap();
    if fails() { sqlite::SQLITE_IOERR_TRUNCATE } else { unsafe { whole(file, size) } }
}

unsafe extern "C" fn open(
    vfs: *mut sqlite::sqlite3_vfs,
    name: sqlite::sqlite3_filename,
    file: *mut sqlite::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let whole = OPEN.get().unwrap();
    let opened = unsafe { whole(vfs, name, file, flags, out) };
    if opened == sqlite::SQLITE_OK {
        unsafe { make_faulty(file) };
    }
    opened
}

/// Replaces the file's methods by failing ones.
unsafe fn make_faulty(file: *mut sqlite::sqlite3_file) {
    let own = unsafe { (*file).pMethods };
    let mut tables = TABLES.lock().unwrap();
    let known = tables.iter().find(|(address, _)| *address == own as usize).map(|(_, table)| *table);
    let table = known.unwrap_or_else(|| {
        let whole = unsafe { *own };
        WHOLE.get_or_init(|| whole);
        let faulty = sqlite::sqlite3_io_methods {
            xWrite: Some(write),
            xSync: Some(sync),
            xTruncate: Some(truncate),
            ..whole
        };
        let faulty: &'static _ = Box::leak(Box::new(faulty));
        tables.push((own as usize, faulty));
        faulty
    });
    unsafe { (*file).pMethods = table };
}

/// Registers the failing layer with SQLite as `loanroom-faulty`.
fn register() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        // SAFETY: the default layer lives as long as the process, and so does the copy.
        unsafe {
            let whole = *sqlite::sqlite3_vfs_find(ptr::null());
            OPEN.get_or_init(|| whole.xOpen.unwrap());
            let faulty = Box::leak(Box::new(sqlite::sqlite3_vfs {
                zName: c"loanroom-faulty".as_ptr(),
                pNext: ptr::null_mut(),
                xOpen: Some(open),
                ..whole
            }));
            assert_eq!(sqlite::sqlite3_vfs_register(faulty, 0), sqlite::SQLITE_OK);
        }
    });
}

/// Writes `count` values; returns the keys of the acknowledged ones.
async fn write_values(dana: &Browser, round: u64, count: u32) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for nth in 0..count {
        let key = format!("r{round}n{nth}");
        let reply = dana.put(&format!("/v1/preferences/{key}"), super::value(3_000)).await;
        assert!([204, 500, 503, 507].contains(&reply.status), "{}", reply.text());
        if reply.status == 204 {
            acknowledged.push(key);
        }
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_sqlite_calls_lose_no_acknowledged_write() {
    register();
    let folder = super::folder();
    let file = folder.path().join("faulty.sqlite");
    let url = format!("sqlite://{}?mode=rwc&vfs=loanroom-faulty", file.display());
    let settings = [
        ("DATABASE_URL", url.as_str()),
        ("LOANROOM_DATABASE_WAIT_MS", "300"),
        ("LOANROOM_PREFERENCES", "10000"),
        ("LOANROOM_REQUESTS_PER_MINUTE", "1000000"),
    ];
    let mut scene = Scene::with(&settings).await;
    let mut acknowledged = Vec::new();
    for every in 1..=500 {
        EVERY.store(every, Ordering::SeqCst);
        // A write takes only a few calls, so the first rounds hit each of them.
        acknowledged.extend(write_values(&scene.dana, every, if every < 60 { 4 } else { 1 }).await);
        scene.dana.get("/v1/preferences/r1n1").await.expect(200);
    }
    EVERY.store(0, Ordering::SeqCst);
    // Enough calls failed and enough writes were acknowledged for a meaningful result.
    assert!(FAILED.load(Ordering::SeqCst) > 50 && acknowledged.len() > 200, "{}", acknowledged.len());
    // Later writes are kept, too: no connection continues in a finished transaction.
    let healed = write_values(&scene.dana, 0, 3).await;
    assert_eq!(healed.len(), 3);
    acknowledged.extend(healed);
    scene.app.stop().await;

    let kept = Database::connect(format!("sqlite://{}?mode=rw", file.display())).await.unwrap();
    let query = |sql: &str| kept.query_all_raw(Statement::from_string(DbBackend::Sqlite, sql));
    let rows = query("SELECT key FROM preference").await.unwrap();
    let there: std::collections::HashSet<String> =
        rows.iter().map(|row| row.try_get("", "key").unwrap()).collect();
    let lost: Vec<_> = acknowledged.iter().filter(|key| !there.contains(*key)).collect();
    assert!(
        lost.is_empty(),
        "{} of {} were acknowledged and are lost: {lost:?}",
        lost.len(),
        acknowledged.len()
    );
    let sound: String = query("PRAGMA integrity_check").await.unwrap()[0].try_get_by_index(0).unwrap();
    assert_eq!(sound, "ok");
}
