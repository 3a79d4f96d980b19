//! `near(p, t)`: some substring of `t` is within one edit for every ten letters of `p` (insert,
//! delete, substitute). Letters are UTF-16 units, as in Fuse.js with threshold 0.1.

use std::cmp::Ordering;

use crate::beside::fewest_edits;
use crate::cut::parts;
use crate::relevance::Place;
use crate::sieve::{Bits, Sieve, Trait, both, either};
use crate::signature::Signature;

/// The most units that one pattern holds; a longer one is cut in chunks.
const CHUNK: usize = 32;

/// How far a text is from a pattern: edits, per letters of the pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Distance {
    pub edits: u32,
    pub letters: u32,
}

/// Nothing is nearer.
pub(super) const NO_EDIT: Distance = Distance { edits: 0, letters: 1 };

impl Distance {
    /// Orders by edits per letter, without dividing.
    pub fn compare(self, other: Self) -> Ordering {
        let left = u64::from(self.edits) * u64::from(other.letters);
        left.cmp(&(u64::from(other.edits) * u64::from(self.letters)))
    }

    /// The smaller one; the first if they are equal.
    pub fn nearer(first: Option<Self>, second: Option<Self>) -> Option<Self> {
        match (first, second) {
            (Some(a), Some(b)) if b.compare(a).is_lt() => Some(b),
            (first, second) => first.or(second),
        }
    }
}

/// A blank or a comma: what stands between the parts of a full name.
fn separates(unit: u16) -> bool {
    matches!(unit, 0x20 | 0x2c)
}

/// A text to look for, with all that can be computed before looking.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    chunks: Vec<Chunk>,
}

impl Pattern {
    /// Cut in chunks of 32 units, the last one being the last 32.
    pub fn new(units: &[u16]) -> Self {
        let mut chunks: Vec<Chunk> = units.chunks_exact(CHUNK).map(Chunk::new).collect();
        let rest = units.len() % CHUNK;
        let last = units.get(units.len().saturating_sub(CHUNK)..).filter(|_| rest > 0);
        chunks.extend(last.map(Chunk::new));
        Self { chunks }
    }

    /// Who could hold the pattern with so many edits, or as many as it allows; `joined` in a full name.
    pub fn could_be_in(&self, sieve: &Sieve, edits: u32, joined: bool) -> Bits {
        let mut any = sieve.nobody();
        for chunk in &self.chunks {
            either(&mut any, &chunk.nearly(sieve, edits, joined));
        }
        any
    }

    /// Cuts what is near where few people have a part of it.
    pub fn cut_for(&mut self, sieve: &Sieve) {
        self.chunks.iter_mut().for_each(|chunk| chunk.cut_for(sieve));
    }

    /// Whether a full name could hold the pattern, by the signature of its parts.
    pub fn may_be_joined_from(&self, parts: Signature) -> bool {
        self.chunks.iter().any(|chunk| chunk.may_be_joined_from(parts))
    }

    /// How many edits it allows.
    pub fn allowed(&self) -> u32 {
        self.chunks.iter().map(|chunk| chunk.allowed).max().unwrap_or(0)
    }

    /// The letters of its longest chunk.
    pub fn letters(&self) -> u32 {
        self.chunks.iter().map(Chunk::letters).max().unwrap_or(0)
    }

    /// Whether the text holds it as it is.
    #[inline]
    pub fn is_in(&self, text: &[u16], signature: Signature) -> bool {
        self.chunks.iter().any(|chunk| signature.holds(chunk.signature) && find(text, &chunk.units).is_some())
    }

    /// How near the text comes, when it comes near.
    #[inline]
    pub fn distance(&self, text: &[u16], signature: Signature) -> Option<Distance> {
        let mut best = None;
        for chunk in &self.chunks {
            if let Some(edits) = chunk.edits(text, signature) {
                let found = Distance { edits, letters: chunk.letters() };
                best = Distance::nearer(best, Some(found));
                if edits == 0 {
                    break;
                }
            }
        }
        best
    }

    /// Where the text comes near: the stretches that its chunks match best, as unit ranges.
    pub fn stretches(&self, text: &[u16]) -> Vec<(usize, usize)> {
        self.chunks.iter().filter_map(|chunk| chunk.stretch(text)).collect()
    }
}

/// A part of a chunk, with its signature, and that of its letters and pairs within words.
#[derive(Clone, Debug)]
struct Piece {
    units: Vec<u16>,
    signature: Signature,
    within_words: Signature,
}

impl Piece {
    fn new(units: &[u16]) -> Self {
        Self { units: units.to_vec(), signature: Signature::of(units), within_words: within_words(units) }
    }

