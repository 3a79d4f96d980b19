//! The memory usage of the process that makes PDF packages, and the inputs that it refuses.

use std::{
    fs,
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, Command, Stdio},
};

use lopdf::{Document, Object, Stream, dictionary};
use serde_json::{Value, json};
use shared_rules::documents::stored_files::package_order::MOST_BYTES;

const MIB: usize = 1 << 20;

fn maker() -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_loanroom"));
    program.arg("make-package").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program.spawn().unwrap()
}

fn plan(documents: usize) -> String {
    let document = json!({
        "name": "deed.pdf", "request": "Deed", "folders": [], "mimeType": "application/pdf", "mark": null,
    });
    let plan = json!({
        "loan": "Alvarez – purchase", "company": "Harbor & Pine", "property": null, "made": "today", "since": null,
        "documents": vec![document; documents],
    });
    format!("{plan}\n")
}

/// A PDF with one page and a content stream of this size.
fn pdf(drawing: Vec<u8>, squeezed: bool) -> Vec<u8> {
    let mut document = Document::with_version("1.5");
    let tree = document.new_object_id();
    let mut drawing = Stream::new(dictionary! {}, drawing);
    if squeezed {
        drawing.compress().unwrap();
    }
    let drawing = document.add_object(drawing);
    let page = document.add_object(dictionary! { "Type" => "Page", "Parent" => tree, "Contents" => drawing });
    let pages = dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 };
    document.objects.insert(tree, Object::Dictionary(pages));
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    let mut file = Vec::new();
    document.save_to(&mut file).unwrap();
    file
}

/// The peak memory of a running process, if the system reports it.
fn peak(maker: &Child) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{}/status", maker.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? * 1024)
}

/// The result of a package with `count` copies of the document, and its peak memory.
fn made(file: &[u8], count: usize) -> (Value, Option<usize>) {
    let mut maker = maker();
    let mut into = maker.stdin.take().unwrap();
    let mut out = BufReader::new(maker.stdout.take().unwrap());
    let (made, peak) = std::thread::scope(|scope| {
        scope.spawn(move || {
            into.write_all(plan(count).as_bytes()).unwrap();
            for _ in 0..count {
                into.write_all(format!("{}\n", file.len()).as_bytes()).unwrap();
                into.write_all(file).unwrap();
            }
        });
        let mut line = String::new();
        while !line.starts_with("made ") {
            line.clear();
            assert!(out.read_line(&mut line).unwrap() > 0, "the maker is gone");
        }
        let made = serde_json::from_str(line.strip_prefix("made ").unwrap()).unwrap();
        // The process runs until the last document was read from it.
        let but_one = (file.len() * (count - 1)) as u64;
        assert_eq!(io::copy(&mut (&mut out).take(but_one), &mut io::sink()).unwrap(), but_one);
        let peak = peak(&maker);
        assert!(io::copy(&mut out, &mut io::sink()).unwrap() > 0);
        (made, peak)
    });
    assert!(maker.wait().unwrap().success());
    (made, peak)
}

/// Asserts a peak memory, if the system reports it.
fn at_most(bytes: usize, peak: Option<usize>) {
    match peak {
        Some(peak) => assert!(peak < bytes, "{} MiB instead of {}", peak / MIB, bytes / MIB),
        None => eprintln!("SKIPPED: this system doesn't tell what a program holds"),
    }
}

#[test]
fn keeps_documents_in_memory_once() {
    // Incompressible bytes, like photos and scans.
    let mut seed = 1_u32;
    let noise = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed.to_be_bytes()[0]
    });
    let file = pdf(noise.take(4 * MIB).collect(), false);
    let (made, peak) = made(&file, 24);
    assert_eq!((&made["pages"], &made["leftOut"]), (&json!(25), &json!([])));
    at_most(24 * file.len() + 64 * MIB, peak);
}

#[test]
fn keeps_large_pages_compressed() {
    let file = pdf(vec![b' '; 256 * MIB], true);
    assert!(file.len() < MIB);
    let (made, peak) = made(&file, 4);
    assert_eq!((&made["pages"], &made["leftOut"]), (&json!(5), &json!([])));
    at_most(64 * MIB, peak);
}

#[test]
fn refuses_oversized_documents_before_reading_them() {
    let mut maker = maker();
    let mut into = maker.stdin.take().unwrap();
    into.write_all(format!("{}{}\n", plan(1), MOST_BYTES + 1).as_bytes()).unwrap();
    // Nothing of it is sent, and the process doesn't wait for it.
    let ended = maker.wait_with_output().unwrap();
    assert!(!ended.status.success());
    assert!(String::from_utf8_lossy(&ended.stderr).contains("A document is too large."), "{ended:?}");
    drop(into);
}
