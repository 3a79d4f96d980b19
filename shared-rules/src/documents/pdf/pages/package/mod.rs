//! A package of documents as one PDF: a cover that lists the included and omitted documents, the documents' pages in
//! order, bookmarks, and page numbers. Documents are added one at a time, so only the copied objects are in memory.

mod cover_page;
mod drawn_text;
mod embedded_font;
mod page_number;
mod picture_page;

#[cfg(test)]
mod tests;

use std::io::{self, Write};

use super::{
    super::{catch_panic, number_anew},
    ChosenPage, MOST_PAGES,
    bookmarks::{Bookmark, own_of},
    opened_one,
    page_copier::PdfAssembly,
    source_pdf::SourcePdf,
};
use crate::{
    documents::stored_files::package_order::{OmissionReason, PageKind, page_kind},
    text::documents as text,
};
use lopdf::{Dictionary, Document, Object, SaveOptions};
use serde::{Deserialize, Serialize};

/// The plan of a PDF of documents.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackagePlan {
    /// The loan's name.
    pub loan: String,
    /// The company that lends.
    pub company: String,
    /// Where the property is.
    pub property: Option<String>,
    /// The date it is made, and its author.
    pub made: String,
    /// The changes since the last package.
    pub since: Option<String>,
    /// The documents, in their order.
    pub documents: Vec<PlannedDocument>,
}

/// A document that is to be in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlannedDocument {
    /// Its name.
    pub name: String,
    /// The request it answers.
    pub request: String,
    /// The folders that the request is in, from the top.
    pub folders: Vec<String>,
    /// Its type.
    pub mime_type: String,
    /// A word or two about it: that it is new.
    pub mark: Option<String>,
}

/// The outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageMade {
    /// How many pages it has.
    pub pages: u32,
    /// The omitted documents, by their index, and why.
    pub left_out: Vec<(u32, OmissionReason)>,
}

/// The copied pages of a document.
struct PackagePart {
    source: usize,
    pages: usize,
    own: Vec<Bookmark>,
}

/// Fonts for letters that no PDF reader has by itself, as TrueType files: names are written in all of Europe's
/// alphabets and Vietnam's.
#[derive(Clone, Copy, Debug)]
pub struct PackageFonts<'a> {
    /// The upright one.
    pub plain: &'a [u8],
    /// The bold one.
    pub bold: &'a [u8],
}

/// A package PDF being built.
pub struct PackageMaker<'a> {
    plan: PackagePlan,
    typefaces: PackageFonts<'a>,
    sources: Vec<SourcePdf>,
    parts: Vec<Result<PackagePart, OmissionReason>>,
    pages: usize,
    /// Pixels of pictures that may still be unpacked.
    unpacked: u64,
}

impl<'a> PackageMaker<'a> {
    /// Begins with nothing in it.
    #[must_use]
    pub const fn new(plan: PackagePlan, typefaces: PackageFonts<'a>) -> Self {
        Self {
            plan,
            typefaces,
            sources: Vec::new(),
            parts: Vec::new(),
            pages: 0,
            unpacked: picture_page::MOST_UNPACKED,
        }
    }

    /// Adds the next document, or leaves it out when it can't become pages.
    pub fn add(&mut self, file: &[u8]) {
        let mime_type = self.plan.documents.get(self.parts.len()).map_or("", |planned| &planned.mime_type);
        let kind = page_kind(mime_type);
        // A panic over a file is reported as a problem of the file.
        let unpacked = &mut self.unpacked;
        let part = catch_panic(|| opened(file, kind, unpacked)).unwrap_or(Err(OmissionReason::Damaged));
        let part = part.and_then(|mut source| {
            let pages = source.leaves.len();
            if self.pages.saturating_add(pages) > MOST_PAGES {
                return Err(OmissionReason::NoRoom);
            }
            let own = catch_panic(|| own_of(&mut source)).unwrap_or_default();
            self.pages = self.pages.saturating_add(pages);
            self.sources.push(source);
            Ok(PackagePart { source: self.sources.len(), pages, own })
        });
        self.parts.push(part);
    }

    /// Leaves the next document out.
    pub fn leave_out(&mut self, reason: OmissionReason) {
        self.parts.push(Err(reason));
    }

    /// The PDF, ready to be written; nothing when no document could become pages, or all of them are too much.
    #[must_use]
    pub fn finish(mut self) -> Option<FinishedPackage> {
        if self.pages == 0 {
            return None;
        }
        let mut along = cover_page::EmbeddedTypefaces::of(&self.typefaces);
        let cover = cover_page::pages(&self.plan, &self.parts, &mut along);
        let front = cover.len();
        let bookmarks = self.bookmarks(front);
        let (paper, links) = cover_page::document(cover, &along);
        self.sources.insert(0, SourcePdf::of(paper)?);
        let mut assembly = PdfAssembly::new(std::mem::take(&mut self.sources));
        if !assembly.take(&self.chosen(front)) {
            return None;
        }
        let mut document = assembly.finish(Some(&format!("{} – package", self.plan.loan)), &bookmarks);
        self.link(&mut document, &links, front);
        page_number::number_pages(&mut document);
        // The pages' resources before the font of the page numbers was added.
        document.prune_objects();
        document.reference_table.cross_reference_type = lopdf::xref::XrefType::CrossReferenceTable;
        number_anew(&mut document);
        let pages = u32::try_from(document.get_pages().len()).unwrap_or(u32::MAX);
        let left =
            self.parts.iter().zip(0_u32..).filter_map(|(part, place)| Some((place, *part.as_ref().err()?)));
        Some(FinishedPackage { document, made: PackageMade { pages, left_out: left.collect() } })
    }

