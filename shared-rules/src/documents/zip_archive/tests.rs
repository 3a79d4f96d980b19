use super::*;
use std::io::Write;
use zip::unstable::write::FileOptionsExt;
use zip::write::{SimpleFileOptions, ZipWriter};

type Zip = ZipWriter<Cursor<Vec<u8>>>;

fn archive(write: impl FnOnce(&mut Zip)) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    write(&mut zip);
    zip.finish().unwrap().into_inner()
}

fn stored() -> SimpleFileOptions {
    SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored)
}

fn add(zip: &mut Zip, name: &str, content: &[u8], options: SimpleFileOptions) {
    zip.start_file(name, options).unwrap();
    zip.write_all(content).unwrap();
}

fn files(names: &[&str]) -> Vec<u8> {
    archive(|zip| names.iter().for_each(|name| add(zip, name, b"content", stored())))
}

/// An archive whose names are changed afterwards, the way a forger would: the writer refuses them.
fn forged(name: &str, forged: &[u8]) -> Vec<u8> {
    assert_eq!(name.len(), forged.len());
    let mut bytes = files(&[name, "z.pdf"]);
    let at: Vec<usize> = bytes
        .windows(name.len())
        .enumerate()
        .filter(|(_, w)| *w == name.as_bytes())
        .map(|(i, _)| i)
        .collect();
    for at in at {
        bytes[at..at + forged.len()].copy_from_slice(forged);
    }
    bytes
}

fn input() -> ReadZip {
    ReadZip { name: "docs.zip".into(), ..ReadZip::default() }
}

fn with(password: &str) -> ReadZip {
    ReadZip { password: Some(password.into()), ..input() }
}

fn refused(bytes: &[u8]) -> Option<ZipRefusal> {
    read_zip(bytes, &input()).refusal
}

fn paths(reading: &ZipReading) -> Vec<&str> {
    reading.files.iter().map(|file| file.path.as_str()).collect()
}

#[test]
fn unpacks_files_with_names_and_folders() {
    let reading = read_zip(&files(&["a/x.pdf", "a/b/y.pdf", "z.pdf", "a/w.pdf"]), &input());
    assert_eq!(paths(&reading), ["a/x.pdf", "a/b/y.pdf", "z.pdf", "a/w.pdf"]);
    assert_eq!(reading.files[1].name, "y.pdf");
    let tree = serde_json::to_value(&reading.tree).unwrap();
    assert_eq!(tree[0]["name"], "a");
    assert_eq!(tree[0]["type"], "section");
    assert_eq!(tree[0]["children"][0]["type"], "file");
    assert_eq!(tree[0]["children"][1]["children"][0]["file"]["path"], "a/b/y.pdf");
    assert_eq!(tree[0]["children"][2]["name"], "w.pdf");
    assert_eq!(tree[1]["name"], "z.pdf");
    assert!(tree[1].get("children").is_none() && tree[0].get("file").is_none());
}

#[test]
fn skips_directories_junk_dot_files_and_unaccepted_types() {
    let bytes = archive(|zip| {
        zip.add_directory("a/", stored()).unwrap();
        for name in
            ["a/x.pdf", "Thumbs.db", "a/.DS_Store", "a/.env", "a.b/x.pdf", "__MACOSX/a/._x.pdf", "tool.exe"]
        {
            add(zip, name, b"1", stored());
        }
    });
    assert_eq!(paths(&read_zip(&bytes, &input())), ["a/x.pdf", "a.b/x.pdf"]);
    let pictures = ReadZip { accept: Some(vec!["image/*".into()]), ..input() };
    assert_eq!(read_zip(&bytes, &pictures).refusal, Some(ZipRefusal::NothingUsable));
}

#[test]
fn keeps_nested_archives_packed() {
    assert_eq!(paths(&read_zip(&files(&["inner.zip"]), &input())), ["inner.zip"]);
}

#[test]
fn uploads_unreadable_archive_as_zip() {
    for bytes in [b"".as_slice(), b"no archive", &files(&["a.pdf"])[..40]] {
        let reading = read_zip(bytes, &input());
        assert_eq!(reading.refusal, Some(ZipRefusal::Unreadable));
        assert_eq!(reading.message.as_deref(), Some("Failed to extract docs.zip will be uploaded as zip."));
    }
    assert_eq!(refused(&files(&[".env"])), Some(ZipRefusal::NothingUsable));
    assert_eq!(refused(&files(&[])), Some(ZipRefusal::NothingUsable));
}

#[test]
fn preserves_content() {
    let content: Vec<u8> = (0..100_000_u32).flat_map(u32::to_le_bytes).collect();
    let bytes = archive(|zip| {
        add(zip, "packed.pdf", &content, SimpleFileOptions::default());
        add(zip, "stored.pdf", &content, stored());
    });
    let mut archive = Archive::open(bytes.as_slice(), &input()).ok().unwrap();
    assert_eq!(archive.read(0).unwrap(), content);
    assert_eq!(archive.read(1).unwrap(), content);
    assert_eq!(archive.read(2), Err(ZipRefusal::Unreadable));
}

