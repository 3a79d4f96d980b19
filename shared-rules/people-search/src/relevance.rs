//! How well a text fits what was typed, by the Skim score of fuzzy-matcher.

use fuzzy_matcher::{FuzzyMatcher, skim::SkimMatcherV2};

use crate::near::begins;
use crate::sieve::{Bits, Sieve, Trait, either};
use crate::signature::{Signature, letter_bit};

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
// What it takes: this for a gap, and one more for each letter in it; the letter behind it is no longer in a row.
const GAP: i64 = 3;

/// Where the first letter of a pattern scores more than elsewhere, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// First in the text.
    Start,
    /// After a blank or a bracket.
    AfterBlank,
    /// After another mark.
    AfterMark,
}

impl Place {
    fn bonus(self) -> i64 {
        match self {
            Self::Start => AT_START,
            Self::AfterBlank => AFTER_BLANK,
            Self::AfterMark => AFTER_MARK,
        }
    }

    /// The place behind that unit, if it is one.
    #[inline]
    pub fn after(unit: u16) -> Option<Self> {
        BEHIND.get(usize::from(unit)).copied().flatten()
    }

    const fn behind(unit: u8) -> Option<Self> {
        match unit {
            0 | b' ' | b'/' | b'\\' | b'|' | b'(' | b')' | b'[' | b']' | b'{' | b'}' => {
                Some(Self::AfterBlank)
            }
            b'!'..=b'\'' | b'*'..=b'.' | b':'..=b'@' | b'^'..=b'`' | b'~' => Some(Self::AfterMark),
            _ => None,
        }
    }
}

/// The places behind each unit of ASCII: asked for every letter of every text.
static BEHIND: [Option<Place>; 128] = {
    let mut places = [None; 128];
    let mut unit = 0;
    while unit < 128 {
        places[unit as usize] = Place::behind(unit);
        unit += 1;
    }
    places
};

/// A place where a pattern can begin, and what that adds to the score of its letters in a row: at most, and if
/// known at least.
#[derive(Clone, Copy, Debug)]
struct Start {
    at: usize,
    in_a_row: bool,
    least: Option<i64>,
    most: i64,
}

/// The nearest way to spread a pattern over a text from its first letter on.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    gaps: u32,
    /// The letters in the gaps.
    skipped: i64,
    /// What the letters behind gaps lose against a row.
    lost: i64,
}

