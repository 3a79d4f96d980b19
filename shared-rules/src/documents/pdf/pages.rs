//! Builds one PDF from the pages of others: splitting, joining, reordering and rotating (platform §5).
//!
//! The source files are passed one after the other. Each page is copied with what it needs (graphics, fonts, form
//! fields, layers, links to copied pages) and nothing else. If every page of one file keeps its position and pages are
//! at most rotated, the rest of the file is kept too, with bookmarks and attachments.

mod annotations;
mod bookmarks;
mod forms;
mod layers;
pub mod package;
mod page_copier;
mod source_pdf;

#[cfg(test)]
mod tests;

use super::{PdfProtection, PdfQuestion, UnlockPdf, catch_panic, limits, pdf_protection, save, unlock_pdf};
use crate::text::{Text, documents as text};
use lopdf::{Document, Object};
use page_copier::PdfAssembly;
use serde::{Deserialize, Serialize};
use source_pdf::SourcePdf;

pub use bookmarks::Bookmark;

/// Maximum number of pages of one PDF.
pub const MOST_PAGES: usize = 5_000;

/// Maximum number of source files at a time.
pub const MOST_SOURCES: usize = 200;

/// As many bytes all of them may have: they are held in memory.
pub const MOST_BYTES: u64 = 512 * 1024 * 1024;

/// Maximum number of characters of a title; longer ones are truncated.
const TITLE: usize = 200;

/// A source PDF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfSource {
    /// Its length in bytes.
    pub size: u32,
    /// Its number of pages as the caller saw it, so that a page number never means another page.
    pub pages: u32,
}

/// A page of the PDF that is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenPage {
    /// The index of its file, from 0.
    pub source: u32,
    /// Which of its pages, from 0.
    pub page: u32,
    /// Its rotation relative to the stored page, clockwise, in quarter turns.
    #[serde(default)]
    pub turns: u32,
}

/// The PDF that is to be made.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ArrangePages {
    /// The files, in the order in which they are passed.
    pub sources: Vec<PdfSource>,
    /// The pages, in their new order.
    pub pages: Vec<ChosenPage>,
    /// The PDF's title; without one, unchanged or none.
    #[serde(default)]
    pub title: Option<String>,
}

/// The outcome; the PDF is returned with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ArrangeOutcome {
    /// How many pages the PDF has; none where there is no PDF.
    pub pages: u32,
    /// Which of the files is in the way, from 0.
    pub source: Option<u32>,
    /// The code of what went wrong.
    pub code: Option<String>,
    /// The words for that.
    pub message: Option<String>,
}

/// Why no PDF is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotMade {
    /// The words.
    pub text: Text,
    /// Which of the files is in the way.
    pub source: Option<usize>,
}

impl NotMade {
    const fn with_message(text: Text) -> Self {
        Self { text, source: None }
    }
}

/// The pages of PDFs can be rearranged: some or all pages of one or several files, in any order, rotated by quarter
/// turns.
///
/// The PDF that has these pages. Files that need a password or can't be read are refused, and so is a page that isn't
/// there; nothing is left out silently.
///
/// Rule from platform §5; PDF-01.
#[must_use]
pub fn arrange_pages(file: &[u8], input: &ArrangePages) -> (ArrangeOutcome, Option<Vec<u8>>) {
    let made = catch_panic(|| build_pdf(file, input))
        .unwrap_or(Err(NotMade::with_message(text::PDF_PAGES_UNREADABLE)));
    match made {
        Ok((file, pages)) => (ArrangeOutcome { pages, source: None, code: None, message: None }, Some(file)),
        Err(NotMade { text, source }) => {
            let (code, message) = (Some(text.code.to_owned()), Some(text.template.to_owned()));
            let source = source.and_then(|source| u32::try_from(source).ok());
            (ArrangeOutcome { pages: 0, source, code, message }, None)
        }
    }
}

