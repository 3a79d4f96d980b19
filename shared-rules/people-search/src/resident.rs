//! Searching the list of people: who comes near what was typed, the nearest first.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::patience;

use crate::PersonHit;
use crate::fold::count;
use crate::index::{PeopleIndex, Person};
use crate::near::{Distance, NO_EDIT};
use crate::query::{Possible, Query, Route};
use crate::sieve::{Bits, either, take_in, without};
use crate::underline;

impl PeopleIndex {
    /// The people who come near the text, the nearest first and at most `limit`; everyone in list
    /// order when it is blank.
    #[must_use]
    pub fn query(&self, text: &str, limit: u32) -> Vec<PersonHit> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let Some(mut query) = Query::new(text) else {
            return self
                .ids
                .iter()
                .take(limit)
                .map(|id| PersonHit { id: id.clone(), matches: Vec::new() })
                .collect();
        };
        let found = self.nearest(&mut query, limit);
        found.into_iter().filter_map(|found| self.hit(&query, &found)).collect()
    }

    /// The places in the list of the same people in the same order.
    #[must_use]
    pub fn find(&self, text: &str, limit: u32) -> Vec<u32> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        match Query::new(text) {
            Some(mut query) => self.nearest(&mut query, limit).iter().map(|found| count(found.at)).collect(),
            None => (0..count(self.len().min(limit))).collect(),
        }
    }

    fn hit(&self, query: &Query, found: &Candidate) -> Option<PersonHit> {
        let id = self.ids.get(found.at)?.clone();
        let person = Person { index: self, at: found.at };
        Some(PersonHit { id, matches: underline::matches(query, person, found.route) })
    }

    /// The best `limit` people in order.
    fn nearest(&self, query: &mut Query, limit: usize) -> Vec<Candidate> {
        let mut best = Best { limit, found: BinaryHeap::new() };
        if limit == 0 {
            return Vec::new();
        }
        let exact = query.could_find(&self.sieve, 0);
        self.look_at(query, &exact, NO_EDIT, &mut best);
        let mut seen = Bits::new();
        for edits in 1..=query.allowed() {
            let least = query.least(edits);
            if !best.could_take(least, i64::MAX, 0) {
                break;
            }
            if seen.is_empty() {
                query.cut_for(&self.sieve);
                // As there is room, everyone who is found without an edit is among the best.
                seen = self.sieve.nobody();
                best.found.iter().for_each(|found| take_in(&mut seen, found.at));
            }
            let mut near = query.could_find(&self.sieve, edits);
            without(&mut near.people, &seen);
            self.look_at(query, &near, least, &mut best);
            either(&mut seen, &near.people);
        }
        best.found.into_sorted_vec()
    }

    /// Looks at those who could be found: for who is found without an edit where `least` is none, or else for all
    /// others. At the best first, and no longer than somebody can be better than those who were.
    fn look_at(&self, query: &Query, possible: &Possible, least: Distance, best: &mut Best) {
        if possible.people.iter().all(|word| *word == 0) {
            return;
        }
        for (ceiling, people) in query.tiers(&self.sieve, possible) {
            for at in each(&people) {
                patience::check();
                if !best.could_take(least, ceiling, at) {
                    break;
                }
                self.look_at_one(query, at, least, best);
            }
        }
    }

    fn look_at_one(&self, query: &Query, at: usize, least: Distance, best: &mut Best) {
        let person = Person { index: self, at };
        #[cfg(test)]
        tests::LOOKED_AT.set(tests::LOOKED_AT.get() + 1);
        if best.floor(least, at).is_none_or(|floor| !query.could_score(person, floor)) {
            return;
        }
        let found = if least.edits == 0 {
            query.exactly(person).map(|route| (NO_EDIT, route))
        } else {
            query.distance(person, least)
        };
        let Some((distance, route)) = found else { return };
        let Some(floor) = best.floor(distance, at) else { return };
        let score = query.score(person, route, floor);
        if score > floor {
            best.take(Candidate { distance, score, at, route });
        }
    }
}

/// The places of those whose bit is set.
fn each(people: &[u64]) -> impl Iterator<Item = usize> + '_ {
    people.iter().enumerate().flat_map(|(nth, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let bit = usize::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
            left &= left - 1;
            Some(nth * 64 + bit)
        })
    })
}

/// The best so far.
struct Best {
    limit: usize,
    found: BinaryHeap<Candidate>,
}

impl Best {
    /// The one that a better one would push out; none while there is room.
    fn worst(&self) -> Option<&Candidate> {
        self.found.peek().filter(|_| self.found.len() >= self.limit)
    }

    /// Whether there can be room for somebody who isn't nearer and doesn't score more.
    fn could_take(&self, nearest: Distance, most: i64, at: usize) -> bool {
        self.floor(nearest, at).is_some_and(|floor| most > floor)
    }

    /// What somebody at that distance must score more than to be taken; `None` when no score is enough.
    fn floor(&self, distance: Distance, at: usize) -> Option<i64> {
        let Some(worst) = self.worst() else { return Some(i64::MIN) };
        match distance.compare(worst.distance) {
            Ordering::Less => Some(i64::MIN),
            // Of two who score the same the first in the list comes first.
            Ordering::Equal => Some(worst.score - i64::from(at < worst.at)),
            Ordering::Greater => None,
        }
    }

