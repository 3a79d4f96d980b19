//! Decodes a file's text, in any encoding a spreadsheet uses.

use std::borrow::Cow;

use super::FILE;
use crate::text;
use crate::violation::Violation;

/// How the letters of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextEncoding {
    /// As everything should be.
    Utf8,
    /// As Excel's “Unicode text”.
    Utf16,
    /// As older programs write in the west.
    Windows1252,
}

impl TextEncoding {
    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16 => "UTF-16",
            Self::Windows1252 => "Windows-1252",
        }
    }
}

/// How files begin that are no text: workbooks, old and new, and PDF.
const NO_TEXT: [&[u8]; 3] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF"];

/// How many bytes are inspected to detect UTF-16 without a byte order mark.
const SAMPLE: usize = 1_024;

/// The file as text.
///
/// # Errors
/// When it isn't text, naming the row.
pub(super) fn decode(bytes: &[u8]) -> Result<(TextEncoding, Cow<'_, str>), Violation> {
    if NO_TEXT.iter().any(|start| bytes.starts_with(start)) {
        return Err(text::value::TABLE_WORKBOOK.violation(FILE));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        let text = std::str::from_utf8(rest).map_err(|error| no_text(rest, error.valid_up_to()))?;
        return Ok((TextEncoding::Utf8, Cow::Borrowed(text)));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return utf16(rest, u16::from_le_bytes);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return utf16(rest, u16::from_be_bytes);
    }
    if let Some(order) = unmarked_utf16(bytes) {
        return utf16(bytes, order);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok((TextEncoding::Utf8, Cow::Borrowed(text)));
    }
    windows(bytes).map(|text| (TextEncoding::Windows1252, Cow::Owned(text)))
}

type Order = fn([u8; 2]) -> u16;

/// Every other byte of western text in UTF-16 is zero.
fn unmarked_utf16(bytes: &[u8]) -> Option<Order> {
    let sample = bytes.get(..SAMPLE.min(bytes.len()))?;
    let zeros = |from: usize| sample.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let many = sample.len() / 4;
    match (zeros(0), zeros(1)) {
        (0, low) if low > many => Some(u16::from_le_bytes),
        (high, 0) if high > many => Some(u16::from_be_bytes),
        _ => None,
    }
}

fn utf16(bytes: &[u8], order: Order) -> Result<(TextEncoding, Cow<'static, str>), Violation> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(bytes.len());
    for sign in char::decode_utf16(pairs.iter().copied().map(order)) {
        text.push(sign.map_err(|_| in_row(&text))?);
    }
    if rest.is_empty() { Ok((TextEncoding::Utf16, Cow::Owned(text))) } else { Err(in_row(&text)) }
}

/// The characters of Windows-1252 where Unicode has controls; five of them are undefined.
const WINDOWS: [char; 32] = [
    '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', '\0', '‘', '’', '“',
    '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
];

fn windows(bytes: &[u8]) -> Result<String, Violation> {
    let mut text = String::with_capacity(bytes.len());
    for (at, byte) in bytes.iter().enumerate() {
        let sign = match byte {
            0x80..=0x9f => WINDOWS.get(usize::from(byte - 0x80)).copied().unwrap_or_default(),
            byte => char::from(*byte),
        };
        if sign == '\0' {
            return Err(no_text(bytes, at));
        }
        text.push(sign);
    }
    Ok(text)
}

fn no_text(bytes: &[u8], at: usize) -> Violation {
    row_problem(bytes.iter().take(at).filter(|byte| **byte == b'\n').count())
}

fn in_row(before: &str) -> Violation {
    row_problem(before.matches('\n').count())
}

fn row_problem(lines_before: usize) -> Violation {
    let row = lines_before.saturating_add(1).to_string();
    text::value::TABLE_NO_TEXT.violation_with(FILE, &[("row", &row)])
}
