//! Browsers that people signed in with before, recognized by an encrypted cookie. Wrong passwords typed elsewhere don't
//! lock the owner out of these.

use axum::http::{HeaderMap, HeaderValue};
use chrono::{DateTime, Duration, Utc};
use uuid::Uuid;

use super::sessions::set_cookie;
use crate::{http::cookie_value, state::AppState};

/// Browsers delete cookies after 400 days at the latest.
const COOKIE_LIFETIME: Duration = Duration::days(400);
/// The number of users remembered per browser, most recent first.
const REMEMBERED_USERS: usize = 5;
const PURPOSE: &str = "device";

/// A browser that a user signed in with before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownDevice {
    /// Its id.
    pub id: Uuid,
    people: Vec<Uuid>,
    at: DateTime<Utc>,
}

impl KnownDevice {
    /// Whether that user signed in with it.
    #[must_use]
    pub fn has_user(&self, user_id: Uuid) -> bool {
        self.people.contains(&user_id)
    }

    fn write(&self) -> String {
        let people: Vec<String> = self.people.iter().map(Uuid::to_string).collect();
        format!("{} {} {}", self.id, self.at.timestamp(), people.join(","))
    }

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let id = words.next()?.parse().ok()?;
        let at = DateTime::from_timestamp(words.next()?.parse().ok()?, 0)?;
        let people = words.next()?.split(',').filter_map(|id| id.parse().ok()).collect();
        Some(Self { id, people, at })
    }
}

/// Returns the browser that sent the request, if it is known.
#[must_use]
pub fn find(state: &AppState, headers: &HeaderMap) -> Option<KnownDevice> {
    let sealed = cookie_value(headers, cookie_name(state))?;
    let device = KnownDevice::read(&state.vault.unseal(PURPOSE, sealed)?)?;
    (state.clock.now() < device.at + COOKIE_LIFETIME).then_some(device)
}

/// Returns the cookie that identifies the browser from now on, with the user added.
#[must_use]
pub fn remember(state: &AppState, before: Option<KnownDevice>, user_id: Uuid) -> HeaderValue {
    let (id, people) =
        before.map_or_else(|| (Uuid::now_v7(), Vec::new()), |device| (device.id, device.people));
    let others = people.into_iter().filter(|id| *id != user_id).take(REMEMBERED_USERS - 1);
    let device =
        KnownDevice { id, people: std::iter::once(user_id).chain(others).collect(), at: state.clock.now() };
    let sealed = state.vault.seal(PURPOSE, &device.write());
    set_cookie(&state.config, cookie_name(state), &sealed, COOKIE_LIFETIME.num_seconds().unsigned_abs())
}

fn cookie_name(state: &AppState) -> &'static str {
    if state.config.is_https() { "__Host-loanroom-device" } else { "loanroom-device" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_serialized_device() {
        let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
        let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        let device = KnownDevice { id: Uuid::now_v7(), people: vec![one, other], at };
        let read = KnownDevice::read(&device.write()).unwrap();
        assert_eq!(read, device);
        assert!(read.has_user(one) && read.has_user(other) && !read.has_user(Uuid::now_v7()));
        assert_eq!(KnownDevice::read("not a device"), None);
    }
}
