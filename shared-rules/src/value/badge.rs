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
/// Rule in core, from platform §9; CONST-01.
#[must_use]
pub fn badge_count(input: &BadgeCount) -> Option<String> {
    match input.count {
        0 => None,
        count if count <= BADGE_CAP => Some(count.to_string()),
        _ => Some(format!("{BADGE_CAP}+")),
    }
}
