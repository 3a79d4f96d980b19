//! A disk that is full or fails: acknowledged writes are kept, and the server recovers by itself.

mod faulty;
mod full;
mod reserve;

use serde_json::{Value, json};

/// A preference of about that size; the length of one text is limited.
fn value(bytes: usize) -> Value {
    json!(vec!["x".repeat(997); bytes.div_ceil(1_000)])
}

/// A new folder, in memory if possible, because a thousand syncs of a real disk are slow.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}
