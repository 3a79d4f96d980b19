//! Who is found, and how near what was typed comes to them:
//!
//! - **R1** the query is near a key, both lower-cased;
//! - **R2** the same, both trimmed and without diacritics;
//! - **R3** every word of the query is near some key by R1 or R2;
//! - **R4** the query is near "given family", "family given" or "family, given" by R1 or R2.

use super::fold::{self, Readings};
use super::index::{Key, Person, View};
use super::near::{Distance, Pattern, Signature};
use super::relevance::{Scorer, Starts};

/// A query is read up to this many UTF-16 units.
const LONGEST_QUERY: usize = 1_000;
/// A query of more different words is not matched word by word.
const MOST_WORDS: usize = 32;

/// One reading of a text to look for.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub pattern: Pattern,
    pub scorer: Scorer,
}

impl Form {
    fn new(units: &[u16]) -> Self {
        Self { pattern: Pattern::new(units), scorer: Scorer::new(units) }
    }
}

/// A text to look for by R1 or R2.
#[derive(Clone, Debug)]
pub(super) struct Needle {
    lower: Form,
    /// `None` when it is the same as `lower`.
    folded: Option<Form>,
}

impl Needle {
    fn new(text: &str) -> Self {
        let Readings { lower, folded } = fold::read(text);
        Self { lower: Form::new(&lower.units), folded: folded.map(|reading| Form::new(&reading.units)) }
    }

    /// What is compared with what for R1, and for R2 where that differs.
    pub fn readings<'n, 'k>(&'n self, key: Key<'k>) -> impl Iterator<Item = (&'n Form, View<'k>)> {
        let differs = self.folded.is_some() || key.folded.is_some();
        let folded =
            differs.then(|| (self.folded.as_ref().unwrap_or(&self.lower), key.folded.unwrap_or(key.lower)));
        std::iter::once((&self.lower, key.lower)).chain(folded)
    }

    #[inline]
    fn distance(&self, key: Key<'_>) -> Option<Distance> {
        let mut best = None;
        for (form, view) in self.readings(key) {
            best = Distance::nearer(best, form.pattern.distance(view.units, view.signature));
            if best.is_some_and(|found| found.edits == 0) {
                break;
            }
        }
        best
    }

    fn nearest<'a>(&self, keys: impl Iterator<Item = Key<'a>>) -> Option<Distance> {
        let mut best = None;
        for key in keys {
            best = Distance::nearer(best, self.distance(key));
            if best.is_some_and(|found| found.edits == 0) {
                break;
            }
        }
        best
    }

    #[inline]
    fn may_match(&self, person: Signature) -> bool {
        self.lower.pattern.may_be_in(person)
            || self.folded.as_ref().is_some_and(|form| form.pattern.may_be_in(person))
    }

    fn may_be_joined_from(&self, parts: Signature) -> bool {
        self.lower.pattern.may_be_joined_from(parts)
            || self.folded.as_ref().is_some_and(|form| form.pattern.may_be_joined_from(parts))
    }

    /// The best score over the keys that come near; below `floor` only an estimate.
    fn score<'a>(&self, keys: impl Iterator<Item = Key<'a>>, floor: i64) -> i64 {
        let mut best = 0;
        for key in keys {
            for (form, view) in self.readings(key) {
                if form.pattern.distance(view.units, view.signature).is_some() {
                    best = form.scorer.score(view.units, floor.max(best)).max(best);
                }
            }
        }
        best
    }

    fn highest(&self) -> i64 {
        self.folded.as_ref().map_or(0, |form| form.scorer.highest()).max(self.lower.scorer.highest())
    }

    /// The most it can score on a person whose keys start so.
    fn ceiling(&self, starts: Starts) -> i64 {
        let folded = self.folded.as_ref().map_or(0, |form| form.scorer.ceiling(starts));
        folded.max(self.lower.scorer.ceiling(starts))
    }

    /// At least the best score over all keys, near or not: found without asking Skim.
    fn most<'a>(&self, keys: impl Iterator<Item = Key<'a>>) -> i64 {
        let readings = keys.flat_map(|key| self.readings(key));
        readings.map(|(form, view)| form.scorer.most(view.units)).max().unwrap_or(0)
    }
}