    fn take(&mut self, found: Candidate) {
        self.found.push(found);
        if self.found.len() > self.limit {
            self.found.pop();
        }
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::SearchPerson;

    thread_local! {
        /// How many people's texts were read.
        pub(super) static LOOKED_AT: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }

    /// Repeatable chance.
    pub(in super::super) struct Chance(pub u64);

    impl Chance {
        pub fn below(&mut self, most: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(self.0 >> 33).unwrap() % most
        }

        fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
            words[self.below(words.len())]
        }
    }

    const PARTS: [&str; 20] = [
        "ann",
        "Lee",
        "na",
        "Li",
        "christina",
        "s",
        "ø",
        "é",
        "smith",
        "son",
        "vander",
        "meer",
        " ",
        "x",
        "ab",
        ".",
        "e",
        "ex",
        "sm",
        "😀",
    ];

    fn people(chance: &mut Chance, count: usize) -> Vec<SearchPerson> {
        let mut name = || Some(format!("{}{}{}", chance.of(&PARTS), chance.of(&PARTS), chance.of(&PARTS)));
        let person = |nth: usize| {
            let (given_name, family_name) = (name(), name());
            let email_address = name().map(|name| format!("{name}@mail.example"));
            SearchPerson { id: nth.to_string(), given_name, family_name, email_address }
        };
        (0..count).map(person).collect()
    }

    /// Everyone's distance and score, each asked on its own.
    fn plainly(index: &PeopleIndex, query: &Query) -> Vec<u32> {
        let asked = (0..index.len()).filter_map(|at| {
            let person = Person { index, at };
            let (distance, route) = query.distance(person, NO_EDIT)?;
            Some(Candidate { distance, score: query.score(person, route, i64::MIN), at, route })
        });
        let mut found: Vec<Candidate> = asked.collect();
        found.sort_unstable();
        found.into_iter().map(|found| count(found.at)).collect()
    }

    #[test]
    fn whoever_is_passed_over_is_not_among_the_nearest() {
        let mut chance = Chance(3);
        for _ in 0..30 {
            let list = people(&mut chance, 150);
            let index = PeopleIndex::new(&list);
            for _ in 0..60 {
                let parts: Vec<&str> = (0..=chance.below(6)).map(|_| chance.of(&PARTS)).collect();
                let joint = chance.of(&["", " ", "", ", "]);
                let text = parts.join(joint);
                let Some(query) = Query::new(&text) else { continue };
                let all = plainly(&index, &query);
                for limit in [1, 3, 20, u32::MAX] {
                    let nearest = all.get(..usize::try_from(limit).unwrap()).unwrap_or(&all);
                    assert_eq!(index.find(&text, limit), nearest, "{text:?}, {limit}");
                }
            }
        }
    }

    const GIVEN: [&str; 12] = [
        "Ann",
        "Jonathan",
        "Christina",
        "Maria",
        "Wei",
        "Olivia",
        "Liam",
        "Elena",
        "Priya",
        "Marcus",
        "Dana",
        "Alexander",
    ];
    const FAMILY: [&str; 12] = [
        "Smith",
        "Johnson",
        "Williams",
        "Brown",
        "García",
        "Miller",
        "Wilson",
        "Anderson",
        "Lee",
        "Vandermeer",
        "Sørensen",
        "Featherstonehaugh",
    ];
    const SYLLABLES: [&str; 8] = ["ba", "ce", "di", "fo", "gu", "li", "na", "so"];

    fn office(count: usize) -> PeopleIndex {
        let mut chance = Chance(7);
        let person = |nth: usize| {
            let given = format!("{} {}", chance.of(&GIVEN), chance.of(&SYLLABLES));
            let family = format!("{}{}{}", chance.of(&FAMILY), chance.of(&SYLLABLES), chance.of(&SYLLABLES));
            let email = format!("{given}.{family}{}@mail.example", nth % 97).replace(' ', "").to_lowercase();
            SearchPerson {
                id: nth.to_string(),
                given_name: Some(given),
                family_name: Some(family),
                email_address: Some(email),
            }
        };
        PeopleIndex::new(&(0..count).map(person).collect::<Vec<_>>())
    }

    /// Of three thousand people; what stands here only falls.
    #[test]
    fn few_are_looked_at() {
        let index = office(3_000);
        for (text, most) in [
            ("a", 50),
            ("smith", 50),
            ("ex", 50),
            ("ander", 64),
            ("na li", 305),
            ("ann lee", 191),
            ("smith john", 49),
            ("christinas", 272),
            ("vandermeir", 258),
            ("fetherstonehaugh", 256),
            ("williams@mail.example", 509),
            ("williamz@mail.exmple", 253),
            ("qqqqqqqqqq", 0),
        ] {
            LOOKED_AT.set(0);
            assert!(index.find(text, 50).len() <= 50);
            assert!(LOOKED_AT.get() <= most, "{text:?}: {} people", LOOKED_AT.get());
        }
    }
}
