//! The four rules by which a query finds a person:
//!
//! - **R1** the query approximately matches a key, both lower-cased;
//! - **R2** the same, both trimmed and without diacritics;
//! - **R3** every word of the query matches some key by R1 or R2;
//! - **R4** the query matches "given family", "family given" or "family, given" by R1 or R2.

use crate::approximate::{Distance, SearchPattern};
use crate::full_name::FullName;
use crate::index::IndexedPerson;
use crate::skim::{PlacedLetters, SkimPattern};
use crate::text::{Text, TextReadings, is_blank};

/// A query is cut to this many UTF-16 units.
const LONGEST_QUERY: usize = 1_000;
/// A query of more distinct words is not matched word by word.
const MOST_WORDS: usize = 32;

/// The rule by which a person matches best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rule {
    /// R1 or R2.
    Key,
    /// R3.
    Words,
    /// R4.
    FullName,
}

/// A search text.
#[derive(Clone, Debug)]
pub(crate) struct Query {
    pub whole: SearchTerm,
    /// Empty if R3 cannot find more than R1 and R2.
    pub words: Vec<SearchTerm>,
    /// R4 applies only to a query with a blank or comma.
    could_be_full_name: bool,
}

impl Query {
    /// Returns `None` for a blank text.
    pub fn new(text: &str) -> Option<Self> {
        let text = cut(text);
        let mut words: Vec<&str> = text.split(is_blank).filter(|word| !word.is_empty()).collect();
        let is_single_word = *words.first()? == text;
        words.sort_unstable();
        words.dedup();
        if is_single_word || words.len() > MOST_WORDS {
            words.clear();
        }
        Some(Self {
            could_be_full_name: text.contains(|letter| is_blank(letter) || letter == ','),
            words: words.into_iter().map(SearchTerm::new).collect(),
            whole: SearchTerm::new(text),
        })
    }

    /// Returns `false` only if no person whose names and address together have that signature matches.
    #[inline]
    pub fn could_match(&self, signature: u128) -> bool {
        self.whole.could_match(signature)
            || !self.words.is_empty() && self.words.iter().all(|word| word.could_match(signature))
    }

    /// Returns a bound of the scores of people with letters at these places.
    #[inline]
    pub fn highest_score(&self, places: &PlacedLetters) -> i64 {
        let words = self.words.iter().map(|word| word.highest_score(places)).sum();
        self.whole.highest_score(places).max(words)
    }

    /// Returns the least distance by any rule.
    pub fn match_person(&self, person: &IndexedPerson) -> Option<(Distance, Rule)> {
        let mut best: Option<(Distance, Rule)> = None;
        for rule in [Rule::Key, Rule::Words, Rule::FullName] {
            let distance = match rule {
                _ if best.is_some_and(|(distance, _)| distance.edits == 0) => None,
                Rule::Key => self.whole.distance(&*person.keys),
                Rule::Words => self.words_distance(person),
                Rule::FullName => self.full_name_distance(person),
            };
            let found = distance.map(|distance| (distance, rule));
            best = best.into_iter().chain(found).min_by_key(|(distance, _)| distance.per_letter());
        }
        best
    }

    fn words_distance(&self, person: &IndexedPerson) -> Option<Distance> {
        let mut words = self.words.iter().map(|word| word.distance(&*person.keys));
        let first = words.next()??;
        words.try_fold(first, |sum, distance| Some(sum.plus(distance?)))
    }

    fn full_name_distance(&self, person: &IndexedPerson) -> Option<Distance> {
        let [family, given, _] = &*person.keys;
        if !self.could_be_full_name || !self.whole.could_match(FullName::signature(family, given)) {
            return None;
        }
        self.whole.distance(FullName::all(person).iter().map(|name| &name.text))
    }

    /// Returns the score by that rule.
    pub fn score(&self, person: &IndexedPerson, rule: Rule) -> i64 {
        match rule {
            Rule::Key => self.whole.score(&*person.keys),
            Rule::Words => self.words.iter().map(|word| word.score(&*person.keys)).sum(),
            Rule::FullName => self.whole.score(FullName::all(person).iter().map(|name| &name.text)),
        }
    }
}

/// The query or one of its words, in both readings.
#[derive(Clone, Debug)]
pub(crate) struct SearchTerm {
    lower: ReadingMatcher,
    /// `None` when it equals `lower`.
    folded: Option<ReadingMatcher>,
    /// The bits that the signature of every matching text has.
    required: u128,
}

impl SearchTerm {
    fn new(text: &str) -> Self {
        let TextReadings { lower, folded } = TextReadings::new(text);
        let (lower, folded) =
            (ReadingMatcher::new(&lower), folded.map(|folded| ReadingMatcher::new(&folded)));
        let required =
            lower.pattern.required() & folded.as_ref().map_or(!0, |folded| folded.pattern.required());
        Self { lower, folded, required }
    }

    fn matchers(&self) -> impl Iterator<Item = &ReadingMatcher> {
        std::iter::once(&self.lower).chain(&self.folded)
    }

    #[inline]
    fn could_match(&self, signature: u128) -> bool {
        self.required & !signature == 0
            && self.matchers().any(|matcher| matcher.pattern.could_match(signature))
    }

    #[inline]
    fn highest_score(&self, places: &PlacedLetters) -> i64 {
        self.matchers().map(|matcher| matcher.skim.highest_score(places)).max().unwrap_or(0)
    }

    /// Returns the pairs to compare: for R1, and for R2 where that differs.
    fn pairs<'a>(&'a self, key: &'a TextReadings) -> impl Iterator<Item = (&'a ReadingMatcher, &'a Text)> {
        let differs = self.folded.is_some() || key.folded.is_some();
        let folded = differs.then(|| (self.folded.as_ref().unwrap_or(&self.lower), key.folded_or_lower()));
        std::iter::once((&self.lower, &key.lower)).chain(folded)
    }

    /// Returns the least distance of the texts that match.
    fn distance<'a>(&self, texts: impl IntoIterator<Item = &'a TextReadings>) -> Option<Distance> {
        let possible = texts.into_iter().filter(|text| self.could_match(text.signature()));
        let pairs = possible.flat_map(|text| self.pairs(text));
        let distances = pairs.filter_map(|(matcher, text)| matcher.pattern.distance(text));
        distances.min_by_key(|distance| distance.per_letter())
    }

    /// Returns the highest score of the texts that match.
    fn score<'a>(&self, texts: impl IntoIterator<Item = &'a TextReadings>) -> i64 {
        let pairs = texts.into_iter().flat_map(|text| self.pairs(text));
        let found = pairs.filter(|(matcher, text)| matcher.pattern.distance(text).is_some());
        found.map(|(matcher, text)| matcher.skim.score(&text.units)).max().unwrap_or(0)
    }

    /// Returns the units of the first reading that matches: Skim's, or if that lacks some of the letters those of the
    /// best matching substring.
    pub fn matched_units<'a>(&'a self, key: &'a TextReadings) -> Option<(Vec<usize>, &'a Text)> {
        let (matcher, text) =
            self.pairs(key).find(|(matcher, text)| matcher.pattern.distance(text).is_some())?;
        let mut units = matcher.skim.positions(&text.units);
        if units.is_empty() {
            units = matcher.pattern.positions(text);
        }
        Some((units, text))
    }
}

/// One reading of a text to search for.
#[derive(Clone, Debug)]
struct ReadingMatcher {
    pattern: SearchPattern,
    skim: SkimPattern,
}

impl ReadingMatcher {
    fn new(text: &Text) -> Self {
        Self { pattern: SearchPattern::new(&text.units), skim: SkimPattern::new(&text.units) }
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
