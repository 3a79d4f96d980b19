//! The type a file is kept and sent back as. It follows from the file's name and its first bytes, never
//! from what the sender says of it: a text that comes back as a script would run as one of our own
//! (platform §5; FILE-02).

use crate::documents::file_type::{ACCEPTED, FileType, MAIL};
use crate::documents::program_detection::from_hex;
use crate::documents::rename::split;
use serde::{Deserialize, Serialize};

/// The type every other file is served as: plain bytes, which browsers don't open by themselves.
pub const UNKNOWN: &str = "application/octet-stream";

/// A file by its name and how it begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedHead {
    /// Its name.
    pub name: String,
    /// Its first bytes, at most 512, in hexadecimal.
    #[serde(default)]
    pub head: String,
}

/// The type of a file follows from its name and content, never from what the sender says.
///
/// The usual type of what the name says, if the file begins like one; else the type of a picture or PDF
/// that it is by its content; else [`UNKNOWN`].
///
/// Rule from platform §5; FILE-02…06.
#[must_use]
pub fn stored_type(input: &NamedHead) -> &'static str {
    let head = from_hex(&input.head);
    let named = by_name(&input.name).filter(|mime_type| fits(mime_type, &head));
    let shown = || SHOWN.iter().find(|mime_type| begins_like(mime_type, &head)).copied();
    named.or_else(shown).unwrap_or(UNKNOWN)
}

/// A type as it may be sent: one of those that nothing runs, else [`UNKNOWN`].
#[must_use]
pub fn safe_type(mime_type: &str) -> &'static str {
    safe_types().find(|safe| *safe == mime_type).unwrap_or(UNKNOWN)
}

/// The types that may be sent: the usual ones of what people may upload. XML is not among them, for a
/// browser may take it for a page; nor are emails, for the same reason.
fn safe_types() -> impl Iterator<Item = &'static str> {
    kept_types().filter(|kind| **kind != MAIL).filter_map(|kind| kind.mime_types.first().copied())
}

/// The types that files are stored as.
fn kept_types() -> impl Iterator<Item = &'static FileType> {
    ACCEPTED.iter().filter(|kind| kind.extension != "xml").chain([&MAIL])
}

fn by_name(name: &str) -> Option<&'static str> {
    let extension = split(name).1.to_lowercase();
    let kind = kept_types()
        .find(|kind| kind.extension == extension || kind.aliases.contains(&extension.as_str()))?;
    kind.mime_types.first().copied()
}

fn fits(mime_type: &str, head: &[u8]) -> bool {
    match mime_type {
        "text/plain" | "text/csv" | "application/json" => is_text(head),
        "message/rfc822" => is_mail(head),
        // Scanners put a few bytes in front of a PDF.
        "application/pdf" => head.windows(5).any(|five| five == b"%PDF-"),
        _ => begins_like(mime_type, head),
    }
}

fn begins_like(mime_type: &str, head: &[u8]) -> bool {
    let has = |at: usize, bytes: &[u8]| head.get(at..).is_some_and(|rest| rest.starts_with(bytes));
    BEGINNINGS.iter().any(|(of, at, bytes)| *of == mime_type && has(*at, bytes))
}

/// Text has no control characters except for lines, pages and tabs; UTF-16 text starts with a byte order mark.
fn is_text(head: &[u8]) -> bool {
    let wide = head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff");
    wide || head.iter().all(|byte| *byte >= b' ' || matches!(byte, b'\t' | b'\n' | 0x0c | b'\r' | 0x1b))
}

/// An email begins with lines that name themselves; those that are blank before go on with the line above.
fn is_mail(head: &[u8]) -> bool {
    let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
    let mut lines = head.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    let named = |line: &[u8]| {
        let mut parts = line.splitn(2, |byte| *byte == b':');
        let name = parts.next().unwrap_or_default();
        let letters =
            |name: &[u8]| name.iter().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(sign));
        parts.next().is_some() && !name.is_empty() && letters(name)
    };
    let first = lines.next().unwrap_or_default();
    let whole = lines.clone().count().saturating_sub(1);
    let rest = lines.take(whole).take_while(|line| !line.is_empty());
    is_text(head) && named(first) && { rest }
        .all(|line| line.starts_with(b" ") || line.starts_with(b"\t") || named(line))
}

