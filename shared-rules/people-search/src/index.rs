//! The list of people, prepared for searching.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::approximate::Distance;
use crate::highlight::highlight;
use crate::query::{Match, Query, Rule};
use crate::relevance::PlacedLetters;
use crate::text::{Readings, is_blank, to_u32};
use crate::{PersonHit, SearchPerson};

/// People, loaded once and searched often.
#[derive(Clone, Debug, Default)]
pub struct PeopleIndex {
    people: Vec<IndexedPerson>,
    summaries: Vec<Summary>,
}

/// A person's id and searchable texts.
#[derive(Clone, Debug)]
pub(crate) struct IndexedPerson {
    id: String,
    /// In the order of [`crate::SearchKey::ALL`].
    pub keys: [Readings; 3],
}

/// A person's signatures, to reject most people early, and upper bounds of their scores.
#[derive(Clone, Copy, Debug)]
struct Summary {
    /// The signatures of the keys.
    keys: [u128; 3],
    placed: PlacedLetters,
}

/// A person who may be found. The greatest candidate comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    distance: Reverse<Distance>,
    score: i64,
    position: Reverse<usize>,
    stage: Stage,
}

/// How far a candidate has been examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// The distance and score are no more than bounds.
    Possible,
    /// The person matches. The score is an upper bound.
    Matched(Rule),
    /// The score is the person's own.
    Scored(Rule),
}

impl PeopleIndex {
    /// Prepares the names and addresses of a list.
    #[must_use]
    pub fn new(people: &[SearchPerson]) -> Self {
        // A key of nothing but blanks counts as empty.
        let is_empty = |key: &str| key.chars().all(|letter| is_blank(letter) && letter != '\u{85}');
        let read = |key: &str| if is_empty(key) { Readings::default() } else { Readings::new(key) };
        let indexed =
            |person: &SearchPerson| IndexedPerson { id: person.id.clone(), keys: person.keys().map(read) };
        let people: Vec<IndexedPerson> = people.iter().map(indexed).collect();
        let summaries = people.iter().map(Summary::of).collect();
        Self { people, summaries }
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
        let hit = |(position, rule): (usize, Rule)| {
            let person = self.people.get(position)?;
            Some(PersonHit { id: person.id.clone(), matches: highlight(&query, person, rule) })
        };
        self.best(&query).filter_map(hit).take(limit).collect()
    }

    /// Returns the list positions of the same people in the same order.
    #[must_use]
    pub fn find(&self, text: &str, limit: u32) -> Vec<u32> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        match Query::new(text) {
            Some(query) => self.best(&query).map(|(position, _)| to_u32(position)).take(limit).collect(),
            None => (0..to_u32(self.len().min(limit))).collect(),
        }
    }

    /// Returns the positions and rules of everyone who matches, the best first. Candidates start with a bound of what
    /// they can reach; who comes up is looked at more closely and put back.
    fn best(&self, query: &Query) -> impl Iterator<Item = (usize, Rule)> {
        let possible =
            self.summaries.iter().enumerate().filter(|(_, summary)| query.could_match(&summary.keys));
        let candidates = possible.map(|(position, summary)| Candidate {
            distance: Reverse(Distance::NONE),
            score: query.bound_by_places(&summary.placed),
            position: Reverse(position),
            stage: Stage::Possible,
        });
        let mut candidates: BinaryHeap<Candidate> = candidates.collect();
        std::iter::from_fn(move || {
            loop {
                let best = candidates.pop()?;
                let person = self.people.get(best.position.0)?;
                candidates.extend(match best.stage {
                    Stage::Possible => query.match_person(person).map(|found| best.matched(found)),
                    Stage::Matched(rule) => Some(Candidate {
                        score: query.score(person, rule),
                        stage: Stage::Scored(rule),
                        ..best
                    }),
                    Stage::Scored(rule) => return Some((best.position.0, rule)),
                });
            }
        })
    }
}

impl Candidate {
    fn matched(self, Match { distance, score, rule }: Match) -> Self {
        let stage = if score.is_exact { Stage::Scored(rule) } else { Stage::Matched(rule) };
        Self { distance: Reverse(distance), score: score.at_most, stage, ..self }
    }
}

impl Summary {
    fn of(person: &IndexedPerson) -> Self {
        let mut placed = PlacedLetters::between_names();
        for key in &person.keys {
            placed.add(&key.lower);
            placed.add(key.folded_or_lower());
        }
        Self { keys: person.keys.each_ref().map(Readings::signature), placed }
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
        for (text, found) in [("li, na", 0), ("smith john", 1), ("jo smi", 1), ("ann sorensen", 2)] {
            assert_eq!(index.find(text, u32::MAX), [found], "{text}");
        }
    }
}
