//! The four rules by which a query finds a person:
//!
//! - **R1** the query approximately matches a key, both lower-cased;
//! - **R2** the same, both trimmed and without diacritics;
//! - **R3** every word of the query matches some key by R1 or R2;
//! - **R4** the query matches "given family", "family given" or "family, given" by R1 or R2.

use crate::approximate::{Distance, Pattern};
use crate::index::IndexedPerson;
use crate::relevance::{PlacedLetters, Score, Scorer};
use crate::text::{ALL_PAIRS, Readings, Text, is_blank, signature};

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

/// How a person matches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Match {
    pub distance: Distance,
    pub score: Score,
    pub rule: Rule,
}

/// A search text.
#[derive(Clone, Debug)]
pub(crate) struct Query {
    pub whole: SearchTerm,
    /// Empty if R3 cannot find more than R1 and R2.
    pub words: Vec<SearchTerm>,
    /// Whether R4 can find more than R3: without edits it needs a comma.
    needs_full_names: bool,
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
        let whole = SearchTerm::new(text);
        Some(Self {
            // A word of combining marks alone folds to nothing, so that a folded query may match without edits.
            needs_full_names: text.contains(',')
                || text.contains(is_blank) && (whole.allows_edits() || whole.folded.is_some()),
            words: words.into_iter().map(SearchTerm::new).collect(),
            whole,
        })
    }

    /// Returns `false` only if nobody whose keys have these signatures matches.
    #[inline]
    pub fn could_match(&self, keys: &[u128; 3]) -> bool {
        let any_key = |term: &SearchTerm| keys.iter().any(|key| term.could_match(*key));
        let [family, given, _] = keys;
        any_key(&self.whole)
            || !self.words.is_empty() && self.words.iter().all(any_key)
            || self.needs_full_names && self.whole.could_match(full_name_signature(*family, *given))
    }

    /// Returns the highest score that anybody with letters at these places can have.
    #[inline]
    pub fn bound_by_places(&self, places: &PlacedLetters) -> i64 {
        let words: i64 = self.words.iter().map(|word| word.bound_by_places(places)).sum();
        words.max(self.whole.bound_by_places(places))
    }

    /// Returns the match with the least distance by any rule; its score may be an upper bound.
    pub fn match_person(&self, person: &IndexedPerson) -> Option<Match> {
        let mut best = self.whole.find(&person.keys, Rule::Key);
        for rule in [Rule::Words, Rule::FullName] {
            if best.is_some_and(|found| found.distance.edits == 0) {
                break;
            }
            let found =
                if rule == Rule::Words { self.match_words(person) } else { self.match_full_name(person) };
            best = best.into_iter().chain(found).min_by_key(|found| found.distance);
        }
        best
    }

    fn match_words(&self, person: &IndexedPerson) -> Option<Match> {
        let mut found = self.words.iter().map(|word| word.find(&person.keys, Rule::Words));
        let first = found.next()??;
        found.try_fold(first, |sum, found| Some(sum.plus(found?)))
    }

    fn match_full_name(&self, person: &IndexedPerson) -> Option<Match> {
        let [family, given, _] = person.keys.each_ref().map(Readings::signature);
        if !self.needs_full_names || !self.whole.could_match(full_name_signature(family, given)) {
            return None;
        }
        self.whole.find(FullName::all(person).iter().map(|name| &name.text), Rule::FullName)
    }

    /// Returns the score by that rule.
    pub fn score(&self, person: &IndexedPerson, rule: Rule) -> i64 {
        match rule {
            Rule::Key => self.whole.score(&person.keys),
            Rule::Words => self.words.iter().map(|word| word.score(&person.keys)).sum(),
            Rule::FullName => self.whole.score(FullName::all(person).iter().map(|name| &name.text)),
        }
    }
}

impl Match {
    fn plus(self, other: Self) -> Self {
        Self {
            distance: self.distance.plus(other.distance),
            score: self.score.plus(other.score),
            rule: self.rule,
        }
    }
}

/// The query or one of its words, in both readings.
#[derive(Clone, Debug)]
pub(crate) struct SearchTerm {
    lower: Matcher,
    /// `None` when it equals `lower`.
    folded: Option<Matcher>,
    /// The bits that the signature of every matching text has.
    required: u128,
}

impl SearchTerm {
    fn new(text: &str) -> Self {
        let Readings { lower, folded } = Readings::new(text);
        let (lower, folded) = (Matcher::new(&lower), folded.map(|folded| Matcher::new(&folded)));
        let matchers = std::iter::once(&lower).chain(&folded);
        let required = matchers.fold(!0, |all, matcher| all & matcher.pattern.required_signature());
        Self { lower, folded, required }
    }

