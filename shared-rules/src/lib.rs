//! Every business rule of Loanroom, once.
//!
//! A rule is a pure function from one input value to one answer: no clock, no randomness, no I/O.
//! Dates arrive as arguments and errors are data. The same functions run natively in the server and
//! as WebAssembly in the browser, so the two can't disagree.
//!
//! To add a rule: write its function in its domain, with what it is in the doc comment, and its vectors in
//! `vectors/<domain>/<rule>.json`. The table of rules, from which everything else is made, follows from these;
//! without vectors the crate doesn't compile. `README.md` tells more.

// The macros `with_rules!` and `with_byte_rules!`: what `build/main.rs` read from the rules' doc comments.
include!(concat!(env!("OUT_DIR"), "/table.rs"));

pub mod because;
pub mod cancellation;
pub mod contacts;
pub mod documents;
pub mod identity;
pub mod individuals;
pub mod loans;
pub mod messaging;
pub mod needs_list;
pub mod notices;
#[cfg(feature = "registry")]
pub mod registry;
pub mod search;
pub mod sharing;
pub mod team;
pub mod text;
pub mod value;
pub mod violation;

pub use notices::activity;
