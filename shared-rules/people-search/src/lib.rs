//! Finds people by a few letters of their names or email address and forgives small typing errors. The crate is
//! separate from `shared-rules` so that the browser's build optimizes it for speed and all other rules for size.

mod approximate;
mod full_name;
mod highlight;
mod hit;
mod index;
pub mod normal_form;
mod person;
mod query;
mod skim;
mod text;

pub use hit::{HighlightRange, KeyMatch, PersonHit, SearchKey};
pub use index::PeopleIndex;
pub use person::SearchPerson;
pub use text::{fold, to_u32};
