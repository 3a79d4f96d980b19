//! The people of a loan.

mod user_ref;

pub use user_ref::UserRef;
