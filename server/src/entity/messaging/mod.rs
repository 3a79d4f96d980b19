//! Messages: threads and their people, messages and their related data, deliveries, and the composer's data.

pub mod email_participant;
pub mod message;
pub mod message_delivery;
pub mod message_document;
pub mod message_draft;
pub mod message_email;
pub mod message_revision;
pub mod message_template;
pub mod message_thread;
pub mod outside_address;
pub mod saved_address;
pub mod signature;
pub mod thread_user;
