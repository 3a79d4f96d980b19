//! Comments on a request, and its history.

pub(super) mod comments;
pub(super) mod element_history;
