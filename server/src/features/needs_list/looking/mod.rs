//! Looking at requests: a loan's list as it is kept, over all loans, and as a file.

pub(super) mod export;
pub(super) mod finding;
pub(super) mod kept;
mod renewing;
mod whole;
