use super::*;
use std::process::Command;

const PLAIN: &[u8] = include_bytes!("../../../fixtures/pdf/plain.pdf");

macro_rules! locked {
    ($($name:literal $password:literal)*) => {
        [$(($name, include_bytes!(concat!("../../../fixtures/pdf/", $name, ".pdf")).as_slice(), $password)),*]
    };
}

/// Every kind of lock, made with qpdf; the last ones break the format on purpose.
fn locked() -> Vec<(&'static str, &'static [u8], &'static str)> {
    locked! {
        "rc4-40" "secret"
        "rc4-128" "secret"
        "aes-128" "secret"
        "aes-256-r5" "secret"
        "aes-256-r6" "secret"
        "object-streams" "secret"
        "object-streams-rc4" "secret"
        "clear-metadata" "secret"
        "clear-metadata-128" "secret"
        "linearized" "secret"
        "non-ascii" "Grüße-über-ñ"
        "empty-password" ""
        "empty-password-rc4" ""
        "direct-encrypt" "secret"
        "direct-encrypt-rc4" "secret"
        "missing-id-256" "secret"
        "length-in-bytes" "secret"
        "bad-length" "secret"
    }
    .into()
}

fn unlock(file: &[u8], password: &str) -> (UnlockOutcome, Option<Vec<u8>>) {
    unlock_pdf(file, &UnlockPdf { password: password.into() })
}

fn page_contents(file: &[u8]) -> Vec<Vec<u8>> {
    let document = Document::load_mem(file).unwrap();
    document.page_iter().map(|page| document.get_page_content(page)).collect()
}

/// The exit code of `qpdf --check`: 0 means neither errors nor warnings. Without qpdf the check is skipped with a
/// message.
pub(super) fn qpdf_check(name: &str, file: &[u8]) -> i32 {
    let path = std::env::temp_dir().join(format!("loanroom-{}-{name}.pdf", std::process::id()));
    std::fs::write(&path, file).unwrap();
    let check = Command::new("qpdf").arg("--check").arg(&path).output();
    std::fs::remove_file(&path).unwrap();
    match check {
        Ok(output) => {
            let code = output.status.code().unwrap_or(-1);
            if code != 0 {
                println!("{name}: {}", String::from_utf8_lossy(&output.stderr));
            }
            code
        }
        Err(error) => {
            println!("SKIPPED: qpdf doesn't start ({error}), unlocked files are not checked with it");
            0
        }
    }
}

#[test]
fn detects_every_encryption() {
    for (name, file, password) in locked() {
        let expected =
            if password.is_empty() { PdfProtection::EmptyPassword } else { PdfProtection::Password };
        assert_eq!(pdf_protection(file, &PdfQuestion {}), expected, "{name}");
    }
    assert_eq!(pdf_protection(PLAIN, &PdfQuestion {}), PdfProtection::Plain);
    assert_eq!(pdf_protection(b"no PDF", &PdfQuestion {}), PdfProtection::Unreadable);
    assert_eq!(pdf_protection(b"", &PdfQuestion {}), PdfProtection::Unreadable);
}

#[test]
fn unlocks_every_encryption_without_changing_pages() {
    for (name, file, password) in locked() {
        let (outcome, unlocked) = unlock(file, password);
        assert_eq!((outcome.unlocked, outcome.pages), (true, 3), "{name}");
        let unlocked = unlocked.unwrap();
        assert_eq!(page_contents(&unlocked), page_contents(PLAIN), "{name}");
        assert_eq!(pdf_protection(&unlocked, &PdfQuestion {}), PdfProtection::Plain, "{name}");
        let title = Document::load_mem(&unlocked).unwrap();
        let info = title.trailer.get(b"Info").and_then(Object::as_reference).unwrap();
        assert_eq!(
            title.get_dictionary(info).unwrap().get(b"Title").unwrap().as_str().unwrap(),
            b"Bank statement"
        );
        assert_eq!(qpdf_check(name, &unlocked), 0, "{name}");
    }
}

