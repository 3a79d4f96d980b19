//! Page numbers in the margin of pages of any size, however they are turned.

use super::drawn_text::{width, words};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;

/// The font's resource name, chosen so that no page uses it already.
const FONT: &str = "LoanroomNumber";
/// Font size on letter paper, in points.
const SIZE: f32 = 8.0;
/// The width of letter paper.
const LETTER: f32 = 612.0;

/// Writes `Page 3 of 41` onto every page.
pub(super) fn number_pages(document: &mut Document) {
    let pages: Vec<ObjectId> = document.page_iter().collect();
    let font = document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding",
    });
    // The page's own content may leave the coordinate system rotated or scaled.
    let before = document.add_object(Stream::new(Dictionary::new(), b"q\n".to_vec()));
    let mut shared = BTreeMap::new();
    for (place, page) in pages.iter().enumerate() {
        let said = format!("Page {} of {}", place.saturating_add(1), pages.len());
        let Some(drawn) = page_number_content(document, *page, &said) else { continue };
        let drawn = document.add_object(Stream::new(Dictionary::new(), drawn.into_bytes()));
        let resources = resources(document, *page, font, &mut shared);
        let contents = contents(document, *page);
        if let Ok(page) = document.get_dictionary_mut(*page) {
            let around = std::iter::once(before.into()).chain(contents).chain([drawn.into()]);
            page.set("Contents", around.collect::<Vec<Object>>());
            page.set("Resources", resources);
        }
    }
}

/// The streams of a page.
fn contents(document: &Document, page: ObjectId) -> Vec<Object> {
    let Ok(contents) = document.get_dictionary(page).and_then(|page| page.get(b"Contents")) else {
        return Vec::new();
    };
    match document.dereference(contents) {
        Ok((_, Object::Array(streams))) => streams.clone(),
        Ok((_, Object::Stream(_))) => vec![contents.clone()],
        _ => Vec::new(),
    }
}

/// The page's resources with the font added; resources shared between pages stay shared.
fn resources(
    document: &mut Document,
    page: ObjectId,
    font: ObjectId,
    shared: &mut BTreeMap<ObjectId, ObjectId>,
) -> Object {
    let held = document.get_dictionary(page).and_then(|page| page.get(b"Resources")).ok().cloned();
    let id = held.as_ref().and_then(|held| held.as_reference().ok());
    if let Some(known) = id.and_then(|id| shared.get(&id)) {
        return Object::Reference(*known);
    }
    let dictionary = |object: Option<&Object>| {
        let found = object.and_then(|object| document.dereference(object).ok());
        found.and_then(|(_, object)| object.as_dict().ok()).cloned().unwrap_or_default()
    };
    let mut resources = dictionary(held.as_ref());
    let mut fonts = dictionary(resources.get(b"Font").ok());
    fonts.set(FONT, font);
    resources.set("Font", fonts);
    let new = document.add_object(resources);
    if let Some(id) = id {
        shared.insert(id, new);
    }
    Object::Reference(new)
}

/// The content that writes the text: at the visible lower right corner, with a small white background.
fn page_number_content(document: &Document, page: ObjectId, said: &str) -> Option<String> {
    let page = document.get_dictionary(page).ok()?;
    let [x0, y0, x1, y1] = visible_area(document, page)?;
    let turned = page.get(b"Rotate").and_then(Object::as_i64).unwrap_or(0).rem_euclid(360);
    let (wide, high) = if turned % 180 == 0 { (x1 - x0, y1 - y0) } else { (y1 - y0, x1 - x0) };
    let size = (SIZE * wide.min(high) / LETTER).clamp(3.0, 200.0);
    let long = size * width(&words(said, false, None).signs) as f32 / 1000.0;
    let (u, v) = ((wide - long - 2.5 * size).max(0.0), (1.6 * size).min(high / 2.0));
    let frame = match turned {
        90 => format!("0 1 -1 0 {x1:.2} {y0:.2}"),
        180 => format!("-1 0 0 -1 {x1:.2} {y1:.2}"),
        270 => format!("0 -1 1 0 {x0:.2} {y1:.2}"),
        _ => format!("1 0 0 1 {x0:.2} {y0:.2}"),
    };
    let text = format!("1 0 0 1 {u:.2} {v:.2} Tm ({said}) Tj");
    let line = size / 3.0;
    Some(format!(
        "\nQ\nq {frame} cm BT /{FONT} {size:.2} Tf 1 G {line:.2} w 1 j 1 Tr {text} 0.35 g 0 Tr {text} ET Q\n"
    ))
}

/// The visible area of a page.
fn visible_area(document: &Document, page: &Dictionary) -> Option<[f32; 4]> {
    let whole = corners(document, page, b"MediaBox").unwrap_or([0.0, 0.0, 612.0, 792.0]);
    let Some(cut) = corners(document, page, b"CropBox") else { return Some(whole) };
    let [x0, y0, x1, y1] = whole;
    let both = [x0.max(cut[0]), y0.max(cut[1]), x1.min(cut[2]), y1.min(cut[3])];
    Some(if both[2] > both[0] && both[3] > both[1] { both } else { whole })
}

fn corners(document: &Document, page: &Dictionary, key: &[u8]) -> Option<[f32; 4]> {
    let (_, found) = document.dereference(page.get(key).ok()?).ok()?;
    let numbers: Option<Vec<f32>> = found
        .as_array()
        .ok()?
        .iter()
        .map(|number| document.dereference(number).ok().and_then(|(_, number)| number.as_float().ok()))
        .collect();
    let [a, b, c, d] = <[f32; 4]>::try_from(numbers?).ok()?;
    let corners = [a.min(c), b.min(d), a.max(c), b.max(d)];
    (corners[2] - corners[0] > 1.0 && corners[3] - corners[1] > 1.0).then_some(corners)
}