    /// Where it stands in the text, from there on.
    #[inline]
    fn find(&self, text: &[u16], from: usize, signature: Signature) -> Option<usize> {
        if !signature.holds(self.signature) {
            return None;
        }
        find(text.get(from..)?, &self.units).map(|at| from + at)
    }
}

/// The words of these letters that someone has who has them in a row: in a full name what stands between blanks and
/// commas, which come with the joining.
fn parts_of(units: &[u16], joined: bool) -> impl Iterator<Item = &[u16]> {
    units.split(move |unit| joined && separates(*unit))
}

/// What stands between blanks and commas.
fn within_words(units: &[u16]) -> Signature {
    let words = units.split(|unit| separates(*unit));
    words.map(Signature::of).fold(Signature::default(), Signature::with)
}

#[derive(Clone, Debug)]
struct Chunk {
    units: Vec<u16>,
    signature: Signature,
    within_words: Signature,
    allowed: u32,
    /// One piece more than the edits allowed: an edit spoils one piece at most, so a near text holds
    /// one of them unchanged.
    pieces: Vec<Piece>,
}

impl Chunk {
    fn new(units: &[u16]) -> Self {
        let allowed = units.len() / 10;
        let piece = units.len().div_ceil(allowed + 1).max(1);
        let pieces = units.chunks(piece).map(Piece::new).collect();
        Self {
            units: units.to_vec(),
            signature: Signature::of(units),
            within_words: within_words(units),
            allowed: super::fold::count(allowed),
            pieces,
        }
    }

    fn letters(&self) -> u32 {
        super::fold::count(self.units.len())
    }

    fn exactly(&self, sieve: &Sieve, joined: bool) -> Bits {
        let traits: Vec<Trait> = parts_of(&self.units, joined).flat_map(Trait::of_part).collect();
        let mut people = sieve.with(&traits);
        for (at, unit) in self.units.iter().enumerate().skip(1).filter(|_| joined) {
            if !separates(*unit) && self.units.get(at - 1).is_some_and(|before| separates(*before)) {
                both(&mut people, &self.who_begins(sieve, at));
            }
        }
        people
    }

    /// Who has a word that begins as what stands there: a name, or a word within one.
    fn who_begins(&self, sieve: &Sieve, at: usize) -> Bits {
        let Some([first, rest @ ..]) = self.units.get(at..) else { return sieve.everybody() };
        let start = match rest {
            [second, ..] if !separates(*second) => Trait::pair_at_start(*first, *second),
            _ => Trait::letter_at(Place::Start, *first),
        };
        let mut any = sieve.row(start).to_vec();
        either(&mut any, sieve.row(Trait::letter_at(Place::AfterBlank, *first)));
        either(&mut any, sieve.row(Trait::letter_at(Place::AfterMark, *first)));
        any
    }

    /// Who lacks no more than so many edits take away, of those allowed.
    fn nearly(&self, sieve: &Sieve, edits: u32, joined: bool) -> Bits {
        match edits.min(self.allowed) {
            0 => self.exactly(sieve, joined),
            edits => sieve.nearly(parts_of(&self.units, joined), edits),
        }
    }

    fn cut_for(&mut self, sieve: &Sieve) {
        if self.allowed > 0 {
            let parts = parts(&self.units, self.pieces.len(), sieve);
            self.pieces.clear();
            parts.into_iter().for_each(|part| self.pieces.push(Piece::new(part)));
        }
    }

    /// An edit takes away one letter of the pattern at most, and two of its pairs.
    #[inline]
    fn may_be_in(&self, text: Signature) -> bool {
        self.lacks_little(self.signature, text) && self.pieces.iter().any(|piece| text.holds(piece.signature))
    }

    fn may_be_joined_from(&self, parts: Signature) -> bool {
        self.lacks_little(self.within_words, parts)
            && self.pieces.iter().any(|piece| parts.holds(piece.within_words))
    }

    #[inline]
    fn lacks_little(&self, part: Signature, text: Signature) -> bool {
        (part.letters & !text.letters).count_ones() <= self.allowed
            && (part.pairs & !text.pairs).count_ones() <= 2 * self.allowed
    }

