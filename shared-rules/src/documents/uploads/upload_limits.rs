//! How large files may be and how many may be added together: the same for the upload area and for the server
//! (platform §5; FILE-07, FILE-09).

use crate::documents::acceptance::{CandidateFile, CheckFiles, FileVerdicts, check_files};
use crate::text::documents as text;
use serde::{Deserialize, Serialize};

/// The most files of one choice; as many as an archive may hold.
pub const MOST_FILES: u32 = 10_000;

/// The server's configured limits.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UploadLimits {
    /// The largest file it accepts, in bytes.
    pub max_bytes: u64,
}

/// An upload area states how large files may be and how many may be added together.
///
/// The limits, in words.
///
/// Rule from platform §5; FILE-07, FILE-09.
#[must_use]
pub fn upload_limits(input: &UploadLimits) -> String {
    text::LIMITS.fill(&[("size", &in_words(input.max_bytes))])
}

/// Files chosen for an upload area that accepts several, or one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckUpload {
    /// The files, in the order they were chosen.
    pub files: Vec<CandidateFile>,
    /// Whether the upload area accepts several.
    #[serde(default)]
    pub multiple: bool,
    /// The largest file the server accepts, in bytes; none while it is unknown.
    #[serde(default)]
    pub max_bytes: Option<u64>,
    /// Whether emails are accepted too, by the company's setting.
    #[serde(default)]
    pub mails: bool,
}

/// Files for upload are checked against the types a company accepts and the limits of the server.
///
/// The result for each file: accepted by type, with emails where the company accepts them, and within the limits.
///
/// Rule from platform §5, §8; FILE-02…16.
#[must_use]
pub fn check_upload(input: &CheckUpload) -> FileVerdicts {
    check_files(&CheckFiles {
        files: input.files.clone(),
        accept: None,
        mails: input.mails,
        multiple: input.multiple,
        max_files: MOST_FILES,
        min_size: 0,
        max_size: input.max_bytes,
    })
}

/// A size in the largest unit that isn't a fraction of it, one digit after the point where there is one.
#[must_use]
pub fn in_words(bytes: u64) -> String {
    let units = [(1 << 40, "TB"), (1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")];
    let Some((unit, name)) = units.into_iter().find(|(unit, _)| bytes >= *unit) else {
        return format!("{bytes} bytes");
    };
    let tenths = bytes.saturating_mul(10) / unit;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => format!("{whole} {name}"),
        (whole, tenth) => format!("{whole}.{tenth} {name}"),
    }
}
