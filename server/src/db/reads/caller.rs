//! The caller that a task reads for: what the shares of readers are counted by.

use std::{cell::Cell, future::Future, net::IpAddr};

use uuid::Uuid;

tokio::task_local! {
    static CALLER: Cell<Option<Caller>>;
}

/// A person, or the address of a client that hasn't signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// A signed-in person, wherever they call from.
    Person(Uuid),
    /// A client before its session is known.
    Address(IpAddr),
}

impl Caller {
    /// Runs a request of the caller; `None` where there is nobody to tell apart, such as in jobs.
    pub async fn scope<T>(caller: Option<Self>, request: impl Future<Output = T>) -> T {
        CALLER.scope(Cell::new(caller), request).await
    }

    /// Makes the caller of the current request this person, once their session is found.
    pub fn identify(person: Uuid) {
        // Outside of a request there is no caller to identify.
        let _ = CALLER.try_with(|caller| caller.set(Some(Self::Person(person))));
    }

    pub(super) fn current() -> Option<Self> {
        CALLER.try_with(Cell::get).ok().flatten()
    }
}
