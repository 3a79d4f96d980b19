//! What can go wrong with a store besides what can go wrong with any file.

use std::io;

/// Travels inside of an `io::Error`; [`StoreTrouble::of`] finds it there.
#[derive(Debug, thiserror::Error)]
pub enum StoreTrouble {
    /// It didn't answer in time, refuses, or can't be reached.
    #[error("the store of documents is away: {0}")]
    Away(String),
    /// What is stored was encrypted, and the key isn't among those of the settings.
    #[error(
        "the document is encrypted with another key than that of DOCUMENTS_KEY; set DOCUMENTS_KEY, or DOCUMENTS_OLD_KEY, to the key it was stored with"
    )]
    OtherKey,
    /// What is stored isn't what was stored: cut off, swapped or changed.
    #[error("the stored document is damaged: {0}")]
    Damaged(&'static str),
}

impl StoreTrouble {
    /// The trouble with a store that an error stands for, if it does.
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
