//! How people are found by a few letters of their name or e-mail address, forgiving small slips: the engine of
//! the rules of search. It is a crate of its own so that the browser's build makes it fast and all other rules
//! small.

mod beside;
mod cut;
mod fold;
mod hit;
mod index;
mod lower_case;
mod near;
mod order;
pub mod patience;
mod person;
mod query;
mod relevance;
mod resident;
mod sieve;
mod signature;
mod underline;

pub use fold::{count, fold};
pub use hit::{KeyMatch, PersonHit, SearchKey, Stretch};
pub use index::PeopleIndex;
pub use lower_case::LowerCase;
pub use person::SearchPerson;
