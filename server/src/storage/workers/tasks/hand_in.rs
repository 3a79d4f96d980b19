//! Opens received files by the same rules as the browser: archives are unpacked, locked PDFs unlocked.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use shared_rules::documents::{
    acceptance::CandidateFile,
    pdf::{PdfProtection, PdfQuestion, UnlockPdf, pdf_protection, unlock_pdf},
    uploads::{
        announced_file::{DestinationTypes, announced_name},
        secure_upload::ArrivalResult,
    },
    zip_archive::{Archive, ReadZip},
    zip_limits::ZipRefusal,
};

use super::{super::worker_messages, answer};

/// One step of opening a received file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HandInStep {
    /// A file with this name begins; its bytes follow.
    File(String),
    /// The last file is complete.
    Whole,
    /// The end: the file stays as it arrived, and the extracted files are discarded.
    Stays(ArrivalResult),
    /// The end: the extracted files replace the file.
    Replaced(ArrivalResult),
}

pub(super) struct HandInOpening {
    password: String,
    taken: DestinationTypes,
}

impl HandInOpening {
    pub(super) const fn new(password: String, max_bytes: u64, mails: bool) -> Self {
        Self { password, taken: DestinationTypes { max_bytes, mails } }
    }

    /// Unpacks an archive completely or not at all.
    pub(super) fn unpack(self, file: Vec<u8>, name: String, to: &mut impl Write) -> io::Result<()> {
        let (password, mails) = (Some(self.password), self.taken.mails);
        let question = ReadZip { name, password, accept: None, mails, within: None };
        let mut archive = match Archive::open(file, &question) {
            Ok(archive) => archive,
            Err(refusal) => return answer(to, &not_unpacked(refusal)),
        };
        if !archive.contents().left_out.is_empty() {
            // Files that can't be unpacked would be lost.
            return answer(to, &HandInStep::Stays(ArrivalResult::AsSent));
        }
        let files: Vec<(String, u64)> =
            archive.files().iter().map(|file| (file.name.clone(), file.size)).collect();
        for (place, (name, size)) in files.into_iter().enumerate() {
            let candidate = CandidateFile { name, size, mime_type: String::new() };
            let Ok(name) = announced_name(candidate, self.taken, None) else {
                return answer(to, &HandInStep::Stays(ArrivalResult::AsSent));
            };
            answer(to, &HandInStep::File(name))?;
            let mut pieces = PieceWriter { to: &mut *to, broken: None };
            let copied = archive.copy(place, &mut pieces);
            if let Some(error) = pieces.broken {
                return Err(error);
            }
            match copied {
                Ok(()) => answer(to, &HandInStep::Whole)?,
                Err(refusal) => return answer(to, &not_unpacked(refusal)),
            }
        }
        answer(to, &HandInStep::Replaced(ArrivalResult::Unpacked))
    }

    /// Removes the password of a PDF.
    pub(super) fn unlock(self, file: &[u8], name: String, to: &mut impl Write) -> io::Result<()> {
        let password = match pdf_protection(file, &PdfQuestion {}) {
            PdfProtection::Plain | PdfProtection::Unreadable => {
                return answer(to, &HandInStep::Stays(ArrivalResult::AsSent));
            }
            PdfProtection::EmptyPassword => String::new(),
            PdfProtection::Password => self.password,
        };
        let (_, Some(open)) = unlock_pdf(file, &UnlockPdf { password }) else {
            return answer(to, &HandInStep::Stays(ArrivalResult::Locked));
        };
        answer(to, &HandInStep::File(name))?;
        worker_messages::write_bytes(to, &open)?;
        answer(to, &HandInStep::Whole)?;
        answer(to, &HandInStep::Replaced(ArrivalResult::Unlocked))
    }
}

/// Writes a file in pieces, and keeps the error if the server has closed the connection.
struct PieceWriter<'a, W> {
    to: &'a mut W,
    broken: Option<io::Error>,
}

impl<W: Write> Write for PieceWriter<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match worker_messages::write_bytes(self.to, bytes) {
            Ok(()) => Ok(bytes.len()),
            Err(error) => {
                let kind = error.kind();
                self.broken = Some(error);
                Err(kind.into())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The step for an archive that isn't unpacked.
const fn not_unpacked(refusal: ZipRefusal) -> HandInStep {
    let locked = matches!(refusal, ZipRefusal::PasswordRequired | ZipRefusal::PasswordWrong);
    HandInStep::Stays(if locked { ArrivalResult::Locked } else { ArrivalResult::AsSent })
}
