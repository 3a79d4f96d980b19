//! Integrity of stored files. A file is compared with its checksum when it is first read, and all files are compared once a
//! week in the background. A file that differs is flagged as damaged and lenders are notified; the flag is removed once the
//! bytes are restored.

mod background;
mod open;
mod record;
mod status;

pub use background::check_integrity;
pub(crate) use open::StoredFile;
pub(in crate::features::documents) use open::{is_intact, open_intact, read_intact, verified_among};
pub(crate) use status::{count_damaged, integrity_metrics};
