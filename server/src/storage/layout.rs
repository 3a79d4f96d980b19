//! How objects are called in a place: the same in every place, so that moving one changes no row.

use std::io;

use chrono::{DateTime, Utc};

/// Whether an object is encrypted; its name tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// As it was uploaded.
    Plain,
    /// Encrypted.
    Sealed,
}

impl Shape {
    /// Both, those of this kind first.
    pub(super) const fn from(first: Self) -> [Self; 2] {
        match first {
            Self::Plain => [Self::Plain, Self::Sealed],
            Self::Sealed => [Self::Sealed, Self::Plain],
        }
    }

    /// The folder of objects of that shape.
    pub(super) const fn folder(self) -> &'static str {
        match self {
            Self::Plain => "kept",
            Self::Sealed => "sealed",
        }
    }
}

/// Something that is stored.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The key that rows name.
    pub key: String,
    /// Whether it is encrypted.
    pub shape: Shape,
    /// How many bytes lie there.
    pub size: u64,
    /// When it was put there.
    pub changed: DateTime<Utc>,
}

/// Keys are ours alone, never something a person typed; still, none leaves the place.
pub(super) fn check(key: &str) -> io::Result<()> {
    if is_key(key) { Ok(()) } else { Err(io::Error::new(io::ErrorKind::InvalidInput, "not a storage key")) }
}

pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() <= 64 && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// The object's name within the place. Ids of one moment begin alike, so the last two digits spread them over folders.
pub(super) fn name(key: &str, shape: Shape) -> io::Result<String> {
    check(key)?;
    let (_, spread) = key.split_at(key.len().saturating_sub(2));
    Ok(format!("{}/{spread}/{key}", shape.folder()))
}
