//! The cover: the package's subject, a table of contents with page numbers, and the omitted documents.

use std::fmt::Write as _;

use super::{
    PackageFonts, PackagePart, PackagePlan, PlannedDocument,
    drawn_text::{FontRun, Sign, width, words},
    embedded_font::EmbeddedFont,
};
use crate::documents::stored_files::package_order::OmissionReason;
use lopdf::{Document, Object, Stream, dictionary};

const LEFT: f32 = 54.0;
const RIGHT: f32 = 558.0;
/// The left edge of the requests.
const REQUESTS: f32 = 350.0;
/// The lowest position of content.
const BOTTOM: f32 = 60.0;
/// The left edge of a fact's value.
const VALUES: f32 = 128.0;

const INK: &str = "0.11 0.14 0.2";
const MUTED: &str = "0.4 0.44 0.51";
const ACCENT: &str = "0.07 0.34 0.25";
const HAIRLINE: &str = "0.86 0.88 0.9";

/// A page of the cover as it is drawn.
#[derive(Default)]
pub(super) struct Page {
    drawn: String,
    /// A link: its area, and the index of the document it points to.
    links: Vec<([f32; 4], usize)>,
}

/// A line of the cover that leads to a document.
pub(super) struct Link {
    /// On which page of the cover.
    pub(super) page: usize,
    pub(super) area: [f32; 4],
    /// The place of the document.
    pub(super) part: usize,
}

/// The style of a text on the page.
#[derive(Clone, Copy)]
struct TextStyle {
    size: f32,
    bold: bool,
    colour: &'static str,
}

const fn plain(size: f32, colour: &'static str) -> TextStyle {
    TextStyle { size, bold: false, colour }
}

const fn bold(size: f32, colour: &'static str) -> TextStyle {
    TextStyle { size, bold: true, colour }
}

impl TextStyle {
    /// Returns the part that fits into this width, in font units.
    fn max_units(self, points: f32) -> u32 {
        (points * 1000.0 / self.size) as u32
    }

    fn text_width(self, signs: &[Sign]) -> f32 {
        width(signs) as f32 * self.size / 1000.0
    }
}

/// The embedded fonts for characters missing from the standard fonts: regular and bold, if they can be parsed.
pub(super) struct EmbeddedTypefaces<'a> {
    plain: Option<EmbeddedFont<'a>>,
    bold: Option<EmbeddedFont<'a>>,
}

impl<'a> EmbeddedTypefaces<'a> {
    pub(super) fn of(typefaces: &PackageFonts<'a>) -> Self {
        let plain = EmbeddedFont::of("LiberationSans", typefaces.plain);
        Self { plain, bold: EmbeddedFont::of("LiberationSans-Bold", typefaces.bold) }
    }

    const fn for_type(&mut self, how: TextStyle) -> Option<&mut EmbeddedFont<'a>> {
        if how.bold { self.bold.as_mut() } else { self.plain.as_mut() }
    }
}

/// Writes the cover's pages from top to bottom.
struct CoverWriter<'a, 'b> {
    plan: &'a PackagePlan,
    along: &'a mut EmbeddedTypefaces<'b>,
    pages: Vec<Page>,
    y: f32,
    exact: bool,
}

/// The pages of the cover. Their number doesn't depend on the page numbers printed on them.
pub(super) fn pages(
    plan: &PackagePlan,
    parts: &[Result<PackagePart, OmissionReason>],
    along: &mut EmbeddedTypefaces<'_>,
) -> Vec<Page> {
    let front = layout_pages(plan, parts, along, 1).len();
    layout_pages(plan, parts, along, front)
}

fn layout_pages(
    plan: &PackagePlan,
    parts: &[Result<PackagePart, OmissionReason>],
    along: &mut EmbeddedTypefaces<'_>,
    front: usize,
) -> Vec<Page> {
    let mut writer = CoverWriter { plan, along, pages: vec![Page::default()], y: 726.0, exact: true };
    let inside: usize = parts.iter().flatten().map(|part| part.pages).sum();
    writer.draw_head(
        parts.iter().flatten().count(),
        parts.iter().filter(|part| part.is_err()).count(),
        front + inside,
    );
    writer.draw_contents(parts, front);
    writer.draw_left_out(parts);
    if !writer.exact {
        writer.ensure_space(30.0);
        writer.y -= 18.0;
        let words =
            "Characters missing from this page’s font are replaced. The bookmarks show every name in full.";
        writer.draw_line(LEFT, plain(8.0, MUTED), words, RIGHT - LEFT);
    }
    writer.pages
}

impl CoverWriter<'_, '_> {
    fn append_operations(&mut self, operations: &str) {
        if let Some(page) = self.pages.last_mut() {
            page.drawn.push_str(operations);
            page.drawn.push('\n');
        }
    }

