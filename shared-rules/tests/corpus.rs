//! Replays the fuzzer's corpus: inputs that reach unusual code in the rules that read files (`npm run fuzz` finds
//! more).

#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    fs,
    io::{Cursor, Read as _},
    path::Path,
};

#[path = "../fuzz/checks.rs"]
mod checks;

/// Runs the check on every input of an archive, and returns their number.
fn replay(name: &str, each: fn(&[u8])) -> usize {
    // A relative path, because Cargo runs tests in their package's folder. A compile-time path could belong to
    // another clone.
    let path = Path::new("fuzz/corpus").join(name);
    let mut archive = zip::ZipArchive::new(Cursor::new(fs::read(path).unwrap())).unwrap();
    for place in 0..archive.len() {
        let mut bytes = Vec::new();
        archive.by_index(place).unwrap().read_to_end(&mut bytes).unwrap();
        each(&bytes);
    }
    archive.len()
}

#[test]
fn reads_or_refuses_any_archive() {
    assert!(replay("zip.zip", checks::zip) > 50);
}

#[test]
fn opens_or_refuses_any_pdf() {
    assert!(replay("pdf.zip", checks::pdf) > 50);
}

#[test]
fn reads_or_refuses_any_email() {
    assert!(replay("mail.zip", checks::mail) > 50);
}

#[test]
fn handles_any_json() {
    assert!(replay("json.zip", checks::json) > 200);
}
