//! What a failure to load a PDF or an archive means, derived from its message or its kind.

use crate::text::documents as text;
use serde::{Deserialize, Serialize};

/// The result of loading a PDF.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfLoad {
    /// The message of the error; none when it loaded.
    #[serde(default)]
    pub error: Option<String>,
}

/// A PDF is protected when loading it fails with words about encryption or a password.
///
/// Rule from platform §5; PDF-03.
#[must_use]
pub fn load_says_protected(input: &PdfLoad) -> bool {
    let words = input.error.as_deref().unwrap_or_default().to_lowercase();
    ["encrypt", "password"].iter().any(|word| words.contains(word))
}

/// Why the password couldn't be removed from a PDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UnlockFault {
    /// There is none.
    NotEncrypted,
    /// It isn't the right one.
    WrongPassword,
    /// Anything else.
    Other,
}

/// A failed attempt to remove the password from a PDF.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnlockFailure {
    /// Why it failed.
    pub fault: UnlockFault,
}

/// The message to show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnlockFailureAnswer {
    /// The toast.
    pub toast: &'static str,
    /// Whether the password field is marked as wrong until something is typed.
    pub marks_field: bool,
}

/// A PDF without a password says so; every other failure to unlock is an incorrect password.
///
/// A PDF that isn't encrypted has its own message; every other failure means an incorrect password.
///
/// Rule from platform §5, §8; messaging §8; PDF-02, PDF-05; resolution 6.
#[must_use]
pub fn unlock_failure(input: &UnlockFailure) -> UnlockFailureAnswer {
    let plain = input.fault == UnlockFault::NotEncrypted;
    let toast = if plain { text::PDF_NOT_PROTECTED } else { text::PASSWORD_INCORRECT };
    UnlockFailureAnswer { toast: toast.template, marks_field: !plain }
}

/// The result of unpacking an archive.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipUpload {
    /// The archive's name.
    pub name: String,
    /// Whether it could be read.
    pub extracted: bool,
    /// How many files inside can be uploaded.
    #[serde(default)]
    pub usable_files: u32,
}

/// The files to upload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipUploadAnswer {
    /// The archive itself rather than what is in it.
    pub as_zip: bool,
    /// The toast, if there is one.
    pub toast: Option<String>,
}

/// An archive that cannot be unpacked, or holds nothing usable, is uploaded as a zip.
///
/// An archive that can't be read, or has nothing usable inside, is uploaded as it is.
///
/// Rule from platform §4, §8; TOAST-05; resolution 60.
#[must_use]
pub fn zip_upload(input: &ZipUpload) -> ZipUploadAnswer {
    let as_zip = !input.extracted || input.usable_files == 0;
    ZipUploadAnswer { as_zip, toast: as_zip.then(|| text::EXTRACT_FAILED.fill(&[("file", &input.name)])) }
}
