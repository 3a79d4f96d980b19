//! A badge shows a count up to 99 and '99+' beyond; nothing counted, no badge.

use serde::{Deserialize, Serialize};

/// The largest count shown as it is (platform §9).
pub const BADGE_CAP: u64 = 99;

/// A count for a badge.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BadgeCount {
    /// How many there are.
    pub count: u64,
}

/// A badge shows a count up to 99 and '99+' beyond; nothing counted, no badge.
///
/// The badge's text, or none for zero.
///
/// Rule from platform §9; CONST-01.
#[must_use]
pub fn badge_count(input: &BadgeCount) -> Option<String> {
    match input.count {
        0 => None,
        count if count <= BADGE_CAP => Some(count.to_string()),
        _ => Some(format!("{BADGE_CAP}+")),
    }
}

/// The largest count of a list on *Home*. Counting further is slow and makes no difference to the reader.
pub const MOST_COUNTED: u64 = 500;

/// Returns the count in words: "500+" for more than [`MOST_COUNTED`], the number otherwise.
#[must_use]
pub fn capped_count_words(count: u64) -> String {
    if count > MOST_COUNTED { format!("{MOST_COUNTED}+") } else { count.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_beyond_the_cap_end_in_a_plus() {
        let words = [0, 1, MOST_COUNTED, MOST_COUNTED + 1, u64::MAX].map(capped_count_words);
        assert_eq!(words, ["0", "1", "500", "500+", "500+"]);
    }
}
