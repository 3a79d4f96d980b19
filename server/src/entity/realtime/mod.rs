//! Events in numbered topics.

pub mod event;
pub mod topic;
