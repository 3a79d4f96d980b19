//! Reading threads and messages.

mod by_email;
pub(super) mod message_assembly;
pub(super) mod read_marks;
pub(super) mod search;
pub(super) mod thread_list;
pub(super) mod thread_page;
pub(super) mod threads;
pub(super) mod unread;

pub(super) use message_assembly::preview;
