//! Annotations of a page: notes, links, form fields. Links to pages that aren't copied are dropped.

use super::{
    forms::drop_signature,
    page_copier::PdfAssembly,
    source_pdf::{SourcePage, is_named},
};
use lopdf::{Dictionary, Object, ObjectId};
use std::collections::BTreeMap;

/// Keys of an annotation that are rewritten or dropped.
const LEFT: [&[u8]; 8] = [b"P", b"Parent", b"Popup", b"IRT", b"A", b"AA", b"Dest", b"StructParent"];

/// One thing on a page, as it was.
struct Annotation {
    old: Dictionary,
    new: ObjectId,
    /// Where it leads, under which key.
    leads: Option<(&'static str, Object)>,
}

impl PdfAssembly {
    /// An annotation being copied to a new page; `nth` counts how often the page was used.
    pub(super) fn annotations(
        &mut self,
        at: usize,
        leaf: &SourcePage,
        page: ObjectId,
        nth: usize,
    ) -> Vec<Object> {
        let mut there = BTreeMap::new();
        let mut kept = Vec::new();
        for (id, old) in self.on_page(at, leaf) {
            let leads = self.copy_target(at, &old);
            if leads.is_none() && is_named(&old, b"Subtype", b"Link") {
                continue;
            }
            let new = self.out.new_object_id();
            if let Some(id) = id {
                there.insert(id, new);
            }
            kept.push(Annotation { old, new, leads });
        }
        let mut list = Vec::with_capacity(kept.len());
        for annotation in kept {
            let mut copy = self.annotation(at, &annotation, &there);
            copy.set("P", page);
            if is_named(&annotation.old, b"Subtype", b"Widget") {
                self.field_of(at, nth, &annotation.old, annotation.new, &mut copy);
            }
            self.out.objects.insert(annotation.new, Object::Dictionary(copy));
            list.push(Object::Reference(annotation.new));
        }
        list
    }

    fn on_page(&self, at: usize, leaf: &SourcePage) -> Vec<(Option<ObjectId>, Dictionary)> {
        let Some(from) = self.from.get(at) else { return Vec::new() };
        let source = &from.source;
        let page = source.document.get_dictionary(leaf.id).ok();
        let list = page.and_then(|page| source.value(page, b"Annots")).and_then(|list| list.as_array().ok());
        let each = list.into_iter().flatten().filter_map(|entry| {
            let dictionary = source.resolved(entry)?.as_dict().ok()?;
            Some((entry.as_reference().ok(), dictionary.clone()))
        });
        each.collect()
    }

    fn annotation(
        &mut self,
        at: usize,
        Annotation { old, leads, .. }: &Annotation,
        there: &BTreeMap<ObjectId, ObjectId>,
    ) -> Dictionary {
        let mut plain = old.clone();
        for key in LEFT {
            plain.remove(key);
        }
        drop_signature(&mut plain);
        let mut copy = self.copy_dictionary(at, &plain);
        // A note's window, the note of a window, what it replies to: those on the same page.
        for key in [&b"Popup"[..], b"IRT", b"Parent"] {
            let other = old.get(key).and_then(Object::as_reference).ok();
            if let Some(new) = other.and_then(|other| there.get(&other)) {
                copy.set(key, *new);
            }
        }
        if let Some((key, to)) = leads {
            copy.set(*key, to.clone());
        }
        copy
    }

    /// Where it leads, as the new document says it: to an address, or to a page that came along.
    fn copy_target(&mut self, at: usize, old: &Dictionary) -> Option<(&'static str, Object)> {
        let source = &self.from.get(at)?.source;
        if let Some(to) = source.value(old, b"Dest").cloned() {
            return Some(("Dest", self.destination(at, &to)?));
        }
        let action = source.dictionary(old, b"A")?.clone();
        match source.value(&action, b"S")?.as_name().ok()? {
            b"GoTo" => {
                let to = source.value(&action, b"D").cloned()?;
                Some(("Dest", self.destination(at, &to)?))
            }
            b"URI" => {
                let mut action = action;
                action.remove(b"Next");
                Some(("A", Object::Dictionary(self.copy_dictionary(at, &action))))
            }
            // Actions that run a program or open another file aren't copied.
            _ => None,
        }
    }

    fn destination(&mut self, at: usize, to: &Object) -> Option<Object> {
        let from = self.from.get_mut(at)?;
        let to = match to {
            Object::Name(name) | Object::String(name, _) => from.source.destination(name)?,
            other => other.clone(),
        };
        let [page, how @ ..] = to.as_array().ok()?.as_slice() else { return None };
        let page = match page {
            Object::Reference(id) => *id,
            Object::Integer(place) => from.source.leaves.get(usize::try_from(*place).ok()?)?.id,
            _ => return None,
        };
        let new = *from.placed.get(&page)?.first()?;
        let plain = how.iter().filter(|each| !matches!(each, Object::Reference(_))).cloned();
        Some(Object::Array(std::iter::once(Object::Reference(new)).chain(plain).collect()))
    }
}
