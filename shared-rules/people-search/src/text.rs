//! Searchable text: lower-cased as JavaScript's `toLowerCase` does it and, where that differs, trimmed and without
//! diacritics. Every UTF-16 unit keeps its offset in the original.

use crate::HighlightRange;
use crate::normal_form::nfd;

/// A text in UTF-16 units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text {
    pub units: Box<[u16]>,
    pub signature: u128,
    /// The offset of each unit in the original, and the original's length at the end. `None` when no unit has moved.
    offsets: Option<Box<[u32]>>,
}

impl Text {
    fn new(letters: &[(char, u32)], original_length: u32) -> Self {
        let (mut units, mut offsets) = (Vec::new(), Vec::new());
        for (letter, offset) in letters {
            for (nth, unit) in letter.encode_utf16(&mut [0; 2]).iter().enumerate() {
                units.push(*unit);
                offsets.push(offset + to_u32(nth));
            }
        }
        offsets.push(original_length);
        let moved = !units.is_empty() && offsets.iter().zip(0..).any(|(offset, at)| *offset != at);
        Self { offsets: moved.then(|| offsets.into()), ..Self::from(&*units) }
    }

    #[inline]
    pub fn contains(&self, part: &Self) -> bool {
        part.signature & !self.signature == 0 && find(&self.units, &part.units).is_some()
    }

    /// Returns where the letter of this unit is in the original.
    pub fn original_range(&self, unit: usize) -> HighlightRange {
        let Some(offsets) = &self.offsets else {
            return HighlightRange { start: to_u32(unit), end: to_u32(unit + 1) };
        };
        let start = offsets[unit];
        let end = offsets[unit..].iter().find(|offset| **offset > start);
        HighlightRange { start, end: end.copied().unwrap_or(start) }
    }
}

impl From<&[u16]> for Text {
    fn from(units: &[u16]) -> Self {
        Self { units: units.into(), signature: signature(units), offsets: None }
    }
}

/// A text in both readings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TextReadings {
    pub lower: Text,
    /// Lower-cased, trimmed and without diacritics. `None` when it equals `lower`.
    pub folded: Option<Box<Text>>,
}

impl TextReadings {
    pub fn new(text: &str) -> Self {
        if text.is_ascii() && text.trim().len() == text.len() {
            let units: Vec<u16> = text.bytes().map(|byte| byte.to_ascii_lowercase().into()).collect();
            return Self { lower: Text::from(&*units), folded: None };
        }
        let (mut lower, mut folded) = (Vec::new(), Vec::new());
        let mut offset = 0;
        // The whole text is lower-cased because a Greek sigma depends on its neighbors. Only İ becomes two letters.
        let lowered = text.to_lowercase();
        let mut lowered = lowered.chars();
        for letter in text.chars() {
            for low in lowered.by_ref().take(if letter == 'İ' { 2 } else { 1 }) {
                lower.push((low, offset));
                fold(low, |plain| folded.push((plain, offset)));
            }
            offset += to_u32(letter.len_utf16());
        }
        let (lower, folded) = (Text::new(&lower, offset), Text::new(trimmed(&folded), offset));
        Self { folded: (folded.units != lower.units).then(|| Box::new(folded)), lower }
    }

    /// Returns what the signatures of the readings hold together.
    #[inline]
    pub fn signature(&self) -> u128 {
        self.lower.signature | self.folded_or_lower().signature
    }

    #[inline]
    pub fn folded_or_lower(&self) -> &Text {
        self.folded.as_deref().unwrap_or(&self.lower)
    }
}

fn trimmed(letters: &[(char, u32)]) -> &[(char, u32)] {
    let is_kept = |(letter, _): &(char, u32)| !is_blank(*letter);
    let start = letters.iter().position(is_kept).unwrap_or(0);
    let end = letters.iter().rposition(is_kept).map_or(0, |last| last + 1);
    letters.get(start..end).unwrap_or_default()
}

