//! Templates of needs lists: their example files, merging one into a loan's list, and removing one.

pub mod borrower;
pub mod example;
pub mod merging;
pub mod template_removal;