    fn encode(&mut self, how: TextStyle, said: &str) -> FontRun {
        let words = words(said, how.bold, self.along.for_type(how).as_deref());
        self.exact &= words.replaced == 0;
        words
    }

    fn draw_signs(&mut self, x: f32, how: TextStyle, signs: &[Sign], along: bool) {
        let mut hex = String::new();
        let typeface = self.along.for_type(how).filter(|_| along);
        let font = match (typeface.is_some(), how.bold) {
            (false, false) => "Plain",
            (false, true) => "Bold",
            (true, false) => "AlongPlain",
            (true, true) => "AlongBold",
        };
        match typeface {
            Some(typeface) => signs.iter().for_each(|sign| {
                let _ = write!(hex, "{:04x}", typeface.draw(*sign));
            }),
            None => signs.iter().for_each(|sign| {
                let _ = write!(hex, "{:02x}", sign.code);
            }),
        }
        let (TextStyle { size, colour, .. }, y) = (how, self.y);
        self.append_operations(&format!(
            "BT /{font} {size} Tf {colour} rg 1 0 0 1 {x:.2} {y:.2} Tm <{hex}> Tj ET"
        ));
    }

    /// Draws one line, truncated where it doesn't fit; returns where it ends.
    fn draw_line(&mut self, x: f32, how: TextStyle, said: &str, points: f32) -> f32 {
        let words = self.encode(how, said);
        let signs = words.fitting(how.max_units(points));
        self.draw_signs(x, how, &signs, words.along);
        x + how.text_width(&signs)
    }

    /// Draws one line that ends at `x`.
    fn draw_right_aligned(&mut self, x: f32, how: TextStyle, said: &str) {
        let words = self.encode(how, said);
        self.draw_signs(x - how.text_width(&words.signs), how, &words.signs, words.along);
    }

    /// Draws lines of text, each one line height lower.
    fn draw_lines(&mut self, x: f32, how: TextStyle, said: &str, (points, most, step): (f32, usize, f32)) {
        let words = self.encode(how, said);
        for line in words.lines(how.max_units(points), most) {
            self.draw_signs(x, how, &line, words.along);
            self.y -= step;
        }
    }

    fn draw_hairline(&mut self, y: f32) {
        self.append_operations(&format!("{HAIRLINE} RG 0.6 w {LEFT} {y:.2} m {RIGHT} {y:.2} l S"));
    }

    /// Continues on another page if this much no longer fits.
    fn ensure_space(&mut self, points: f32) -> bool {
        if self.y - points >= BOTTOM {
            return false;
        }
        self.pages.push(Page::default());
        self.y = 742.0;
        let loan = self.plan.loan.clone();
        self.draw_line(LEFT, plain(9.0, MUTED), &loan, RIGHT - LEFT);
        self.draw_hairline(self.y - 8.0);
        self.y -= 28.0;
        true
    }

    fn draw_head(&mut self, documents: usize, left_out: usize, pages: usize) {
        let plan = self.plan;
        self.append_operations(&format!("{ACCENT} rg 0 780 612 12 re f"));
        self.draw_lines(LEFT, bold(11.0, ACCENT), &plan.company, (RIGHT - LEFT, 1, 0.0));
        self.y -= 40.0;
        self.draw_lines(LEFT, bold(24.0, INK), &plan.loan, (RIGHT - LEFT, 3, 29.0));
        if let Some(property) = &plan.property {
            self.y += 5.0;
            self.draw_lines(LEFT, plain(12.0, MUTED), property, (RIGHT - LEFT, 2, 16.0));
        }
        self.y -= 12.0;
        let counted =
            |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let inside = format!("{} on {}", counted(documents, "document"), counted(pages, "page"));
        self.draw_fact("Package", &inside);
        self.draw_fact("Made", &plan.made);
        if let Some(since) = &plan.since {
            self.draw_fact("Changes", since);
        }
        if left_out > 0 {
            self.draw_fact(
                "Not included",
                &format!("{}, listed at the end with the reason", counted(left_out, "document")),
            );
        }
        self.y -= 4.0;
    }

    fn draw_fact(&mut self, label: &str, value: &str) {
        let y = self.y;
        self.draw_line(LEFT, plain(10.0, MUTED), label, VALUES - LEFT);
        self.y = y;
        self.draw_lines(VALUES, plain(10.0, INK), value, (RIGHT - VALUES, 3, 14.0));
        self.y -= 4.0;
    }

    fn draw_heading(&mut self, words: &str) {
        self.ensure_space(80.0);
        self.y -= 20.0;
        self.draw_line(LEFT, bold(13.0, INK), words, RIGHT - LEFT);
        self.draw_hairline(self.y - 8.0);
        self.y -= 26.0;
    }

