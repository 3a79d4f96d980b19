//! Approximate substring search: a pattern matches a text when some substring of the text is within one edit (insert,
//! delete, substitute) for every ten UTF-16 units of the pattern, as in Fuse.js with threshold 0.1.

use std::cmp::Ordering;

use crate::text::{ALL_PAIRS, Text, signature, to_u32};

/// The most units compared together. A longer pattern is cut in chunks, any of which may match.
const CHUNK: usize = 32;

/// Edits per letter of the pattern.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance {
    pub edits: u32,
    pub letters: u32,
}

impl Distance {
    pub const NONE: Self = Self { edits: 0, letters: 1 };

    pub fn plus(self, other: Self) -> Self {
        Self { edits: self.edits + other.edits, letters: self.letters + other.letters }
    }
}

impl Ord for Distance {
    fn cmp(&self, other: &Self) -> Ordering {
        let product = |edits: u32, letters: u32| u64::from(edits) * u64::from(letters);
        product(self.edits, other.letters).cmp(&product(other.edits, self.letters))
    }
}

impl PartialOrd for Distance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Distance {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Distance {}

/// A text to search for.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    /// All of the same length; the last one overlaps the one before it.
    chunks: Vec<Chunk>,
}

impl Pattern {
    pub fn new(units: &[u16]) -> Self {
        let mut chunks: Vec<Chunk> = units.chunks_exact(CHUNK).map(Chunk::new).collect();
        if !units.len().is_multiple_of(CHUNK) {
            chunks.extend(units.get(units.len().saturating_sub(CHUNK)..).map(Chunk::new));
        }
        Self { chunks }
    }

    /// Whether a text can match in spite of an edit.
    pub fn allows_edits(&self) -> bool {
        self.chunks.iter().any(|chunk| chunk.allowed_edits > 0)
    }

    /// Returns the bits that the signature of every matching text has.
    pub fn required_signature(&self) -> u128 {
        let required = |chunk: &Chunk| if chunk.allowed_edits > 0 { 0 } else { chunk.signature };
        self.chunks.iter().map(required).fold(!0, |all, chunk| all & chunk)
    }

    /// Returns `false` only if no text with that signature matches.
    #[inline]
    pub fn could_match(&self, text: u128) -> bool {
        self.chunks.iter().any(|chunk| chunk.could_match(text))
    }

    /// Returns the distance of the best matching substring, or `None` when the text does not match.
    #[inline]
    pub fn distance(&self, text: &Text) -> Option<Distance> {
        let mut best: Option<Distance> = None;
        for chunk in &self.chunks {
            let Some(edits) = chunk.edits(text) else { continue };
            if best.is_none_or(|best| edits < best.edits) {
                best = Some(Distance { edits, letters: to_u32(chunk.units.len()) });
            }
            if edits == 0 {
                break;
            }
        }
        best
    }

    /// Returns the best matching substring of each chunk, as ranges of units.
    pub fn ranges(&self, text: &Text) -> Vec<(usize, usize)> {
        self.chunks.iter().filter_map(|chunk| chunk.range(&text.units)).collect()
    }
}

#[derive(Clone, Debug)]
struct Chunk {
    units: Vec<u16>,
    signature: u128,
    allowed_edits: u32,
    /// One more than the allowed edits. An edit changes one piece at most, so a matching text holds one unchanged.
    pieces: Vec<Piece>,
    /// For each ASCII letter the positions in the chunk at which it occurs, as bits.
    ascii_positions: [u32; 128],
    /// The same for other units.
    other_positions: Vec<(u16, u32)>,
}

#[derive(Clone, Debug)]
struct Piece {
    units: Vec<u16>,
    signature: u128,
}

impl Piece {
    fn new(units: &[u16]) -> Self {
        Self { units: units.to_vec(), signature: signature(units) }
    }

    #[inline]
    fn is_in(&self, text: &Text) -> bool {
        self.signature & !text.signature == 0 && find(&text.units, &self.units).is_some()
    }
}

impl Chunk {
    fn new(units: &[u16]) -> Self {
        let mut chunk = Self {
            units: units.to_vec(),
            signature: signature(units),
            allowed_edits: to_u32(units.len() / 10),
            pieces: units.chunks(units.len().div_ceil(units.len() / 10 + 1)).map(Piece::new).collect(),
            ascii_positions: [0; 128],
            other_positions: Vec::new(),
        };
        for (at, unit) in units.iter().enumerate() {
            match chunk.ascii_positions.get_mut(usize::from(*unit)) {
                Some(positions) => *positions |= 1 << at,
                None => chunk.other_positions.push((*unit, 1 << at)),
            }
        }
        chunk
    }