    /// All pages, those of the cover first.
    fn chosen(&self, front: usize) -> Vec<ChosenPage> {
        let of_cover = (0..front).map(|page| (0, page));
        let parts = self.parts.iter().filter_map(|part| part.as_ref().ok());
        let of_parts = parts.flat_map(|part| (0..part.pages).map(|page| (part.source, page)));
        let as_u32 = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        of_cover
            .chain(of_parts)
            .map(|(source, page)| ChosenPage { source: as_u32(source), page: as_u32(page), turns: 0 })
            .collect()
    }

    /// A bookmark for each folder, request and document, with those that the document has itself.
    fn bookmarks(&mut self, front: usize) -> Vec<Bookmark> {
        let mut all = vec![Bookmark { title: "Cover".into(), page: 0, under: Vec::new() }];
        let mut page = front;
        for (part, planned) in self.parts.iter_mut().zip(&self.plan.documents) {
            let Ok(part) = part else { continue };
            let mut under = std::mem::take(&mut part.own);
            move_on(&mut under, page);
            let leaf = Bookmark { title: planned.name.clone(), page, under };
            let way: Vec<&str> =
                planned.folders.iter().chain([&planned.request]).map(String::as_str).collect();
            insert_bookmark(&mut all, &way, leaf);
            page = page.saturating_add(part.pages);
        }
        all
    }

    /// Lets the lines of the cover lead to their documents.
    fn link(&self, document: &mut Document, links: &[cover_page::Link], front: usize) {
        let pages: Vec<_> = document.page_iter().collect();
        for link in links {
            let earlier = self.parts.iter().take(link.part).filter_map(|part| part.as_ref().ok());
            let place = earlier.fold(front, |sum, part| sum.saturating_add(part.pages));
            let (Some(on), Some(to)) = (pages.get(link.page), pages.get(place)) else { continue };
            let mut note = Dictionary::new();
            note.set("Type", "Annot");
            note.set("Subtype", "Link");
            note.set("Rect", link.area.map(Object::Real).to_vec());
            note.set("Border", [0, 0, 0].map(Object::Integer).to_vec());
            note.set("Dest", vec![Object::Reference(*to), Object::Name(b"Fit".to_vec())]);
            let note = document.add_object(note);
            if let Ok(page) = document.get_dictionary_mut(*on) {
                match page.get_mut(b"Annots") {
                    Ok(Object::Array(notes)) => notes.push(note.into()),
                    _ => page.set("Annots", vec![Object::Reference(note)]),
                }
            }
        }
    }
}

/// One PDF that is whole.
pub struct FinishedPackage {
    document: Document,
    made: PackageMade,
}

impl FinishedPackage {
    /// The outcome.
    #[must_use]
    pub const fn made(&self) -> &PackageMade {
        &self.made
    }

    /// Writes it.
    ///
    /// # Errors
    /// When nobody takes it.
    pub fn write(mut self, to: &mut impl Write) -> io::Result<()> {
        self.document.save_with_options(to, SaveOptions::default())
    }
}

fn opened(file: &[u8], kind: Option<PageKind>, unpacked: &mut u64) -> Result<SourcePdf, OmissionReason> {
    match kind {
        None => Err(OmissionReason::Kind),
        Some(PageKind::Pdf) => opened_one(file).map_err(|words| {
            if words.code == text::PDF_PAGES_LOCKED.code {
                OmissionReason::Locked
            } else {
                OmissionReason::Damaged
            }
        }),
        Some(kind) => {
            SourcePdf::of(picture_page::page_of(file, kind, unpacked)?).ok_or(OmissionReason::Damaged)
        }
    }
}

fn move_on(bookmarks: &mut [Bookmark], by: usize) {
    for bookmark in bookmarks {
        bookmark.page = bookmark.page.saturating_add(by);
        move_on(&mut bookmark.under, by);
    }
}

/// Adds a bookmark below those of its path; the last one is reused if it has the same path.
fn insert_bookmark(list: &mut Vec<Bookmark>, way: &[&str], leaf: Bookmark) {
    let Some((first, rest)) = way.split_first() else { return list.push(leaf) };
    if list.last().is_none_or(|last| last.title != *first) {
        list.push(Bookmark { title: (*first).to_owned(), page: leaf.page, under: Vec::new() });
    }
    if let Some(last) = list.last_mut() {
        insert_bookmark(&mut last.under, rest, leaf);
    }
}