#[test]
fn accepts_owner_password() {
    for (name, file, _) in locked() {
        assert!(unlock(file, "owner").0.unlocked, "{name}");
    }
}

#[test]
fn rejects_wrong_password() {
    for (name, file, password) in locked() {
        if password.is_empty() {
            continue;
        }
        for wrong in ["", "Secret", "wrong"] {
            let (outcome, unlocked) = unlock(file, wrong);
            assert_eq!((outcome.message.as_deref(), unlocked), (Some("Password incorrect"), None), "{name}");
        }
    }
}

#[test]
fn reports_unprotected_file() {
    let (outcome, unlocked) = unlock(PLAIN, "secret");
    assert_eq!(outcome.message.as_deref(), Some("The PDF file is not password protected."));
    assert_eq!(unlocked, None);
}

#[test]
fn dangling_references_become_null() {
    let mut document = Document::load_mem(PLAIN).unwrap();
    let gone = document.add_object(Object::Null);
    let other = document.add_object(Object::string_literal("another one"));
    document.objects.remove(&gone);
    let catalog = document.catalog_mut().unwrap();
    catalog.set("Metadata", gone);
    catalog.set("Other", other);
    let (file, _) = save(document).unwrap();
    let document = Document::load_mem(&file).unwrap();
    let catalog = document.catalog().unwrap();
    assert!(catalog.get(b"Metadata").and_then(Object::as_reference).is_err());
    assert!(catalog.get(b"Other").and_then(Object::as_reference).is_ok());
}

#[test]
fn accepts_bytes_before_the_header() {
    let file =
        [b"junk before\n", include_bytes!("../../../fixtures/pdf/direct-encrypt.pdf").as_slice()].concat();
    assert!(unlock(&file, "secret").0.unlocked);
}

#[test]
fn finds_key_without_file_identifier() {
    let mut document = Document::load_mem(PLAIN).unwrap();
    let empty = || Object::String(Vec::new(), lopdf::StringFormat::Hexadecimal);
    document.trailer.set("ID", Object::Array(vec![empty(), empty()]));
    let lock = lopdf::EncryptionVersion::V2 {
        document: &document,
        owner_password: "owner",
        user_password: "secret",
        key_length: 128,
        permissions: lopdf::Permissions::all(),
    };
    let lock = lopdf::EncryptionState::try_from(lock).unwrap();
    document.encrypt(&lock).unwrap();
    document.trailer.remove(b"ID");
    let mut file = Vec::new();
    document.save_to(&mut file).unwrap();
    let (outcome, unlocked) = unlock(&file, "secret");
    assert!(outcome.unlocked);
    let unlocked = unlocked.unwrap();
    assert_eq!(page_contents(&unlocked), page_contents(PLAIN));
    assert_eq!(qpdf_check("no-id", &unlocked), 0);
}

#[test]
fn survives_damaged_files() {
    for (name, file, password) in locked() {
        if !matches!(name, "rc4-128" | "object-streams-rc4" | "direct-encrypt-rc4") {
            continue;
        }
        for end in (0..file.len()).step_by(191) {
            let _ = unlock(&file[..end], password);
        }
        for at in (0..file.len()).step_by(61) {
            let mut damaged = file.to_vec();
            damaged[at] ^= 0x15;
            let _ = unlock(&damaged, password);
        }
    }
}

