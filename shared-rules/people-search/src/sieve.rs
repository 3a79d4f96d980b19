//! Who could be found, told without reading anybody's texts: for each pair of letters, each letter and each
//! letter at the start of something a row of bits, one bit a person in list order.

use crate::relevance::Place;
use crate::signature::letter_place;

/// Pairs of letters share so many rows: enough that a pair seldom stands for another.
const PAIRS: usize = 512;
const LETTERS: usize = 64;
/// Pairs at the start of a text share these.
const STARTS: usize = 256;
/// And so many the first and the third letter of a text.
const SKIPS: usize = 128;
/// Pairs, letters, letters by the three places in which they score more, pairs at the start, and those that skip one.
const ROWS: usize = PAIRS + 4 * LETTERS + STARTS + SKIPS;

/// Words of people that tell of all of them how many have something: in many words the rare counts enough.
const MANY: usize = 16;

/// People as bits in list order, 64 a word.
pub(super) type Bits = Vec<u64>;

/// What a text has that others may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Trait(usize);

impl Trait {
    pub fn pair(a: u16, b: u16) -> Self {
        let mixed = (u32::from(a) << 16 | u32::from(b)).wrapping_mul(0x9e37_79b1);
        Self(usize::try_from(mixed >> 23).unwrap_or_default())
    }

    pub fn letter(unit: u16) -> Self {
        Self(PAIRS + letter_place(unit))
    }

    pub fn letter_at(place: Place, unit: u16) -> Self {
        let places = match place {
            Place::Start => 1,
            Place::AfterBlank => 2,
            Place::AfterMark => 3,
        };
        Self(PAIRS + places * LETTERS + letter_place(unit))
    }

    /// Two letters that a text starts with.
    pub fn pair_at_start(a: u16, b: u16) -> Self {
        Self(PAIRS + 4 * LETTERS + Self::pair(a, b).0 % STARTS)
    }

    /// The first and the third letter of a text.
    pub fn skip_at_start(a: u16, b: u16) -> Self {
        Self(PAIRS + 4 * LETTERS + STARTS + Self::pair(a, b).0 % SKIPS)
    }

    /// What a text has that holds these letters in a row: their pairs, or of a letter alone itself.
    pub fn of_part(units: &[u16]) -> Vec<Self> {
        match units {
            [alone] => vec![Self::letter(*alone)],
            _ => units.windows(2).filter_map(Self::of_window).collect(),
        }
    }

    fn of_window(window: &[u16]) -> Option<Self> {
        match *window {
            [a, b] => Some(Self::pair(a, b)),
            _ => None,
        }
    }
}

/// Who has which traits.
#[derive(Clone, Debug, Default)]
pub(super) struct Sieve {
    people: usize,
    bits: Bits,
}

impl Sieve {
    pub fn new(people: usize) -> Self {
        Self { people, bits: vec![0; ROWS * people.div_ceil(64)] }
    }

    /// Notes what the text of a person has.
    pub fn add(&mut self, at: usize, text: &[u16]) {
        let mut before = None;
        if let [first, second, ..] = text {
            self.note(at, Trait::pair_at_start(*first, *second));
            // What is one letter may be two units.
            for third in text.iter().skip(2).take(if (0xd800..0xdc00).contains(second) { 2 } else { 1 }) {
                self.note(at, Trait::skip_at_start(*first, *third));
            }
        }
        for unit in text {
            self.note(at, Trait::letter(*unit));
            let place = before.map_or(Some(Place::Start), Place::after);
            if let Some(before) = before {
                self.note(at, Trait::pair(before, *unit));
            }
            if let Some(place) = place {
                self.note(at, Trait::letter_at(place, *unit));
            }
            before = Some(*unit);
        }
    }

    fn note(&mut self, at: usize, has: Trait) {
        let words = self.words();
        if let Some(word) = self.bits.get_mut(has.0 * words + at / 64) {
            *word |= 1 << (at % 64);
        }
    }

    fn words(&self) -> usize {
        self.people.div_ceil(64)
    }

