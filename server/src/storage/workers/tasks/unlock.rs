//! Removes the password of a PDF.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use shared_rules::documents::pdf::{UnlockPdf, unlock_pdf};

use super::{super::worker_messages, answer};

/// The outcome of unlocking a PDF. The unlocked file follows if there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PdfUnlocking {
    /// Whether there is an unlocked file.
    pub unlocked: bool,
    /// The error code.
    pub code: Option<String>,
    /// The error text.
    pub message: Option<String>,
}

pub(super) fn unlock(file: &[u8], password: String, to: &mut impl Write) -> io::Result<()> {
    let (outcome, unlocked) = unlock_pdf(file, &UnlockPdf { password });
    let (code, message) = (outcome.code, outcome.message);
    answer(to, &PdfUnlocking { unlocked: unlocked.is_some(), code, message })?;
    worker_messages::write_bytes(to, &unlocked.unwrap_or_default())
}
