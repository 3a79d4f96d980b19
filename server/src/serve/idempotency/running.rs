//! The keys whose requests this server carries out at this moment.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use uuid::Uuid;

use super::key_reused;
use crate::http::Problem;

/// A person's key.
pub(super) type PersonKey = (Uuid, String);

/// The fingerprints of the running requests by their keys.
#[derive(Default)]
pub(super) struct Running(Mutex<HashMap<PersonKey, String>>);

impl Running {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonKey, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a request under the key; none while the same request runs.
    ///
    /// # Errors
    /// *Unprocessable* while another request runs under the key.
    pub(super) fn begin(all: &Arc<Self>, key: PersonKey, fingerprint: &str) -> Result<Option<Turn>, Problem> {
        match all.lock().entry(key.clone()) {
            Entry::Occupied(running) if running.get() == fingerprint => return Ok(None),
            Entry::Occupied(_) => return Err(key_reused()),
            Entry::Vacant(place) => place.insert(fingerprint.to_owned()),
        };
        Ok(Some(Turn { all: Arc::clone(all), key, fingerprint: fingerprint.to_owned() }))
    }
}

/// A running request; dropped, its key is free.
pub(super) struct Turn {
    all: Arc<Running>,
    key: PersonKey,
    fingerprint: String,
}

impl Turn {
    /// The person and the key.
    pub(super) const fn key(&self) -> &PersonKey {
        &self.key
    }

    /// The request's fingerprint.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.all.lock().remove(&self.key);
    }
}
