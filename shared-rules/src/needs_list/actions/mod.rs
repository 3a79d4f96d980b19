//! What can be done with a row, and what is asked before.

pub mod answer_removal;
pub mod row_action;
