//! Relevance of a text: the Skim score of the crate `fuzzy-matcher`, with points for each letter of the pattern that the
//! text has in order, more at the start of a word and without gaps.

use fuzzy_matcher::{FuzzyMatcher, skim::SkimMatcherV2};

use crate::text::{Text, letter_bit};

/// Skim's table grows with both lengths. A longer pattern or text scores 0.
const LONGEST_PATTERN: usize = 64;
const LONGEST_TEXT: usize = 1_000;

/// Skim's points for the first letter, before those of its place.
const FIRST: i64 = 15;
const NEXT: i64 = 16;
/// For following the letter before without a gap, if the place does not give more.
const CONSECUTIVE: i64 = 4;
/// The points of a text's first place.
const TEXT_START: i64 = 16;

/// Returns Skim's points for a place behind that unit.
#[inline]
fn points_behind(unit: Option<u16>) -> i64 {
    let Some(unit) = unit else { return TEXT_START };
    match u8::try_from(unit) {
        Ok(0 | b' ' | b'/' | b'\\' | b'|' | b'(' | b')' | b'[' | b']' | b'{' | b'}') => 8,
        Ok(b'!'..=b'\'' | b'*'..=b'.' | b':'..=b'@' | b'^'..=b'`' | b'~') => 7,
        _ => 0,
    }
}

/// Returns a new matcher: a used one keeps scratch space that can change the next score.
fn skim() -> SkimMatcherV2 {
    SkimMatcherV2::default().respect_case()
}

/// A pattern to score texts by.
#[derive(Clone, Debug)]
pub(crate) struct SkimPattern {
    units: Box<[u16]>,
    pattern: String,
    /// The points of the consecutive pattern without those of its place.
    consecutive: i64,
}

impl SkimPattern {
    pub fn new(units: &[u16]) -> Self {
        let units = if units.len() > LONGEST_PATTERN { &[] } else { units };
        let pattern = String::from_utf16_lossy(units);
        let before_next = units.iter().filter(|unit| !(0xdc00..0xe000).contains(*unit));
        let before_next = before_next.take(pattern.chars().count().saturating_sub(1));
        let points = before_next.map(|unit| NEXT + points_behind(Some(*unit)).max(CONSECUTIVE));
        Self { units: units.into(), consecutive: FIRST + points.sum::<i64>(), pattern }
    }

    /// Returns a bound of the scores of texts with letters at these places.
    #[inline]
    pub fn highest_score(&self, places: &PlacedLetters) -> i64 {
        self.consecutive + self.units.first().map_or(0, |unit| places.best_points(letter_bit(*unit)))
    }

    /// Returns the score of the best alignment; 0 if there is none.
    pub fn score(&self, text: &[u16]) -> i64 {
        if let Some((points, _)) = self.consecutive_at(text) {
            return self.consecutive + points;
        }
        let score = self.aligned(text).and_then(|text| skim().fuzzy_match(&text, &self.pattern));
        score.unwrap_or(0).max(0)
    }

    /// Returns the units of the text that the best alignment matches; none if there is none.
    pub fn positions(&self, text: &[u16]) -> Vec<usize> {
        if let Some((_, at)) = self.consecutive_at(text) {
            return (at..at + self.units.len()).collect();
        }
        let Some(text) = self.aligned(text) else { return Vec::new() };
        let (_, letters) = skim().fuzzy_indices(&text, &self.pattern).unwrap_or_default();
        let units = text.chars().scan(0, |end, letter| {
            let start = *end;
            *end += letter.len_utf16();
            Some(start..*end)
        });
        let matched = units.enumerate().filter(|(nth, _)| letters.binary_search(nth).is_ok());
        matched.flat_map(|(_, units)| units).collect()
    }

    /// Returns the text if it has the pattern's letters in order.
    fn aligned(&self, text: &[u16]) -> Option<String> {
        let mut units = text.iter();
        let is_contained = self.units.iter().all(|letter| units.any(|unit| unit == letter));
        (is_contained && text.len() <= LONGEST_TEXT).then(|| String::from_utf16_lossy(text))
    }

    /// Returns the points and start of the best alignment if that has no gap: no alignment scores more than the
    /// consecutive pattern at the best place of its first letter, as a gap costs what the place behind it gives.
    fn consecutive_at(&self, text: &[u16]) -> Option<(i64, usize)> {
        let (mut previous, mut best) = (None, None);
        let text = if text.len() > LONGEST_TEXT { &[] } else { text };
        for (at, unit) in text.iter().enumerate() {
            let before = previous.replace(*unit);
            if self.units.first() == Some(unit) {
                best = best.max(Some((points_behind(before), text[at..].starts_with(&self.units), at)));
            }
        }
        best.filter(|(_, is_consecutive, _)| *is_consecutive).map(|(points, _, at)| (points, at))
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
        let mut before = None;
        for unit in &text.units {
            let points = points_behind(before.replace(*unit));
            if let Some(place) = PLACES.iter().position(|place| *place == points) {
                self.0[place] |= letter_bit(*unit);
            }
        }
    }

    #[inline]
    fn best_points(&self, letter: u64) -> i64 {
        let place = self.0.iter().zip(PLACES).find(|(letters, _)| **letters & letter != 0);
        place.map_or(0, |(_, points)| points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn units(text: &str) -> Vec<u16> {
        text.encode_utf16().collect()
    }

    #[test]
    fn agrees_with_fuzzy_matcher() {
        for letters in ["ab.", "ab ", "a. "] {
            let texts = texts(letters, 5);
            for pattern in texts.iter().filter(|text| text.len() <= 3) {
                let scorer = SkimPattern::new(&units(pattern));
                for text in &texts {
                    let (score, positions) = skim().fuzzy_indices(text, pattern).unwrap_or_default();
                    let text = Text::from(&*units(text));
                    assert_eq!(scorer.score(&text.units), score);
                    let mut places = PlacedLetters::between_names();
                    places.add(&text);
                    assert!(scorer.highest_score(&places) >= score);
                    // With separators several alignments can have the best score.
                    if !pattern.contains(['.', ' ']) {
                        assert_eq!(scorer.positions(&text.units), positions, "{pattern:?} in {text:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn positions_are_units() {
        let (text, pattern) = (units("😀 joann"), SkimPattern::new(&units("jan")));
        assert_eq!(pattern.positions(&text), [3, 5, 6]);
        assert_eq!(pattern.score(&text), pattern.score(&units("x joann")));
    }
}