/// Recognized by content alone, since phones and scanners give them each other's names.
const SHOWN: [&str; 7] =
    ["image/jpeg", "image/png", "image/gif", "image/webp", "image/tiff", "image/heic", "application/pdf"];

/// How files of a type begin: the type, at which byte, with which bytes.
const BEGINNINGS: &[(&str, usize, &[u8])] = &[
    ("image/jpeg", 0, b"\xff\xd8\xff"),
    ("image/png", 0, b"\x89PNG\r\n\x1a\n"),
    ("image/gif", 0, b"GIF87a"),
    ("image/gif", 0, b"GIF89a"),
    ("image/webp", 8, b"WEBP"),
    ("image/bmp", 0, b"BM"),
    ("image/tiff", 0, b"II*\0"),
    ("image/tiff", 0, b"MM\0*"),
    ("image/heic", 4, b"ftyphei"),
    ("image/heic", 4, b"ftyphev"),
    ("image/heic", 4, b"ftypmif1"),
    ("image/heic", 4, b"ftypmsf1"),
    ("video/mp4", 4, b"ftyp"),
    ("video/x-m4v", 4, b"ftyp"),
    ("video/quicktime", 4, b"ftyp"),
    ("video/quicktime", 4, b"moov"),
    ("video/quicktime", 4, b"mdat"),
    ("video/quicktime", 4, b"wide"),
    ("video/quicktime", 4, b"free"),
    ("video/x-msvideo", 8, b"AVI "),
    ("video/x-flv", 0, b"FLV"),
    ("video/x-matroska", 0, b"\x1a\x45\xdf\xa3"),
    ("video/mpeg", 0, b"\0\0\x01\xba"),
    ("video/mpeg", 0, b"\0\0\x01\xb3"),
    ("application/pdf", 0, b"%PDF-"),
    ("application/msword", 0, OLE),
    ("application/vnd.ms-powerpoint", 0, OLE),
    ("application/vnd.ms-excel", 0, OLE),
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", 0, ZIP),
    ("application/vnd.openxmlformats-officedocument.presentationml.presentation", 0, ZIP),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", 0, ZIP),
    ("application/zip", 0, ZIP),
    ("application/zip", 0, b"PK\x05\x06"),
    ("application/vnd.rar", 0, b"Rar!\x1a\x07"),
];

/// Office documents of old.
const OLE: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const ZIP: &[u8] = b"PK\x03\x04";

#[cfg(test)]
mod tests {
    use super::*;

    /// Regardless of the name and content a sender chooses, no browser executes the file.
    #[test]
    fn never_serves_an_executable_type() {
        let heads: [&[u8]; 6] = [b"alert(1)", b"<script>", b"<svg xmlns=", b"<?xml", b"body{}", b"\0asm"];
        let endings = ["js", "mjs", "html", "svg", "xml", "css", "wasm", "xhtml", "txt", "pdf", "png", ""];
        for head in heads.into_iter().chain(BEGINNINGS.iter().map(|(_, _, bytes)| *bytes)) {
            for ending in endings {
                let head = head.iter().map(|byte| format!("{byte:02x}")).collect();
                let stored = stored_type(&NamedHead { name: format!("a.{ending}"), head });
                for runs in ["script", "html", "xml", "svg", "css", "wasm"] {
                    let office = stored.starts_with("application/vnd.openxmlformats");
                    assert!(office || !stored.contains(runs), "{stored} for .{ending}");
                }
                assert_eq!(safe_type(stored), stored);
            }
        }
    }

    #[test]
    fn recognizes_every_served_type_by_signature() {
        for mime_type in safe_types() {
            let text = ["text/plain", "text/csv", "application/json"].contains(&mime_type);
            assert!(text || BEGINNINGS.iter().any(|(of, ..)| *of == mime_type), "{mime_type}");
        }
        for lie in
            ["application/javascript", "text/html", "image/svg+xml", "application/xml", "TEXT/PLAIN", ""]
        {
            assert_eq!(safe_type(lie), UNKNOWN);
        }
    }
}