/// Whether Unicode or JavaScript's `trim` considers the letter blank. They differ on U+0085 and U+FEFF.
pub(crate) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// Returns a length as `u32`. Browsers cannot hold longer texts.
#[must_use]
pub fn to_u32(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Returns the bit of a letter. Letters and digits have one each, all others share 28.
pub(crate) fn letter_bit(unit: u16) -> u64 {
    1 << match unit {
        0x61..=0x7a => unit - 0x61,
        0x30..=0x39 => unit - 0x30 + 26,
        _ => 36 + unit % 28,
    }
}

/// The bits of a signature that stand for letters.
pub(crate) const LETTERS: u128 = u64::MAX as u128;

/// Returns the set of the letters and, in the upper half, the pairs of letters of a text. Pairs with a blank or comma are
/// left out, so that joining two names with these adds no pairs.
pub(crate) fn signature(units: &[u16]) -> u128 {
    let letters = units.iter().fold(0, |set, unit| set | letter_bit(*unit));
    let pairs = units.iter().zip(units.iter().skip(1));
    let pairs =
        pairs.filter(|(first, second)| ![first, second].iter().any(|unit| matches!(unit, 0x20 | 0x2c)));
    let pairs = pairs.fold(0_u64, |set, (first, second)| {
        let mixed = (u32::from(*first) << 16 | u32::from(*second)).wrapping_mul(0x9e37_79b1);
        set | 1 << (mixed >> 26)
    });
    u128::from(pairs) << 64 | u128::from(letters)
}

/// Returns the first position of `part` in `text`. Compares letter by letter because most texts differ in the first few.
#[inline]
pub(crate) fn find(text: &[u16], part: &[u16]) -> Option<usize> {
    let (first, rest) = part.split_first()?;
    let is_rest = |window: &[u16]| window.iter().skip(1).zip(rest).all(|(unit, letter)| unit == letter);
    text.windows(part.len()).position(|window| window.first() == Some(first) && is_rest(window))
}

/// Calls `push` with each letter that remains of a lower-case letter without its diacritics: none for a combining mark,
/// two for a ligature.
pub fn fold(letter: char, mut push: impl FnMut(char)) {
    match letter {
        '\0'..='\u{bf}' => push(letter),
        '\u{300}'..='\u{36f}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' => {}
        'ß' => "ss".chars().for_each(push),
        'æ' | 'ǽ' | 'ǣ' => "ae".chars().for_each(push),
        'œ' => "oe".chars().for_each(push),
        'þ' => "th".chars().for_each(push),
        'ð' | 'đ' => push('d'),
        'ø' | 'ǿ' => push('o'),
        'ł' => push('l'),
        'ħ' => push('h'),
        'ŧ' => push('t'),
        'ı' => push('i'),
        // Latin, Greek and Cyrillic. In other scripts marks make different letters.
        '\u{c0}'..='\u{24f}' | '\u{388}'..='\u{3ce}' | '\u{400}'..='\u{45f}' | '\u{1e00}'..='\u{1eff}' => {
            push(nfd(letter.encode_utf8(&mut [0; 4])).chars().next().unwrap_or(letter));
        }
        _ => push(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        String::from_utf16(&TextReadings::new(text).folded_or_lower().units).unwrap()
    }

    #[test]
    fn removes_diacritics_and_surrounding_blanks() {
        assert_eq!(folded("Sørensen"), "sorensen");
        assert_eq!(folded("Łukasz Żak"), "lukasz zak");
        assert_eq!(folded("Nguyễn"), "nguyen");
        assert_eq!(folded("Jose\u{301}"), "jose");
        assert_eq!(folded("Ανδρέας"), "ανδρεας");
        assert_eq!(folded(" smith "), "smith");
        assert_eq!(folded("が각"), "が각");
    }

    #[test]
    fn only_a_dotted_i_becomes_two_letters() {
        let longer = ('\0'..=char::MAX).filter(|letter| letter.to_lowercase().count() != 1);
        assert_eq!(longer.collect::<Vec<char>>(), ['İ']);
    }

    #[test]
    fn keeps_offsets_of_moved_units() {
        let readings = TextReadings::new("İz");
        assert_eq!(String::from_utf16(&readings.lower.units).unwrap(), "i\u{307}z");
        assert_eq!(readings.lower.original_range(2), HighlightRange { start: 1, end: 2 });
        assert_eq!(readings.folded.unwrap().original_range(1), HighlightRange { start: 1, end: 2 });
    }
}
