//! Writing a message: the form's rows, checks, drafts, digest, subject threads, replies, signatures, the window, and
//! the payload to send.

pub mod check;
pub mod controls;
pub mod digest;
pub mod draft;
pub mod items;
pub mod limits;
pub mod payload;
pub mod reply;
pub mod rows;
pub mod signature;
pub mod subject;
pub mod template;
pub mod window;
