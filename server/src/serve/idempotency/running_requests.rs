//! The keys of requests that this server is currently processing.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use uuid::Uuid;

use super::key_reused;
use crate::http::Problem;

/// A user's key.
pub(super) type PersonKey = (Uuid, String);

/// The fingerprints of the running requests by key.
#[derive(Default)]
pub(super) struct RunningRequests(Mutex<HashMap<PersonKey, String>>);

impl RunningRequests {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonKey, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a request under the key; `None` while the same request is running.
    ///
    /// # Errors
    /// *Unprocessable* while a different request is running under the key.
    pub(super) fn begin(
        all: &Arc<Self>,
        key: PersonKey,
        fingerprint: &str,
    ) -> Result<Option<RunningRequest>, Problem> {
        match all.lock().entry(key.clone()) {
            Entry::Occupied(running) if running.get() == fingerprint => return Ok(None),
            Entry::Occupied(_) => return Err(key_reused()),
            Entry::Vacant(place) => place.insert(fingerprint.to_owned()),
        };
        Ok(Some(RunningRequest { all: Arc::clone(all), key, fingerprint: fingerprint.to_owned() }))
    }
}

/// A running request. Dropping it releases the key.
pub(super) struct RunningRequest {
    all: Arc<RunningRequests>,
    key: PersonKey,
    fingerprint: String,
}

impl RunningRequest {
    /// Returns the user and the key.
    pub(super) const fn key(&self) -> &PersonKey {
        &self.key
    }

    /// Returns the request's fingerprint.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}

impl Drop for RunningRequest {
    fn drop(&mut self) {
        self.all.lock().remove(&self.key);
    }
}
