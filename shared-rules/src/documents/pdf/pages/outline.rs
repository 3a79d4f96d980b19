//! Bookmarks, and texts as a PDF writes them.

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat};

/// A bookmark, with those under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// The page that it leads to, from 0.
    pub page: usize,
    /// Those under it.
    pub under: Vec<Bookmark>,
}

/// Adds bookmarks; answers their root, or nothing where there are none.
pub(super) fn add(out: &mut Document, pages: &[ObjectId], bookmarks: &[Bookmark]) -> Option<ObjectId> {
    if bookmarks.is_empty() {
        return None;
    }
    let root = out.new_object_id();
    let mut outline = Dictionary::new();
    outline.set("Type", "Outlines");
    add_under(out, pages, bookmarks, root, &mut outline);
    out.objects.insert(root, Object::Dictionary(outline));
    Some(root)
}

fn add_under(
    out: &mut Document,
    pages: &[ObjectId],
    bookmarks: &[Bookmark],
    parent: ObjectId,
    above: &mut Dictionary,
) {
    let ids: Vec<ObjectId> = bookmarks.iter().map(|_| out.new_object_id()).collect();
    for (place, (bookmark, id)) in bookmarks.iter().zip(&ids).enumerate() {
        let mut item = Dictionary::new();
        item.set("Title", written(&bookmark.title));
        item.set("Parent", parent);
        if let Some(page) = pages.get(bookmark.page) {
            item.set("Dest", vec![Object::Reference(*page), Object::Name(b"Fit".to_vec())]);
        }
        for (key, other) in [("Prev", place.checked_sub(1)), ("Next", place.checked_add(1))] {
            if let Some(other) = other.and_then(|other| ids.get(other)) {
                item.set(key, *other);
            }
        }
        if !bookmark.under.is_empty() {
            add_under(out, pages, &bookmark.under, *id, &mut item);
        }
        out.objects.insert(*id, Object::Dictionary(item));
    }
    if let (Some(first), Some(last)) = (ids.first(), ids.last()) {
        above.set("First", *first);
        above.set("Last", *last);
        above.set("Count", i64::try_from(ids.len()).unwrap_or(i64::MAX));
    }
}

/// A text as a PDF writes it, whatever its letters: UTF-16 with a mark in front.
pub(super) fn written(words: &str) -> Object {
    let mut bytes = vec![0xFE, 0xFF];
    bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}
