//! Object names. They are the same in every storage backend, so moving an object changes no row.

use std::io;

use chrono::{DateTime, Utc};

/// Whether an object is encrypted, as its name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ObjectShape {
    /// As it was uploaded.
    Plain,
    /// Encrypted.
    Sealed,
}

impl ObjectShape {
    /// Returns both shapes, the given one first.
    pub(super) const fn from(first: Self) -> [Self; 2] {
        match first {
            Self::Plain => [Self::Plain, Self::Sealed],
            Self::Sealed => [Self::Sealed, Self::Plain],
        }
    }

    /// Returns the folder of objects of that shape.
    pub(super) const fn folder(self) -> &'static str {
        match self {
            Self::Plain => "kept",
            Self::Sealed => "sealed",
        }
    }
}

/// A stored object.
#[derive(Clone, Debug)]
pub struct ListedObject {
    /// The key that rows name.
    pub key: String,
    /// Whether it is encrypted.
    pub shape: ObjectShape,
    /// Its stored size in bytes.
    pub size: u64,
    /// When it was stored.
    pub changed: DateTime<Utc>,
}

/// Keys are generated, never typed by a person; the check still keeps them within the store.
pub(super) fn check(key: &str) -> io::Result<()> {
    if is_key(key) { Ok(()) } else { Err(io::Error::new(io::ErrorKind::InvalidInput, "not a storage key")) }
}

pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() <= 64 && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// Returns the object's name within the store. Ids from the same time begin alike, so the last two digits spread them
/// over folders.
pub(super) fn name(key: &str, shape: ObjectShape) -> io::Result<String> {
    check(key)?;
    let (_, spread) = key.split_at(key.len().saturating_sub(2));
    Ok(format!("{}/{spread}/{key}", shape.folder()))
}
