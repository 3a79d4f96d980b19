//! Searching the list of people: who comes near what was typed, the nearest first.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::value::patience;

use super::PersonHit;
use super::index::{PeopleIndex, Person};
use super::near::Distance;
use super::query::{Query, Route};
use super::underline;

impl PeopleIndex {
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
