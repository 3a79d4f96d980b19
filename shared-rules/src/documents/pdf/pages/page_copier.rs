//! Copies pages and the objects they need into a new document, each object once.

use super::{
    ChosenPage,
    bookmarks::{Bookmark, written},
    source_pdf::{SourcePage, SourcePdf},
};
use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};
use std::collections::BTreeMap;

/// Keys of a page that are dropped: they refer to objects missing from the new document, or describe the old one.
const LEFT: [&[u8]; 12] = [
    b"Parent",
    b"Annots",
    b"StructParents",
    b"B",
    b"AA",
    b"Thumb",
    b"SeparationInfo",
    b"TemplateInstantiated",
    b"PresSteps",
    b"Resources",
    b"Rotate",
    b"Tabs",
];

/// Maximum number of objects of a PDF: a page with thousands of notes could be used thousands of times.
const MOST_OBJECTS: u32 = 3_000_000;

/// Letter paper, where a page says nothing about its size.
const LETTER: [i64; 4] = [0, 0, 612, 792];

/// The objects copied from one file.
pub(super) struct From {
    pub(super) source: SourcePdf,
    /// The copied objects, by their new ids.
    copied: BTreeMap<ObjectId, ObjectId>,
    /// The resources of a node of the page tree, for the pages under it.
    shared: BTreeMap<ObjectId, Object>,
    /// The new pages that a page has become.
    pub(super) placed: BTreeMap<ObjectId, Vec<ObjectId>>,
}

/// A new document being built.
pub(super) struct PdfAssembly {
    pub(super) out: Document,
    pub(super) from: Vec<From>,
    pub(super) forms: super::forms::FormFields,
    /// The new pages, in their order.
    pages: Vec<ObjectId>,
    /// Objects still to be copied: the file, the object and its new id.
    open: Vec<(usize, ObjectId, ObjectId)>,
}

