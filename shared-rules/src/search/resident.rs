//! The list of people, kept ready for searching: one block of lower-cased text and a signature for
//! every key, so that most people are passed over without reading their names.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::value::patience;

use super::fold::{self, Reading, Readings};
use super::near::{Distance, Signature};
use super::query::{Query, Route};
use super::relevance::Starts;
use super::underline;
use super::{PersonHit, SearchPerson};

const NONE: u32 = u32::MAX;

/// A reading of a key within the block of text.
#[derive(Clone, Copy, Debug)]
struct Text {
    start: usize,
    end: usize,
    signature: Signature,
    /// Where its folded reading is kept, or [`NONE`] when that is the same.
    folded: u32,
    /// Where the origins of its units are kept, or [`NONE`] when none moved.
    origins: u32,
}

/// People, loaded once and searched often.
#[derive(Clone, Debug, Default)]
pub struct PeopleIndex {
    ids: Vec<String>,
    units: Vec<u16>,
    /// Three keys a person, in the order of [`super::SearchKey::ALL`].
    lower: Vec<Text>,
    folded: Vec<Text>,
    signatures: Vec<Signature>,
    starts: Vec<Starts>,
    /// Origins of the texts whose units moved.
    origins: Vec<Vec<u32>>,
}

/// One reading of a key.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    pub units: &'a [u16],
    pub signature: Signature,
    pub origins: Option<&'a [u32]>,
}

/// A key in both readings; `folded` is `None` when it is the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key<'a> {
    pub lower: View<'a>,
    pub folded: Option<View<'a>>,
}

/// A place in the index.
#[derive(Clone, Copy, Debug)]
pub(super) struct Person<'a> {
    index: &'a PeopleIndex,
    at: usize,
}

/// Given and family name written as one text, in both readings.
#[derive(Clone, Debug)]
pub(super) struct FullName {
    pub family_first: bool,
    pub separator: usize,
    lower: (Vec<u16>, Signature),
    folded: Option<(Vec<u16>, Signature)>,
}

impl FullName {
    pub fn key(&self) -> Key<'_> {
        Key {
            lower: View { units: &self.lower.0, signature: self.lower.1, origins: None },
            folded: self.folded.as_ref().map(|(units, signature)| View {
                units,
                signature: *signature,
                origins: None,
            }),
        }
    }
}

impl PeopleIndex {
    /// Reads the names and addresses of the list.
    #[must_use]
    pub fn new(people: &[SearchPerson]) -> Self {
        let mut index = Self::default();
        for person in people {
            patience::check();
            let first = index.lower.len();
            for key in person.keys() {
                index.add_key(key);
            }
            let texts = index.lower.get(first..).unwrap_or_default();
            let folded = texts.iter().filter_map(|text| index.folded_of(text));
            let signature =
                texts.iter().chain(folded).fold(Signature::default(), |all, t| all.with(t.signature));
            index.signatures.push(signature);
            let texts = index.lower.get(first..).unwrap_or_default();
            let folded = texts.iter().filter_map(|text| index.folded_of(text));
            let starts = texts.iter().chain(folded).map(|text| Starts::of(index.units_of(text)));
            let starts = starts.fold(Starts::default(), Starts::with);
            index.starts.push(starts);
            index.ids.push(person.id.clone());
        }
        index
    }

    /// How many people it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether it holds nobody.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// A key of nothing but blanks is no key.
    fn add_key(&mut self, key: &str) {
        let blank = key.chars().all(|letter| fold::is_blank(letter) && letter != '\u{85}');
        let Readings { lower, folded } = if blank { Readings::default() } else { fold::read(key) };
        let mut text = self.add(&lower);
        if let Some(folded) = folded {
            text.folded = fold::count(self.folded.len());
            let folded = self.add(&folded);
            self.folded.push(folded);
        }
        self.lower.push(text);
    }

    fn add(&mut self, reading: &Reading) -> Text {
        let start = self.units.len();
        self.units.extend_from_slice(&reading.units);
        let origins = match reading.origins.as_ref().filter(|_| !reading.units.is_empty()) {
            Some(origins) => {
                self.origins.push(origins.clone());
                fold::count(self.origins.len() - 1)
            }
            None => NONE,
        };
        let end = self.units.len();
        Text { start, end, signature: Signature::of(&reading.units), folded: NONE, origins }
    }

    fn folded_of(&self, text: &Text) -> Option<&Text> {
        self.folded.get(usize::try_from(text.folded).ok()?)
    }

    #[inline]
    fn units_of(&self, text: &Text) -> &[u16] {
        self.units.get(text.start..text.end).unwrap_or_default()
    }

