//! A font embedded in a PDF: only the glyphs that are drawn, and the characters they stand for when copied or searched.

use std::{collections::BTreeMap, fmt::Write as _};

use super::drawn_text::Sign;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use subsetter::GlyphRemapper;
use ttf_parser::Face;

/// Maximum entries of one block of the character map; readers needn't support more.
const BLOCK: usize = 100;

/// A font, and what was drawn of it.
pub(super) struct EmbeddedFont<'a> {
    name: &'static str,
    file: &'a [u8],
    face: Face<'a>,
    drawn: GlyphRemapper,
    /// The letters that were drawn, by their numbers in the PDF.
    said: BTreeMap<u16, Sign>,
}

impl<'a> EmbeddedFont<'a> {
    /// Opens a font; nothing when it can't be read.
    pub(super) fn of(name: &'static str, file: &'a [u8]) -> Option<Self> {
        let face = Face::parse(file, 0).ok()?;
        Some(Self { name, file, face, drawn: GlyphRemapper::new(), said: BTreeMap::new() })
    }

    /// The letter, when the font has it. Letters that go from right to left aren't drawn: they would stand the wrong
    /// way round.
    pub(super) fn sign(&self, letter: char) -> Option<Sign> {
        if letter.is_control()
            || matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
        {
            return None;
        }
        let glyph = self.face.glyph_index(letter).filter(|glyph| glyph.0 > 0)?;
        let wide = self.scaled(self.face.glyph_hor_advance(glyph)?.into());
        Some(Sign { letter, code: glyph.0, wide: u16::try_from(wide).ok()? })
    }

    /// In thousandths of the size.
    fn scaled(&self, units: i32) -> i32 {
        let em = i32::from(self.face.units_per_em());
        (units * 1000 + em / 2).div_euclid(em)
    }

    /// The glyph number of a character in the PDF, if it is drawn.
    pub(super) fn draw(&mut self, sign: Sign) -> u16 {
        let number = self.drawn.remap(sign.code);
        self.said.entry(number).or_insert(sign);
        number
    }

    /// Takes what was drawn of it into the PDF; nothing when that is nothing.
    pub(super) fn embed(&self, document: &mut Document) -> Option<ObjectId> {
        if self.said.is_empty() {
            return None;
        }
        let file = subsetter::subset(self.file, 0, &self.drawn).ok()?;
        let name = format!("{}+{}", self.tag(), self.name);
        let length = i64::try_from(file.len()).ok()?;
        let file = document.add_object(compress_stream(dictionary! { "Length1" => length }, file));
        let bounds = self.face.global_bounding_box();
        let corners = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max];
        let tall = |units: i16| Object::from(self.scaled(units.into()));
        let descriptor = document.add_object(dictionary! {
            "Type" => "FontDescriptor", "FontName" => name.as_str(), "FontFile2" => file, "Flags" => 4, "ItalicAngle" => 0,
            "FontBBox" => corners.map(tall).to_vec(), "Ascent" => tall(self.face.ascender()),
            "Descent" => tall(self.face.descender()), "StemV" => 80,
            "CapHeight" => tall(self.face.capital_height().unwrap_or_else(|| self.face.ascender())),
        });
        let widths = self.said.iter().flat_map(|(number, sign)| {
            [Object::from(i64::from(*number)), Object::Array(vec![i64::from(sign.wide).into()])]
        });
        let signs = document.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "CIDFontType2", "BaseFont" => name.as_str(), "FontDescriptor" => descriptor,
            "CIDSystemInfo" => dictionary! {
                "Registry" => Object::string_literal("Adobe"), "Ordering" => Object::string_literal("Identity"),
                "Supplement" => 0,
            },
            "CIDToGIDMap" => "Identity", "DW" => 0, "W" => widths.collect::<Vec<_>>(),
        });
        let meant =
            document.add_object(compress_stream(Dictionary::new(), self.character_map().into_bytes()));
        Some(document.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "Type0", "BaseFont" => name.as_str(), "Encoding" => "Identity-H",
            "DescendantFonts" => vec![Object::Reference(signs)], "ToUnicode" => meant,
        }))
    }

    /// Six letters that tell this choice of letters from others of the same font.
    fn tag(&self) -> String {
        let mut sum = self
            .said
            .values()
            .fold(5381_u32, |sum, sign| sum.wrapping_mul(33).wrapping_add(u32::from(sign.letter)));
        let letters = std::iter::repeat_with(|| {
            let letter = b'A' + u8::try_from(sum % 26).unwrap_or_default();
            sum /= 26;
            char::from(letter)
        });
        letters.take(6).collect()
    }

    /// The map from glyphs to characters, for copying and searching.
    fn character_map(&self) -> String {
        let mut map = String::from(
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
             /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
             /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
             1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n",
        );
        let said: Vec<(&u16, &Sign)> = self.said.iter().collect();
        for block in said.chunks(BLOCK) {
            let _ = writeln!(map, "{} beginbfchar", block.len());
            for (number, sign) in block {
                let _ = write!(map, "<{number:04x}> <");
                for unit in sign.letter.encode_utf16(&mut [0; 2]) {
                    let _ = write!(map, "{unit:04x}");
                }
                map.push_str(">\n");
            }
            map.push_str("endbfchar\n");
        }
        map.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend");
        map
    }
}

/// A compressed stream; one that doesn't get smaller stays uncompressed.
fn compress_stream(about: Dictionary, content: Vec<u8>) -> Stream {
    let mut stream = Stream::new(about, content);
    let _ = stream.compress();
    stream
}