#[test]
fn opens_both_kinds_of_encryption() {
    let zip_crypto = stored().with_deprecated_encryption(b"secret").unwrap();
    let aes = stored().with_aes_encryption(zip::AesMode::Aes256, "secret");
    for options in [zip_crypto, aes] {
        let bytes = archive(|zip| add(zip, "a.pdf", b"content", options));
        assert_eq!(paths(&read_zip(&bytes, &with("secret"))), ["a.pdf"]);
        assert_eq!(read_zip(&bytes, &with("wrong")).refusal, Some(ZipRefusal::PasswordWrong));
        assert_eq!(read_zip(&bytes, &input()).refusal, Some(ZipRefusal::PasswordRequired));
        assert_eq!(read_zip(&bytes, &with("")).refusal, Some(ZipRefusal::PasswordRequired));
    }
    assert_eq!(paths(&read_zip(&files(&["a.pdf"]), &with("secret"))), ["a.pdf"]);
}

#[test]
fn refuses_path_traversal() {
    let unsafe_names: [(&str, &[u8]); 7] = [
        ("xx/a.pdf", b"../a.pdf"),
        ("xa.pdf", b"/a.pdf"),
        ("dxbxxx/a.pdf", b"d/b/..\\a.pdf"),
        ("xx/a.pdf", b"C:/a.pdf"),
        ("dxx/a.pdf", b"d/./a.pdf"),
        ("dx/a.pdf", b"d//a.pdf"),
        ("axpdf.pdf", b"a\0pdf.pdf"),
    ];
    for (name, forgery) in unsafe_names {
        assert_eq!(refused(&forged(name, forgery)), Some(ZipRefusal::UnsafeName), "{name}");
    }
    assert_eq!(refused(&forged("x.pdf", b"z.pdf")), Some(ZipRefusal::DuplicateName));
    assert_eq!(refused(&files(&["A.pdf", "a.pdf"])), Some(ZipRefusal::DuplicateName));
}

#[test]
fn limits_depth_and_name_length() {
    let deep = |folders: usize| format!("{}x.pdf", "d/".repeat(folders));
    assert_eq!(refused(&files(&[&deep(31)])), None);
    assert_eq!(refused(&files(&[&deep(32)])), Some(ZipRefusal::TooDeep));
    let long = |bytes: usize| format!("{}/x.pdf", "n".repeat(bytes));
    assert_eq!(refused(&files(&[&long(255)])), None);
    assert_eq!(refused(&files(&[&long(256)])), Some(ZipRefusal::NameTooLong));
}

#[test]
fn skips_and_reports_invalid_names() {
    let long = format!("a/{}.pdf", "n".repeat(300));
    let reading = read_zip(&files(&["x.pdf", &long, "a/in\u{202e}fdp.pdf", "tool.exe", ".env"]), &input());
    assert_eq!(paths(&reading), ["x.pdf"]);
    let said: Vec<&str> = reading.left_out.iter().map(|file| file.why.code.as_str()).collect();
    assert_eq!(said, ["text-too-long", "name-direction", "file-invalid-type"]);
    assert_eq!((reading.entries, reading.unpacked), (5, 35));
}

#[test]
fn decodes_names_in_their_encoding() {
    let named = |names: &[&[u8]]| {
        let plain: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(nth, name)| format!("{nth}{}", "x".repeat(name.len() - 1)))
            .collect();
        let mut bytes = files(&plain.iter().map(String::as_str).collect::<Vec<_>>());
        for (plain, name) in plain.iter().zip(names) {
            let found = bytes.windows(plain.len()).enumerate().filter(|(_, at)| *at == plain.as_bytes());
            for at in found.map(|(at, _)| at).collect::<Vec<_>>() {
                bytes[at..at + name.len()].copy_from_slice(name);
            }
        }
        paths(&read_zip(&bytes, &input())).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    // 請求書/表.pdf and 銀行.pdf; the second byte of 表 is a backslash.
    let japanese: [&[u8]; 2] = [b"\x90\xbf\x8b\x81\x8f\x91/\x95\x5c.pdf", b"\x8b\xe2\x8d\x73.pdf"];
    assert_eq!(named(&japanese), ["請求書/表.pdf", "銀行.pdf"]);
    assert_eq!(named(&["Überweisung – März.pdf".as_bytes()]), ["Überweisung – März.pdf"]);
    let western: [&[u8]; 4] = [b"Cura\x87ao.pdf", b"R\x82sum\x82.pdf", b"M\x81ller.pdf", b"\x8erger.pdf"];
    assert_eq!(named(&western), ["Curaçao.pdf", "Résumé.pdf", "Müller.pdf", "Ärger.pdf"]);
    assert_eq!(named(&[b"Cura\x87ao.pdf"]), ["Curaçao.pdf"]);
    assert_eq!(named(&[japanese[0], "é.pdf".as_bytes()]), ["請求書/表.pdf", "é.pdf"]);
}

