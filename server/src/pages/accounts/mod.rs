//! Pages by which people get into their account, back into it, and change what they sign in with.

pub(super) mod address;
pub(super) mod help;
pub(super) mod reset;
pub(super) mod sign_in_link;
