//! A program is refused whatever its name says: the first bytes of a file tell (platform §5).

use crate::text::documents as text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// How many bytes of a file are worth looking at.
pub const HEAD_BYTES: usize = 512;

/// How a file begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileHead {
    /// Its first bytes, at most 512, in hexadecimal.
    pub head: String,
}

/// A program is refused whatever its name says.
///
/// What stands against taking the file; nothing when it may come in.
///
/// Rule in server, from platform §5; FILE-02.
#[must_use]
pub fn check_content(input: &FileHead) -> Vec<Violation> {
    let head = from_hex(&input.head);
    if is_program(&head) { vec![text::IS_PROGRAM.violation("name")] } else { Vec::new() }
}

pub(crate) fn from_hex(text: &str) -> Vec<u8> {
    let digits: Vec<u32> = text.chars().map_while(|c| c.to_digit(16)).take(2 * HEAD_BYTES).collect();
    digits
        .chunks_exact(2)
        .filter_map(|pair| u8::try_from(pair.iter().fold(0, |byte, digit| byte * 16 + digit)).ok())
        .collect()
}

/// Programs of Linux and macOS, scripts that name their interpreter, Windows shortcuts and programs.
const PROGRAMS: [&[u8]; 7] = [
    b"\x7fELF",
    b"\xfe\xed\xfa\xce",
    b"\xfe\xed\xfa\xcf",
    b"\xce\xfa\xed\xfe",
    b"\xcf\xfa\xed\xfe",
    b"#!",
    b"L\0\0\0\x01\x14\x02\0",
];

/// Whether a file that begins like this is a program. Windows programs begin with the letters MZ, which
/// a text may too; but no text has control bytes right after them.
fn is_program(head: &[u8]) -> bool {
    let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
    let windows = head.starts_with(b"MZ") && head.iter().take(64).any(|byte| *byte < b'\t');
    windows || PROGRAMS.iter().any(|program| head.starts_with(program))
}
