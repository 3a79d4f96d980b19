//! One request: the state of its answers, their review, and its comments and history.

pub mod asked_age;
pub mod comment;
pub mod due;
pub mod freshness;
pub mod history;
pub mod history_words;
pub mod marks;
pub mod new_answer;
pub mod request_state;
pub mod review;
pub mod review_queue;
pub mod shown;
pub mod spreadsheet;
pub mod upload_link;
