//! Writing a message: the form's rows, checks, drafts, digest, subject threads, replies, signatures, the window, and
//! the payload to send.

pub mod added_items;
pub mod controls;
pub mod digest;
pub mod draft;
pub mod form_rows;
pub mod limits;
pub mod message_check;
pub mod payload;
pub mod reply;
pub mod signature;
pub mod subject;
pub mod template;
pub mod window;