    #[inline]
    fn edits(&self, text: &[u16], signature: Signature) -> Option<u32> {
        if !self.may_be_in(signature) {
            return None;
        }
        if self.allowed == 0 {
            return find(text, &self.units).map(|_| 0);
        }
        let mut least: Option<u32> = None;
        let mut start = 0;
        for piece in &self.pieces {
            let mut from = 0;
            while let Some(at) = piece.find(text, from, signature) {
                let allowed = least.map_or(self.allowed, |edits| edits - 1);
                least = self.edits_beside(text, at, start, piece.units.len(), allowed).or(least);
                if least == Some(0) {
                    return least;
                }
                from = at + 1;
            }
            start += piece.units.len();
        }
        least
    }

    /// The edits around a piece that stands there in the text.
    fn edits_beside(
        &self,
        text: &[u16],
        at: usize,
        start: usize,
        length: usize,
        allowed: u32,
    ) -> Option<u32> {
        let behind = (text.get(at + length..)?, self.units.get(start + length..)?);
        let edits = fewest_edits(behind.0.iter(), behind.1.iter(), allowed)?;
        let before = (text.get(..at)?, self.units.get(..start)?);
        Some(edits + fewest_edits(before.0.iter().rev(), before.1.iter().rev(), allowed - edits)?)
    }

    /// The stretch with the fewest edits, the first of several, if it is near.
    fn stretch(&self, text: &[u16]) -> Option<(usize, usize)> {
        if let Some(start) = find(text, &self.units) {
            return Some((start, start + self.units.len()));
        }
        // One column of the edit table at a time, each cell with the start of its stretch.
        let mut column: Vec<(u32, usize)> = (0..=self.letters()).map(|edits| (edits, 0)).collect();
        let mut best: Option<(u32, usize, usize)> = None;
        for (end, unit) in text.iter().enumerate() {
            let mut corner = (0, end);
            let mut above = (0, end + 1);
            if let Some(top) = column.first_mut() {
                *top = above;
            }
            for (cell, letter) in column.iter_mut().skip(1).zip(&self.units) {
                let step = (corner.0 + u32::from(letter != unit), corner.1);
                let cheapest = [step, (above.0 + 1, above.1), (cell.0 + 1, cell.1)];
                let next = cheapest.into_iter().min_by_key(|(edits, _)| *edits).unwrap_or(step);
                corner = *cell;
                *cell = next;
                above = next;
            }
            if above.0 <= self.allowed && best.is_none_or(|(edits, ..)| above.0 < edits) {
                best = Some((above.0, above.1, end + 1));
            }
        }
        best.map(|(_, start, end)| (start, end))
    }
}

/// Whether the text begins with the part. Compared letter by letter: most differ in the first few.
#[inline]
pub(super) fn begins(text: &[u16], part: &[u16]) -> bool {
    text.len() >= part.len() && part.iter().zip(text).all(|(letter, unit)| letter == unit)
}

/// Where `part` first stands in `text`.
#[inline]
pub(super) fn find(text: &[u16], part: &[u16]) -> Option<usize> {
    let (first, rest) = part.split_first()?;
    let mut from = 0;
    loop {
        let after = text.get(from..)?;
        let at = from + after.iter().position(|unit| unit == first)?;
        if begins(text.get(at + 1..)?, rest) {
            return Some(at);
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edits(pattern: &str, text: &str) -> Option<(u32, u32)> {
        let units = |s: &str| s.encode_utf16().collect::<Vec<u16>>();
        let text = units(text);
        Pattern::new(&units(pattern)).distance(&text, Signature::of(&text)).map(|d| (d.edits, d.letters))
    }

    #[test]
    fn nine_letters_allow_no_edit_and_ten_allow_one() {
        assert_eq!(edits("smith", "smyth"), None);
        assert_eq!(edits("christina", "christinb"), None);
        assert_eq!(edits("christinas", "christinbs"), Some((1, 10)));
        assert_eq!(edits("christinas", "chritinas"), Some((1, 10)));
        assert_eq!(edits("christinas", "christtinas"), Some((1, 10)));
        assert_eq!(edits("christinas", "hristnas"), None);
    }

    #[test]
    fn text_anywhere_counts() {
        assert_eq!(edits("lee", "annabelle-leeson"), Some((0, 3)));
    }

    #[test]
    fn of_a_long_pattern_any_chunk_may_match() {
        let long = "abcdefghijklmnopqrstuvwxyz0123456789";
        assert_eq!(edits(long, &long[..32]), Some((0, 32)));
        assert_eq!(edits(long, &long[4..]), Some((0, 32)));
        assert_eq!(edits(long, &long[8..]), None);
    }

    #[test]
    fn a_slip_is_located() {
        let units = |s: &str| s.encode_utf16().collect::<Vec<u16>>();
        assert_eq!(Pattern::new(&units("christinas")).stretches(&units("x christinbs y")), [(2, 12)]);
    }
}
