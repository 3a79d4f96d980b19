//! A list as it goes over the wire, kept with the stamp since which each of its rows stands where it does: whoever has
//! the list of an earlier stamp is told the difference alone.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

use axum::body::Bytes;
use uuid::Uuid;

/// Past so many rows that are gone, and once again as many as there are, nobody is told of them any more.
const GONE: usize = 1_000;

/// The rows of a list, in order.
#[derive(Clone, Debug)]
pub struct KeptRows {
    stamp: i64,
    /// From here on it is known what changed.
    from: i64,
    rows: Vec<KeptRow>,
    places: HashMap<Uuid, usize>,
    gone: Vec<(Uuid, i64)>,
    /// The whole answer, of which each row is a part.
    body: Bytes,
}

/// One of them.
#[derive(Clone, Debug)]
struct KeptRow {
    id: Uuid,
    /// Since when it is what it is, after the row before it.
    since: i64,
    part: Range<usize>,
}

/// What is new in a list.
#[derive(Debug, PartialEq, Eq)]
pub struct NewRows {
    /// The rows that are new, or other ones, or stand after another row: each with the one it stands after.
    pub changed: Vec<(Bytes, Option<Uuid>)>,
    /// The rows that are gone.
    pub gone: Vec<Uuid>,
}

impl KeptRows {
    /// The rows of a list at a stamp: what stands before them, each of them, and what stands behind. `before` is what was
    /// kept of the same list.
    #[must_use]
    pub fn new(stamp: i64, around: (&str, &str), rows: &[(Uuid, Bytes)], before: Option<&Self>) -> Self {
        let room = rows.iter().map(|(_, row)| row.len() + 1).sum::<usize>();
        let mut body = Vec::with_capacity(room + around.0.len() + around.1.len());
        body.extend_from_slice(around.0.as_bytes());
        let mut kept = Vec::with_capacity(rows.len());
        let mut last = None;
        for (id, row) in rows {
            if last.is_some() {
                body.push(b',');
            }
            let begin = body.len();
            body.extend_from_slice(row);
            let since = before.and_then(|before| before.since_when(*id, row, last)).unwrap_or(stamp);
            kept.push(KeptRow { id: *id, since, part: begin..body.len() });
            last = Some(*id);
        }
        body.extend_from_slice(around.1.as_bytes());
        let places = rows.iter().enumerate().map(|(place, (id, _))| (*id, place)).collect();
        let from = before.map_or(stamp, |before| before.from);
        Self { stamp, from, rows: kept, places, gone: Vec::new(), body: body.into() }.with_gone(before)
    }

    /// Adds what is no longer there.
    fn with_gone(mut self, before: Option<&Self>) -> Self {
        let Some(before) = before else { return self };
        let earlier = before.gone.iter().copied();
        let now = before.rows.iter().map(|row| (row.id, self.stamp));
        self.gone = earlier.chain(now).filter(|(id, _)| !self.places.contains_key(id)).collect();
        if self.gone.len() > self.rows.len() + GONE {
            self.gone = Vec::new();
            self.from = self.stamp;
        }
        self
    }

    /// Since when the row is this one, behind that one; nothing if it isn't.
    fn since_when(&self, id: Uuid, row: &[u8], behind: Option<Uuid>) -> Option<i64> {
        let place = *self.places.get(&id)?;
        let kept = self.rows.get(place)?;
        let same = self.behind(place) == behind && self.body.get(kept.part.clone()) == Some(row);
        same.then_some(kept.since)
    }

    /// The row that the one in that place stands after.
    fn behind(&self, place: usize) -> Option<Uuid> {
        self.rows.get(place.checked_sub(1)?).map(|row| row.id)
    }

    /// The stamp.
    #[must_use]
    pub const fn stamp(&self) -> i64 {
        self.stamp
    }

    /// The whole list.
    #[must_use]
    pub fn body(&self) -> Bytes {
        self.body.clone()
    }

    /// One row.
    #[must_use]
    pub fn row(&self, id: Uuid) -> Option<Bytes> {
        let row = self.rows.get(*self.places.get(&id)?)?;
        Some(self.body.slice(row.part.clone()))
    }

