//! What people say about a request, and what is on record of it.

pub(super) mod comments;
pub(super) mod record;
