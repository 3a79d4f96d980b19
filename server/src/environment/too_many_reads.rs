//! The error of a caller's concurrency limit. The database returns it and HTTP maps it to a status; neither layer
//! imports the other.

use std::{
    error::Error,
    fmt::{self, Display, Formatter},
};

/// The error of a read that waited too long for other reads of the same caller.
#[derive(Clone, Copy, Debug)]
pub struct TooManyReads;

impl Display for TooManyReads {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("too many concurrent reads of the same caller")
    }
}

impl Error for TooManyReads {}
