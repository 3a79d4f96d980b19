//! Reading messages: visibility of threads, filters, unread counts, muting, dates, printing, action links.

pub mod action_link;
pub mod history_access;
pub mod message_time;
pub mod messaging_lender;
pub mod mute;
pub mod no_access;
pub mod own_address;
pub mod print;
pub mod thread_filter;
pub mod thread_visibility;
pub mod typing;
pub mod unread;
