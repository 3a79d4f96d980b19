//! Looking at requests: a loan's list, over all loans, and as a file.

pub(super) mod export;
pub(super) mod finding;
pub(super) mod list;
