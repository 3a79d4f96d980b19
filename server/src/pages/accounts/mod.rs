//! Pages and mails by which people get back into their account, and change what they sign in with.

pub(super) mod address;
pub(super) mod mails;
pub(super) mod reset;
