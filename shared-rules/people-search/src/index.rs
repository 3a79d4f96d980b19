//! The list of people, kept ready for searching: one block of lower-cased text with a signature for every key,
//! and a sieve that tells whom a query can find at all.

use crate::patience;

use crate::SearchPerson;
use crate::fold::{self, Reading, Readings};
use crate::sieve::Sieve;
use crate::signature::Signature;

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
    pub(super) ids: Vec<String>,
    units: Vec<u16>,
    /// Three keys a person, in the order of [`crate::SearchKey::ALL`].
    lower: Vec<Text>,
    folded: Vec<Text>,
    pub(super) sieve: Sieve,
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
    pub(super) index: &'a PeopleIndex,
    pub(super) at: usize,
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
        let mut index = Self { sieve: Sieve::new(people.len()), ..Self::default() };
        for (at, person) in people.iter().enumerate() {
            patience::check();
            for key in person.keys() {
                index.add_key(at, key);
            }
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
    fn add_key(&mut self, at: usize, key: &str) {
        let blank = key.chars().all(|letter| fold::is_blank(letter) && letter != '\u{85}');
        let Readings { lower, folded } = if blank { Readings::default() } else { fold::read(key) };
        let mut text = self.add(at, &lower);
        if let Some(folded) = folded {
            text.folded = fold::count(self.folded.len());
            let folded = self.add(at, &folded);
            self.folded.push(folded);
        }
        self.lower.push(text);
    }

    fn add(&mut self, at: usize, reading: &Reading) -> Text {
        self.sieve.add(at, &reading.units);
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

    #[inline]
    fn folded_of(&self, text: &Text) -> Option<&Text> {
        if text.folded == NONE {
            return None;
        }
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
    pub fn each_key(self) -> impl Iterator<Item = Key<'a>> {
        let texts = self.index.lower.get(self.at * 3..self.at * 3 + 3).unwrap_or_default();
        texts.iter().map(move |text| Key {
            lower: self.index.view(text),
            folded: self.index.folded_of(text).map(|text| self.index.view(text)),
        })
    }

    /// The same at once.
    pub fn keys(self) -> [Key<'a>; 3] {
        let empty = View { units: &[], signature: Signature::default(), origins: None };
        let mut keys = [Key { lower: empty, folded: None }; 3];
        keys.iter_mut().zip(self.each_key()).for_each(|(place, key)| *place = key);
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
