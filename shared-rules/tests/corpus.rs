//! Replays the fuzzer's corpus: inputs that reach unusual code in the rules that read files (`npm run fuzz` finds
//! more).

#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    fs,
    io::{Cursor, Read as _},
    path::Path,
};

#[path = "../fuzz/tried.rs"]
mod tried;

/// Runs the check on every input of an archive, and returns their number.
fn all_of(name: &str, each: fn(&[u8])) -> usize {
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
fn archives_of_any_kind_are_read_or_refused() {
    assert!(all_of("zip.zip", tried::zip) > 50);
}

#[test]
fn pdfs_of_any_kind_are_opened_or_refused() {
    assert!(all_of("pdf.zip", tried::pdf) > 50);
}

#[test]
fn mails_of_any_kind_are_read_or_refused() {
    assert!(all_of("mail.zip", tried::mail) > 50);
}

#[test]
fn every_rule_answers_json_of_any_kind() {
    assert!(all_of("json.zip", tried::json) > 200);
}
