//! The `loanroom read-text` command: reads a file from standard input and writes its text. It limits its own resources
//! before it reads a byte.

mod mail;
mod office;
mod pdf;
mod plain;

use std::{
    io::{Read, Write},
    panic,
};

use crate::storage::workers::limit_own_resources;
use shared_rules::documents::stored_files::extracted_text::{
    MOST_BYTES, MOST_CHARACTERS, NoTextReason, TextKind,
};
use shared_rules::value::fixed_word::word_of;

/// The first line of a reply with a text; the text follows.
pub(super) const TEXT: &str = "text";
/// The first line of a reply without one; the reason follows.
pub(super) const NONE: &str = "none";

/// The most memory that reading a file may use.
const MEMORY: u64 = 1 << 30;
/// The most processor time, in seconds.
const SECONDS: u64 = 15;

/// Reads a file and writes its text, or why there is none.
///
/// # Errors
/// When the type isn't known, or the pipe is closed.
pub fn run(kind: &str, from: impl Read, mut to: impl Write) -> Result<(), String> {
    let kind = TextKind::of_word(kind).ok_or("read-text needs pdf, office, plain or mail.")?;
    limit_own_resources(MEMORY, SECONDS);
    let broken = |error: std::io::Error| error.to_string();
    let mut bytes = Vec::new();
    from.take(MOST_BYTES.saturating_add(1)).read_to_end(&mut bytes).map_err(broken)?;
    // A panic means that the file is damaged.
    let text = panic::catch_unwind(|| text_of(kind, &bytes)).unwrap_or(Err(NoTextReason::Damaged));
    match text {
        Ok(text) => write!(to, "{TEXT}\n{text}"),
        Err(reason) => write!(to, "{NONE}\n{}", word_of(&reason)),
    }
    .and_then(|()| to.flush())
    .map_err(broken)
}

/// Returns the text of a file, up to the length limit.
fn text_of(kind: TextKind, bytes: &[u8]) -> Result<String, NoTextReason> {
    if bytes.len() as u64 > MOST_BYTES {
        return Err(NoTextReason::TooLarge);
    }
    let mut text = TextCollector::default();
    match kind {
        TextKind::Pdf => pdf::read(bytes, &mut text)?,
        TextKind::Office => office::read(bytes, &mut text)?,
        TextKind::Plain => plain::read(bytes, &mut text),
        TextKind::Mail => mail::read(bytes, &mut text)?,
    }
    Ok(text.finish())
}

/// Text being collected: runs of blanks and line breaks are collapsed, other invisible characters are dropped, and the
/// length is limited.
#[derive(Default)]
struct TextCollector {
    text: String,
    count: usize,
    /// The separator to insert before the next letter.
    gap: Option<char>,
}

impl TextCollector {
    /// Adds a piece; returns whether more is wanted.
    fn add(&mut self, piece: &str) -> bool {
        for letter in piece.chars() {
            if self.is_full() {
                return false;
            }
            match letter {
                '\n' | '\r' | '\u{c}' => self.break_line(),
                _ if letter.is_whitespace() || letter.is_control() => self.push_space(),
                // Soft hyphens, joiners and direction marks: no one types them.
                '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}'
                | '\u{feff}'
                | '\u{fffd}' => {}
                _ => {
                    if let Some(gap) = self.gap.take().filter(|_| self.count > 0) {
                        self.push(gap);
                    }
                    if !self.is_full() {
                        self.push(letter);
                    }
                }
            }
        }
        !self.is_full()
    }

    fn push(&mut self, letter: char) {
        self.text.push(letter);
        self.count += 1;
    }

    fn push_space(&mut self) {
        self.gap = self.gap.or(Some(' '));
    }

    fn break_line(&mut self) {
        self.gap = Some('\n');
    }

    const fn is_full(&self) -> bool {
        self.count >= MOST_CHARACTERS
    }

    fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take_text(kind: &str, file: &[u8]) -> String {
        let mut out = Vec::new();
        let kind = TextKind::of_word(kind).unwrap();
        match text_of(kind, file) {
            Ok(text) => out.extend(text.into_bytes()),
            Err(reason) => out.extend(word_of(&reason).into_bytes()),
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn collapses_blanks_and_drops_invisible_characters() {
        assert_eq!(take_text("plain", b"  a \t b\r\n\r\n\n c\0d  "), "a b\nc d");
        assert_eq!(take_text("plain", "pay\u{ad}ment \u{202e}now".as_bytes()), "payment now");
    }

    #[test]
    fn limits_text_length() {
        let long = "word ".repeat(MOST_CHARACTERS);
        assert_eq!(take_text("plain", long.as_bytes()).chars().count(), MOST_CHARACTERS);
    }

    #[test]
    fn reports_wrong_file_type_as_damaged() {
        for kind in ["pdf", "office", "mail"] {
            assert_eq!(take_text(kind, b"no such thing"), "DAMAGED", "{kind}");
        }
        assert_eq!(take_text("office", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest"), "LOCKED");
        assert_eq!(take_text("pdf", b"%PDF-1.7\ntrailer<</Root 1 0 R>>"), "DAMAGED");
    }
}