fn build_pdf(file: &[u8], input: &ArrangePages) -> Result<(Vec<u8>, u32), NotMade> {
    let sources = opened(file, input)?;
    let unreadable = NotMade::with_message(text::PDF_PAGES_UNREADABLE);
    let title = input.title.as_deref().map(|title| title.chars().take(TITLE).collect::<String>());
    let document = match <[SourcePdf; 1]>::try_from(sources) {
        Ok([only]) if stay_in_place(&only, &input.pages) => rotate_pages(only, &input.pages),
        Ok(one) => assemble_pages(one.into(), &input.pages, title.as_deref())?,
        Err(sources) => assemble_pages(sources, &input.pages, title.as_deref())?,
    };
    save(document).ok_or(unreadable)
}

/// The source files; those without a chosen page aren't opened.
fn opened(file: &[u8], input: &ArrangePages) -> Result<Vec<SourcePdf>, NotMade> {
    if input.pages.is_empty() || input.sources.is_empty() {
        return Err(NotMade::with_message(text::PDF_PAGES_NONE));
    }
    if input.pages.len() > MOST_PAGES || input.sources.len() > MOST_SOURCES {
        return Err(NotMade::with_message(text::PDF_PAGES_TOO_MANY));
    }
    if u64::try_from(file.len()).unwrap_or(u64::MAX) > MOST_BYTES {
        return Err(NotMade::with_message(text::PDF_PAGES_TOO_LARGE));
    }
    let mut rest = file;
    let mut sources = Vec::with_capacity(input.sources.len());
    for (place, of) in input.sources.iter().enumerate() {
        let unreadable = NotMade { text: text::PDF_PAGES_UNREADABLE, source: Some(place) };
        let size = usize::try_from(of.size).unwrap_or(usize::MAX);
        let (bytes, behind) = rest.split_at_checked(size).ok_or(unreadable)?;
        rest = behind;
        let source = opened_one(bytes).map_err(|text| NotMade { text, source: Some(place) })?;
        if u32::try_from(source.leaves.len()) != Ok(of.pages) {
            return Err(unreadable);
        }
        sources.push(source);
    }
    for chosen in &input.pages {
        let of = input.sources.get(usize::try_from(chosen.source).unwrap_or(usize::MAX));
        if of.is_none_or(|of| chosen.page >= of.pages) {
            return Err(NotMade::with_message(text::PDF_PAGES_UNREADABLE));
        }
    }
    Ok(sources)
}

/// A PDF whose pages can be copied: not locked, or with an empty password.
fn opened_one(file: &[u8]) -> Result<SourcePdf, Text> {
    let document = match pdf_protection(file, &PdfQuestion {}) {
        PdfProtection::Unreadable => None,
        PdfProtection::Password => return Err(text::PDF_PAGES_LOCKED),
        PdfProtection::Plain => limits::load(file, None),
        PdfProtection::EmptyPassword => {
            let (_, open) = unlock_pdf(file, &UnlockPdf::default());
            limits::load(&open.ok_or(text::PDF_PAGES_LOCKED)?, None)
        }
    };
    document.and_then(SourcePdf::of).ok_or(text::PDF_PAGES_UNREADABLE)
}

/// Whether every page of the file is wanted once, in its place.
fn stay_in_place(source: &SourcePdf, pages: &[ChosenPage]) -> bool {
    let in_place = pages.iter().zip(0_u32..).all(|(chosen, place)| chosen.page == place);
    // A page tree with invalid nodes is rebuilt, as readers interpret it differently.
    let sound = source.has_each_once() && source.document.page_iter().count() == source.leaves.len();
    in_place && pages.len() == source.leaves.len() && sound
}

/// The file as it is, with pages turned.
fn rotate_pages(mut source: SourcePdf, pages: &[ChosenPage]) -> Document {
    for (place, chosen) in pages.iter().enumerate() {
        let turned = source.turned(place, chosen.turns);
        let Some(leaf) = source.leaves.get(place) else { continue };
        if let Ok(page) = source.document.get_dictionary_mut(leaf.id) {
            page.set("Rotate", Object::Integer(turned));
        }
    }
    source.document
}

fn assemble_pages(
    sources: Vec<SourcePdf>,
    pages: &[ChosenPage],
    title: Option<&str>,
) -> Result<Document, NotMade> {
    let mut assembly = PdfAssembly::new(sources);
    if !assembly.take(pages) {
        return Err(NotMade::with_message(text::PDF_PAGES_TOO_LARGE));
    }
    Ok(assembly.finish(title, &[]))
}
