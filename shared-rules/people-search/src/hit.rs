//! The result of a search.

use serde::{Deserialize, Serialize};

/// A text of a person that is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SearchKey {
    /// Last name.
    FamilyName,
    /// First name.
    GivenName,
    /// Email address.
    EmailAddress,
}

impl SearchKey {
    /// Every key, in the order in which they are searched.
    pub const ALL: [Self; 3] = [Self::FamilyName, Self::GivenName, Self::EmailAddress];
}

/// A stretch of a text to underline, in UTF-16 units as `String.prototype.slice` counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HighlightRange {
    /// The first unit.
    pub start: u32,
    /// The unit after the last.
    pub end: u32,
}

/// The matched part of one key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct KeyMatch {
    /// The key.
    pub key: SearchKey,
    /// The ranges to underline, in order and without overlaps.
    pub ranges: Vec<HighlightRange>,
}

/// A person that the search found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PersonHit {
    /// The person's id.
    pub id: String,
    /// The matched keys; empty when the query is blank.
    pub matches: Vec<KeyMatch>,
}