    #[inline]
    fn positions(&self, unit: u16) -> u32 {
        let others = || self.other_positions.iter().filter(|(other, _)| *other == unit);
        match self.ascii_positions.get(usize::from(unit)) {
            Some(positions) => *positions,
            None => others().fold(0, |all, (_, position)| all | position),
        }
    }

    /// An edit changes a letter and two pairs at most.
    #[inline]
    fn could_match(&self, text: u128) -> bool {
        let missing = self.signature & !text;
        missing == 0
            || self.allowed_edits > 0
                && (missing & !ALL_PAIRS).count_ones() <= self.allowed_edits
                && (missing & ALL_PAIRS).count_ones() <= 2 * self.allowed_edits
                && self.pieces.iter().any(|piece| piece.signature & !text == 0)
    }

    #[inline]
    fn edits(&self, text: &Text) -> Option<u32> {
        let longest_match = to_u32(text.units.len()) + self.allowed_edits;
        if longest_match < to_u32(self.units.len()) || !self.could_match(text.signature) {
            return None;
        }
        if !self.pieces.iter().any(|piece| piece.is_in(text)) {
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
        let last_row = 1 << (self.units.len() - 1);
        let (mut rises, mut falls) = (u32::MAX, 0);
        let mut edits = to_u32(self.units.len());
        let mut fewest = edits;
        for unit in text {
            let equal = self.positions(*unit);
            let diagonal = ((equal & rises).wrapping_add(rises) ^ rises) | equal | falls;
            let right_rises = falls | !(diagonal | rises);
            let right_falls = rises & diagonal;
            if right_rises & last_row != 0 {
                edits += 1;
            } else if right_falls & last_row != 0 {
                edits -= 1;
                fewest = fewest.min(edits);
            }
            let above_rises = right_rises << 1;
            rises = right_falls << 1 | !(diagonal | above_rises);
            falls = above_rises & diagonal;
        }
        fewest
    }

    /// Returns the first of the substrings with the fewest edits, if the text matches.
    fn range(&self, text: &[u16]) -> Option<(usize, usize)> {
        if let Some(start) = find(text, &self.units) {
            return Some((start, start + self.units.len()));
        }
        // One column of the edit table at a time. Each cell holds its edits and the start of its substring.
        let mut column: Vec<(u32, usize)> = (0..=to_u32(self.units.len())).map(|edits| (edits, 0)).collect();
        let mut best: Option<(u32, usize, usize)> = None;
        for (end, unit) in text.iter().enumerate() {
            let (mut diagonal, mut above) = ((0, end), (0, end + 1));
            if let Some(top) = column.first_mut() {
                *top = above;
            }
            for (cell, letter) in column.iter_mut().skip(1).zip(&self.units) {
                let substituted = (diagonal.0 + u32::from(letter != unit), diagonal.1);
                let ways = [substituted, (above.0 + 1, above.1), (cell.0 + 1, cell.1)];
                above = ways.into_iter().min_by_key(|(edits, _)| *edits).unwrap_or(substituted);
                diagonal = *cell;
                *cell = above;
            }
            if above.0 <= self.allowed_edits && best.is_none_or(|(edits, ..)| above.0 < edits) {
                best = Some((above.0, above.1, end + 1));
            }
        }
        best.map(|(_, start, end)| (start, end))
    }
}

/// Returns the first position of `part` in `text`.
#[inline]
pub(crate) fn find(text: &[u16], part: &[u16]) -> Option<usize> {
    let (first, rest) = part.split_first()?;
    let mut from = 0;
    loop {
        let following = text.get(from..)?;
        let at = from + following.iter().position(|unit| unit == first)?;
        if starts_with(text.get(at + 1..)?, rest) {
            return Some(at);
        }
        from = at + 1;
    }
}

/// Compares letter by letter because most texts differ in the first few.
#[inline]
pub(crate) fn starts_with(text: &[u16], part: &[u16]) -> bool {
    text.len() >= part.len() && part.iter().zip(text).all(|(letter, unit)| letter == unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Readings;

    fn distance(pattern: &str, text: &str) -> Option<(u32, u32)> {
        let pattern: Vec<u16> = pattern.encode_utf16().collect();
        let found = Pattern::new(&pattern).distance(&Readings::new(text).lower);
        found.map(|found| (found.edits, found.letters))
    }

    #[test]
    fn allows_one_edit_from_ten_letters_on() {
        assert_eq!(distance("smith", "smyth"), None);
        assert_eq!(distance("christina", "christinb"), None);
        assert_eq!(distance("christinas", "christinbs"), Some((1, 10)));
        assert_eq!(distance("christinas", "chritinas"), Some((1, 10)));
        assert_eq!(distance("christinas", "christtinas"), Some((1, 10)));
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
        assert_eq!(Pattern::new(&pattern).ranges(&Readings::new("x christinbs y").lower), [(2, 12)]);
    }
}
