//! The caller on whose behalf a task reads, which determines the concurrency limit.

use std::{cell::Cell, future::Future, net::IpAddr};

use uuid::Uuid;

tokio::task_local! {
    static CALLER: Cell<Option<ReadCaller>>;
}

/// A user, or the address of a client that hasn't signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadCaller {
    /// A signed-in user, from any address.
    Person(Uuid),
    /// A client before its session is known.
    Address(IpAddr),
}

impl ReadCaller {
    /// Runs a request of the caller; `None` without a distinguishable caller, such as in jobs.
    pub async fn scope<T>(caller: Option<Self>, request: impl Future<Output = T>) -> T {
        CALLER.scope(Cell::new(caller), request).await
    }

    /// Changes the current request's caller to this user, once their session is known.
    pub fn identify(person: Uuid) {
        // Outside of a request there is no caller.
        let _ = CALLER.try_with(|caller| caller.set(Some(Self::Person(person))));
    }

    pub(super) fn current() -> Option<Self> {
        CALLER.try_with(Cell::get).ok().flatten()
    }
}
