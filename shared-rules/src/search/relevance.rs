//! How well a text fits what was typed, by the Skim score of fuzzy-matcher.

use fuzzy_matcher::{FuzzyMatcher, skim::SkimMatcherV2};

/// Skim's table grows with both lengths; a longer text or pattern is not scored (0).
const LONGEST_PATTERN: usize = 64;
const LONGEST_TEXT: usize = 1_000;

// What Skim gives: 16 a letter, 15 for the first one; a letter that follows the one before gets 4 more,
// or the bonus of standing after a blank or other mark; the first letter gets that bonus, or the one
// of standing at the start of the text.
const FIRST: i64 = 15;
const NEXT: i64 = 16;
const IN_A_ROW: i64 = 4;
const AT_START: i64 = 16;
const AFTER_BLANK: i64 = 8;
const AFTER_MARK: i64 = 7;

/// A pattern to score texts by.
#[derive(Clone, Debug)]
pub(super) struct Scorer {
    units: Vec<u16>,
    text: String,
    /// Whether the score of a text can be narrowed down without asking Skim.
    plain: bool,
}

impl Scorer {
    pub fn new(units: &[u16]) -> Self {
        let rows = units.windows(3).any(|w| matches!(w, [a, b, c] if a == c || a == b && b == c));
        let odd = units.iter().any(|unit| (0xd800..0xe000).contains(unit));
        Self { units: units.to_vec(), text: String::from_utf16_lossy(units), plain: !rows && !odd }
    }

    /// The most that any text can score.
    pub fn highest(&self) -> i64 {
        if self.plain { self.run() + AT_START } else { i64::MAX }
    }

    /// The score of all letters of the pattern in a row.
    fn run(&self) -> i64 {
        let before_next = self.units.iter().take(self.units.len().saturating_sub(1));
        FIRST + before_next.map(|before| NEXT + IN_A_ROW.max(bonus_after(*before))).sum::<i64>()
    }

    /// The least and the most that the text can score. The pattern in a row gives the least; no way
    /// to spread it gives more than a row that starts at the best place.
    pub fn bounds(&self, text: &[u16]) -> (i64, i64) {
        if self.units.len() > LONGEST_PATTERN || text.len() > LONGEST_TEXT {
            return (0, 0);
        }
        if !self.plain {
            return (0, i64::MAX);
        }
        let (mut least, mut most) = (None, 0);
        let mut before = None;
        for (at, unit) in text.iter().enumerate() {
            if self.units.first() == Some(unit) {
                let bonus = before.map_or(AT_START, bonus_after);
                most = most.max(bonus);
                if least.is_none_or(|least| least < bonus)
                    && text.get(at..).is_some_and(|rest| rest.starts_with(&self.units))
                {
                    least = Some(bonus);
                }
            }
            before = Some(*unit);
        }
        (least.map_or(0, |bonus| self.run() + bonus), self.run() + most)
    }

    /// The score of the text; only as good as `floor` when it can't be above it.
    pub fn score(&self, text: &[u16], floor: i64) -> i64 {
        let (least, most) = self.bounds(text);
        if least == most || most <= floor { least } else { self.skim(text) }
    }

    fn skim(&self, text: &[u16]) -> i64 {
        // A matcher keeps scratch space in which an earlier call leaves traces that can change a
        // score: a new one each time always answers the same.
        let matcher = SkimMatcherV2::default().respect_case();
        matcher.fuzzy_match(&String::from_utf16_lossy(text), &self.text).unwrap_or(0)
    }

    /// Which units of the text the best spread of the pattern falls on; none when it isn't spread in it.
    pub fn positions(&self, text: &[u16]) -> Vec<usize> {
        if self.units.len() > LONGEST_PATTERN || text.len() > LONGEST_TEXT {
            return Vec::new();
        }
        let text = String::from_utf16_lossy(text);
        let found = SkimMatcherV2::default().respect_case().fuzzy_indices(&text, &self.text);
        let mut wanted = found.map(|(_, letters)| letters).unwrap_or_default().into_iter().peekable();
        let mut units = Vec::new();
        let mut at = 0;
        for (nth, letter) in text.chars().enumerate() {
            if wanted.next_if_eq(&nth).is_some() {
                units.extend(at..at + letter.len_utf16());
            }
            at += letter.len_utf16();
        }
        units
    }
}

/// What a letter gains by standing after this one.
fn bonus_after(unit: u16) -> i64 {
    match u8::try_from(unit) {
        Ok(0 | b' ' | b'/' | b'\\' | b'|' | b'(' | b')' | b'[' | b']' | b'{' | b'}') => AFTER_BLANK,
        Ok(b'!'..=b'\'' | b'*'..=b'.' | b':'..=b'@' | b'^'..=b'`' | b'~') => AFTER_MARK,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small alphabet, so that letters repeat and stand after marks; every text up to a length.
    #[test]
    fn skim_stays_within_the_bounds() {
        let alphabet: Vec<u16> = "ab.".encode_utf16().collect();
        let texts = |longest: u32| {
            let alphabet = alphabet.clone();
            (1..=longest).flat_map(move |length| {
                let alphabet = alphabet.clone();
                (0..3_usize.pow(length)).map(move |number| {
                    (0..length).map(|place| alphabet[number / 3_usize.pow(place) % 3]).collect::<Vec<u16>>()
                })
            })
        };
        for pattern in texts(4) {
            let scorer = Scorer::new(&pattern);
            for text in texts(7).filter(|text| super::super::near::find(text, &pattern).is_some()) {
                let (least, most) = scorer.bounds(&text);
                let score = scorer.skim(&text);
                let shown = || (String::from_utf16_lossy(&pattern), String::from_utf16_lossy(&text));
                assert!(
                    least <= score && score <= most.min(scorer.highest()),
                    "{:?}: {least} {score} {most}",
                    shown()
                );
            }
        }
    }

    #[test]
    fn positions_are_units() {
        let units = |s: &str| s.encode_utf16().collect::<Vec<u16>>();
        assert_eq!(Scorer::new(&units("ann")).positions(&units("😀 joann")), [5, 6, 7]);
        assert_eq!(Scorer::new(&units("x")).positions(&units("ann")), [0_usize; 0]);
    }
}
