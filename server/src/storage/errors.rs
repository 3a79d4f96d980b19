//! Storage errors in addition to ordinary I/O errors.

use std::io;

/// Wrapped in an `io::Error`; [`StoreTrouble::of`] finds it there.
#[derive(Debug, thiserror::Error)]
pub enum StoreTrouble {
    /// The store didn't respond in time, refuses the request, or can't be reached.
    #[error("the document store is unavailable: {0}")]
    Away(String),
    /// The stored object is encrypted with a key that isn't among the configured ones.
    #[error(
        "the document is encrypted with another key than that of DOCUMENTS_KEY; set DOCUMENTS_KEY, or DOCUMENTS_OLD_KEY, to the key it was stored with"
    )]
    OtherKey,
    /// The stored bytes aren't those that were stored: truncated, swapped or changed.
    #[error("the stored document is damaged: {0}")]
    Damaged(&'static str),
}

impl StoreTrouble {
    /// Returns the storage error that an I/O error wraps, if any.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

impl From<StoreTrouble> for io::Error {
    fn from(trouble: StoreTrouble) -> Self {
        let kind = match trouble {
            StoreTrouble::Away(_) => io::ErrorKind::HostUnreachable,
            StoreTrouble::OtherKey | StoreTrouble::Damaged(_) => io::ErrorKind::InvalidData,
        };
        Self::new(kind, trouble)
    }
}