    fn draw_contents(&mut self, parts: &[Result<PackagePart, OmissionReason>], front: usize) {
        self.draw_heading("Contents");
        let (mut page, mut folders): (usize, Option<&[String]>) = (front, None);
        for (place, (part, planned)) in parts.iter().zip(&self.plan.documents).enumerate() {
            let Ok(part) = part else { continue };
            let turned = self.ensure_space(if folders == Some(&planned.folders) { 12.0 } else { 40.0 });
            if turned || folders != Some(&planned.folders) {
                self.draw_folder(planned, folders.is_some() && !turned);
                folders = Some(&planned.folders);
            }
            self.draw_document(planned, place, page.saturating_add(1));
            page = page.saturating_add(part.pages);
        }
    }

    fn draw_folder(&mut self, planned: &PlannedDocument, apart: bool) {
        if planned.folders.is_empty() {
            return;
        }
        if apart {
            self.y -= 8.0;
        }
        self.draw_line(LEFT, bold(9.5, ACCENT), &planned.folders.join(" › "), RIGHT - LEFT);
        self.y -= 17.0;
    }

    fn draw_document(&mut self, planned: &PlannedDocument, place: usize, page: usize) {
        let mark = planned.mark.as_deref().unwrap_or_default();
        let marked = bold(7.5, ACCENT);
        let room =
            if mark.is_empty() { 0.0 } else { marked.text_width(&self.encode(marked, mark).signs) + 8.0 };
        let end = self.draw_line(LEFT, plain(10.0, INK), &planned.name, REQUESTS - LEFT - 12.0 - room);
        if !mark.is_empty() {
            self.draw_line(end + 6.0, marked, mark, room);
        }
        self.draw_line(REQUESTS, plain(8.5, MUTED), &planned.request, RIGHT - REQUESTS - 40.0);
        self.draw_right_aligned(RIGHT, plain(10.0, INK), &page.to_string());
        self.draw_hairline(self.y - 5.0);
        let area = [LEFT, self.y - 5.0, RIGHT, self.y + 11.0];
        if let Some(page) = self.pages.last_mut() {
            page.links.push((area, place));
        }
        self.y -= 17.0;
    }

    fn draw_left_out(&mut self, parts: &[Result<PackagePart, OmissionReason>]) {
        if parts.iter().all(Result::is_ok) {
            return;
        }
        self.draw_heading("Not in this PDF");
        for (part, planned) in parts.iter().zip(&self.plan.documents) {
            let Err(reason) = part else { continue };
            self.ensure_space(18.0);
            self.draw_line(LEFT, plain(10.0, INK), &planned.name, RIGHT - LEFT);
            self.y -= 12.0;
            self.draw_line(LEFT, plain(8.5, MUTED), reason.words(), RIGHT - LEFT);
            self.draw_hairline(self.y - 5.0);
            self.y -= 18.0;
        }
    }
}

/// The cover as a separate PDF, and its links.
pub(super) fn document(pages: Vec<Page>, along: &EmbeddedTypefaces<'_>) -> (Document, Vec<Link>) {
    let mut document = Document::with_version("1.7");
    let font = |name: &str| {
        dictionary! {
            "Type" => "Font", "Subtype" => "Type1", "BaseFont" => name, "Encoding" => "WinAnsiEncoding",
        }
    };
    let (upright, heavy) =
        (document.add_object(font("Helvetica")), document.add_object(font("Helvetica-Bold")));
    let mut fonts = dictionary! { "Plain" => upright, "Bold" => heavy };
    for (name, typeface) in [("AlongPlain", &along.plain), ("AlongBold", &along.bold)] {
        if let Some(font) = typeface.as_ref().and_then(|typeface| typeface.embed(&mut document)) {
            fonts.set(name, font);
        }
    }
    let resources = document.add_object(dictionary! { "Font" => fonts });
    let tree = document.new_object_id();
    let (mut kids, mut links): (Vec<Object>, Vec<Link>) = (Vec::new(), Vec::new());
    for (place, page) in pages.into_iter().enumerate() {
        links.extend(page.links.into_iter().map(|(area, part)| Link { page: place, area, part }));
        let content = document.add_object(Stream::new(lopdf::Dictionary::new(), page.drawn.into_bytes()));
        let paper = [0, 0, 612, 792].map(Object::Integer).to_vec();
        let page = document.add_object(dictionary! {
            "Type" => "Page", "Parent" => tree, "Contents" => content, "Resources" => resources, "MediaBox" => paper,
        });
        kids.push(page.into());
    }
    let count = i64::try_from(kids.len()).unwrap_or(i64::MAX);
    document.objects.insert(tree, dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count }.into());
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    (document, links)
}
