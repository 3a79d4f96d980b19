//! Every answer can be written.

use std::fmt::{self, Display};

use serde::ser;

/// A fault in writing, of which there is none: handing it on takes no code.
#[derive(Debug)]
pub(crate) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(message: T) -> Self {
        unreachable!("no rule answers with what can't be written: {message}")
    }
}