/// The plain file with an attachment, locked with `secret` as `lock` says: the filter of streams and strings,
/// and the one of attachments.
fn with_locked_attachment(streams: &str, attachments: &str) -> Vec<u8> {
    use lopdf::dictionary;
    use lopdf::encryption::crypt_filters::{Aes128CryptFilter, CryptFilter, Rc4CryptFilter};
    let mut document = Document::load_mem(PLAIN).unwrap();
    let attached =
        document.add_object(lopdf::Stream::new(dictionary! { "Type" => "EmbeddedFile" }, ATTACHED.to_vec()));
    let described = document.add_object(dictionary! {
        "Type" => "Filespec", "F" => Object::string_literal("deed.txt"), "UF" => Object::string_literal("deed.txt"),
        "EF" => dictionary! { "F" => attached },
    });
    let names = dictionary! {
        "EmbeddedFiles" => dictionary! { "Names" => vec![Object::string_literal("deed.txt"), described.into()] },
    };
    document.catalog_mut().unwrap().set("Names", names);
    let mut filters: std::collections::BTreeMap<Vec<u8>, std::sync::Arc<dyn CryptFilter>> =
        std::collections::BTreeMap::new();
    filters.insert(b"StdCF".to_vec(), std::sync::Arc::new(Aes128CryptFilter));
    filters.insert(b"OldCF".to_vec(), std::sync::Arc::new(Rc4CryptFilter));
    let state = lopdf::EncryptionState::try_from(lopdf::EncryptionVersion::V4 {
        document: &document,
        encrypt_metadata: true,
        crypt_filters: filters.clone(),
        stream_filter: streams.into(),
        string_filter: streams.into(),
        owner_password: "owner",
        user_password: "secret",
        permissions: lopdf::Permissions::all(),
    })
    .unwrap();
    document.encrypt(&state).unwrap();
    if let Some(filter) = filters.get(attachments.as_bytes()) {
        let key = filter.compute_key(state.file_encryption_key(), attached).unwrap();
        let stream = document.get_object_mut(attached).unwrap().as_stream_mut().unwrap();
        stream.set_content(filter.encrypt(&key, ATTACHED).unwrap());
    }
    let lock = document.trailer.get(b"Encrypt").unwrap().as_reference().unwrap();
    document.get_dictionary_mut(lock).unwrap().set("EFF", attachments);
    let mut file = Vec::new();
    document.save_to(&mut file).unwrap();
    file
}

const ATTACHED: &[u8] = b"This deed, made on the first of May";

/// The attachments of an unencrypted file.
fn attached(file: &[u8]) -> Vec<Vec<u8>> {
    let document = Document::load_mem(file).unwrap();
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    streams
        .filter(|stream| stream.dict.has_type(b"EmbeddedFile"))
        .map(|stream| stream.content.clone())
        .collect()
}

#[test]
fn unlocks_separately_encrypted_attachments() {
    for lock in ["StdCF", "OldCF"] {
        let file = with_locked_attachment("Identity", lock);
        assert!(
            !file.windows(ATTACHED.len()).any(|part| part == ATTACHED),
            "{lock}: the attachment is locked"
        );
        let (outcome, unlocked) = unlock(&file, "secret");
        assert!(outcome.unlocked, "{lock}: {outcome:?}");
        let unlocked = unlocked.unwrap();
        assert_eq!(attached(&unlocked), [ATTACHED], "{lock}");
        assert_eq!(page_contents(&unlocked), page_contents(PLAIN), "{lock}");
        assert_eq!(qpdf_check("attachments", &unlocked), 0, "{lock}");
        assert_eq!(unlock(&file, "wrong").0.message.as_deref(), Some("Password incorrect"), "{lock}");
    }
}

#[test]
fn unlocks_attachments_encrypted_with_the_pages() {
    let (outcome, unlocked) = unlock(&with_locked_attachment("StdCF", "StdCF"), "secret");
    assert!(outcome.unlocked, "{outcome:?}");
    assert_eq!(attached(&unlocked.unwrap()), [ATTACHED]);
}

#[test]
fn refuses_unsupported_attachment_encryption() {
    for (streams, attachments) in [("StdCF", "Identity"), ("Identity", "Unheard")] {
        let (outcome, unlocked) = unlock(&with_locked_attachment(streams, attachments), "secret");
        assert_eq!(outcome.code.as_deref(), Some("pdf-attachments-locked"), "{streams} {attachments}");
        assert_eq!(unlocked, None, "{streams} {attachments}");
    }
    let (outcome, unlocked) = unlock(&with_locked_attachment("StdCF", "OldCF"), "secret");
    assert!(outcome.message.is_some() && unlocked.is_none(), "{outcome:?}");
}
