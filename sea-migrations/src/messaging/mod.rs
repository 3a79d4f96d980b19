//! Messages, and what they are written with.

pub mod m20261122_000030_messaging;
pub mod m20261122_000033_writing_messages;
pub mod m20261122_000038_blind_copies;
pub mod m20261122_000043_mail_words;
pub mod m20261127_000086_outside_addresses;
pub mod m20261127_000093_one_draft_a_thread;
pub mod m20261127_000096_email_participants;
