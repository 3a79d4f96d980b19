//! Reading threads and messages.

pub(super) mod assemble;
mod by_email;
pub(super) mod find;
pub(super) mod marks;
pub(super) mod page;
pub(super) mod thread_list;
pub(super) mod threads;
pub(super) mod unread;

pub(super) use assemble::preview;
