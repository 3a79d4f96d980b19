//! Layers (optional content): hidden layers stay hidden.

use super::{
    page_copier::PdfAssembly,
    source_pdf::{SourcePdf, is_named},
};
use lopdf::{Dictionary, Object, ObjectId};

impl PdfAssembly {
    /// The layers copied with the pages, and which of them are shown.
    pub(super) fn layers(&mut self) -> Option<Dictionary> {
        let (mut all, mut off, mut by_event) = (Vec::new(), Vec::new(), Vec::new());
        for at in 0..self.from.len() {
            let Some(PdfLayers { groups, hidden, events }) =
                self.from.get(at).and_then(|from| layers_of(&from.source))
            else {
                continue;
            };
            all.extend(groups.iter().filter_map(|id| self.copy_of(at, *id)).map(Object::Reference));
            off.extend(hidden.iter().filter_map(|id| self.copy_of(at, *id)).map(Object::Reference));
            for mut event in events {
                let ids = references(event.remove(b"OCGs").as_ref());
                let here: Vec<Object> =
                    ids.iter().filter_map(|id| self.copy_of(at, *id)).map(Object::Reference).collect();
                if here.is_empty() {
                    continue;
                }
                let mut copy = self.copy_dictionary(at, &event);
                copy.set("OCGs", here);
                by_event.push(Object::Dictionary(copy));
            }
        }
        if all.is_empty() {
            return None;
        }
        let mut shown = Dictionary::new();
        shown.set("Order", all.clone());
        shown.set("OFF", off);
        if !by_event.is_empty() {
            shown.set("AS", by_event);
        }
        let mut layers = Dictionary::new();
        layers.set("OCGs", all);
        layers.set("D", shown);
        Some(layers)
    }
}

struct PdfLayers {
    groups: Vec<ObjectId>,
    hidden: Vec<ObjectId>,
    /// Layers shown only in print, or from some zoom level on.
    events: Vec<Dictionary>,
}

fn layers_of(source: &SourcePdf) -> Option<PdfLayers> {
    let properties = source.dictionary(source.document.catalog().ok()?, b"OCProperties")?;
    let groups = references(source.value(properties, b"OCGs"));
    let shown = source.dictionary(properties, b"D").cloned().unwrap_or_default();
    let listed = |key: &[u8]| references(source.value(&shown, key));
    let starts_off = is_named(&shown, b"BaseState", b"OFF");
    let hidden = if starts_off {
        let on: std::collections::BTreeSet<ObjectId> = listed(b"ON").into_iter().collect();
        groups.iter().copied().filter(|id| !on.contains(id)).collect()
    } else {
        listed(b"OFF")
    };
    let events = source.value(&shown, b"AS").and_then(|events| events.as_array().ok());
    let events = events.into_iter().flatten().filter_map(|event| {
        let mut event = source.resolved(event)?.as_dict().ok()?.clone();
        let groups = source.value(&event, b"OCGs")?.clone();
        event.set("OCGs", groups);
        Some(event)
    });
    let events = events.collect();
    Some(PdfLayers { groups, hidden, events })
}

fn references(list: Option<&Object>) -> Vec<ObjectId> {
    let list = list.and_then(|list| list.as_array().ok());
    list.into_iter().flatten().filter_map(|each| each.as_reference().ok()).collect()
}
