//! Who is found, and how near what was typed comes to them:
//!
//! - **R1** the query is near a key, both lower-cased;
//! - **R2** the same, both trimmed and without diacritics;
//! - **R3** every word of the query is near some key by R1 or R2;
//! - **R4** the query is near "given family", "family given" or "family, given" by R1 or R2.

use crate::fold::{self, Readings};
use crate::index::{Key, Person, View};
use crate::near::{Distance, NO_EDIT, Pattern};
use crate::order::in_order;
use crate::relevance::{Place, Scorer};
use crate::sieve::{Bits, Sieve, both, either, without};
use crate::signature::Signature;

/// A query is read up to this many UTF-16 units.
const LONGEST_QUERY: usize = 1_000;
/// A query of more different words is not matched word by word.
const MOST_WORDS: usize = 32;

/// Of so many words the people are put in groups by what they can score.
const FEW_WORDS: usize = 4;

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

    /// Whether one of the keys holds it as it is.
    #[inline]
    fn is_in<'a>(&self, keys: impl Iterator<Item = Key<'a>>) -> bool {
        keys.flat_map(|key| self.readings(key))
            .any(|(form, view)| form.pattern.is_in(view.units, view.signature))
    }

    #[inline]
    /// How near the nearest of the keys comes; none of them nearer than `least`.
    fn nearest<'a>(&self, keys: impl Iterator<Item = Key<'a>>, least: Distance) -> Option<Distance> {
        let mut best = None;
        for key in keys {
            for (form, view) in self.readings(key) {
                best = Distance::nearer(best, form.pattern.distance(view.units, view.signature));
                if best.is_some_and(|found| found.compare(least).is_le()) {
                    return best;
                }
            }
        }
        best
    }

    fn forms(&self) -> impl Iterator<Item = &Form> {
        std::iter::once(&self.lower).chain(&self.folded)
    }

    /// Who could match with so many edits; `joined` by their full name.
    fn could_match(&self, sieve: &Sieve, edits: u32, joined: bool) -> Bits {
        let mut any = sieve.nobody();
        self.forms().for_each(|form| either(&mut any, &form.pattern.could_be_in(sieve, edits, joined)));
        any
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
                let floor = floor.max(best);
                if !form.scorer.could_score(view.signature) {
                    continue;
                }
                let bounds = form.scorer.bounds(view.units, floor);
                if bounds.1 > floor && form.pattern.distance(view.units, view.signature).is_some() {
                    best = form.scorer.score(view.units, bounds).max(best);
                }
            }
        }
        best
    }

    /// The most it can score where it begins in that place at best.
    fn ceiling(&self, best: Option<Place>) -> i64 {
        self.forms().map(|form| form.scorer.ceiling(best)).max().unwrap_or(i64::MAX)
    }

    /// Who has it begin in that place.
    fn first_at(&self, sieve: &Sieve, place: Place) -> Bits {
        let mut any = sieve.nobody();
        let first = self.forms().filter_map(|form| form.scorer.first_at(place));
        first.for_each(|first| either(&mut any, sieve.row(first)));
        any
    }

    fn cut_for(&mut self, sieve: &Sieve) {
        self.lower.pattern.cut_for(sieve);
        if let Some(folded) = &mut self.folded {
            folded.pattern.cut_for(sieve);
        }
    }

    /// These people in groups by the most that it can score on them.
    fn tiers(&self, sieve: &Sieve, people: &Bits) -> [(i64, Bits); 4] {
        let mut left = people.clone();
        let mut take = |mut tier: Bits| {
            both(&mut tier, &left);
            without(&mut left, &tier);
            tier
        };
        let start = self.first_at(sieve, Place::Start);
        let mut starts_well = sieve.nobody();
        self.forms().for_each(|form| either(&mut starts_well, &form.scorer.starts_well(sieve)));
        both(&mut starts_well, &start);
        let mut after_blank = sieve.nobody();
        self.forms().for_each(|form| either(&mut after_blank, &form.scorer.starts_fairly(sieve)));
        both(&mut after_blank, &start);
        either(&mut after_blank, &self.first_at(sieve, Place::AfterBlank));
        let mut after_mark = self.first_at(sieve, Place::AfterMark);
        either(&mut after_mark, &start);
        [
            (self.ceiling(Some(Place::Start)), take(starts_well)),
            (self.ceiling(Some(Place::AfterBlank)), take(after_blank)),
            (self.ceiling(Some(Place::AfterMark)), take(after_mark)),
            (self.ceiling(None), take(people.clone())),
        ]
    }

    /// At least the best score over all keys, near or not: found without asking Skim. Below `floor` only an estimate.
    fn most<'a>(&self, keys: impl Iterator<Item = Key<'a>>, floor: i64) -> i64 {
        let mut most = 0;
        for key in keys {
            for (form, view) in self.readings(key) {
                if form.scorer.could_score(view.signature) {
                    most = form.scorer.bounds(view.units, floor).1.max(most);
                }
            }
        }
        most
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

/// The nearer of two, the first where they are equal.
fn nearer(
    first: Option<(Distance, Route)>,
    second: Option<Distance>,
    route: Route,
) -> Option<(Distance, Route)> {
    match (first, second) {
        (Some((nearest, _)), Some(found)) if found.compare(nearest).is_ge() => first,
        (_, Some(found)) => Some((found, route)),
        (_, None) => first,
    }
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
        words = in_order(words);
        words.dedup();
        let full_name = text.contains(|letter| fold::is_blank(letter) || letter == ',');
        let by_word = first != text && words.len() <= MOST_WORDS;
        let words = if by_word { words.into_iter().map(Needle::new).collect() } else { Vec::new() };
        Some(Self { whole: Needle::new(text), words, full_name })
    }

    /// Who could be found with so many edits in each of its words; never wrong about a "no".
    pub fn could_find(&self, sieve: &Sieve, edits: u32) -> Possible {
        let mut whole = self.whole.could_match(sieve, edits, false);
        let mut people = whole.clone();
        if let Some((first, others)) = self.words.split_first() {
            let mut by_word = first.could_match(sieve, edits, false);
            others.iter().for_each(|word| both(&mut by_word, &word.could_match(sieve, edits, false)));
            either(&mut people, &by_word);
        }
        if self.full_name {
            either(&mut whole, &self.whole.could_match(sieve, edits, true));
            either(&mut people, &whole);
        }
        Possible { people, whole }
    }

    /// How many edits it or one of its words allows.
    pub fn allowed(&self) -> u32 {
        self.needles().flat_map(Needle::forms).map(|form| form.pattern.allowed()).max().unwrap_or(0)
    }

    /// The least distance of those who aren't found with fewer edits.
    pub fn least(&self, edits: u32) -> Distance {
        let letters = |needle: &Needle| needle.forms().map(|form| form.pattern.letters()).max().unwrap_or(0);
        let by_word = self.words.iter().map(letters).fold(0, u32::saturating_add);
        Distance { edits, letters: by_word.max(letters(&self.whole)) }
    }

    fn needles(&self) -> impl Iterator<Item = &Needle> {
        self.words.iter().chain(std::iter::once(&self.whole))
    }

    /// The people in groups by the most that they can score, the best first.
    pub fn tiers(&self, sieve: &Sieve, possible: &Possible) -> Vec<(i64, Bits)> {
        let people = &possible.people;
        if self.words.len() > FEW_WORDS {
            return vec![(i64::MAX, people.clone())];
        }
        let alone = std::slice::from_ref(&self.whole);
        let mut tiers = vec![(0, people.clone())];
        for needle in if self.words.is_empty() { alone } else { &self.words } {
            let ways = needle.tiers(sieve, people);
            let mut longer = Vec::new();
            for (most, tier) in &tiers {
                for (more, way) in &ways {
                    let mut tier: Bits = tier.clone();
                    both(&mut tier, way);
                    add(&mut longer, i64::saturating_add(*most, *more), tier);
                }
            }
            tiers = longer;
        }
        if self.full_name {
            let most = self.whole.ceiling(Some(Place::Start));
            let mut raised = possible.whole.clone();
            both(&mut raised, people);
            for (less, tier) in &mut tiers {
                if *less < most {
                    without(tier, &raised);
                } else {
                    without(&mut raised, tier);
                }
            }
            add(&mut tiers, most, raised);
        }
        tiers
    }

    /// Gets ready for looking for who is near in this list.
    pub fn cut_for(&mut self, sieve: &Sieve) {
        for word in &mut self.words {
            word.cut_for(sieve);
        }
        self.whole.cut_for(sieve);
    }

    /// By which rule the person is found without an edit; `None` when that is by none.
    #[inline]
    pub fn exactly(&self, person: Person<'_>) -> Option<Route> {
        if self.whole.is_in(person.each_key()) {
            return Some(Route::Whole);
        }
        if !self.words.is_empty() && self.words.iter().all(|word| word.is_in(person.each_key())) {
            return Some(Route::Words);
        }
        if !self.full_name || !self.whole.may_be_joined_from(person.names_signature()) {
            return None;
        }
        let names = person.full_names();
        self.whole.is_in(names.iter().map(super::index::FullName::key)).then_some(Route::FullName)
    }

    /// How near the query comes to the person, which is no nearer than `least`, and by which rule; `None` when it
    /// isn't near.
    #[inline]
    pub fn distance(&self, person: Person<'_>, least: Distance) -> Option<(Distance, Route)> {
        let whole = self.whole.nearest(person.each_key(), least);
        if let Some(found) = whole.filter(|found| found.compare(least).is_le()) {
            return Some((found, Route::Whole));
        }
        let mut best = whole.map(|found| (found, Route::Whole));
        if !self.words.is_empty() {
            best = nearer(best, self.words_distance(person), Route::Words);
        }
        let nearest = best.is_some_and(|(found, _)| found.compare(least).is_le());
        if !nearest && self.full_name && self.whole.may_be_joined_from(person.names_signature()) {
            let names = person.full_names();
            let found = self.whole.nearest(names.iter().map(super::index::FullName::key), least);
            best = nearer(best, found, Route::FullName);
        }
        best
    }

    fn words_distance(&self, person: Person<'_>) -> Option<Distance> {
        self.words.iter().try_fold(Distance { edits: 0, letters: 0 }, |sum, word| {
            let found = word.nearest(person.each_key(), NO_EDIT)?;
            Some(Distance { edits: sum.edits + found.edits, letters: sum.letters + found.letters })
        })
    }

    /// Whether the person could score more than `floor`, as far as that is told sooner than how near they are.
    pub fn could_score(&self, person: Person<'_>, floor: i64) -> bool {
        floor < 0 || self.full_name || self.whole.most(person.each_key(), floor) > floor
    }

    /// How well the person fits; when that is not above `floor`, only an estimate not above it.
    pub fn score(&self, person: Person<'_>, route: Route, floor: i64) -> i64 {
        match route {
            Route::Whole => self.whole.score(person.each_key(), floor),
            Route::Words => {
                let most = self.words.iter().map(|word| word.most(person.each_key(), 0));
                let most = most.fold(0, i64::saturating_add);
                if most <= floor {
                    return most;
                }
                self.words.iter().map(|word| word.score(person.each_key(), i64::MIN)).sum()
            }
            Route::FullName => {
                let names = person.full_names();
                self.whole.score(names.iter().map(super::index::FullName::key), floor)
            }
        }
    }
}

/// Adds people to those who can score so much; those who can score more stand before them.
fn add(tiers: &mut Vec<(i64, Bits)>, most: i64, people: Bits) {
    let at = tiers.partition_point(|(more, _)| *more > most);
    match tiers.get_mut(at) {
        Some((same, tier)) if *same == most => either(tier, &people),
        _ if people.iter().any(|word| *word != 0) => tiers.insert(at, (most, people)),
        _ => {}
    }
}

/// Who could be found.
#[derive(Clone, Debug)]
pub(super) struct Possible {
    /// By any of the rules.
    pub people: Bits,
    /// By the whole query, in one of the keys or the full name.
    whole: Bits,
}

fn cut(text: &str) -> &str {
    let mut units = 0;
    let end = text.char_indices().find(|(_, letter)| {
        units += letter.len_utf16();
        units > LONGEST_QUERY
    });
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}
