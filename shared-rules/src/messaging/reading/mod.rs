//! Reading messages: visibility of threads, filters, unread counts, muting, dates, printing, action links.

pub mod action_link;
pub mod date;
pub mod filter;
pub mod history;
pub mod lender;
pub mod mute;
pub mod no_access;
pub mod own_address;
pub mod print;
pub mod thread;
pub mod typing;
pub mod unread;
