//! Search: people by a few letters of their name or email address, allowing small typos, and plain substring search.
//! The matching is in `people-search`.

pub mod find_people;
pub mod member_index;
pub mod substring;

pub use find_people::{FindPeople, find_people};
pub use member_index::MemberIndex;
pub use people_search::{HighlightRange, KeyMatch, PeopleIndex, PersonHit, SearchKey, SearchPerson};
