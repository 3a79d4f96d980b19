//! How many edits what stands beside an intact part takes: most texts that aren't near differ in the first few letters
//! there, so little of them is read.

/// The fewest edits, no more than allowed, that make the pattern of what a text begins with, wherever that ends. Letters
/// that are the same take none; at each edit there are three ways on, and no pattern allows more than three edits.
pub(super) fn fewest_edits<'a, I>(mut text: I, mut pattern: I, allowed: u32) -> Option<u32>
where
    I: Iterator<Item = &'a u16> + Clone,
{
    loop {
        let (text_before, pattern_before) = (text.clone(), pattern.clone());
        let Some(letter) = pattern.next() else { return Some(0) };
        let unit = text.next();
        if unit == Some(letter) {
            continue;
        }
        let fewer = allowed.checked_sub(1)?;
        let mut least = fewest_edits(text_before, pattern.clone(), fewer);
        if unit.is_some() {
            for pattern in [pattern, pattern_before] {
                let fewer = least.map_or(Some(fewer), |edits| edits.checked_sub(1));
                least = fewer.and_then(|fewer| fewest_edits(text.clone(), pattern, fewer)).or(least);
            }
        }
        return least.map(|edits| edits + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resident::tests::Chance;

    /// The edit table, cell by cell.
    fn plainly(text: &[u16], pattern: &[u16]) -> usize {
        let mut column: Vec<usize> = (0..=pattern.len()).collect();
        let mut least = pattern.len();
        for (nth, unit) in text.iter().enumerate() {
            let mut next = vec![nth + 1];
            for (at, letter) in pattern.iter().enumerate() {
                let step = column[at] + usize::from(letter != unit);
                next.push(step.min(next[at] + 1).min(column[at + 1] + 1));
            }
            column = next;
            least = least.min(column[pattern.len()]);
        }
        least
    }

    #[test]
    fn the_fewest_edits_are_found() {
        let mut chance = Chance(9);
        for _ in 0..20_000 {
            let mut letters = |most: usize| -> Vec<u16> {
                (0..chance.below(most)).map(|_| u16::try_from(chance.below(3)).unwrap()).collect()
            };
            let (text, pattern) = (letters(10), letters(8));
            let fewest = u32::try_from(plainly(&text, &pattern)).unwrap();
            for allowed in 0..=3 {
                let found = fewest_edits(text.iter(), pattern.iter(), allowed);
                assert_eq!(found, Some(fewest).filter(|edits| *edits <= allowed), "{text:?} {pattern:?}");
            }
        }
    }
}
