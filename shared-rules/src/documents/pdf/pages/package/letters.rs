//! Words in the fonts that every PDF reader has: as their bytes, as wide as they are. Letters that those fonts don't have
//! are written without their marks, or as question marks.

use crate::search::fold;

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

/// Words as the bytes of these fonts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Letters {
    pub(super) bytes: Vec<u8>,
    /// Whether every letter is there as it was.
    pub(super) exact: bool,
}

/// The words in these fonts; marks that nobody sees are left out.
pub(super) fn letters(words: &str) -> Letters {
    let mut found = Letters { bytes: Vec::new(), exact: true };
    for letter in words.chars() {
        match of(letter) {
            Some(byte) => found.bytes.push(byte),
            None if letter.is_control() || crate::value::marks::is_direction(letter) => {
                if letter.is_whitespace() {
                    found.bytes.push(b' ');
                }
            }
            None => {
                found.exact = false;
                let before = found.bytes.len();
                let lower = letter.to_lowercase().next().unwrap_or(letter);
                fold(lower, |plain| found.bytes.push(of(plain).unwrap_or(b'?')));
                if letter != lower
                    && let Some(first) = found.bytes.get_mut(before)
                {
                    first.make_ascii_uppercase();
                }
            }
        }
    }
    found
}

fn of(letter: char) -> Option<u8> {
    match letter {
        ' '..='~' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(letter)).ok(),
        _ => OTHERS.iter().find(|(known, _)| *known == letter).map(|(_, byte)| *byte),
    }
}

/// How wide bytes are, in thousandths of the size.
pub(super) fn width(bytes: &[u8], bold: bool) -> u32 {
    bytes.iter().map(|byte| u32::from(width_of(*byte, bold))).sum()
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

/// As much of the words as fits, with three dots where that isn't all.
pub(super) fn fitting(bytes: &[u8], bold: bool, most: u32) -> Vec<u8> {
    if width(bytes, bold) <= most {
        return bytes.to_vec();
    }
    let mut kept = Vec::new();
    let mut wide = width(&[0x85], bold);
    for byte in bytes {
        wide = wide.saturating_add(width(&[*byte], bold));
        if wide > most {
            break;
        }
        kept.push(*byte);
    }
    while kept.last() == Some(&b' ') {
        kept.pop();
    }
    kept.push(0x85);
    kept
}

/// The words in lines that are no wider than that, at most so many; a word that is wider is cut.
pub(super) fn lines(bytes: &[u8], bold: bool, most: u32, count: usize) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = Vec::new();
    let words: Vec<&[u8]> = bytes.split(|byte| *byte == b' ').filter(|word| !word.is_empty()).collect();
    for (place, word) in words.iter().enumerate() {
        let joined = all.last().map(|line| [line.as_slice(), b" ", word].concat());
        match joined.filter(|joined| width(joined, bold) <= most) {
            Some(joined) => {
                if let Some(line) = all.last_mut() {
                    *line = joined;
                }
            }
            None if all.len() >= count => {
                if let Some(line) = all.last_mut() {
                    let rest = words.get(place..).unwrap_or_default().join(&b' ');
                    *line = fitting(&[line.as_slice(), b" ", &rest].concat(), bold, most);
                }
                break;
            }
            None => all.push(fitting(word, bold, most)),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_fonts_have_is_exact_and_the_rest_is_seen_to_be_replaced() {
        assert_eq!(
            letters("Señor “X” – 5 €"),
            Letters { bytes: b"Se\xf1or \x93X\x94 \x96 5 \x80".to_vec(), exact: true }
        );
        assert_eq!(letters("Łódź 東京"), Letters { bytes: b"L\xf3dz ??".to_vec(), exact: false });
        assert_eq!(letters("a\u{202e}b\tc").bytes, b"ab c");
    }

    #[test]
    fn words_are_cut_and_wrapped_where_they_end() {
        let most = width(b"one two", false);
        let wrapped = lines(b"one two three four five", false, most, 2);
        assert_eq!(wrapped.len(), 2);
        assert_eq!(wrapped[0], b"one two");
        assert!(wrapped[1].ends_with(&[0x85]) && width(&wrapped[1], false) <= most);
        assert_eq!(fitting(b"one", false, most), b"one");
        assert_eq!(lines(&b"w".repeat(500), true, most, 3).len(), 1);
    }
}