    /// Returns the pairs to compare: for R1, and for R2 where that differs.
    pub fn pairs<'a>(&'a self, key: &'a Readings) -> impl Iterator<Item = (&'a Matcher, &'a Text)> {
        let differs = self.folded.is_some() || key.folded.is_some();
        let folded = differs.then(|| (self.folded.as_ref().unwrap_or(&self.lower), key.folded_or_lower()));
        std::iter::once((&self.lower, &key.lower)).chain(folded)
    }

    fn allows_edits(&self) -> bool {
        self.matchers().any(|matcher| matcher.pattern.allows_edits())
    }

    #[inline]
    fn could_match(&self, text: u128) -> bool {
        self.required & !text == 0 && self.matchers().any(|matcher| matcher.pattern.could_match(text))
    }

    #[inline]
    fn bound_by_places(&self, places: &PlacedLetters) -> i64 {
        self.matchers().map(|matcher| matcher.scorer.bound_by_places(places)).max().unwrap_or(0)
    }

    fn matchers(&self) -> impl Iterator<Item = &Matcher> {
        std::iter::once(&self.lower).chain(&self.folded)
    }

    /// Returns the least distance and the highest score of the texts that match.
    fn find<'a>(&self, texts: impl IntoIterator<Item = &'a Readings>, rule: Rule) -> Option<Match> {
        let mut best: Option<Match> = None;
        for (matcher, text) in texts.into_iter().flat_map(|text| self.pairs(text)) {
            let Some(distance) = matcher.pattern.distance(text) else { continue };
            let score = matcher.scorer.bound(text);
            best = Some(match best {
                Some(best) => {
                    Match { distance: best.distance.min(distance), score: best.score.max(score), rule }
                }
                None => Match { distance, score, rule },
            });
        }
        best
    }

    /// Returns the highest score of the texts that match.
    fn score<'a>(&self, texts: impl IntoIterator<Item = &'a Readings>) -> i64 {
        let mut best = 0;
        for (matcher, text) in texts.into_iter().flat_map(|text| self.pairs(text)) {
            let Score { at_most, is_exact } = matcher.scorer.bound(text);
            if at_most > best && matcher.pattern.distance(text).is_some() {
                best = if is_exact { at_most } else { matcher.scorer.score(text).max(best) };
            }
        }
        best
    }
}

/// One reading of a text to search for.
#[derive(Clone, Debug)]
pub(crate) struct Matcher {
    pub pattern: Pattern,
    pub scorer: Scorer,
}

impl Matcher {
    fn new(text: &Text) -> Self {
        Self { pattern: Pattern::new(&text.units), scorer: Scorer::new(&text.units) }
    }
}

/// Given and family name as one text.
#[derive(Clone, Debug)]
pub(crate) struct FullName {
    pub text: Readings,
    pub family_first: bool,
    pub separator_length: usize,
}

impl FullName {
    /// Returns "given family", "family given" and "family, given"; none if a name is missing.
    pub fn all(person: &IndexedPerson) -> Vec<Self> {
        let [family, given, _] = &person.keys;
        if family.lower.units.is_empty() || given.lower.units.is_empty() {
            return Vec::new();
        }
        let differs = family.folded.is_some() || given.folded.is_some();
        let forms: [(bool, &[u16]); 3] = [(false, &[0x20]), (true, &[0x20]), (true, &[0x2c, 0x20])];
        let join = |(family_first, separator): (bool, &[u16])| {
            let (first, second) = if family_first { (family, given) } else { (given, family) };
            let lower = Text::joined(&first.lower, separator, &second.lower);
            let folded = || Text::joined(first.folded_or_lower(), separator, second.folded_or_lower());
            let text = Readings { lower, folded: differs.then(|| Box::new(folded())) };
            Self { text, family_first, separator_length: separator.len() }
        };
        forms.map(join).into()
    }
}

/// Returns a signature that holds that of each full name; joining makes new pairs.
fn full_name_signature(family: u128, given: u128) -> u128 {
    family | given | signature(&[0x20, 0x2c]) | ALL_PAIRS
}

fn cut(text: &str) -> &str {
    let mut units = 0;
    let end = text.char_indices().find(|(_, letter)| {
        units += letter.len_utf16();
        units > LONGEST_QUERY
    });
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}
