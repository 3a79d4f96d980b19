//! Text extracted from stored files, for search: which files have text, how much of it is stored, and the message if
//! extraction failed.

use serde::{Deserialize, Serialize};

use crate::documents::rename::split;

/// Maximum number of characters stored of a file's text, from its beginning.
pub const MOST_CHARACTERS: usize = 200_000;
/// Larger files aren't read.
pub const MOST_BYTES: u64 = 64 << 20;
/// How often a file that crashes the worker or exceeds its time is retried.
pub const MOST_TRIES: i32 = 3;

/// How far the text of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TextState {
    /// It is going to be read.
    Waiting,
    /// It was read.
    Done,
    /// It couldn't be read.
    Failed,
    /// Files of its kind have none: pictures, films, archives.
    None,
}

/// Why the text of a file couldn't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum NoTextReason {
    /// A password is on it.
    Locked,
    /// It isn't what its name says, or broken.
    Damaged,
    /// It is larger than what is read.
    TooLarge,
    /// Reading it took too long or too much, again and again.
    TooHard,
}

impl NoTextReason {
    /// Why, in words for a lender, with what can be done about it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Locked => "It’s password protected. Remove the password to make its text searchable.",
            Self::Damaged => {
                "The file is damaged or isn’t the type its name says. Open it, and request it again if it doesn’t open."
            }
            Self::TooLarge => "The file is larger than 64 MB. Open it to search its text.",
            Self::TooHard => "The file takes too long to read. Open it to search its text.",
        }
    }
}

/// How the text of a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// The text on the pages of a PDF.
    Pdf,
    /// Word, Excel or PowerPoint, as it is since 2007.
    Office,
    /// Plain text.
    Plain,
    /// The headers and text of an email, and the names of its attachments.
    Mail,
}

const KINDS: [(TextKind, &str); 4] = [
    (TextKind::Pdf, "pdf"),
    (TextKind::Office, "office"),
    (TextKind::Plain, "plain"),
    (TextKind::Mail, "mail"),
];

impl TextKind {
    /// The kind in a word.
    #[must_use]
    pub fn word(self) -> &'static str {
        KINDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }

    /// The kind of that word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        KINDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

/// How the text of a file of that name and type is read; none when files like it have no text.
#[must_use]
pub fn text_kind(name: &str, mime_type: &str) -> Option<TextKind> {
    let extension = split(name).1.to_lowercase();
    match mime_type {
        "application/pdf" => Some(TextKind::Pdf),
        "message/rfc822" => Some(TextKind::Mail),
        "text/plain" | "text/csv" | "application/json" => Some(TextKind::Plain),
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        | "application/vnd.openxmlformats-officedocument.presentationml.presentation" => {
            Some(TextKind::Office)
        }
        // With a password on it, it doesn't begin like one.
        _ if matches!(extension.as_str(), "docx" | "xlsx" | "pptx") => Some(TextKind::Office),
        _ if extension == "pdf" => Some(TextKind::Pdf),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn determines_text_kind_by_type_and_name() {
        assert_eq!(text_kind("a.bin", "application/pdf"), Some(TextKind::Pdf));
        assert_eq!(text_kind("a.csv", "text/csv"), Some(TextKind::Plain));
        assert_eq!(text_kind("Locked.DOCX", "application/octet-stream"), Some(TextKind::Office));
        assert_eq!(text_kind("offer.eml", "message/rfc822"), Some(TextKind::Mail));
        assert_eq!(text_kind("photo.jpg", "image/jpeg"), None);
        assert_eq!(text_kind("old.doc", "application/msword"), None);
    }

    #[test]
    fn text_kinds_have_distinct_words() {
        for (kind, word) in KINDS {
            assert_eq!((kind.word(), TextKind::of_word(word)), (word, Some(kind)));
        }
        assert_eq!(TextKind::of_word("video"), None);
    }
}