    pub fn row(&self, of: Trait) -> &[u64] {
        let words = self.words();
        self.bits.get(of.0 * words..(of.0 + 1) * words).unwrap_or_default()
    }

    /// As many people as tell how many have something.
    pub fn some(&self) -> Bits {
        vec![u64::MAX; self.words().min(MANY)]
    }

    /// Nobody.
    pub fn nobody(&self) -> Bits {
        vec![0; self.words()]
    }

    /// All of them.
    pub fn everybody(&self) -> Bits {
        let mut all = vec![u64::MAX; self.words()];
        if let Some(last) = all.last_mut().filter(|_| !self.people.is_multiple_of(64)) {
            *last = (1 << (self.people % 64)) - 1;
        }
        all
    }

    /// Who has all of these traits.
    pub fn with(&self, traits: &[Trait]) -> Bits {
        let mut left = self.everybody();
        traits.iter().for_each(|has| both(&mut left, self.row(*has)));
        left
    }

    /// Who has the pairs of letters within these words of a text, as far as so many edits leave them: three at most. An
    /// edit takes away a pair or two next to each other, so it makes up for what is lacking no further on. Pairs share
    /// rows: without both of its letters nobody has one.
    pub fn nearly<'a>(&self, words: impl Iterator<Item = &'a [u16]>, edits: u32) -> Bits {
        let pairs = words.flat_map(|word| word.windows(2)).filter_map(|pair| match *pair {
            [a, b] => Some([Trait::pair(a, b), Trait::letter(a), Trait::letter(b)].map(|has| self.row(has))),
            _ => None,
        });
        let pairs: Vec<_> = pairs.collect();
        let mut left = self.everybody();
        for (word, left) in left.iter_mut().enumerate() {
            let (mut needed, mut edited) = (Counters::default(), 0);
            for rows in &pairs {
                let has = rows.iter().filter_map(|row| row.get(word)).fold(u64::MAX, |all, row| all & row);
                edited = !has & !edited;
                needed.add(edited);
            }
            *left &= needed.at_most(edits);
        }
        left
    }
}

/// Leaves those who are in both.
pub(super) fn both(people: &mut [u64], others: &[u64]) {
    people.iter_mut().zip(others).for_each(|(word, other)| *word &= other);
}

/// Adds the others.
pub(super) fn either(people: &mut [u64], others: &[u64]) {
    people.iter_mut().zip(others).for_each(|(word, other)| *word |= other);
}

/// Takes the others out.
pub(super) fn without(people: &mut [u64], others: &[u64]) {
    people.iter_mut().zip(others).for_each(|(word, other)| *word &= !other);
}

/// Adds one.
pub(super) fn take_in(people: &mut [u64], at: usize) {
    if let Some(word) = people.get_mut(at / 64) {
        *word |= 1 << (at % 64);
    }
}

/// Counts up to three for each of 64 people at once.
#[derive(Default)]
struct Counters {
    ones: u64,
    twos: u64,
    more: u64,
}

impl Counters {
    fn add(&mut self, one: u64) {
        let two = self.ones & one;
        self.ones ^= one;
        self.more |= self.twos & two;
        self.twos ^= two;
    }

    fn at_most(&self, count: u32) -> u64 {
        let above = match count {
            0 => self.twos | self.ones,
            1 => self.twos,
            2 => self.twos & self.ones,
            _ => 0,
        };
        !(above | self.more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_count_each_person_on_their_own() {
        for most in 0..=3 {
            let mut counters = Counters::default();
            for nth in 0..20_u32 {
                // The person of bit n lacks n traits.
                counters.add(u64::MAX.checked_shl(nth + 1).unwrap_or_default());
            }
            assert_eq!(counters.at_most(most), (1 << (most + 1)) - 1, "{most}");
        }
    }

    #[test]
    fn nobody_stands_behind_the_last_person() {
        for people in [0, 1, 63, 64, 65] {
            let bits = Sieve::new(people).with(&[]);
            let count: u32 = bits.iter().map(|word| word.count_ones()).sum();
            assert_eq!(usize::try_from(count).unwrap(), people);
        }
    }
}
