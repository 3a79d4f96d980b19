//! Pages by which people get back into their account, and change what they sign in with.

pub(super) mod address;
pub(super) mod reset;
