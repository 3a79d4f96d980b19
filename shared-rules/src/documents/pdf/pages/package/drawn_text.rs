//! Text as it is drawn: in the standard PDF fonts, or in an embedded font where these lack a character. Characters
//! missing from both are written without their marks, or as question marks.

use super::embedded_font::EmbeddedFont;
use crate::value::invisible_characters::is_direction;
use crate::value::normal_form::nfc;
use people_search::fold;

/// Beyond ASCII and Latin-1, what these fonts have.
const OTHERS: [(char, u8); 27] = [
    ('€', 0x80),
    ('‚', 0x82),
    ('ƒ', 0x83),
    ('„', 0x84),
    ('…', 0x85),
    ('†', 0x86),
    ('‡', 0x87),
    ('ˆ', 0x88),
    ('‰', 0x89),
    ('Š', 0x8A),
    ('‹', 0x8B),
    ('Œ', 0x8C),
    ('Ž', 0x8E),
    ('‘', 0x91),
    ('’', 0x92),
    ('“', 0x93),
    ('”', 0x94),
    ('•', 0x95),
    ('–', 0x96),
    ('—', 0x97),
    ('˜', 0x98),
    ('™', 0x99),
    ('š', 0x9A),
    ('›', 0x9B),
    ('œ', 0x9C),
    ('ž', 0x9E),
    ('Ÿ', 0x9F),
];

/// How wide Helvetica's letters from the blank to the tilde are, in thousandths of its size.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// The same of Helvetica bold.
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/// A character as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    pub(super) letter: char,
    /// Its encoding: its byte, or its glyph number in the embedded font.
    pub(super) code: u16,
    /// In thousandths of the size.
    pub(super) wide: u16,
}

/// Words in one font.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FontRun {
    pub(super) signs: Vec<Sign>,
    /// Whether the font is embedded in the PDF.
    pub(super) along: bool,
    /// How many letters aren't there as they were.
    pub(super) replaced: usize,
    dots: Option<Sign>,
}

/// Returns the text in the font that covers most of it; invisible marks are left out.
pub(super) fn words(said: &str, bold: bool, typeface: Option<&EmbeddedFont<'_>>) -> FontRun {
    let known = said_in(said, |letter| of_reader(letter, bold));
    let Some(typeface) = typeface.filter(|_| known.replaced > 0) else { return known };
    let along = FontRun { along: true, ..said_in(said, |letter| typeface.sign(letter)) };
    if along.replaced < known.replaced { along } else { known }
}

fn said_in(said: &str, sign: impl Fn(char) -> Option<Sign>) -> FontRun {
    let mut found = FontRun { dots: sign('…'), ..FontRun::default() };
    // Some systems store file names in decomposed form, with each mark as a separate character.
    for letter in nfc(said).chars() {
        if let Some(known) = sign(letter) {
            found.signs.push(known);
        } else if letter.is_control() || is_direction(letter) {
            found.signs.extend(sign(' ').filter(|_| letter.is_whitespace()));
        } else {
            found.replaced += 1;
            let lower = letter.to_lowercase().next().unwrap_or(letter);
            let mut first = letter != lower;
            fold(lower, |plain| {
                let plain = if std::mem::take(&mut first) { plain.to_ascii_uppercase() } else { plain };
                found.signs.extend(sign(plain).or_else(|| sign('?')));
            });
        }
    }
    found
}

/// A character's code in the standard fonts.
fn of_reader(letter: char, bold: bool) -> Option<Sign> {
    let byte = match letter {
        ' '..='~' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(letter)).ok(),
        _ => OTHERS.iter().find(|(known, _)| *known == letter).map(|(_, byte)| *byte),
    }?;
    Some(Sign { letter, code: byte.into(), wide: width_of(byte, bold) })
}

fn width_of(byte: u8, bold: bool) -> u16 {
    let table = if bold { BOLD } else { WIDTHS };
    let plain =
        |letter: u8| usize::from(letter).checked_sub(32).and_then(|at| table.get(at)).copied().unwrap_or(600);
    match byte {
        32..=126 => plain(byte),
        0x85 | 0x89 | 0x97 | 0x99 | 0x8C | 0xC6 => 1000,
        0x91 | 0x92 | 0x82 => {
            if bold {
                278
            } else {
                222
            }
        }
        0x93 | 0x94 | 0x84 => {
            if bold {
                500
            } else {
                333
            }
        }
        0x95 => 350,
        0x9C | 0xE6 => 944,
        0xA0 | 0xB7 => 278,
        0xAD => 333,
        0xDF => 611,
        0xC0..=0xFF | 0x8A | 0x8E | 0x9A | 0x9E | 0x9F => {
            let letter = if byte < 0xC0 { 'S' } else { char::from(byte) };
            let mut base = b'o';
            fold(letter.to_lowercase().next().unwrap_or(letter), |plain| {
                base = u8::try_from(u32::from(plain)).unwrap_or(b'o');
            });
            plain(if letter.is_uppercase() { base.to_ascii_uppercase() } else { base })
        }
        _ => 556,
    }
}