    /// What is new for who has the list of that stamp; nothing where that isn't known, or where it is most of the list.
    #[must_use]
    pub fn since(&self, stamp: i64) -> Option<NewRows> {
        if stamp < self.from || stamp > self.stamp {
            return None;
        }
        let new: Vec<usize> = (0..self.rows.len()).filter(|place| self.is_new(*place, stamp)).collect();
        if new.len() > self.rows.len() / 2 + 1 {
            return None;
        }
        let changed = new.into_iter().filter_map(|place| {
            Some((self.body.slice(self.rows.get(place)?.part.clone()), self.behind(place)))
        });
        let gone: HashSet<Uuid> = self.gone.iter().filter(|(_, at)| *at > stamp).map(|(id, _)| *id).collect();
        Some(NewRows { changed: changed.collect(), gone: gone.into_iter().collect() })
    }

    fn is_new(&self, place: usize, stamp: i64) -> bool {
        self.rows.get(place).is_some_and(|row| row.since > stamp)
    }

    /// How much it weighs, in bytes.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.body.len() + self.rows.len() * 100 + self.gone.len() * 24
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AROUND: (&str, &str) = ("[", "]");

    fn id(n: u128) -> Uuid {
        Uuid::from_u128(n)
    }

    fn rows(rows: &[(u128, &'static str)]) -> Vec<(Uuid, Bytes)> {
        rows.iter().map(|(n, row)| (id(*n), Bytes::from_static(row.as_bytes()))).collect()
    }

    type Told = (Vec<(String, Option<Uuid>)>, Vec<Uuid>);

    fn text(new: Option<NewRows>) -> Option<Told> {
        let words = |row: &Bytes| String::from_utf8(row.to_vec()).unwrap();
        new.map(|new| (new.changed.iter().map(|(row, after)| (words(row), *after)).collect(), new.gone))
    }

    #[test]
    fn who_has_an_earlier_list_is_told_the_difference_alone() {
        let first =
            KeptRows::new(3, AROUND, &rows(&[(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e")]), None);
        assert_eq!(first.body(), "[a,b,c,d,e]");
        let second = KeptRows::new(7, AROUND, &rows(&[(1, "a"), (2, "B"), (4, "d"), (5, "e")]), Some(&first));
        assert_eq!(
            text(second.since(3)),
            // The one behind what is gone stands after another.
            Some((vec![("B".into(), Some(id(1))), ("d".into(), Some(id(2)))], vec![id(3)]))
        );
        assert_eq!(text(second.since(7)), Some((vec![], vec![])));
        let third = KeptRows::new(
            9,
            AROUND,
            &rows(&[(1, "a"), (2, "B"), (4, "d"), (3, "c"), (5, "e")]),
            Some(&second),
        );
        assert_eq!(
            text(third.since(7)),
            Some((vec![("c".into(), Some(id(4))), ("e".into(), Some(id(3)))], vec![]))
        );
        assert_eq!(third.row(id(3)), Some(Bytes::from_static(b"c")));
    }

    #[test]
    fn what_is_not_known_is_not_told() {
        let first = KeptRows::new(3, AROUND, &rows(&[(1, "a"), (2, "b"), (3, "c")]), None);
        assert_eq!(first.since(2), None, "from before it was kept");
        assert_eq!(first.since(4), None, "from a time to come");
        let second = KeptRows::new(4, AROUND, &rows(&[(3, "c"), (2, "b"), (1, "a")]), Some(&first));
        assert_eq!(second.since(3), None, "most of it is new");
    }

    #[test]
    fn rows_that_went_long_ago_are_forgotten() {
        let many: Vec<(Uuid, Bytes)> = (0..2_500).map(|n| (id(n), Bytes::from_static(b"x"))).collect();
        let first = KeptRows::new(1, AROUND, &many, None);
        let second = KeptRows::new(2, AROUND, &rows(&[(1, "x")]), Some(&first));
        assert_eq!(second.since(1), None);
        assert_eq!(text(second.since(2)), Some((vec![], vec![])));
    }
}
