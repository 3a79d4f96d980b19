//! One request: the state of its answers, their review, and its comments and history.

pub mod comment;
pub mod due_date;
pub mod freshness;
pub mod history;
pub mod history_text;
pub mod maximum_age;
pub mod new_answer;
pub mod page_marks;
pub mod request_state;
pub mod review;
pub mod review_queue;
pub mod shown_versions;
pub mod spreadsheet;
pub mod upload_link;
