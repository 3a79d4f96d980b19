//! What a text holds, in a few bits.

/// What a text holds, in 128 bits: enough to see early that a pattern can't be in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Signature {
    pub letters: u64,
    pub pairs: u64,
}

impl Signature {
    pub fn of(units: &[u16]) -> Self {
        let letters = units.iter().fold(0, |bits, unit| bits | letter_bit(*unit));
        let pairs = units.windows(2).fold(0, |bits, pair| match *pair {
            [a, b] => bits | pair_bit(a, b),
            _ => bits,
        });
        Self { letters, pairs }
    }

    pub fn with(self, other: Self) -> Self {
        Self { letters: self.letters | other.letters, pairs: self.pairs | other.pairs }
    }

    /// Whether a text of this signature could hold all of a part.
    #[inline]
    pub fn holds(self, part: Self) -> bool {
        part.letters & !self.letters == 0 && part.pairs & !self.pairs == 0
    }
}

/// Letters and digits have a place each of 64, all others share the rest.
pub(super) fn letter_place(unit: u16) -> usize {
    usize::from(match unit {
        0x61..=0x7a => unit - 0x61,
        0x30..=0x39 => unit - 0x30 + 26,
        _ => 36 + unit % 28,
    })
}

pub(super) fn letter_bit(unit: u16) -> u64 {
    1 << letter_place(unit)
}

fn pair_bit(a: u16, b: u16) -> u64 {
    let mixed = (u32::from(a) << 16 | u32::from(b)).wrapping_mul(0x9e37_79b1);
    1 << (mixed >> 26)
}
