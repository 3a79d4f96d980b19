//! Why an input can't be read.

use std::fmt::{self, Display};

use serde::de::{self, Expected, Unexpected};

/// What is wrong with an input.
#[derive(Debug)]
pub(crate) struct Fault(pub(super) String);

impl Fault {
    pub(super) fn expected(what: &dyn Expected) -> Self {
        Self(format!("expected {what}"))
    }

    #[cold]
    pub(super) fn in_field(self, field: Option<&str>) -> Self {
        match field {
            Some(field) => Self([field, ": ", &self.0].concat()),
            None => self,
        }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }

    // Serde's own words show the value too, and with it all the code that writes numbers.
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn unknown_variant(variant: &str, _: &'static [&'static str]) -> Self {
        Self(format!("unknown value {variant}"))
    }
}

/// What a getter or a proxy threw is not asked for.
pub(super) fn unreadable<E>(_: E) -> Fault {
    Fault("can't be looked into".to_owned())
}
