//! A disk that is full or fails: what was acknowledged is kept, and it heals by itself.

mod faulty;
mod full;
mod reserve;

use serde_json::{Value, json};

/// A preference of about that many bytes: one text may not be that long.
fn value(bytes: usize) -> Value {
    json!(vec!["x".repeat(997); bytes.div_ceil(1_000)])
}

/// A new folder in memory where there is one: a thousand syncs of a real disk take their time.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}
