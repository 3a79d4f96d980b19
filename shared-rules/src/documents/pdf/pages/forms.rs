//! Form fields: their values are kept, and they can still be filled in. A field is copied with those of its widgets
//! that are on copied pages.

use super::{page_copier::PdfAssembly, source_pdf::is_named};
use lopdf::{Dictionary, Object, ObjectId};
use std::collections::{BTreeMap, BTreeSet, btree_map::Entry};

/// More fields above a field than this go round in a circle.
const DEEPEST: usize = 32;

/// Keys of a field that are dropped: actions, signature locks, and the parts that are rebuilt.
const LEFT: [&[u8]; 7] = [b"Parent", b"Kids", b"A", b"AA", b"Lock", b"SV", b"StructParent"];

/// The fields of the new document.
#[derive(Default)]
pub(super) struct FormFields {
    /// The top-level fields.
    roots: Vec<Object>,
    /// Fields above boxes: of which file, for which round of its pages, what it was, what it is.
    copied: BTreeMap<(usize, usize, ObjectId), ObjectId>,
    /// The names in use, each with the next number to try.
    names: BTreeMap<Vec<u8>, u32>,
    /// The files from which the forms are copied.
    of: BTreeSet<usize>,
}

impl PdfAssembly {
    /// Puts a box where its field is. `nth` keeps fields apart whose page was taken several times.
    pub(super) fn field_of(
        &mut self,
        at: usize,
        nth: usize,
        old: &Dictionary,
        new: ObjectId,
        copy: &mut Dictionary,
    ) {
        if self.acro_form(at).is_none() {
            return;
        }
        self.forms.of.insert(at);
        match self.parent_of(at, nth, old, 0) {
            Some(parent) => {
                copy.set("Parent", parent);
                self.add_kid(parent, new);
            }
            None => self.add_root(new, copy),
        }
    }

    fn acro_form(&self, at: usize) -> Option<&Dictionary> {
        let source = &self.from.get(at)?.source;
        source.dictionary(source.document.catalog().ok()?, b"AcroForm")
    }

    /// The new field above one, with those above it.
    fn parent_of(&mut self, at: usize, nth: usize, old: &Dictionary, depth: usize) -> Option<ObjectId> {
        let id = old.get(b"Parent").and_then(Object::as_reference).ok()?;
        if let Some(known) = self.forms.copied.get(&(at, nth, id)) {
            return Some(*known);
        }
        let field = self.from.get(at)?.source.document.get_dictionary(id).ok()?.clone();
        if depth > DEEPEST {
            return None;
        }
        let above = self.parent_of(at, nth, &field, depth + 1);
        let mut plain = field;
        for key in LEFT {
            plain.remove(key);
        }
        drop_signature(&mut plain);
        let mut copy = self.copy_dictionary(at, &plain);
        copy.set("Kids", Vec::<Object>::new());
        let new = self.out.new_object_id();
        match above {
            Some(above) => {
                copy.set("Parent", above);
                self.add_kid(above, new);
            }
            None => self.add_root(new, &mut copy),
        }
        self.out.objects.insert(new, Object::Dictionary(copy));
        self.forms.copied.insert((at, nth, id), new);
        Some(new)
    }

    fn add_kid(&mut self, parent: ObjectId, kid: ObjectId) {
        let kids = self.out.get_dictionary_mut(parent).and_then(|parent| parent.get_mut(b"Kids"));
        if let Ok(Object::Array(kids)) = kids {
            kids.push(Object::Reference(kid));
        }
    }

    /// A top-level field needs a unique name: two fields with the same name would show the same value.
    fn add_root(&mut self, id: ObjectId, field: &mut Dictionary) {
        self.forms.roots.push(Object::Reference(id));
        let Ok(Object::String(name, _)) = field.get_mut(b"T") else { return };
        let first = name.clone();
        let wide = first.starts_with(&[0xFE, 0xFF]);
        loop {
            if let Entry::Vacant(free) = self.forms.names.entry(name.clone()) {
                free.insert(2);
                return;
            }
            let next = self.forms.names.entry(first.clone()).or_insert(2);
            let suffix = format!("_{next}");
            *next = next.saturating_add(1);
            name.clone_from(&first);
            name.extend(suffix.bytes().flat_map(|byte| if wide { vec![0, byte] } else { vec![byte] }));
        }
    }

    /// The form of the new document, with the fonts of the forms its fields are from.
    pub(super) fn form(&mut self) -> Option<Dictionary> {
        if self.forms.roots.is_empty() {
            return None;
        }
        let mut form = Dictionary::new();
        let mut resources = Dictionary::new();
        for at in self.forms.of.clone() {
            let Some(old) = self.acro_form(at).map(without_fields) else { continue };
            for key in [&b"DA"[..], b"NeedAppearances"] {
                if let Ok(value) = old.get(key)
                    && !form.has(key)
                {
                    let value = self.copy(at, value);
                    form.set(key, value);
                }
            }
            let fonts = self.from.get(at).and_then(|from| from.source.dictionary(&old, b"DR")).cloned();
            self.merge_resources(at, &fonts.unwrap_or_default(), &mut resources);
        }
        form.set("Fields", std::mem::take(&mut self.forms.roots));
        form.set("DR", resources);
        Some(form)
    }

    fn merge_resources(&mut self, at: usize, old: &Dictionary, into: &mut Dictionary) {
        for (kind, named) in old.iter() {
            let named = self.from.get(at).and_then(|from| from.source.resolved(named)).cloned();
            let Some(Object::Dictionary(named)) = named else { continue };
            let mut all = into.get(kind).and_then(Object::as_dict).cloned().unwrap_or_default();
            for (name, what) in named.iter() {
                if !all.has(name) {
                    let what = self.copy(at, what);
                    all.set(name.clone(), what);
                }
            }
            into.set(kind.clone(), all);
        }
    }
}

/// A form's own settings: its list of fields may be long.
fn without_fields(form: &Dictionary) -> Dictionary {
    let kept = form.iter().filter(|(key, _)| key.as_slice() != b"Fields" && key.as_slice() != b"XFA");
    kept.map(|(key, value)| (key.clone(), value.clone())).collect()
}

/// A signature is about the file as it was: its look stays, what it vouched for is no more.
pub(super) fn drop_signature(field: &mut Dictionary) {
    let signs = is_named(field, b"FT", b"Sig");
    if signs || field.get(b"V").is_ok_and(|value| value.as_dict().is_ok_and(|value| value.has(b"ByteRange")))
    {
        field.remove(b"V");
    }
}
