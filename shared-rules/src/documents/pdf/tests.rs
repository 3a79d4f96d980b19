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

/// The code of `qpdf --check`: 0 means neither errors nor warnings. Without qpdf nothing is checked,
/// which is said aloud.
fn qpdf_check(name: &str, file: &[u8]) -> i32 {
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
fn every_lock_is_seen() {
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
fn every_lock_opens_with_all_pages_unchanged() {
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
fn the_owners_password_opens_too() {
    for (name, file, _) in locked() {
        assert!(unlock(file, "owner").0.unlocked, "{name}");
    }
}

#[test]
fn a_wrong_password_opens_nothing() {
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
fn a_plain_file_says_that_it_is_not_protected() {
    let (outcome, unlocked) = unlock(PLAIN, "secret");
    assert_eq!(outcome.message.as_deref(), Some("The PDF file is not password protected."));
    assert_eq!(unlocked, None);
}

#[test]
fn text_before_the_header_is_no_trouble() {
    let file =
        [b"junk before\n", include_bytes!("../../../fixtures/pdf/direct-encrypt.pdf").as_slice()].concat();
    assert!(unlock(&file, "secret").0.unlocked);
}

#[test]
fn a_key_made_without_an_identifier_is_found() {
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
fn damaged_files_answer() {
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