/// How wide they are, in thousandths of the size.
pub(super) fn width(signs: &[Sign]) -> u32 {
    signs.iter().map(|sign| u32::from(sign.wide)).sum()
}

impl FontRun {
    /// As much of the words as fits, with three dots where that isn't all.
    pub(super) fn fitting(&self, most: u32) -> Vec<Sign> {
        self.cut(&self.signs, most)
    }

    fn cut(&self, signs: &[Sign], most: u32) -> Vec<Sign> {
        if width(signs) <= most {
            return signs.to_vec();
        }
        let mut kept = Vec::new();
        let mut wide = self.dots.map_or(0, |dots| u32::from(dots.wide));
        for sign in signs {
            wide = wide.saturating_add(sign.wide.into());
            if wide > most {
                break;
            }
            kept.push(*sign);
        }
        while kept.last().is_some_and(|last| last.letter == ' ') {
            kept.pop();
        }
        kept.extend(self.dots);
        kept
    }

    /// Wraps the text into at most this many lines of this width; a word that is too wide is truncated.
    pub(super) fn lines(&self, most: u32, count: usize) -> Vec<Vec<Sign>> {
        let mut all: Vec<Vec<Sign>> = Vec::new();
        let blank: Vec<Sign> =
            self.signs.iter().find(|sign| sign.letter == ' ').copied().into_iter().collect();
        let words: Vec<&[Sign]> =
            self.signs.split(|sign| sign.letter == ' ').filter(|word| !word.is_empty()).collect();
        for (place, word) in words.iter().enumerate() {
            let joined = all.last().map(|line| [line.as_slice(), &blank, word].concat());
            match joined.filter(|joined| width(joined) <= most) {
                Some(joined) => {
                    if let Some(line) = all.last_mut() {
                        *line = joined;
                    }
                }
                None if all.len() >= count => {
                    if let Some(line) = all.last_mut() {
                        let rest = words.get(place..).unwrap_or_default().join(blank.as_slice());
                        *line = self.cut(&[line.as_slice(), &blank, &rest].concat(), most);
                    }
                    break;
                }
                None => all.push(self.cut(word, most)),
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FONT: &[u8] = include_bytes!("../../../../../../server/fonts/LiberationSans-Regular.ttf");

    fn bytes(signs: &[Sign]) -> Vec<u8> {
        signs.iter().map(|sign| u8::try_from(sign.code).unwrap()).collect()
    }

    fn read(signs: &[Sign]) -> String {
        signs.iter().map(|sign| sign.letter).collect()
    }

    #[test]
    fn counts_characters_missing_from_the_fonts() {
        let known = words("Señor “X” – 5 €", false, None);
        assert_eq!((bytes(&known.signs), known.replaced), (b"Se\xf1or \x93X\x94 \x96 5 \x80".to_vec(), 0));
        let plain = words("Łódź 東京", false, None);
        assert_eq!((bytes(&plain.signs), plain.replaced), (b"L\xf3dz ??".to_vec(), 4));
        assert_eq!(read(&words("a\u{202e}b\tc", false, None).signs), "ab c");
    }

    #[test]
    fn uses_embedded_font_for_names_beyond_standard_fonts() {
        let typeface = EmbeddedFont::of("Liberation", FONT).unwrap();
        for name in ["Łukasz Nowak", "Nguyễn Thị Đặng", "Иванов", "Παπαδόπουλος", "Őrsi – Çelik ğış"]
        {
            let said = words(name, false, Some(&typeface));
            assert_eq!((read(&said.signs).as_str(), said.along, said.replaced), (name, true, 0));
        }
        // As macOS names files.
        assert_eq!(read(&words("Nguye\u{302}\u{303}n", false, Some(&typeface)).signs), "Nguyễn");
        let some = words("Łódź 東京", false, Some(&typeface));
        assert_eq!((read(&some.signs).as_str(), some.replaced), ("Łódź ??", 2));
        assert!(!words("José", false, Some(&typeface)).along);
        // It would only draw the same question marks, and letters from right to left the wrong way round.
        assert!(!words("東京 שלום", false, Some(&typeface)).along);
    }

    #[test]
    fn embedded_font_has_the_standard_widths() {
        let typeface = EmbeddedFont::of("Liberation", FONT).unwrap();
        for letter in ' '..='~' {
            let (one, other) = (of_reader(letter, false).unwrap(), typeface.sign(letter).unwrap());
            assert!(one.wide.abs_diff(other.wide) <= 1, "{letter}: {} and {}", one.wide, other.wide);
        }
    }

    #[test]
    fn truncates_and_wraps_at_words() {
        let said = |said: &str| words(said, false, None);
        let most = width(&said("one two").signs);
        let wrapped = said("one two three four five").lines(most, 2);
        assert_eq!(wrapped.len(), 2);
        assert_eq!(read(&wrapped[0]), "one two");
        assert!(read(&wrapped[1]).ends_with('…') && width(&wrapped[1]) <= most);
        assert_eq!(read(&said("one").fitting(most)), "one");
        assert_eq!(words(&"w".repeat(500), true, None).lines(most, 3).len(), 1);
    }
}
