//! Programs inside other files: in archives, in nested archives, and attached to emails (platform §5).

use std::io::Read as _;

use super::super::program_detection::{HEAD_BYTES, is_program};
use super::super::stored_files::email_file::each_attachment;
use super::super::zip_archive::entry_names;
use super::super::zip_limits::{ENTRIES, NESTED, claims_too_many_entries};

/// Maximum number of bytes of nested archives and emails that are searched.
const MOST_NESTED_BYTES: u64 = 128 * 1024 * 1024;

/// Returns the name of the first program found inside a file of this type. Archives that can't be read and entries that
/// need a password are skipped.
#[must_use]
pub fn program_inside(mime_type: &str, file: &[u8]) -> Option<String> {
    let mut search = Search { entries: ENTRIES, bytes: MOST_NESTED_BYTES };
    match mime_type {
        "message/rfc822" => search.in_mail(file, NESTED),
        _ if is_archive(file) => search.in_archive(file, NESTED),
        _ => None,
    }
}

/// Whether a file begins like a zip archive, as documents of Office do, too.
fn is_archive(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// The remaining budget of the search.
struct Search {
    entries: u64,
    bytes: u64,
}

impl Search {
    fn in_archive(&mut self, file: &[u8], levels: u32) -> Option<String> {
        if claims_too_many_entries(file) {
            return None;
        }
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(file)).ok()?;
        let names = entry_names(&mut zip);
        for (place, name) in names.into_iter().enumerate() {
            self.entries = self.entries.checked_sub(1)?;
            let Ok(mut entry) = zip.by_index(place) else { continue };
            let mut head = Vec::new();
            // A broken entry is judged by the bytes that could be read.
            let _ = entry.by_ref().take(HEAD_BYTES as u64).read_to_end(&mut head);
            if is_program(&head) {
                return Some(name);
            }
            let is_mail = name.to_ascii_lowercase().ends_with(".eml");
            if levels > 1 && (is_mail || is_archive(&head)) {
                let mut inner = head;
                let came = entry.take(self.bytes).read_to_end(&mut inner).unwrap_or_default();
                self.bytes = self.bytes.saturating_sub(came as u64);
                let found = if is_mail { self.in_mail(&inner, levels) } else { None };
                let found = found.or_else(|| self.in_archive(&inner, levels - 1));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    fn in_mail(&mut self, file: &[u8], levels: u32) -> Option<String> {
        let mut found = None;
        each_attachment(file, |name, content| {
            if found.is_none() {
                found = if is_program(content) {
                    Some(name)
                } else if levels > 1 && is_archive(content) {
                    self.in_archive(content, levels - 1)
                } else {
                    None
                };
            }
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write as _};

    use base64::prelude::{BASE64_STANDARD, Engine as _};
    use zip::{ZipWriter, write::SimpleFileOptions};

    use super::*;

    const MACH: &[u8] = b"\xca\xfe\xba\xbe\0\0\0\x02\x01\0\0\x07\0\0\0\x03";

    fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in files {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(content).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    #[test]
    fn finds_program_in_nested_archives() {
        let plain = zipped(&[("a.txt", b"text"), ("b.pdf", MACH)]);
        assert_eq!(program_inside("application/zip", &plain).as_deref(), Some("b.pdf"));
        let nested = zipped(&[("w2.pdf", b"%PDF-1.7"), ("more.zip", &plain)]);
        assert_eq!(program_inside("application/zip", &nested).as_deref(), Some("b.pdf"));
        let office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
        assert_eq!(program_inside(office, &nested).as_deref(), Some("b.pdf"));
        let harmless = zipped(&[("a.txt", b"text"), ("empty.zip", &zipped(&[]))]);
        assert_eq!(program_inside("application/zip", &harmless), None);
        assert_eq!(program_inside("application/zip", b"PK\x03\x04 no archive"), None);
    }

    #[test]
    fn finds_program_attached_to_email() {
        let mail = |kind: &str, content: &str| {
            format!(
                "From: a@b.co\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n--b\r\n\
                 {kind}Content-Transfer-Encoding: base64\r\n\
                 Content-Disposition: attachment; filename=w2.pdf\r\n\r\n{content}\r\n--b--\r\n"
            )
        };
        // Without a type, an attachment counts as text, which must not be read as such.
        for kind in ["Content-Type: application/pdf\r\n", "Content-Type: text/plain; charset=utf-8\r\n", ""] {
            let found = |content: &[u8]| {
                let mail = mail(kind, &BASE64_STANDARD.encode(content));
                program_inside("message/rfc822", mail.as_bytes())
            };
            assert_eq!(found(MACH).as_deref(), Some("w2.pdf"), "{kind}");
            assert_eq!(found(&zipped(&[("x.pdf", MACH)])).as_deref(), Some("x.pdf"), "{kind}");
            assert_eq!(found(b"%PDF-1.7 fine"), None, "{kind}");
        }
        let letter = b"From: a@b.co\r\nSubject: x\r\n\r\n#! is how scripts begin";
        assert_eq!(program_inside("message/rfc822", letter), None);
    }
}
