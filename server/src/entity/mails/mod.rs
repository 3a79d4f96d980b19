//! Outgoing email.

pub mod mail;
pub mod mail_setting;
pub mod mail_words;
pub mod undeliverable_address;
