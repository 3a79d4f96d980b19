//! What may be sent, shown before files are chosen: the accepted types in words, and the size limit.

use serde::{Deserialize, Serialize};

use crate::documents::file_type::{ACCEPTED, MAIL};
use crate::text::{Text, documents as text};

/// The maximum size.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WelcomeFiles {
    /// In bytes; nothing when it isn't known.
    #[serde(default)]
    pub max_size: Option<u64>,
    /// Whether emails are accepted too, by the company's setting.
    #[serde(default)]
    pub mails: bool,
}

/// The accepted types.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WelcomeFilesAnswer {
    /// The kinds and the size in one line.
    pub words: String,
    /// Every accepted extension, in the order of the specification, emails last.
    pub endings: Vec<&'static str>,
}

/// The accepted types and sizes of files are shown before one is chosen.
///
/// The sentence and the endings.
///
/// Rule from platform §5; FILE-02.
#[must_use]
pub fn welcome_files(input: &WelcomeFiles) -> WelcomeFilesAnswer {
    let words = match input.max_size.map(size) {
        None => text::WELCOME.template.to_owned(),
        Some((count, unit)) => text::WELCOME_UP_TO.fill(&[("size", &format!("{count} {}", unit.template))]),
    };
    let mails = input.mails.then_some(&MAIL);
    WelcomeFilesAnswer { words, endings: ACCEPTED.iter().chain(mails).map(|kind| kind.extension).collect() }
}

/// Whole units, rounded down, so that no larger size is promised than is accepted.
const fn size(bytes: u64) -> (u64, Text) {
    match bytes {
        0..0x0010_0000 => (bytes >> 10, text::KILOBYTES),
        0x0010_0000..0x4000_0000 => (bytes >> 20, text::MEGABYTES),
        _ => (bytes >> 30, text::GIGABYTES),
    }
}
