//! Pages for signing in, recovering an account, and changing sign-in credentials.

pub(super) mod address;
pub(super) mod help;
pub(super) mod reset;
pub(super) mod sign_in_link;
pub(super) mod unsubscription;
pub(super) mod unsubscription_form;
