//! Templates of needs lists: merging one into a loan's list, and taking one away.

pub mod merging;
pub mod template_removal;
