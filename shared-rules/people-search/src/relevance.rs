//! How well a text fits a pattern: the Skim score of fuzzy-matcher.

use fuzzy_matcher::{FuzzyMatcher, skim::SkimMatcherV2};

use crate::approximate::starts_with;
use crate::text::{Text, letter_bit, to_u32};

/// Skim's table grows with both lengths. A longer pattern or text scores 0.
const LONGEST_PATTERN: usize = 64;
const LONGEST_TEXT: usize = 1_000;

// Skim's points: for the first letter, for each further one, and for following the letter before without a gap, which
// counts only if the place gives no more. A gap always costs at least as much as the place behind it gives.
const FIRST: i64 = 15;
const NEXT: i64 = 16;
const CONSECUTIVE: i64 = 4;
/// The points of a text's first place.
const TEXT_START: i64 = 16;

/// Returns Skim's points for a place behind that unit.
#[inline]
fn points_behind(unit: u16) -> i64 {
    match u8::try_from(unit) {
        Ok(0 | b' ' | b'/' | b'\\' | b'|' | b'(' | b')' | b'[' | b']' | b'{' | b'}') => 8,
        Ok(b'!'..=b'\'' | b'*'..=b'.' | b':'..=b'@' | b'^'..=b'`' | b'~') => 7,
        _ => 0,
    }
}

/// The letters of a person's texts at the places that give points, as sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedLetters([u64; 3]);

/// The points of the places of [`PlacedLetters`].
const PLACES: [i64; 3] = [TEXT_START, 8, 7];

impl PlacedLetters {
    /// Returns the letters between joined names. The first name may be empty without its diacritics.
    pub fn between_names() -> Self {
        Self([letter_bit(0x20) | letter_bit(0x2c), 0, 0])
    }

    pub fn add(&mut self, text: &Text) {
        let mut points = TEXT_START;
        for unit in &text.units {
            if let Some(at) = PLACES.iter().position(|place| *place == points)
                && let Some(letters) = self.0.get_mut(at)
            {
                *letters |= letter_bit(*unit);
            }
            points = points_behind(*unit);
        }
    }

    fn best_points(&self, letter: u64) -> i64 {
        let places = self.0.iter().zip(PLACES);
        places.filter(|(letters, _)| *letters & letter != 0).map(|(_, points)| points).next().unwrap_or(0)
    }
}

/// A score, or a bound that it does not exceed. The greatest of several is exact if any text reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Score {
    pub at_most: i64,
    pub is_exact: bool,
}

impl Score {
    pub const NONE: Self = Self { at_most: 0, is_exact: true };

    pub fn plus(self, other: Self) -> Self {
        Self { at_most: self.at_most + other.at_most, is_exact: self.is_exact && other.is_exact }
    }
}

/// A pattern to score texts by.
#[derive(Clone, Debug)]
pub(crate) struct Scorer {
    units: Vec<u16>,
    pattern: String,
    /// The points of the consecutive pattern without those of its place.
    consecutive: i64,
    first_letter: u64,
}

impl Scorer {
    pub fn new(units: &[u16]) -> Self {
        let pattern = String::from_utf16_lossy(units);
        let is_letter = |unit: &&u16| !(0xdc00..0xe000).contains(*unit);
        let before_next = units.iter().filter(is_letter).take(pattern.chars().count().saturating_sub(1));
        let next: i64 = before_next.map(|unit| NEXT + CONSECUTIVE.max(points_behind(*unit))).sum();
        let first_letter = units.first().map_or(0, |unit| letter_bit(*unit));
        Self { units: units.to_vec(), pattern, consecutive: FIRST + next, first_letter }
    }

    /// Returns the highest score possible with letters at these places.
    #[inline]
    pub fn bound_by_places(&self, places: &PlacedLetters) -> i64 {
        self.consecutive + places.best_points(self.first_letter)
    }

    /// Returns the exact score if the consecutive pattern is the best alignment, or else an upper bound. No alignment
    /// scores more than the consecutive pattern at the best place of its first letter.
    #[inline]
    pub fn bound(&self, text: &Text) -> Score {
        let Some(start) = self.best_start(&text.units) else { return Score::NONE };
        let at_most = (self.consecutive + start.points).max(0);
        Score { at_most, is_exact: start.consecutive_at.is_some() }
    }

