//! Room for files: how much one person may store, and how full the disk is.

pub(super) mod disk;
pub(super) mod room;
pub(super) mod routes;
