//! Looking at requests in other ways than as one loan's list: over all loans, and as a file.

pub(super) mod export;
pub(super) mod finding;