    /// Returns the score of the text; 0 if its letters do not contain the pattern's in order.
    pub fn score(&self, text: &Text) -> i64 {
        // A new matcher each time: a used one keeps scratch space that can change the next score.
        let matcher = SkimMatcherV2::default().respect_case();
        matcher.fuzzy_match(&String::from_utf16_lossy(&text.units), &self.pattern).unwrap_or(0).max(0)
    }

    /// Returns the units of the text at which the best alignment has the pattern's letters; none if it does not
    /// contain them in order.
    pub fn positions(&self, text: &Text) -> Vec<usize> {
        let Some(start) = self.best_start(&text.units) else { return Vec::new() };
        if let Some(at) = start.consecutive_at {
            return (at..at + self.units.len()).collect();
        }
        let text = String::from_utf16_lossy(&text.units);
        let found = SkimMatcherV2::default().respect_case().fuzzy_indices(&text, &self.pattern);
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

    /// Returns `None` if the text scores 0.
    #[inline]
    fn best_start(&self, text: &[u16]) -> Option<Start> {
        if self.units.len() > LONGEST_PATTERN || text.len() > LONGEST_TEXT {
            return None;
        }
        let (first, others) = self.units.split_first()?;
        let mut best: Option<Start> = None;
        let mut rest = text;
        let mut before = None;
        while let [unit, following @ ..] = rest {
            let before = before.replace(*unit);
            let at = text.len() - rest.len();
            rest = following;
            if unit != first {
                continue;
            }
            let mut points = before.map_or(TEXT_START, points_behind);
            let consecutive_at = starts_with(following, others).then_some(at);
            if consecutive_at.is_none() {
                points -= gap_loss(following, others);
            }
            // Of equal alignments Skim chooses the last.
            if best.is_none_or(|best| (best.points, best.consecutive_at) <= (points, consecutive_at)) {
                best = Some(Start { points, consecutive_at });
            }
        }
        best
    }
}

/// Returns the least that the letters before the next one of the pattern cost, more than the best place behind them
/// can give.
fn gap_loss(text: &[u16], pattern: &[u16]) -> i64 {
    let is_letter = |unit: &&u16| !(0xdc00..0xe000).contains(*unit);
    let gap = text.iter().take_while(|unit| pattern.first() != Some(unit)).filter(is_letter).count();
    i64::from(to_u32(gap.saturating_sub(2)))
}

/// The best place in a text for the first letter of a pattern.
#[derive(Clone, Copy, Debug)]
struct Start {
    /// The most that an alignment from there scores beyond the consecutive pattern.
    points: i64,
    /// The last such place that the whole pattern follows.
    consecutive_at: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Readings;

    /// Returns all texts of these letters up to a length.
    fn texts(letters: &str, longest: u32) -> Vec<String> {
        let letters: Vec<char> = letters.chars().collect();
        let of_length = |length| {
            let letters = letters.clone();
            (0..letters.len().pow(length)).map(move |number| {
                (0..length).map(|at| letters[number / letters.len().pow(at) % letters.len()]).collect()
            })
        };
        (1..=longest).flat_map(of_length).collect()
    }

    #[test]
    fn bounds_and_positions_agree_with_skim() {
        for letters in ["ab.", "ab ", "a. "] {
            let texts: Vec<Text> = texts(letters, 5).iter().map(|text| Readings::new(text).lower).collect();
            for pattern in texts.iter().filter(|text| text.units.len() <= 3) {
                let scorer = Scorer::new(&pattern.units);
                for text in &texts {
                    let (bound, score) = (scorer.bound(text), scorer.score(text));
                    assert!(score <= bound.at_most && (!bound.is_exact || score == bound.at_most));
                    let shown = String::from_utf16_lossy(&text.units);
                    let skim = SkimMatcherV2::default().respect_case();
                    let positions = skim.fuzzy_indices(&shown, &scorer.pattern).unwrap_or_default().1;
                    // With separators several alignments can have the best score.
                    if !bound.is_exact || !scorer.pattern.contains(['.', ' ']) {
                        assert_eq!(scorer.positions(text), positions, "{} in {shown}", scorer.pattern);
                    }
                }
            }
        }
    }

    #[test]
    fn positions_are_units() {
        let positions = |pattern: &str, text: &str| {
            let pattern: Vec<u16> = pattern.encode_utf16().collect();
            Scorer::new(&pattern).positions(&Readings::new(text).lower)
        };
        assert_eq!(positions("ann", "😀 joann"), [5, 6, 7]);
        assert_eq!(positions("jan", "😀 joann"), [3, 5, 6]);
        assert_eq!(positions("x", "ann"), [0_usize; 0]);
    }
}
