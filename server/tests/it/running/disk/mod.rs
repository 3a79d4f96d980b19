//! A disk that is full or fails: what was acknowledged is kept, and it heals by itself.

mod faulty;
mod full;

/// A new folder in memory where there is one: a thousand syncs of a real disk take their time.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}
