//! The actions of a row, and the questions asked before them.

pub mod answer_removal;
pub mod row_action;
