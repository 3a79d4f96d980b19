//! Bookmarks, and text strings as a PDF encodes them.

use super::source_pdf::SourcePdf;
use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, decode_text_string};
use std::collections::{BTreeMap, BTreeSet};

/// So many bookmarks of a file are read, so deep.
const MOST: usize = 1_000;
const DEEPEST: usize = 6;

/// A bookmark, with those under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// Its title.
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

/// The bookmarks that a file has itself; those that lead nowhere in it are left out.
pub(super) fn own_of(source: &mut SourcePdf) -> Vec<Bookmark> {
    let pages: BTreeMap<ObjectId, usize> =
        source.leaves.iter().enumerate().rev().map(|(place, leaf)| (leaf.id, place)).collect();
    let root = source.document.catalog().ok().and_then(|catalog| source.dictionary(catalog, b"Outlines"));
    let Some(root) = root.cloned() else { return Vec::new() };
    let mut seen = BTreeSet::new();
    under(source, &root, &pages, (&mut seen, 0))
}

fn under(
    source: &mut SourcePdf,
    above: &Dictionary,
    pages: &BTreeMap<ObjectId, usize>,
    (seen, depth): (&mut BTreeSet<ObjectId>, usize),
) -> Vec<Bookmark> {
    let mut found = Vec::new();
    let mut next = above.get(b"First").and_then(Object::as_reference).ok();
    while let Some(id) = next.take().filter(|_| depth < DEEPEST && seen.len() < MOST) {
        let Ok(item) = source.document.get_dictionary(id).cloned() else { break };
        if !seen.insert(id) {
            break;
        }
        let title = item.get(b"Title").ok().and_then(|title| source.resolved(title));
        let title = title.and_then(|title| decode_text_string(title).ok()).unwrap_or_default();
        let page = leads_to(source, &item, pages);
        let under = under(source, &item, pages, (&mut *seen, depth + 1));
        if let Some(page) = page.or_else(|| under.first().map(|first| first.page)) {
            found.push(Bookmark { title: title.chars().take(super::TITLE).collect(), page, under });
        }
        next = item.get(b"Next").and_then(Object::as_reference).ok();
    }
    found
}

/// The page that an item leads to.
fn leads_to(source: &mut SourcePdf, item: &Dictionary, pages: &BTreeMap<ObjectId, usize>) -> Option<usize> {
    let of_action = || source.value(source.dictionary(item, b"A")?, b"D").cloned();
    let to = source.value(item, b"Dest").cloned().or_else(of_action)?;
    let to = match to {
        Object::Name(name) | Object::String(name, _) => source.destination(&name)?,
        other => other,
    };
    match to.as_array().ok()?.first()? {
        Object::Reference(id) => pages.get(id).copied(),
        Object::Integer(place) => usize::try_from(*place).ok().filter(|place| *place < source.leaves.len()),
        _ => None,
    }
}
