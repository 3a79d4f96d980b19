//! Sorts with one shared implementation. The standard library's is compiled again for each type: in the browser's
//! modules these copies were among the largest parts.

use std::mem::{replace, swap};

/// Sorts items by their keys, each computed once; the sort is stable.
pub(crate) fn order_by<T, K: Ord>(items: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = items.iter().map(key).collect();
    let mut places = sorted_positions(keys.len(), &mut |one, other| keys[one] < keys[other]);
    for start in 0..places.len() {
        let mut at = start;
        loop {
            let from = replace(&mut places[at], at);
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

/// Collects an iterator into a set or a map item by item; `collect` would sort all items first.
pub(crate) fn collect_items<C: Default + Extend<T>, T>(items: impl IntoIterator<Item = T>) -> C {
    let mut all = C::default();
    all.extend(items);
    all
}

/// The places of that many items in their order: ever longer stretches that are in order are merged.
fn sorted_positions(count: usize, comes_before: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let mut merged = Vec::with_capacity(count);
    let mut length = 1;
    while length < count {
        for both in places.chunks(2 * length) {
            let (mut first, mut second) = both.split_at(length.min(both.len()));
            loop {
                let next = match (first, second) {
                    ([], []) => break,
                    ([one, ..], [other, ..]) if comes_before(*other, *one) => &mut second,
                    ([], _) => &mut second,
                    _ => &mut first,
                };
                merged.extend(next.split_off_first());
            }
        }
        swap(&mut places, &mut merged);
        merged.clear();
        length *= 2;
    }
    places
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn sort_is_stable() {
        // Every list of up to seven items of three kinds.
        for length in 0..=7 {
            for nth in 0..3_usize.pow(length) {
                let kinds = (0..length).map(|place| nth / 3_usize.pow(place) % 3);
                let mut items: Vec<(usize, u32)> = kinds.zip(0..).collect();
                let mut expected = items.clone();
                expected.sort_by_key(|(kind, _)| *kind);
                order_by(&mut items, |(kind, _)| *kind);
                assert_eq!(items, expected);
            }
        }
    }

    #[test]
    fn sorts_many_items() {
        let mut items: Vec<u32> = (0..1_000).map(|nth| nth * 7_919 % 1_009).collect();
        let mut expected = items.clone();
        expected.sort_unstable();
        order_by(&mut items, |item| *item);
        assert_eq!(items, expected);
    }

    #[test]
    fn collects_each_item_once_into_a_set() {
        assert_eq!(collect_items::<BTreeSet<_>, _>([2, 1, 2]), BTreeSet::from([1, 2]));
    }
}
