//! Cutting a text to look for where the fewest people have one of its parts: what everybody's address ends with tells
//! nobody apart.

use crate::sieve::{Sieve, Trait, both};

/// The text in so many parts. It has 32 letters at most.
pub(super) fn parts<'a>(units: &'a [u16], count: usize, sieve: &Sieve) -> Vec<&'a [u16]> {
    let mut having = Vec::with_capacity(units.len());
    for start in 0..units.len() {
        having.push(having_from(units.get(start..).unwrap_or_default(), sieve));
    }
    let Some((_, cuts)) = fewest(&having, 0, count) else { return vec![units] };
    let (mut start, mut parts) = (0, Vec::with_capacity(count));
    for end in 1..=units.len() {
        if end == units.len() || cuts >> end & 1 == 1 {
            parts.extend(units.get(start..end));
            start = end;
        }
    }
    parts
}

/// How many of some people have the first letter, the first two, and so on.
fn having_from(units: &[u16], sieve: &Sieve) -> Vec<u32> {
    let mut people = sieve.some();
    let mut having = Vec::with_capacity(units.len());
    let mut before = None;
    for unit in units {
        let last = before.replace(*unit);
        let has = last.map_or_else(|| Trait::letter(*unit), |last| Trait::pair(last, *unit));
        both(&mut people, sieve.row(has));
        having.push(people.iter().map(|word| word.count_ones()).sum());
    }
    having
}

/// The fewest people who have one of so many parts from there on, and where these are cut, as bits.
fn fewest(having: &[Vec<u32>], start: usize, parts: usize) -> Option<(u32, u32)> {
    let from = having.get(start)?;
    let mut best = from.last().map(|people| (*people, 0)).filter(|_| parts == 1);
    for (people, end) in from.iter().zip(start + 1..).filter(|_| parts > 1) {
        if let Some((others, cuts)) = fewest(having, end, parts - 1)
            && best.is_none_or(|(least, _)| people + others < least)
        {
            best = Some((people + others, cuts | 1 << end));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_has_stays_in_one_part() {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let mut sieve = Sieve::new(100);
        for at in 0..100 {
            sieve.add(at, &units("@mail.example"));
        }
        sieve.add(0, &units("williams"));
        let text = units("williams@mail.example");
        let parts: Vec<String> = parts(&text, 3, &sieve).into_iter().map(String::from_utf16_lossy).collect();
        assert_eq!(parts.concat(), "williams@mail.example");
        assert_eq!(parts.len(), 3);
        assert!(parts[2].ends_with("s@mail.example"), "{parts:?}");
    }
}