impl PdfAssembly {
    pub(super) fn new(sources: Vec<SourcePdf>) -> Self {
        let from = sources.into_iter().map(|source| From {
            source,
            copied: BTreeMap::new(),
            shared: BTreeMap::new(),
            placed: BTreeMap::new(),
        });
        Self {
            out: Document::with_version("1.7"),
            from: from.collect(),
            forms: super::forms::FormFields::default(),
            pages: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Adds these pages. All are numbered first, as a link may point to a later page. Returns whether they stay within
    /// the limits.
    pub(super) fn take(&mut self, pages: &[ChosenPage]) -> bool {
        let mut numbered = Vec::with_capacity(pages.len());
        for chosen in pages {
            let (at, place) = (as_index(chosen.source), as_index(chosen.page));
            let Some(leaf) = self.from.get(at).and_then(|from| from.source.leaves.get(place)).cloned() else {
                continue;
            };
            let new = self.out.new_object_id();
            self.pages.push(new);
            let Some(from) = self.from.get_mut(at) else { continue };
            let placed = from.placed.entry(leaf.id).or_default();
            placed.push(new);
            numbered.push((at, place, leaf, new, placed.len(), chosen.turns));
        }
        for (at, place, leaf, new, nth, turns) in numbered {
            let turned = self.from.get(at).map_or(0, |from| from.source.turned(place, turns));
            let mut page = self.page(at, &leaf);
            page.set("Rotate", Object::Integer(turned));
            let annotations = self.annotations(at, &leaf, new, nth);
            if !annotations.is_empty() {
                page.set("Annots", annotations);
            }
            self.out.objects.insert(new, Object::Dictionary(page));
            self.copy_open();
            if self.out.max_id > MOST_OBJECTS {
                return false;
            }
        }
        true
    }

    /// A page without its annotations, with all inherited attributes set on it.
    fn page(&mut self, at: usize, leaf: &SourcePage) -> Dictionary {
        let Some(old) = self.from.get(at).and_then(|from| from.source.document.get_dictionary(leaf.id).ok())
        else {
            return Dictionary::new();
        };
        let mut old = old.clone();
        for (key, value) in leaf.above.iter() {
            if !old.has(key) {
                old.set(key.clone(), value.clone());
            }
        }
        let own = old.get(b"Resources").ok().cloned();
        for key in LEFT {
            old.remove(key);
        }
        let mut page = Dictionary::new();
        for (key, value) in old.iter() {
            let value = self.copy(at, value);
            page.set(key.clone(), value);
        }
        let resources = match own {
            Some(own) => self.copy(at, &own),
            None => self.resources_above(at, leaf),
        };
        page.set("Type", "Page");
        page.set("Resources", resources);
        if !page.has(b"MediaBox") {
            page.set("MediaBox", LETTER.map(Object::Integer).to_vec());
        }
        page
    }

    /// Inherited resources of a page: copied once into the new document for all pages below them.
    fn resources_above(&mut self, at: usize, leaf: &SourcePage) -> Object {
        let empty = Object::Dictionary(Dictionary::new());
        let Some((node, from)) = leaf.resources.zip(self.from.get(at)) else { return empty };
        if let Some(known) = from.shared.get(&node) {
            return known.clone();
        }
        let stands = from.source.document.get_dictionary(node).and_then(|node| node.get(b"Resources"));
        let Ok(stands) = stands.cloned() else { return empty };
        let mut copied = self.copy(at, &stands);
        if copied.as_reference().is_err() {
            copied = self.out.add_object(copied).into();
        }
        if let Some(from) = self.from.get_mut(at) {
            from.shared.insert(node, copied.clone());
        }
        copied
    }

    /// An object as it is in the new document. Objects that it refers to are copied later.
    pub(super) fn copy(&mut self, at: usize, object: &Object) -> Object {
        match object {
            Object::Reference(id) => self.refer(at, *id),
            Object::Array(items) => Object::Array(items.iter().map(|item| self.copy(at, item)).collect()),
            Object::Dictionary(dictionary) => Object::Dictionary(self.copy_dictionary(at, dictionary)),
            // Streams are objects of their own; these have no place here.
            Object::Stream(_) => Object::Null,
            plain => plain.clone(),
        }
    }

    pub(super) fn copy_dictionary(&mut self, at: usize, dictionary: &Dictionary) -> Dictionary {
        let mut copy = Dictionary::new();
        for (key, value) in dictionary.iter() {
            let value = self.copy(at, value);
            copy.set(key.clone(), value);
        }
        copy
    }

    fn refer(&mut self, at: usize, id: ObjectId) -> Object {
        let Some(from) = self.from.get_mut(at) else { return Object::Null };
        if let Some(new) = from.copied.get(&id) {
            return Object::Reference(*new);
        }
        if from.source.tree.contains(&id) {
            let first = from.placed.get(&id).and_then(|placed| placed.first());
            return first.map_or(Object::Null, |new| Object::Reference(*new));
        }
        if !from.source.document.objects.get(&id).is_some_and(is_copied) {
            return Object::Null;
        }
        let new = self.out.new_object_id();
        from.copied.insert(id, new);
        self.open.push((at, id, new));
        Object::Reference(new)
    }

    /// Copies what was referred to, and what that refers to.
    pub(super) fn copy_open(&mut self) {
        while let Some((at, id, new)) = self.open.pop() {
            let Some(old) = self.from.get_mut(at).and_then(|from| from.source.document.objects.get_mut(&id))
            else {
                continue;
            };
            let copy = match old {
                Object::Stream(stream) => {
                    // Copied once, so that its bytes can be moved.
                    let moved = std::mem::take(&mut stream.content);
                    let dictionary = stream.dict.clone();
                    let mut copy = lopdf::Stream::new(self.copy_dictionary(at, &dictionary), Vec::new());
                    copy.set_content(moved);
                    copy.allows_compression = false;
                    Object::Stream(copy)
                }
                other => {
                    let other = other.clone();
                    self.copy(at, &other)
                }
            };
            self.out.objects.insert(new, copy);
        }
    }

    /// Returns the new id of a file's object, if it was copied.
    pub(super) fn copy_of(&self, at: usize, id: ObjectId) -> Option<ObjectId> {
        self.from.get(at)?.copied.get(&id).copied()
    }

    /// The document, with a page tree, a name and bookmarks.
    pub(super) fn finish(mut self, title: Option<&str>, bookmarks: &[Bookmark]) -> Document {
        let tree = self.out.new_object_id();
        let kids: Vec<Object> = self.pages.iter().map(|page| Object::Reference(*page)).collect();
        for page in &self.pages {
            if let Ok(page) = self.out.get_dictionary_mut(*page) {
                page.set("Parent", tree);
            }
        }
        let count = i64::try_from(kids.len()).unwrap_or(i64::MAX);
        self.out
            .objects
            .insert(tree, dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count }.into());
        let mut catalog = dictionary! { "Type" => "Catalog", "Pages" => tree };
        if let Some(form) = self.form() {
            catalog.set("AcroForm", form);
        }
        if let Some(layers) = self.layers() {
            catalog.set("OCProperties", layers);
        }
        self.copy_open();
        if let Some(outline) = super::bookmarks::add(&mut self.out, &self.pages, bookmarks) {
            catalog.set("Outlines", outline);
            catalog.set("PageMode", "UseOutlines");
        }
        let catalog = self.out.add_object(catalog);
        self.out.trailer.set("Root", catalog);
        if let Some(title) = title {
            let about = self.out.add_object(dictionary! { "Title" => written(title) });
            self.out.trailer.set("Info", about);
        }
        self.out
    }
}

/// Whether an object is copied because something refers to it; objects that describe the old document as a whole
/// aren't.
fn is_copied(object: &Object) -> bool {
    let Ok(dictionary) = object.as_dict() else { return !object.is_null() };
    ![&b"Catalog"[..], b"Pages", b"Page", b"StructTreeRoot", b"StructElem"]
        .iter()
        .any(|kind| dictionary.has_type(kind))
}

fn as_index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
