//! Approximate substring search: a pattern matches a text when some substring of the text is within one edit (insert,
//! delete, substitute) for every ten UTF-16 units of the pattern, as in Fuse.js with threshold 0.1.

use crate::text::{LETTERS, Text, to_u32};

/// The most units compared together. A longer pattern is cut in chunks, any of which may match.
const CHUNK: usize = 32;

/// The edits of a match and the length of its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Distance {
    pub edits: u32,
    pub letters: u32,
}

impl Distance {
    /// Returns the edits per letter as a fixed-point number.
    pub fn per_letter(self) -> u64 {
        (u64::from(self.edits) << 32) / u64::from(self.letters.max(1))
    }

    pub fn plus(self, other: Self) -> Self {
        Self { edits: self.edits + other.edits, letters: self.letters + other.letters }
    }
}

/// A text to search for, cut in chunks of the same length; the last one overlaps the one before it.
#[derive(Clone, Debug)]
pub(crate) struct SearchPattern(Vec<PatternChunk>);

impl SearchPattern {
    pub fn new(units: &[u16]) -> Self {
        let mut chunks: Vec<PatternChunk> = units.chunks_exact(CHUNK).map(PatternChunk::new).collect();
        if !units.len().is_multiple_of(CHUNK) {
            chunks.extend(units.get(units.len().saturating_sub(CHUNK)..).map(PatternChunk::new));
        }
        Self(chunks)
    }

    /// Returns the bits that the signature of every matching text has.
    pub fn required(&self) -> u128 {
        let required = |chunk: &PatternChunk| if chunk.allowed_edits > 0 { 0 } else { chunk.text.signature };
        self.0.iter().map(required).fold(!0, |all, chunk| all & chunk)
    }

    /// Returns `false` only if no text with that signature matches.
    #[inline]
    pub fn could_match(&self, signature: u128) -> bool {
        self.0.iter().any(|chunk| chunk.could_match(signature))
    }

    /// Returns the distance of the best matching substring, or `None` when the text does not match.
    #[inline]
    pub fn distance(&self, text: &Text) -> Option<Distance> {
        let found = self.0.iter().filter_map(|chunk| {
            Some(Distance { edits: chunk.edits(text)?, letters: to_u32(chunk.text.units.len()) })
        });
        found.min_by_key(|found| found.edits)
    }

    /// Returns the units of the best matching substring of each chunk.
    pub fn positions(&self, text: &Text) -> Vec<usize> {
        self.0
            .iter()
            .filter_map(|chunk| chunk.range(&text.units))
            .flat_map(|(start, end)| start..end)
            .collect()
    }
}

#[derive(Clone, Debug)]
struct PatternChunk {
    text: Text,
    allowed_edits: u32,
    /// One more than the allowed edits. An edit changes one piece at most, so a matching text holds one unchanged.
    pieces: Vec<Text>,
    /// For each ASCII letter the positions in the chunk at which it occurs, as bits.
    ascii_positions: [u32; 128],
}

impl PatternChunk {
    fn new(units: &[u16]) -> Self {
        let pieces = units.len() / 10 + 1;
        let mut chunk = Self {
            text: Text::from(units),
            allowed_edits: to_u32(units.len() / 10),
            pieces: units.chunks(units.len().div_ceil(pieces)).map(Text::from).collect(),
            ascii_positions: [0; 128],
        };
        for (unit, positions) in (0..).zip(&mut chunk.ascii_positions) {
            *positions = positions_of(unit, units);
        }
        chunk
    }

    /// An edit changes a letter and two pairs at most.
    #[inline]
    fn could_match(&self, signature: u128) -> bool {
        let missing = self.text.signature & !signature;
        missing == 0
            || self.allowed_edits > 0
                && (missing & LETTERS).count_ones() <= self.allowed_edits
                && (missing & !LETTERS).count_ones() <= 2 * self.allowed_edits
                && self.pieces.iter().any(|piece| piece.signature & !signature == 0)
    }

    #[inline]
    fn edits(&self, text: &Text) -> Option<u32> {
        if !self.could_match(text.signature) || !self.pieces.iter().any(|piece| text.contains(piece)) {
            return None;
        }
        if self.allowed_edits == 0 {
            return Some(0);
        }
        Some(self.fewest_edits(&text.units)).filter(|edits| *edits <= self.allowed_edits)
    }

