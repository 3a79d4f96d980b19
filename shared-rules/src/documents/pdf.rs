//! Locked PDFs: detecting them, and removing the password (platform §5; PDF-01 to PDF-05).
//!
//! A PDF is protected when its trailer names an encryption dictionary. One that opens with an empty
//! password is unlocked without asking. The original is never touched: the answer is a new file.

mod attachments;
pub mod limits;
pub mod pages;
mod repair;

use crate::text::documents as text;
use attachments::OutOfReach;
use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Asks about a PDF; it has no fields.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PdfQuestion {}

/// Whether a PDF is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PdfProtection {
    /// Open to everyone.
    Plain,
    /// Encrypted, but it opens without a password: unlock it without asking.
    EmptyPassword,
    /// It needs a password.
    Password,
    /// No PDF, or a damaged one.
    Unreadable,
}

/// A password for a PDF.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnlockPdf {
    /// The user's or the owner's password; empty for a PDF that opens without.
    #[serde(default)]
    pub password: String,
}

/// The result of unlocking; the unlocked file is returned with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnlockOutcome {
    /// Whether there is an unlocked file.
    pub unlocked: bool,
    /// How many pages it has.
    pub pages: u32,
    /// The code of what went wrong.
    pub code: Option<String>,
    /// The toast for that.
    pub message: Option<String>,
}

/// A PDF is protected when its trailer names an encryption dictionary.
///
/// Whether the PDF is locked.
///
/// Rule from platform §5; PDF-03.
#[must_use]
pub fn pdf_protection(file: &[u8], _: &PdfQuestion) -> PdfProtection {
    catch_panic(|| {
        let Some(document) = limits::load(file, None) else { return PdfProtection::Unreadable };
        if !document.was_encrypted() && !document.trailer.has(b"Encrypt") {
            let empty = document.get_pages().is_empty();
            return if empty { PdfProtection::Unreadable } else { PdfProtection::Plain };
        }
        if open(file, "").is_some() { PdfProtection::EmptyPassword } else { PdfProtection::Password }
    })
    .unwrap_or(PdfProtection::Unreadable)
}

/// The right password, or none where none is needed, removes the protection from a PDF.
///
/// Takes the password off a PDF: the outcome, and the unlocked file if there is one. The file holds the
/// same pages and opens without a password (PDF-01, PDF-02, PDF-04; resolution 6).
///
/// Rule from platform §5; PDF-01…05.
#[must_use]
pub fn unlock_pdf(file: &[u8], input: &UnlockPdf) -> (UnlockOutcome, Option<Vec<u8>>) {
    let refused = |text: crate::text::Text| {
        let (code, message) = (Some(text.code.to_owned()), Some(text.template.to_owned()));
        (UnlockOutcome { unlocked: false, pages: 0, code, message }, None)
    };
    let opened = || open(file, &input.password).map(|document| with_attachments(document, file));
    match catch_panic(|| Some(opened()?.map(save))).flatten() {
        Some(Ok(Some((file, pages)))) => {
            (UnlockOutcome { unlocked: true, pages, code: None, message: None }, Some(file))
        }
        Some(Err(OutOfReach)) => refused(text::PDF_ATTACHMENTS_LOCKED),
        Some(Ok(None)) | None if pdf_protection(file, &PdfQuestion {}) == PdfProtection::Plain => {
            refused(text::PDF_NOT_PROTECTED)
        }
        Some(Ok(None)) | None => refused(text::PASSWORD_INCORRECT),
    }
}

/// Opens an encrypted PDF with this password, repairing it if necessary. None is returned unless it was decrypted and
/// has pages.
fn open(file: &[u8], password: &str) -> Option<Document> {
    let load = |file: &[u8]| {
        let document = limits::load(file, Some(password))?;
        (document.was_encrypted() && !document.get_pages().is_empty()).then_some(document)
    };
    load(file).or_else(|| repair::repair_candidates(file).iter().find_map(|file| load(file)))
}

/// The file's encryption dictionary.
fn encryption(file: &[u8]) -> Option<Dictionary> {
    limits::load(file, None).as_ref().and_then(repair::encryption)
}

/// The document with its attachments decrypted too, where they have a lock of their own.
fn with_attachments(mut document: Document, file: &[u8]) -> Result<Document, OutOfReach> {
    if let Some(encryption) = encryption(file) {
        attachments::unlock(&mut document, &encryption)?;
    }
    Ok(document)
}

/// Writes the document without encryption and object streams, with a gapless object table; then reads it again to
/// verify it.
fn save(mut document: Document) -> Option<(Vec<u8>, u32)> {
    let old_layout = |object: &Object| {
        object
            .as_stream()
            .is_ok_and(|stream| stream.dict.has_type(b"XRef") || stream.dict.has_type(b"ObjStm"))
    };
    let stale: Vec<ObjectId> =
        document.objects.iter().filter(|(_, object)| old_layout(object)).map(|(id, _)| *id).collect();
    for id in stale {
        document.objects.remove(&id);
    }
    document.objects.values_mut().for_each(drop_crypt_filter);
    let mut trailer = Dictionary::new();
    for key in [&b"Root"[..], b"Info", b"ID"] {
        if let Ok(value) = document.trailer.get(key) {
            trailer.set(key, value.clone());
        }
    }
    document.trailer = trailer;
    document.reference_table.cross_reference_type = lopdf::xref::XrefType::CrossReferenceTable;
    number_anew(&mut document);
    let pages = document.get_pages().len();
    let mut file = Vec::new();
    document.save_with_options(&mut file, SaveOptions::default()).ok()?;
    let again = Document::load_mem(&file).ok()?;
    let whole = pages > 0 && again.get_pages().len() == pages && !again.trailer.has(b"Encrypt");
    whole.then(|| (file, u32::try_from(pages).unwrap_or(u32::MAX)))
}

/// Renumbers the objects without gaps. References to missing objects become null, as their new number would name
/// another object.
fn number_anew(document: &mut Document) {
    let there: HashSet<ObjectId> = document.objects.keys().copied().collect();
    document.traverse_objects(|object| {
        if object.as_reference().is_ok_and(|id| !there.contains(&id)) {
            *object = Object::Null;
        }
    });
    document.renumber_objects();
}

/// Removes the name of a decryption step from a stream's filters, as the stream is no longer encrypted.
fn drop_crypt_filter(object: &mut Object) {
    let Ok(stream) = object.as_stream_mut() else { return };
    let is_crypt = |filter: &Object| filter.as_name().is_ok_and(|name| name == b"Crypt");
    match stream.dict.get(b"Filter") {
        Ok(filter) if is_crypt(filter) => {
            stream.dict.remove(b"Filter");
            stream.dict.remove(b"DecodeParms");
        }
        Ok(Object::Array(filters)) if filters.iter().any(is_crypt) => {
            let kept: Vec<bool> = filters.iter().map(|filter| !is_crypt(filter)).collect();
            for key in [&b"Filter"[..], b"DecodeParms"] {
                if let Ok(Object::Array(list)) = stream.dict.get_mut(key) {
                    let mut kept = kept.iter();
                    list.retain(|_| kept.next().copied().unwrap_or(true));
                }
            }
        }
        _ => {}
    }
}

/// Broken files can make the PDF library panic; for us that is a file that can't be read.
fn catch_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok()
}

#[cfg(test)]
mod tests;
