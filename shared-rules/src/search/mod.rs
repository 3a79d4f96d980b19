//! Search: people by a few letters of their name or email address, allowing small typos, and plain substring search.
//! The matching is in `people-search`.

pub mod find_people;
pub mod members;
pub mod substring;

pub use find_people::{FindPeople, find_people};
pub use members::MemberIndex;
pub use people_search::{KeyMatch, PeopleIndex, PersonHit, SearchKey, SearchPerson, Stretch};
