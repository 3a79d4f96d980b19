//! Templates of needs lists: their example files, merging one into a loan's list, and removing one.

pub mod example_file;
pub mod template_borrower;
pub mod template_merge;
pub mod template_removal;