/// A pattern to score texts by.
#[derive(Clone, Debug)]
pub(super) struct Scorer {
    units: Vec<u16>,
    text: String,
    /// The score of all letters in a row.
    run: i64,
    /// The letters of the pattern, and those but the first, as a signature holds them.
    letters: u64,
    rest: u64,
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
            letters: Signature::of(units).letters,
            rest: units.iter().skip(1).fold(0, |bits, unit| bits | letter_bit(*unit)),
            plain: !rows && !odd,
        }
    }

    /// The most that texts can score that have the first letter in that place at best.
    pub fn ceiling(&self, best: Option<Place>) -> i64 {
        if self.plain { self.run + best.map_or(0, Place::bonus) } else { i64::MAX }
    }

    /// What a text has with the first letter in that place.
    pub fn first_at(&self, place: Place) -> Option<Trait> {
        self.units.first().map(|first| Trait::letter_at(place, *first))
    }

    /// Who could have more than [`Place::AfterBlank`] gives by a text that starts with the first letter: where the
    /// second isn't next to it, only landing behind a blank or mark makes up for the gap.
    pub fn starts_well(&self, sieve: &Sieve) -> Bits {
        let [first, second, ..] = *self.units.as_slice() else { return sieve.everybody() };
        let mut any = sieve.row(Trait::pair_at_start(first, second)).to_vec();
        either(&mut any, sieve.row(Trait::letter_at(Place::AfterBlank, second)));
        either(&mut any, sieve.row(Trait::letter_at(Place::AfterMark, second)));
        any
    }

    /// Who of those who don't start well could have more than [`Place::AfterMark`] gives by such a text: a longer gap
    /// between the first two letters costs more.
    pub fn starts_fairly(&self, sieve: &Sieve) -> Bits {
        let [first, second, ..] = *self.units.as_slice() else { return sieve.nobody() };
        sieve.row(Trait::skip_at_start(first, second)).to_vec()
    }

    /// Whether such a text has all letters: one that lacks any scores nothing.
    #[inline]
    pub fn could_score(&self, text: Signature) -> bool {
        self.letters & !text.letters == 0
    }

    /// The least and the most that the text can score. The pattern in a row gives the least; no way
    /// to spread it gives more than a row that starts at the best place.
    pub fn bounds(&self, text: &[u16], floor: i64) -> (i64, i64) {
        if self.units.len() > LONGEST_PATTERN || text.len() > LONGEST_TEXT {
            return (0, 0);
        }
        if !self.plain {
            return (
                0,
                if self.places(text).any(|at| self.spread_from(from(text, at)).is_some()) {
                    i64::MAX
                } else {
                    0
                },
            );
        }
        // No way to spread it gives more than a row at the start.
        if begins(text, &self.units) {
            return (self.run + AT_START, self.run + AT_START);
        }
        let row = self.places(text).filter(|at| begins(from(text, *at), &self.units));
        let row = row.map(|at| bonus_at(text, at)).max();
        let (mut least, mut most) = (row, row);
        for at in self.places(text) {
            let (bonus, rest) = (bonus_at(text, at), from(text, at));
            // Most starts can't be the best one: that is seen without looking far.
            if Some(bonus) <= row {
                continue;
            }
            let hoped = Some(bonus - self.first_gap(rest));
            if hoped <= row || begins(rest, &self.units) {
                continue;
            }
            if hoped.is_some_and(|hoped| self.run + hoped <= floor) {
                most = most.max(hoped);
                continue;
            }
            // What can't be spread from here on can't from further on either.
            let Some(start) = self.start(text, at) else { break };
            (least, most) = (least.max(start.least), most.max(Some(start.most)));
        }
        (least.map_or(0, |least| self.run + least), most.map_or(0, |most| self.run + most))
    }

    /// Where the first letter of the pattern stands.
    fn places<'a>(&self, text: &'a [u16]) -> impl Iterator<Item = usize> + 'a {
        let first = self.units.first().copied();
        text.iter().enumerate().filter(move |(_, unit)| first == Some(**unit)).map(|(at, _)| at)
    }

    /// What beginning there adds; none when the pattern isn't spread over the text from there on.
    fn start(&self, text: &[u16], at: usize) -> Option<Start> {
        let (bonus, rest) = (bonus_at(text, at), from(text, at));
        if begins(rest, &self.units) {
            return Some(Start { at, in_a_row: true, least: Some(bonus), most: bonus });
        }
        let spread = self.spread_from(rest)?;
        let taken = match self.lands_in(text) {
            Some(place) => self.first_gap(rest).max(GAP + 1 + IN_A_ROW - place.bonus()),
            None => GAP + spread.skipped + IN_A_ROW,
        };
        let least = (spread.gaps == 1).then_some(bonus - GAP - spread.skipped - spread.lost);
        Some(Start { at, in_a_row: false, least, most: bonus - taken })
    }

    /// The way that skips the fewest letters from the first on; none when the pattern isn't in the rest.
    fn spread_from(&self, rest: &[u16]) -> Option<Spread> {
        let mut spread = Spread::default();
        let mut wanted = self.units.iter();
        let mut next = wanted.next();
        let (mut before, mut last, mut gap) = (0, 0, 0);
        for unit in rest {
            let Some(letter) = next else { break };
            if letter == unit {
                if gap > 0 {
                    spread.gaps += 1;
                    spread.skipped += gap;
                    spread.lost += IN_A_ROW.max(bonus_after(last)) - bonus_after(before);
                }
                (gap, last, next) = (0, *unit, wanted.next());
            } else {
                gap += 1;
            }
            before = *unit;
        }
        next.is_none().then_some(spread)
    }

    /// The best place in which a letter of the pattern can stand behind a gap, if it gains by what is before it.
    fn lands_in(&self, text: &[u16]) -> Option<Place> {
        let mut best: Option<Place> = None;
        for (at, pair) in text.windows(2).enumerate() {
            let [before, unit] = *pair else { continue };
            let Some(place) = Place::after(before).filter(|_| self.rest & letter_bit(unit) != 0) else {
                continue;
            };
            // Whether it can stand there takes long to tell: asked only where that gains more.
            if best.is_none_or(|best| place.bonus() > best.bonus()) && self.lands_at(text, at + 1) {
                best = Some(place);
            }
        }
        best
    }

    /// Whether a letter of the pattern can stand there, behind a gap, with those before and after it in the text.
    fn lands_at(&self, text: &[u16], at: usize) -> bool {
        let Some((front, [unit, back @ ..])) = text.split_at_checked(at) else { return false };
        let (mut before, mut after) = (self.units.iter().peekable(), self.units.iter().rev().peekable());
        // The one that stands right before is in the gap.
        for unit in front.iter().take(at.saturating_sub(1)) {
            before.next_if_eq(&unit);
        }
        for unit in back.iter().rev() {
            after.next_if_eq(&unit);
        }
        let least = after.len().max(2) - 1;
        let most = self.units.len() - before.len();
        self.units.get(least..=most.min(self.units.len() - 1)).is_some_and(|here| here.contains(unit))
    }

    /// Where the pattern stands in a row, when no other way to spread it scores as much.
    fn only_row(&self, text: &[u16]) -> Option<usize> {
        if !self.plain {
            return None;
        }
        let starts = || self.places(text).filter_map(|at| self.start(text, at));
        let best = starts().max_by_key(|start| start.most).filter(|start| start.in_a_row)?;
        let mut others = starts().filter(|start| start.at != best.at);
        others.all(|start| start.most < best.most).then_some(best.at)
    }

    /// What a start at the beginning of `rest` loses at least when the second letter isn't next to it:
    /// the letters between cost more than landing after a blank gains.
    fn first_gap(&self, rest: &[u16]) -> i64 {
        let Some(second) = self.units.get(1) else { return 0 };
        let gap = rest.iter().skip(1).position(|unit| unit == second);
        gap.map_or(AT_START, |gap| i64::try_from(gap).map_or(AT_START, |gap| (gap - 1).clamp(0, AT_START)))
    }

    /// The score of the text, which is within these bounds.
    pub fn score(&self, text: &[u16], (least, most): (i64, i64)) -> i64 {
        if least == most { least } else { self.skim(text) }
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

fn from(text: &[u16], at: usize) -> &[u16] {
    text.get(at..).unwrap_or_default()
}

/// What a pattern gains by beginning there.
fn bonus_at(text: &[u16], at: usize) -> i64 {
    let before = at.checked_sub(1).and_then(|before| text.get(before));
    before.map_or(AT_START, |before| bonus_after(*before))
}

/// The score of all letters of a pattern in a row.
fn run(units: &[u16]) -> i64 {
    let before_next = units.iter().take(units.len().saturating_sub(1));
    FIRST + before_next.map(|before| NEXT + IN_A_ROW.max(bonus_after(*before))).sum::<i64>()
}

/// What a letter gains by standing after this one.
fn bonus_after(unit: u16) -> i64 {
    Place::after(unit).map_or(0, Place::bonus)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resident::tests::Chance;

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
            for text in texts(7) {
                check(&scorer, &text);
                if let Some(at) = scorer.only_row(&text) {
                    let row: Vec<usize> = (at..at + pattern.len()).collect();
                    assert_eq!(
                        scorer.spread(&text),
                        row,
                        "{:?}",
                        (&scorer.text, String::from_utf16_lossy(&text))
                    );
                }
            }
        }
    }

    fn check(scorer: &Scorer, text: &[u16]) {
        let (least, most) = scorer.bounds(text, i64::MIN);
        let score = scorer.skim(text).max(0);
        let shown = || (&scorer.text, String::from_utf16_lossy(text));
        let highest = scorer.ceiling(Some(Place::Start));
        assert!(least <= score && score <= most.min(highest), "{:?}: {least} {score} {most}", shown());
    }

    /// Longer ones with more letters, most of them with the pattern spread in them.
    #[test]
    fn skim_stays_within_the_bounds_of_longer_texts() {
        let mut chance = Chance(5);
        let letters: Vec<u16> = "abcdefgh@. -12".encode_utf16().collect();
        for _ in 0..3_000 {
            let pattern: Vec<u16> =
                (0..2 + chance.below(9)).map(|_| letters[chance.below(letters.len())]).collect();
            let scorer = Scorer::new(&pattern);
            for _ in 0..20 {
                let mut text = Vec::new();
                let gaps = 2 + chance.below(12);
                for unit in &pattern {
                    while chance.below(gaps) == 0 {
                        text.push(letters[chance.below(letters.len())]);
                    }
                    text.push(*unit);
                }
                (0..chance.below(6)).for_each(|_| text.push(letters[chance.below(letters.len())]));
                check(&scorer, &text);
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
