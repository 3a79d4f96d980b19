//! People are found by family name, given name or email address, allowing one typo in ten letters.

use super::{PeopleIndex, PersonHit, SearchPerson};
use serde::{Deserialize, Serialize};

/// A list of people and what to look for in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindPeople {
    /// The people, in list order.
    pub people: Vec<SearchPerson>,
    /// The search text.
    pub query: String,
    /// The most people to answer; absent for all.
    #[serde(default)]
    pub limit: Option<u32>,
}

/// People are found by names or email address, allowing one typo in ten letters, the best matches first.
///
/// The people whose family name, given name or email address approximately matches the search text, the best first;
/// everyone in list order if it is blank.
///
/// Rule from platform §5, §9; SELECT-07, SELECT-08.
#[must_use]
pub fn find_people(input: &FindPeople) -> Vec<PersonHit> {
    PeopleIndex::new(&input.people).query(&input.query, input.limit.unwrap_or(u32::MAX))
}