    /// Returns the fewest edits to any substring, by Myers' bit-parallel algorithm: bits of `rises` and `falls` are
    /// the rows of the edit table at which the current column rises or falls by one.
    fn fewest_edits(&self, text: &[u16]) -> u32 {
        let last_row = 1 << (self.text.units.len() - 1);
        let (mut rises, mut falls) = (u32::MAX, 0);
        let mut edits = to_u32(self.text.units.len());
        let mut fewest = edits;
        for unit in text {
            let ascii = self.ascii_positions.get(usize::from(*unit));
            let equal = ascii.copied().unwrap_or_else(|| positions_of(*unit, &self.text.units));
            let diagonal = ((equal & rises).wrapping_add(rises) ^ rises) | equal | falls;
            let right_rises = falls | !(diagonal | rises);
            let right_falls = rises & diagonal;
            edits += u32::from(right_rises & last_row != 0);
            edits -= u32::from(right_falls & last_row != 0);
            fewest = fewest.min(edits);
            let above_rises = right_rises << 1;
            rises = right_falls << 1 | !(diagonal | above_rises);
            falls = above_rises & diagonal;
        }
        fewest
    }

    /// Returns the first of the substrings with the fewest edits, if the text matches.
    fn range(&self, text: &[u16]) -> Option<(usize, usize)> {
        let units = &self.text.units;
        // One column of the edit table at a time. Each cell holds its edits and the start of its substring.
        let mut column: Vec<(u32, usize)> = (0..=to_u32(units.len())).map(|edits| (edits, 0)).collect();
        let mut best: Option<(u32, usize, usize)> = None;
        for (end, unit) in text.iter().enumerate() {
            let (mut diagonal, mut above) = ((0, end), (0, end + 1));
            if let Some(top) = column.first_mut() {
                *top = above;
            }
            for (cell, letter) in column.iter_mut().skip(1).zip(units) {
                let substituted = (diagonal.0 + u32::from(letter != unit), diagonal.1);
                let ways = [substituted, (above.0 + 1, above.1), (cell.0 + 1, cell.1)];
                above = ways.into_iter().min_by_key(|(edits, _)| *edits).unwrap_or(substituted);
                diagonal = std::mem::replace(cell, above);
            }
            if above.0 <= self.allowed_edits && best.is_none_or(|(edits, ..)| above.0 < edits) {
                best = Some((above.0, above.1, end + 1));
            }
        }
        best.map(|(_, start, end)| (start, end))
    }
}

/// Returns the positions of a unit in a chunk, as bits.
fn positions_of(unit: u16, chunk: &[u16]) -> u32 {
    chunk.iter().rev().fold(0, |positions, other| positions << 1 | u32::from(*other == unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::TextReadings;

    fn distance(pattern: &str, text: &str) -> Option<(u32, u32)> {
        let pattern: Vec<u16> = pattern.encode_utf16().collect();
        let found = SearchPattern::new(&pattern).distance(&TextReadings::new(text).lower);
        found.map(|found| (found.edits, found.letters))
    }

    #[test]
    fn allows_one_edit_from_ten_letters_on() {
        assert_eq!(distance("smith", "smyth"), None);
        assert_eq!(distance("christina", "christinb"), None);
        for text in ["christinbs", "chritinas", "christtinas"] {
            assert_eq!(distance("christinas", text), Some((1, 10)), "{text}");
        }
        assert_eq!(distance("christinas", "hristnas"), None);
        assert_eq!(distance("lee", "annabelle-leeson"), Some((0, 3)));
    }

    #[test]
    fn any_chunk_of_a_long_pattern_may_match() {
        let long = "abcdefghijklmnopqrstuvwxyz0123456789";
        assert_eq!(distance(long, &long[..32]), Some((0, 32)));
        assert_eq!(distance(long, &long[4..]), Some((0, 32)));
        assert_eq!(distance(long, &long[8..]), None);
    }

    #[test]
    fn locates_a_substring_with_an_edit() {
        let pattern: Vec<u16> = "christinas".encode_utf16().collect();
        let positions = SearchPattern::new(&pattern).positions(&TextReadings::new("x christinbs y").lower);
        assert_eq!(positions, (2..12).collect::<Vec<usize>>());
    }
}