    #[inline]
    fn view(&self, text: &Text) -> View<'_> {
        View { units: self.units_of(text), signature: text.signature, origins: self.origins_of(text) }
    }

    #[inline]
    fn origins_of(&self, text: &Text) -> Option<&[u32]> {
        if text.origins == NONE {
            return None;
        }
        self.origins.get(usize::try_from(text.origins).ok()?).map(Vec::as_slice)
    }

    /// The people who come near the text, the nearest first and at most `limit`; everyone in list
    /// order when it is blank.
    #[must_use]
    pub fn query(&self, text: &str, limit: u32) -> Vec<PersonHit> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let Some(query) = Query::new(text) else {
            return self
                .ids
                .iter()
                .take(limit)
                .map(|id| PersonHit { id: id.clone(), matches: Vec::new() })
                .collect();
        };
        let found = self.nearest(&query, limit);
        found.into_iter().filter_map(|found| self.hit(&query, &found)).collect()
    }

    fn hit(&self, query: &Query, found: &Candidate) -> Option<PersonHit> {
        let id = self.ids.get(found.at)?.clone();
        let person = Person { index: self, at: found.at };
        Some(PersonHit { id, matches: underline::matches(query, person, found.route) })
    }

    /// The best `limit` people in order.
    fn nearest(&self, query: &Query, limit: usize) -> Vec<Candidate> {
        let mut best: BinaryHeap<Candidate> = BinaryHeap::new();
        for (at, (signature, starts)) in self.signatures.iter().zip(&self.starts).enumerate() {
            patience::check();
            if !query.may_find(*signature) {
                continue;
            }
            let worst = best.peek().filter(|_| best.len() >= limit).copied();
            // Among the nearest there can be, only a better score counts, and few start well enough.
            if worst.is_some_and(|worst| {
                worst.distance.edits == 0 && query.ceiling(*signature, *starts) <= worst.score
            }) {
                continue;
            }
            let person = Person { index: self, at };
            let Some((distance, route)) = query.distance(person) else { continue };
            let floor = worst.map_or(Some(i64::MIN), |worst| worst.floor(distance));
            let Some(floor) = floor else { continue };
            let score = query.score(person, route, floor);
            if best.len() < limit || score > floor {
                best.push(Candidate { distance, score, at, route });
            }
            if best.len() > limit {
                best.pop();
            }
            // Nobody further down the list can push out a full set of the best there can be.
            if best.len() >= limit && best.peek().is_none_or(|worst| worst.is_best(query)) {
                break;
            }
        }
        best.into_sorted_vec()
    }
}

impl<'a> Person<'a> {
    /// What the family and the given name hold, in both readings.
    pub fn names_signature(self) -> Signature {
        let [family, given, _] = self.keys();
        [family, given].into_iter().fold(Signature::default(), |all, key| {
            let lower = all.with(key.lower.signature);
            key.folded.map_or(lower, |folded| lower.with(folded.signature))
        })
    }

    /// Family name, given name, e-mail address.
    #[inline]
    pub fn keys(self) -> [Key<'a>; 3] {
        let empty = View { units: &[], signature: Signature::default(), origins: None };
        let mut keys = [Key { lower: empty, folded: None }; 3];
        let texts = self.index.lower.get(self.at * 3..).unwrap_or_default();
        for (key, text) in keys.iter_mut().zip(texts) {
            key.lower = self.index.view(text);
            key.folded = if text.folded == NONE {
                None
            } else {
                self.index.folded_of(text).map(|t| self.index.view(t))
            };
        }
        keys
    }

    /// "given family", "family given" and "family, given", when there are both names.
    pub fn full_names(self) -> Vec<FullName> {
        let [family, given, _] = self.keys();
        if family.lower.units.is_empty() || given.lower.units.is_empty() {
            return Vec::new();
        }
        let join = |first: View<'_>, separator: &[u16], second: View<'_>| {
            let units = [first.units, separator, second.units].concat();
            let signature = Signature::of(&units);
            (units, signature)
        };
        let differs = family.folded.is_some() || given.folded.is_some();
        let plain = |key: Key<'a>| key.folded.unwrap_or(key.lower);
        let ways: [(bool, &[u16]); 3] = [(false, &[0x20]), (true, &[0x20]), (true, &[0x2c, 0x20])];
        let name = |(family_first, separator): (bool, &[u16])| {
            let (first, second) = if family_first { (family, given) } else { (given, family) };
            let lower = join(first.lower, separator, second.lower);
            let folded = differs.then(|| join(plain(first), separator, plain(second)));
            FullName { family_first, separator: separator.len(), lower, folded }
        };
        ways.map(name).into()
    }
}

/// Someone found; the greatest is the one to drop first.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    distance: Distance,
    score: i64,
    at: usize,
    route: Route,
}

impl Candidate {
    /// What someone at that distance, further down the list, must score more than to be better;
    /// `None` when no score is enough.
    fn floor(&self, distance: Distance) -> Option<i64> {
        match distance.compare(self.distance) {
            Ordering::Less => Some(i64::MIN),
            Ordering::Equal => Some(self.score),
            Ordering::Greater => None,
        }
    }

    fn is_best(&self, query: &Query) -> bool {
        self.distance.edits == 0 && self.score >= query.highest()
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        let nearer = self.distance.compare(other.distance);
        nearer.then(other.score.cmp(&self.score)).then(self.at.cmp(&other.at))
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Candidate {}
