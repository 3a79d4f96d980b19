//! What to underline in the names and the address of someone who was found.

use crate::index::{FullName, Key, Person, View};
use crate::order::in_order;
use crate::query::{Needle, Query, Route};
use crate::{KeyMatch, SearchKey, Stretch};

/// What of each key matched, by the rule that found the person.
pub(super) fn matches(query: &Query, person: Person<'_>, route: Route) -> Vec<KeyMatch> {
    let keys = person.keys();
    let mut marks: [Vec<Stretch>; 3] = Default::default();
    match route {
        Route::Whole => mark_keys(&query.whole, &keys, &mut marks),
        Route::Words => query.words.iter().for_each(|word| mark_keys(word, &keys, &mut marks)),
        Route::FullName => mark_full_name(&query.whole, person, &keys, &mut marks),
    }
    SearchKey::ALL
        .into_iter()
        .zip(marks)
        .map(|(key, marks)| KeyMatch { key, ranges: joined(marks) })
        .filter(|found| !found.ranges.is_empty())
        .collect()
}

fn mark_keys(needle: &Needle, keys: &[Key<'_>; 3], marks: &mut [Vec<Stretch>; 3]) {
    for (key, marks) in keys.iter().zip(marks) {
        let (units, view) = matched_units(needle, *key);
        marks.extend(units.into_iter().map(|unit| original(view, unit)));
    }
}

/// The units of the first reading that is near: Skim's, or where the letters aren't all in it the
/// stretch that comes nearest.
fn matched_units<'a>(needle: &Needle, key: Key<'a>) -> (Vec<usize>, View<'a>) {
    for (form, view) in needle.readings(key) {
        if form.pattern.distance(view.units, view.signature).is_some() {
            let mut units = form.scorer.positions(view.units);
            if units.is_empty() {
                units = form.pattern.stretches(view.units).into_iter().flat_map(|(a, b)| a..b).collect();
            }
            return (units, view);
        }
    }
    (Vec::new(), key.lower)
}

fn mark_full_name(needle: &Needle, person: Person<'_>, keys: &[Key<'_>; 3], marks: &mut [Vec<Stretch>; 3]) {
    let names = person.full_names();
    let found = names.iter().map(|name| (name, matched_units(needle, name.key())));
    let Some((name, (units, view))) = found.max_by_key(|(_, (units, _))| units.len()) else { return };
    let folded = name.key().folded.is_some_and(|folded| std::ptr::eq(folded.units, view.units));
    let [family, given, _] = keys.map(|key| if folded { key.folded.unwrap_or(key.lower) } else { key.lower });
    let [family_marks, given_marks, _] = marks;
    for unit in units {
        match place(name, family.units.len(), given.units.len(), unit) {
            Some((true, unit)) => family_marks.push(original(family, unit)),
            Some((false, unit)) => given_marks.push(original(given, unit)),
            None => {}
        }
    }
}

/// Whether a unit of the full name is in the family name, and which unit of the name it is.
fn place(name: &FullName, family: usize, given: usize, unit: usize) -> Option<(bool, usize)> {
    let first = if name.family_first { family } else { given };
    if unit < first {
        return Some((name.family_first, unit));
    }
    let second = unit.checked_sub(first + name.separator)?;
    Some((!name.family_first, second))
}

/// Where a unit of the reading stands in the original.
fn original(view: View<'_>, unit: usize) -> Stretch {
    let Some(origins) = view.origins else {
        let start = super::fold::count(unit);
        return Stretch { start, end: start + 1 };
    };
    let rest = origins.get(unit..).unwrap_or_default();
    let start = rest.first().copied().unwrap_or(0);
    let end = rest.iter().find(|origin| **origin > start).copied().unwrap_or(start);
    Stretch { start, end }
}

fn joined(marks: Vec<Stretch>) -> Vec<Stretch> {
    let mut ranges: Vec<Stretch> = Vec::new();
    for mark in in_order(marks).into_iter().filter(|mark| mark.start < mark.end) {
        match ranges.last_mut() {
            Some(last) if mark.start <= last.end => last.end = last.end.max(mark.end),
            _ => ranges.push(mark),
        }
    }
    ranges
}
