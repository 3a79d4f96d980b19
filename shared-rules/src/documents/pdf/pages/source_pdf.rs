//! A source PDF: its pages in their order, with inherited attributes.

use lopdf::{Dictionary, Document, Object, ObjectId};
use std::collections::{BTreeMap, BTreeSet};

/// More nodes above a page than this are no page tree that anybody wrote.
const DEEPEST: usize = 60;

/// Maximum number of pages that are read.
const MOST_LEAVES: usize = 100_000;

/// Attributes that pages inherit from their ancestors.
const INHERITED: [&[u8]; 3] = [b"MediaBox", b"CropBox", b"Rotate"];

/// A page, and its inherited attributes.
#[derive(Clone, Debug)]
pub(super) struct SourcePage {
    /// Its object.
    pub(super) id: ObjectId,
    /// Its boxes and rotation, if inherited.
    pub(super) above: Dictionary,
    /// The node whose resources it uses, if it has none of its own.
    pub(super) resources: Option<ObjectId>,
}

/// A source PDF.
pub(super) struct SourcePdf {
    /// Its entries.
    pub(super) document: Document,
    /// Its pages, in their order.
    pub(super) leaves: Vec<SourcePage>,
    /// The objects of its page tree: none is copied because something refers to it.
    pub(super) tree: BTreeSet<ObjectId>,
    /// Where a name leads, read when it is first asked.
    destinations: Option<BTreeMap<Vec<u8>, Object>>,
}

/// A node on the way down, with what it hands down.
struct PageTreeNode {
    id: ObjectId,
    depth: usize,
    above: Dictionary,
    resources: Option<ObjectId>,
}

impl SourcePdf {
    /// None if its pages can't be determined, for example because the tree is cyclic.
    pub(super) fn of(document: Document) -> Option<Self> {
        let root = document.catalog().ok()?.get(b"Pages").ok()?.as_reference().ok()?;
        let mut found = Self { document, leaves: Vec::new(), tree: BTreeSet::new(), destinations: None };
        let mut open = vec![PageTreeNode { id: root, depth: 0, above: Dictionary::new(), resources: None }];
        let mut nodes = BTreeSet::new();
        while let Some(node) = open.pop() {
            found.tree.insert(node.id);
            // Missing nodes and nodes that aren't pages are ignored by every reader.
            let Ok(dictionary) = found.document.get_dictionary(node.id) else { continue };
            if dictionary.has_type(b"Page") || !dictionary.has(b"Kids") {
                found.leaves.push(SourcePage { id: node.id, above: node.above, resources: node.resources });
                if found.leaves.len() > MOST_LEAVES {
                    return None;
                }
                continue;
            }
            if node.depth > DEEPEST || !nodes.insert(node.id) {
                return None;
            }
            open.extend(kids(&found.document, dictionary, &node));
        }
        (!found.leaves.is_empty()).then_some(found)
    }

    /// Whether no page occurs in it twice.
    pub(super) fn has_each_once(&self) -> bool {
        let ids: BTreeSet<ObjectId> = self.leaves.iter().map(|leaf| leaf.id).collect();
        ids.len() == self.leaves.len()
    }

    /// The rotation of a page in degrees after this many quarter turns.
    pub(super) fn turned(&self, place: usize, turns: u32) -> i64 {
        let Some(leaf) = self.leaves.get(place) else { return 0 };
        let own = self.document.get_dictionary(leaf.id).ok().and_then(|page| self.value(page, b"Rotate"));
        let kept = own.or_else(|| self.value(&leaf.above, b"Rotate"));
        let kept = kept.and_then(|kept| kept.as_float().ok()).unwrap_or(0.0);
        // Anything but quarters is shown as if it weren't there.
        let quarters = if kept % 90.0 == 0.0 { (kept / 90.0) as i64 } else { 0 };
        (quarters + i64::from(turns % 4)).rem_euclid(4) * 90
    }

    /// The value of a key, with references resolved.
    pub(super) fn value<'a>(&'a self, dictionary: &'a Dictionary, key: &[u8]) -> Option<&'a Object> {
        self.resolved(dictionary.get(key).ok()?)
    }

    /// The object that a reference resolves to; none for null.
    pub(super) fn resolved<'a>(&'a self, object: &'a Object) -> Option<&'a Object> {
        let (_, object) = self.document.dereference(object).ok()?;
        (!object.is_null()).then_some(object)
    }

    /// The dictionary under a key.
    pub(super) fn dictionary<'a>(&'a self, of: &'a Dictionary, key: &[u8]) -> Option<&'a Dictionary> {
        self.value(of, key)?.as_dict().ok()
    }

    /// Where a name leads.
    pub(super) fn destination(&mut self, name: &[u8]) -> Option<Object> {
        if self.destinations.is_none() {
            self.destinations = Some(self.all_destinations());
        }
        let found = self.destinations.as_ref()?.get(name)?;
        let found = self.resolved(found)?;
        match found {
            Object::Dictionary(with) => self.value(with, b"D").cloned(),
            other => Some(other.clone()),
        }
    }

    fn all_destinations(&self) -> BTreeMap<Vec<u8>, Object> {
        let mut all = BTreeMap::new();
        let Ok(catalog) = self.document.catalog() else { return all };
        if let Some(old) = self.dictionary(catalog, b"Dests") {
            all.extend(old.iter().map(|(name, to)| (name.clone(), to.clone())));
        }
        let names = self.dictionary(catalog, b"Names");
        let Some(root) = names.and_then(|names| names.get(b"Dests").ok()) else { return all };
        let mut seen = BTreeSet::new();
        let mut open = vec![root];
        while let Some(node) = open.pop() {
            if node.as_reference().is_ok_and(|id| !seen.insert(id)) {
                continue;
            }
            let Some(Ok(node)) = self.resolved(node).map(Object::as_dict) else { continue };
            if let Some(Ok(kids)) = self.value(node, b"Kids").map(Object::as_array) {
                open.extend(kids.iter().filter(|kid| kid.as_reference().is_ok()));
            }
            let Some(Ok(pairs)) = self.value(node, b"Names").map(Object::as_array) else { continue };
            for pair in pairs.chunks_exact(2) {
                if let [name, to] = pair
                    && let Some(Ok(name)) = self.resolved(name).map(Object::as_str)
                {
                    all.insert(name.to_vec(), to.clone());
                }
            }
        }
        all
    }
}

/// Whether a key holds this name.
pub(super) fn is_named(dictionary: &Dictionary, key: &[u8], name: &[u8]) -> bool {
    dictionary.get(key).and_then(Object::as_name).is_ok_and(|held| held == name)
}

/// The nodes under a node, the last one first.
fn kids(document: &Document, dictionary: &Dictionary, node: &PageTreeNode) -> Vec<PageTreeNode> {
    let mut above = node.above.clone();
    for key in INHERITED {
        if let Ok(value) = dictionary.get(key) {
            above.set(key, value.clone());
        }
    }
    let resources = if dictionary.has(b"Resources") { Some(node.id) } else { node.resources };
    let kids = dictionary.get(b"Kids").and_then(|kids| document.dereference(kids));
    let Ok((_, Object::Array(kids))) = kids else { return Vec::new() };
    let ids = kids.iter().rev().filter_map(|kid| kid.as_reference().ok());
    ids.map(|id| PageTreeNode { id, depth: node.depth + 1, above: above.clone(), resources }).collect()
}