/// By which of the rules someone comes nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// R1 or R2.
    Whole,
    /// R3.
    Words,
    /// R4.
    FullName,
}

/// What was typed, ready to be looked for.
#[derive(Clone, Debug)]
pub(super) struct Query {
    pub whole: Needle,
    /// The words, when looking for them one by one can find more.
    pub words: Vec<Needle>,
    /// Whether it has parts that can be parts of a full name.
    full_name: bool,
}

impl Query {
    /// `None` for a blank text: it looks for nothing.
    pub fn new(text: &str) -> Option<Self> {
        let text = cut(text);
        let mut words: Vec<&str> = fold::words(text).collect();
        let first = *words.first()?;
        words.sort_unstable();
        words.dedup();
        let full_name = text.contains(|letter| fold::is_blank(letter) || letter == ',');
        let by_word = first != text && words.len() <= MOST_WORDS;
        let words = if by_word { words.into_iter().map(Needle::new).collect() } else { Vec::new() };
        Some(Self { whole: Needle::new(text), words, full_name })
    }

    /// Whether a person of this signature could be found: cheap, and never wrong about a "no".
    #[inline]
    pub fn may_find(&self, person: Signature) -> bool {
        self.whole.may_match(person)
            || !self.words.is_empty() && self.words.iter().all(|word| word.may_match(person))
            || self.full_name && self.whole.may_be_joined_from(person)
    }

    /// How near the query comes to the person, and by which rule; `None` when it isn't near.
    #[inline]
    pub fn distance(&self, person: Person<'_>) -> Option<(Distance, Route)> {
        let whole = self.whole.nearest(person.keys().into_iter());
        if let Some(found) = whole.filter(|found| found.edits == 0) {
            return Some((found, Route::Whole));
        }
        let mut best = whole.map(|found| (found, Route::Whole));
        let mut consider = |found: Option<Distance>, route| {
            if let Some(found) = found
                && best.is_none_or(|(nearest, _)| found.compare(nearest).is_lt())
            {
                best = Some((found, route));
            }
        };
        if !self.words.is_empty() {
            consider(self.words_distance(person), Route::Words);
        }
        if self.full_name && self.whole.may_be_joined_from(person.names_signature()) {
            let names = person.full_names();
            consider(self.whole.nearest(names.iter().map(super::index::FullName::key)), Route::FullName);
        }
        best
    }

    fn words_distance(&self, person: Person<'_>) -> Option<Distance> {
        self.words.iter().try_fold(Distance { edits: 0, letters: 0 }, |sum, word| {
            let found = word.nearest(person.keys().into_iter())?;
            Some(Distance { edits: sum.edits + found.edits, letters: sum.letters + found.letters })
        })
    }

    /// How well the person fits; when that is not above `floor`, only an estimate not above it.
    pub fn score(&self, person: Person<'_>, route: Route, floor: i64) -> i64 {
        match route {
            Route::Whole => self.whole.score(person.keys().into_iter(), floor),
            Route::Words => {
                let most = self.words.iter().map(|word| word.most(person.keys().into_iter()));
                let most = most.fold(0, i64::saturating_add);
                if most <= floor {
                    return most;
                }
                self.words.iter().map(|word| word.score(person.keys().into_iter(), i64::MIN)).sum()
            }
            Route::FullName => {
                let names = person.full_names();
                self.whole.score(names.iter().map(super::index::FullName::key), floor)
            }
        }
    }

    /// The most a person can score of this signature, whose keys start so.
    #[inline]
    pub fn ceiling(&self, person: Signature, starts: Starts) -> i64 {
        let joined = self.full_name && self.whole.may_be_joined_from(person);
        let whole = if joined { self.whole.highest() } else { self.whole.ceiling(starts) };
        self.words.iter().map(|word| word.ceiling(starts)).fold(0, i64::saturating_add).max(whole)
    }

    /// The most anyone can score who comes nearest by R1 or R2.
    pub fn highest(&self) -> i64 {
        if self.words.is_empty() && !self.full_name { self.whole.highest() } else { i64::MAX }
    }
}

fn cut(text: &str) -> &str {
    let mut units = 0;
    let end = text.char_indices().find(|(_, letter)| {
        units += letter.len_utf16();
        units > LONGEST_QUERY
    });
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}
