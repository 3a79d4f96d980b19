//! Storage limits: how much one person may store, and the usage of the disk.

pub(super) mod disk;
pub(super) mod quota;
pub(super) mod routes;
