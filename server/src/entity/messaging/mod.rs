//! Messages: threads and their people, messages and what belongs to them, and who got each.

pub mod message;
pub mod message_delivery;
pub mod message_document;
pub mod message_email;
pub mod message_revision;
pub mod message_thread;
pub mod send_key;
pub mod thread_user;
