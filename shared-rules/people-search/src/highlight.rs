//! The parts of names and addresses to underline.

use crate::full_name::FullName;
use crate::index::IndexedPerson;
use crate::query::{Query, Rule, SearchTerm};
use crate::{HighlightRange, KeyMatch, SearchKey};

/// Returns the matching ranges of each key by that rule.
pub(crate) fn highlight(query: &Query, person: &IndexedPerson, rule: Rule) -> Vec<KeyMatch> {
    let mut ranges: [Vec<HighlightRange>; 3] = Default::default();
    match rule {
        Rule::Key => add_key_ranges(&query.whole, person, &mut ranges),
        Rule::Words => query.words.iter().for_each(|word| add_key_ranges(word, person, &mut ranges)),
        Rule::FullName => add_full_name_ranges(&query.whole, person, &mut ranges),
    }
    let matches = SearchKey::ALL.into_iter().zip(ranges.map(merged));
    matches.map(|(key, ranges)| KeyMatch { key, ranges }).filter(|found| !found.ranges.is_empty()).collect()
}

fn add_key_ranges(term: &SearchTerm, person: &IndexedPerson, ranges: &mut [Vec<HighlightRange>; 3]) {
    for (key, ranges) in person.keys.iter().zip(ranges) {
        if let Some((units, text)) = term.matched_units(key) {
            ranges.extend(units.into_iter().map(|unit| text.original_range(unit)));
        }
    }
}

fn add_full_name_ranges(term: &SearchTerm, person: &IndexedPerson, ranges: &mut [Vec<HighlightRange>; 3]) {
    let names = FullName::all(person);
    let found = names.iter().filter_map(|name| Some((name, term.matched_units(&name.text)?)));
    let Some((name, (units, text))) = found.max_by_key(|(_, (units, _))| units.len()) else { return };
    let is_folded = !std::ptr::eq(text, &name.text.lower);
    let [family, given, _] =
        person.keys.each_ref().map(|key| if is_folded { key.folded_or_lower() } else { &key.lower });
    let [family_ranges, given_ranges, _] = ranges;
    let (family, given) = ((family, family_ranges), (given, given_ranges));
    let (first, second) = if name.family_first { (family, given) } else { (given, family) };
    let second_start = first.0.units.len() + name.separator_length;
    for unit in units {
        if unit < first.0.units.len() {
            first.1.push(first.0.original_range(unit));
        } else if let Some(unit) = unit.checked_sub(second_start) {
            second.1.push(second.0.original_range(unit));
        }
    }
}

/// Returns the ranges in order, with those that touch or overlap joined.
fn merged(mut ranges: Vec<HighlightRange>) -> Vec<HighlightRange> {
    ranges.retain(|range| range.start < range.end);
    ranges.sort_unstable();
    ranges.dedup_by(|next, range| {
        let touches = next.start <= range.end;
        if touches {
            range.end = range.end.max(next.end);
        }
        touches
    });
    ranges
}
