//! The list of people, prepared for searching.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::full_name::FullName;
use crate::highlight::highlight;
use crate::query::{Query, Rule};
use crate::skim::PlacedLetters;
use crate::text::{TextReadings, is_blank, to_u32};
use crate::{PersonHit, SearchPerson};

/// People, loaded once and searched often.
#[derive(Clone, Debug, Default)]
pub struct PeopleIndex {
    people: Vec<IndexedPerson>,
}

/// A person's id and searchable texts.
#[derive(Clone, Debug)]
pub(crate) struct IndexedPerson {
    id: String,
    /// The signatures of the keys and full names together.
    signature: u128,
    placed: PlacedLetters,
    /// In the order of [`crate::SearchKey::ALL`]. Boxed because most people are ruled out without them.
    pub keys: Box<[TextReadings; 3]>,
}

/// A person who matches. The best comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RankedPerson {
    edits_per_letter: u64,
    score: Reverse<i64>,
    position: usize,
    rule: Rule,
}

impl PeopleIndex {
    /// Prepares the names and addresses of a list.
    #[must_use]
    pub fn new(people: &[SearchPerson]) -> Self {
        Self { people: people.iter().map(IndexedPerson::new).collect() }
    }

    /// Returns the number of people.
    #[must_use]
    pub fn len(&self) -> usize {
        self.people.len()
    }

    /// Returns whether the list is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// Returns the people who match the text, the best first and at most `limit`; all people in list order when the
    /// text is blank.
    #[must_use]
    pub fn query(&self, text: &str, limit: u32) -> Vec<PersonHit> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let Some(query) = Query::new(text) else {
            let all = self.people.iter().take(limit);
            return all.map(|person| PersonHit { id: person.id.clone(), matches: Vec::new() }).collect();
        };
        let hit = |found: RankedPerson| {
            let person = self.people.get(found.position)?;
            Some(PersonHit { id: person.id.clone(), matches: highlight(&query, person, found.rule) })
        };
        self.best(&query, limit).into_iter().filter_map(hit).collect()
    }

    /// Returns the list positions of the same people in the same order.
    #[must_use]
    pub fn find(&self, text: &str, limit: u32) -> Vec<u32> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        match Query::new(text) {
            Some(query) => self.best(&query, limit).iter().map(|found| to_u32(found.position)).collect(),
            None => (0..to_u32(self.len().min(limit))).collect(),
        }
    }

    /// Returns the best matches in order.
    fn best(&self, query: &Query, limit: usize) -> Vec<RankedPerson> {
        let mut best: BinaryHeap<RankedPerson> = BinaryHeap::new();
        for position in (0..self.people.len()).take_while(|_| limit > 0) {
            let worst = best.peek().filter(|_| best.len() == limit);
            let Some(ranked) = self.rank(query, position, worst) else { continue };
            best.push(ranked);
            if best.len() > limit {
                best.pop();
            }
        }
        best.into_sorted_vec()
    }

    /// Returns `None` if the person does not match or comes behind `worst`.
    #[inline]
    fn rank(&self, query: &Query, position: usize, worst: Option<&RankedPerson>) -> Option<RankedPerson> {
        let is_behind = |ranked: &RankedPerson| worst.is_some_and(|worst| worst < ranked);
        let person = self.people.get(position)?;
        if !query.could_match(person.signature) {
            return None;
        }
        let score = Reverse(query.highest_score(&person.placed));
        let best_possible = RankedPerson { edits_per_letter: 0, score, position, rule: Rule::Key };
        if is_behind(&best_possible) {
            return None;
        }
        let (distance, rule) = query.match_person(person)?;
        let best_possible = RankedPerson { edits_per_letter: distance.per_letter(), rule, ..best_possible };
        if is_behind(&best_possible) {
            return None;
        }
        Some(RankedPerson { score: Reverse(query.score(person, rule)), ..best_possible })
    }
}

impl IndexedPerson {
    fn new(person: &SearchPerson) -> Self {
        // A key of nothing but blanks counts as empty.
        let is_empty = |key: &str| key.chars().all(|letter| is_blank(letter) && letter != '\u{85}');
        let read = |key: &str| if is_empty(key) { TextReadings::default() } else { TextReadings::new(key) };
        let keys = person.keys().map(read);
        let mut placed = PlacedLetters::between_names();
        for key in &keys {
            placed.add(&key.lower);
            placed.add(key.folded_or_lower());
        }
        let [family, given, email] = &keys;
        let signature = FullName::signature(family, given) | email.signature();
        Self { id: person.id.clone(), signature, placed, keys: Box::new(keys) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(people: &[[&str; 3]]) -> PeopleIndex {
        let person = |[given, family, email]: &[&str; 3]| SearchPerson {
            id: email.to_string(),
            given_name: Some(given.to_string()),
            family_name: Some(family.to_string()),
            email_address: Some(email.to_string()),
        };
        PeopleIndex::new(&people.iter().map(person).collect::<Vec<_>>())
    }

    #[test]
    fn orders_by_edits_then_score_then_position() {
        let index = index(&[
            ["Dana", "Vandermear", "1@x"],
            ["Roland", "Overvandermeer", "2@x"],
            ["Vandermeer", "Li", "3@x"],
            ["Li", "Vandermeer", "4@x"],
        ]);
        assert_eq!(index.find("vandermeer", u32::MAX), [2, 3, 1, 0]);
        assert_eq!(index.find("vandermeer", 3), [2, 3, 1]);
        assert_eq!(index.find("vandermeer", 0), [0; 0]);
        assert_eq!(index.find(" ", 2), [0, 1]);
    }

    #[test]
    fn finds_full_names_and_separate_words() {
        let index = index(&[["Na", "Li", "1@x"], ["John", "Smith", "2@x"], ["Ann", "Sørensen", "3@x"]]);
        let found =
            [("li, na", 0), ("smith john", 1), ("jo smi", 1), ("ann sorensen", 2), ("\u{301} john smith", 1)];
        for (text, found) in found {
            assert_eq!(index.find(text, u32::MAX), [found], "{text}");
        }
    }
}
