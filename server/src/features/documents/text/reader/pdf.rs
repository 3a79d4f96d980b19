//! The text on the pages of a PDF, in drawing order, with line breaks where the text position moves to another line.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Encoding, Object, content::Content};
use shared_rules::documents::{
    pdf::{PdfProtection, PdfQuestion, UnlockPdf, limits, pdf_protection, unlock_pdf},
    stored_files::extracted_text::NoTextReason,
};

use super::TextCollector;

/// The most bytes read of one page's content stream.
const MOST_OF_PAGE: usize = 64 << 20;
/// The deepest nesting of form objects.
const DEEPEST: u8 = 4;
/// A gap beyond this, in thousandths of the font size, separates words.
const GAP: f32 = -180.0;

/// Reads a PDF, including a locked one that opens without a password.
pub(super) fn read(bytes: &[u8], text: &mut TextCollector) -> Result<(), NoTextReason> {
    let unlocked = match pdf_protection(bytes, &PdfQuestion {}) {
        PdfProtection::Plain => None,
        PdfProtection::EmptyPassword => {
            Some(unlock_pdf(bytes, &UnlockPdf::default()).1.ok_or(NoTextReason::Locked)?)
        }
        PdfProtection::Password => return Err(NoTextReason::Locked),
        PdfProtection::Unreadable => return Err(NoTextReason::Damaged),
    };
    let pdf = limits::load(unlocked.as_deref().unwrap_or(bytes), None).ok_or(NoTextReason::Damaged)?;
    for (_, page) in pdf.get_pages() {
        let Ok(drawing) = pdf.get_page_content_with_limit(page, MOST_OF_PAGE) else { continue };
        let (own, referred) = pdf.get_page_resources(page).unwrap_or_default();
        let referred = referred.into_iter().filter_map(|id| pdf.get_dictionary(id).ok());
        let resources: Vec<&Dictionary> = own.into_iter().chain(referred).collect();
        TextExtractor { pdf: &pdf, text }.draw(&drawing, &resources, DEEPEST);
        text.break_line();
        if text.is_full() {
            break;
        }
    }
    Ok(())
}

struct TextExtractor<'a, 'b> {
    pdf: &'a Document,
    text: &'b mut TextCollector,
}

impl TextExtractor<'_, '_> {
    fn draw(&mut self, drawing: &[u8], resources: &[&Dictionary], deepest: u8) {
        let Ok(content) = Content::decode(drawing) else { return };
        let pdf = self.pdf;
        let fonts: BTreeMap<&[u8], Encoding<'_>> = entries(pdf, resources, b"Font")
            .filter_map(|(name, font)| {
                let encoding = resolve(pdf, font).as_dict().ok()?;
                Some((name, encoding.get_font_encoding_with_limit(pdf, MOST_OF_PAGE).ok()?))
            })
            .collect();
        let (mut font, mut line) = (None, 0.0);
        for operation in &content.operations {
            let given = &operation.operands;
            match operation.operator.as_ref() {
                "Tf" => {
                    font = given.first().and_then(|name| fonts.get(name.as_name().ok()?));
                }
                "Tj" | "TJ" => self.show_text(font, given),
                "'" | "\"" => {
                    self.text.break_line();
                    self.show_text(font, given.last().map_or(&[], std::slice::from_ref));
                }
                "T*" => self.text.break_line(),
                "Td" | "TD" => {
                    // On the same line, or down to another.
                    if number(given.get(1)) == 0.0 { self.text.push_space() } else { self.text.break_line() }
                }
                "Tm" => {
                    let at = number(given.get(5));
                    if at == line {
                        self.text.push_space();
                    } else {
                        self.text.break_line();
                    }
                    line = at;
                }
                "ET" => self.text.push_space(),
                "Do" if deepest > 0 => {
                    if let Some(name) = given.first().and_then(|name| name.as_name().ok()) {
                        self.draw_inside(name, resources, deepest - 1);
                    }
                }
                _ => {}
            }
            if self.text.is_full() {
                return;
            }
        }
    }

    /// Draws a form object that is placed here.
    fn draw_inside(&mut self, name: &[u8], resources: &[&Dictionary], deepest: u8) {
        let pdf = self.pdf;
        let found = entries(pdf, resources, b"XObject").find(|(known, _)| *known == name);
        let Some(form) = found.and_then(|(_, form)| resolve(pdf, form).as_stream().ok()) else { return };
        if !form.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Form") {
            return;
        }
        let Ok(drawing) = form.get_plain_content_with_limit(MOST_OF_PAGE) else { return };
        let own = form.dict.get(b"Resources").ok().and_then(|own| resolve(pdf, own).as_dict().ok());
        match own {
            Some(own) => self.draw(&drawing, &[own], deepest),
            None => self.draw(&drawing, resources, deepest),
        }
    }

    fn show_text(&mut self, font: Option<&Encoding<'_>>, given: &[Object]) {
        let Some(font) = font else { return };
        for object in given {
            match object {
                Object::String(bytes, _) => {
                    if let Ok(piece) = font.bytes_to_string(bytes) {
                        self.text.add(&piece);
                    }
                }
                Object::Array(pieces) => self.show_text(Some(font), pieces),
                gap if number(Some(gap)) < GAP => self.text.push_space(),
                _ => {}
            }
        }
    }
}

fn number(object: Option<&Object>) -> f32 {
    object.and_then(|object| object.as_float().ok()).unwrap_or_default()
}

fn resolve<'a>(pdf: &'a Document, object: &'a Object) -> &'a Object {
    pdf.dereference(object).map_or(object, |(_, object)| object)
}

/// Returns the entries of a kind in the resources, by name: the nearest first.
fn entries<'a>(
    pdf: &'a Document,
    resources: &[&'a Dictionary],
    kind: &'static [u8],
) -> impl Iterator<Item = (&'a [u8], &'a Object)> {
    let kinds: Vec<&Dictionary> =
        resources.iter().filter_map(|all| resolve(pdf, all.get(kind).ok()?).as_dict().ok()).collect();
    kinds.into_iter().flat_map(|all| all.iter().map(|(name, object)| (name.as_slice(), object)))
}