#[test]
fn lists_locked_archives_and_accepts_several_passwords() {
    let locked = |password: &'static str| stored().with_aes_encryption(zip::AesMode::Aes256, password);
    let bytes = archive(|zip| {
        add(zip, "open.pdf", b"open", stored());
        add(zip, "a.pdf", b"longer than b", locked("one"));
        add(zip, "b.pdf", b"b", locked("one"));
        add(zip, "c.pdf", b"changed", locked("two"));
    });
    let mut archive = Archive::look_into(bytes.as_slice(), &input()).ok().unwrap();
    assert!(archive.contents().locked);
    assert_eq!(archive.read(0).unwrap(), b"open");
    assert_eq!(archive.read(1), Err(ZipRefusal::PasswordRequired));
    assert_eq!(archive.unlock("wrong", None), Err(ZipRefusal::PasswordWrong));
    assert_eq!(archive.unlock("one", None), Ok(()));
    assert_eq!(archive.read(1).unwrap(), b"longer than b");
    assert_eq!(archive.read(3), Err(ZipRefusal::PasswordWrong));
    assert_eq!(archive.unlock("one", Some(3)), Err(ZipRefusal::PasswordWrong));
    assert_eq!(archive.unlock("two", Some(3)), Ok(()));
    assert_eq!(archive.read(3).unwrap(), b"changed");
    assert_eq!(archive.read(2).unwrap(), b"b");
}

#[test]
fn nested_archives_share_the_limits() {
    let bytes = files(&["a.pdf", "b.pdf"]);
    let within = |within: ZipWithin| ReadZip { within: Some(within), ..input() };
    let fits = ZipWithin { depth: 3, entries: 9_998, unpacked: 86, packed: 1 };
    let refused = |more: ZipWithin| read_zip(&bytes, &within(more)).refusal;
    assert_eq!(refused(fits), None);
    assert_eq!(refused(ZipWithin { depth: 4, ..fits }), Some(ZipRefusal::TooDeep));
    assert_eq!(refused(ZipWithin { entries: 9_999, ..fits }), Some(ZipRefusal::TooManyEntries));
    assert_eq!(refused(ZipWithin { unpacked: 87, ..fits }), Some(ZipRefusal::UnpacksTooLarge));
    let large = ZipWithin { unpacked: limits::UNPACKED_BYTES, packed: u64::MAX, ..fits };
    assert_eq!(refused(large), Some(ZipRefusal::UnpacksTooLarge));
}

#[test]
fn refuses_symbolic_links() {
    let bytes = archive(|zip| {
        add(zip, "a.pdf", b"1", stored());
        zip.add_symlink("b.pdf", "/etc/passwd", stored()).unwrap();
    });
    assert_eq!(refused(&bytes), Some(ZipRefusal::SymbolicLink));
}

#[test]
fn accepts_at_most_ten_thousand_entries() {
    let many =
        |count: usize| archive(|zip| (0..count).for_each(|n| add(zip, &format!("{n}.pdf"), b"", stored())));
    assert_eq!(refused(&many(10_000)), None);
    assert_eq!(refused(&many(10_001)), Some(ZipRefusal::TooManyEntries));
}

#[test]
fn refuses_zip_bombs_before_unpacking() {
    let zeros = vec![0_u8; 4 * 1024 * 1024];
    let bomb = archive(|zip| add(zip, "a.pdf", &zeros, SimpleFileOptions::default()));
    assert_eq!(refused(&bomb), Some(ZipRefusal::UnpacksTooLarge));
}

#[test]
fn detects_wrong_declared_size() {
    let content = vec![b'x'; 1000];
    let bytes = archive(|zip| add(zip, "a.pdf", &content, SimpleFileOptions::default()));
    let header = bytes.windows(4).position(|four| four == b"PK\x01\x02").unwrap();
    for lie in [10_u32, 999, 1001] {
        let mut lying = bytes.clone();
        lying[header + 24..header + 28].copy_from_slice(&lie.to_le_bytes());
        assert!(refused(&lying).is_some(), "{lie}");
    }
}

#[test]
fn refuses_overlapping_entries() {
    let mut bytes = files(&["a.pdf", "b.pdf"]);
    let headers: Vec<usize> =
        bytes.windows(4).enumerate().filter(|(_, four)| *four == b"PK\x01\x02").map(|(at, _)| at).collect();
    bytes[headers[1] + 42..headers[1] + 46].copy_from_slice(&0_u32.to_le_bytes());
    assert!(matches!(refused(&bytes), Some(ZipRefusal::Overlap | ZipRefusal::Unreadable)));
}

#[test]
fn detects_damaged_content() {
    let mut bytes = files(&["a.pdf"]);
    let at = bytes.windows(7).position(|seven| seven == b"content").unwrap();
    bytes[at] ^= 1;
    assert_eq!(refused(&bytes), Some(ZipRefusal::Unreadable));
}

#[test]
fn survives_damaged_archives() {
    let bytes = files(&["a/x.pdf", "b.pdf"]);
    for at in 0..bytes.len() {
        for change in [0x01, 0x80, 0xFF] {
            let mut damaged = bytes.clone();
            damaged[at] ^= change;
            let _ = read_zip(&damaged, &input());
        }
        let _ = read_zip(&bytes[..at], &input());
    }
}
