//! How well a text fits what was typed, by the Skim score of fuzzy-matcher.

use fuzzy_matcher::{FuzzyMatcher, skim::SkimMatcherV2};

use super::near::letter_bit;

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

/// The letters that texts start with, and those that stand after blanks and marks: a pattern scores best
/// where it begins with one of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Starts {
    first: u64,
    after_blank: u64,
    after_mark: u64,
}

impl Starts {
    pub fn of(text: &[u16]) -> Self {
        let first = text.first().map_or(0, |unit| letter_bit(*unit));
        let after = |bonus: i64| {
            text.windows(2).fold(0, |bits, pair| match *pair {
                [before, unit] if bonus_after(before) == bonus => bits | letter_bit(unit),
                _ => bits,
            })
        };
        Self { first, after_blank: after(AFTER_BLANK), after_mark: after(AFTER_MARK) }
    }

    pub fn with(self, other: Self) -> Self {
        Self {
            first: self.first | other.first,
            after_blank: self.after_blank | other.after_blank,
            after_mark: self.after_mark | other.after_mark,
        }
    }

    fn bonus(self, unit: u16) -> i64 {
        let bit = letter_bit(unit);
        if self.first & bit != 0 {
            AT_START
        } else if self.after_blank & bit != 0 {
            AFTER_BLANK
        } else if self.after_mark & bit != 0 {
            AFTER_MARK
        } else {
            0
        }
    }
}

/// A place where a pattern can begin.
#[derive(Clone, Copy, Debug)]
struct Start {
    at: usize,
    in_a_row: bool,
    bonus: i64,
}

/// A pattern to score texts by.
#[derive(Clone, Debug)]
pub(super) struct Scorer {
    units: Vec<u16>,
    text: String,
    /// The score of all letters in a row.
    run: i64,
    /// Whether the score of a text can be narrowed down without asking Skim.
    plain: bool,
}

impl Scorer {
    pub fn new(units: &[u16]) -> Self {
        let rows = units.windows(3).any(|w| matches!(w, [a, b, c] if a == c || a == b && b == c));
        let odd = units.iter().any(|unit| (0xd800..0xe000).contains(unit));
        Self {
            units: units.to_vec(),
            text: String::from_utf16_lossy(units),
            run: run(units),
            plain: !rows && !odd,
        }
    }

    /// The most that any text can score.
    pub fn highest(&self) -> i64 {
        if self.plain { self.run + AT_START } else { i64::MAX }
    }

    /// The most that texts can score that start so.
    pub fn ceiling(&self, starts: Starts) -> i64 {
        match self.units.first() {
            Some(first) if self.plain => self.run + starts.bonus(*first),
            _ => i64::MAX,
        }
    }

    /// The most that the text can score.
    pub fn most(&self, text: &[u16]) -> i64 {
        self.bounds(text).1
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
        for start in self.starts(text) {
            least = least.max(start.in_a_row.then_some(start.bonus));
            most = most.max(start.bonus);
        }
        (least.map_or(0, |bonus| self.run + bonus), self.run + most)
    }

    /// Where the pattern can begin in the text, and the most that beginning there can add.
    fn starts<'a>(&'a self, text: &'a [u16]) -> impl Iterator<Item = Start> + 'a {
        let first = self.units.first();
        text.iter().enumerate().filter(move |(_, unit)| first == Some(unit)).map(move |(at, _)| {
            let before = at.checked_sub(1).and_then(|before| text.get(before));
            let bonus = before.map_or(AT_START, |before| bonus_after(*before));
            let rest = text.get(at..).unwrap_or_default();
            let in_a_row = rest.starts_with(&self.units);
            Start { at, in_a_row, bonus: if in_a_row { bonus } else { bonus - self.first_gap(rest) } }
        })
    }

    /// Where the pattern stands in a row, when no other way to spread it scores as much.
    fn only_row(&self, text: &[u16]) -> Option<usize> {
        if !self.plain {
            return None;
        }
        let best = self.starts(text).max_by_key(|start| start.bonus).filter(|start| start.in_a_row)?;
        let others = self.starts(text).filter(|start| start.at != best.at);
        others.into_iter().all(|start| start.bonus < best.bonus).then_some(best.at)
    }

    /// What a start at the beginning of `rest` loses at least when the second letter isn't next to it:
    /// the letters between cost more than landing after a blank gains.
    fn first_gap(&self, rest: &[u16]) -> i64 {
        let Some(second) = self.units.get(1) else { return 0 };
        let gap = rest.iter().skip(1).position(|unit| unit == second);
        gap.map_or(AT_START, |gap| i64::try_from(gap).map_or(AT_START, |gap| (gap - 1).clamp(0, AT_START)))
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
        if let Some(at) = self.only_row(text) {
            return (at..at + self.units.len()).collect();
        }
        self.spread(text)
    }

    /// The same, as Skim says.
    fn spread(&self, text: &[u16]) -> Vec<usize> {
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

/// The score of all letters of a pattern in a row.
fn run(units: &[u16]) -> i64 {
    let before_next = units.iter().take(units.len().saturating_sub(1));
    FIRST + before_next.map(|before| NEXT + IN_A_ROW.max(bonus_after(*before))).sum::<i64>()
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
                if let Some(at) = scorer.only_row(&text) {
                    let row: Vec<usize> = (at..at + pattern.len()).collect();
                    assert_eq!(scorer.spread(&text), row, "{:?}", shown());
                }
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
