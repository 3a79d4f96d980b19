//! Every business rule of Loanroom, once.
//!
//! A rule is a pure function from one input value to one answer: no clock, no randomness, no I/O.
//! Dates arrive as arguments and errors are data. The same functions run natively in the server and
//! as WebAssembly in the browser, so the two can't disagree.
//!
//! To add a rule: write it in its domain, add its row to [`with_rules!`], and write its vectors in
//! `vectors/<domain>/<rule>.json`. Without vectors the crate doesn't compile.

#[cfg(all(feature = "registry", feature = "documents"))]
mod base64;
pub mod because;
#[cfg(feature = "documents")]
mod byte_table;
pub mod contacts;
pub mod documents;
pub mod individuals;
pub mod loans;
pub mod messaging;
pub mod needs_list;
#[cfg(feature = "registry")]
pub mod registry;
pub mod search;
pub mod sharing;
mod table;
pub mod team;
pub mod text;
pub mod value;
pub mod violation;
