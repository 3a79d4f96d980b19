//! Why an input can't be read.

use std::cell::RefCell;
use std::fmt::{self, Display};

use serde::de::{self, Expected, Unexpected};

thread_local! {
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// That something is wrong with an input. What it is, the latest one says: kept aside, it is nothing that every
/// reading of a field would hand on, and the module is a good deal smaller.
#[derive(Debug)]
pub(crate) struct Fault(());

impl Fault {
    #[cold]
    #[inline(never)]
    pub(super) fn of(what: &str) -> Self {
        SAID.with_borrow_mut(|said| {
            said.clear();
            said.push_str(what);
        });
        Self(())
    }

    #[cold]
    #[inline(never)]
    pub(super) fn in_field(self, field: &str) -> Self {
        SAID.with_borrow_mut(|said| said.insert_str(0, &[field, ": "].concat()));
        self
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SAID.with_borrow(|said| f.write_str(said))
    }
}

impl std::error::Error for Fault {}

// What serde would say about each type, with the value that it found, is text that nobody but a programmer sees: the
// field leads there as well.
impl de::Error for Fault {
    fn custom<T: Display>(message: T) -> Self {
        Self::of(&message.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::of("of another type")
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::of("not a value it can have")
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self::of("something is missing")
    }

    fn missing_field(_: &'static str) -> Self {
        Self::of("something is missing")
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self::of("not a value it can have")
    }
}

/// What a getter or a proxy threw is not asked for.
pub(super) fn unreadable<E>(_: E) -> Fault {
    Fault::of("can't be looked into")
}
