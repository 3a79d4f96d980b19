//! Search: people by a few letters of their name or e-mail address, forgiving small slips, and plain
//! substring search.

mod cut;
mod fold;
pub mod hit;
mod index;
pub mod members;
mod near;
mod person;
mod query;
mod relevance;
mod resident;
mod sieve;
pub mod substring;
mod underline;

pub(crate) use fold::fold;
pub use hit::{FindPeople, KeyMatch, PersonHit, SearchKey, Stretch, find_people};
pub use index::PeopleIndex;
pub use members::MemberIndex;
pub use person::SearchPerson;
