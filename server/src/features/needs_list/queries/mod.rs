//! Queries of requests: a loan's list, a search over all loans, and an export.

pub(super) mod export;
pub(super) mod list;
pub(super) mod request_search;
