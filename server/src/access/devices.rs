//! Browsers that people signed in with before, recognized by an encrypted cookie. Wrong passwords typed elsewhere don't
//! lock the owner out of these.

use axum::http::{HeaderMap, HeaderValue};
use chrono::{DateTime, Duration, Utc};
use uuid::Uuid;

use super::sessions::set_cookie;
use crate::{http::cookie_value, state::AppState};

/// Browsers delete cookies after 400 days at the latest.
const KNOWN_FOR: Duration = Duration::days(400);
/// The number of users remembered per browser, most recent first.
const PEOPLE: usize = 5;
const PURPOSE: &str = "device";

/// A browser that a user signed in with before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its id.
    pub id: Uuid,
    people: Vec<Uuid>,
    at: DateTime<Utc>,
}

impl Device {
    /// Whether that user signed in with it.
    #[must_use]
    pub fn knows(&self, user_id: Uuid) -> bool {
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
pub fn find(state: &AppState, headers: &HeaderMap) -> Option<Device> {
    let sealed = cookie_value(headers, name(state))?;
    let device = Device::read(&state.vault.unseal(PURPOSE, sealed)?)?;
    (state.clock.now() < device.at + KNOWN_FOR).then_some(device)
}

/// Returns the cookie that identifies the browser from now on, with the user added.
#[must_use]
pub fn remember(state: &AppState, before: Option<Device>, user_id: Uuid) -> HeaderValue {
    let (id, people) =
        before.map_or_else(|| (Uuid::now_v7(), Vec::new()), |device| (device.id, device.people));
    let others = people.into_iter().filter(|id| *id != user_id).take(PEOPLE - 1);
    let device =
        Device { id, people: std::iter::once(user_id).chain(others).collect(), at: state.clock.now() };
    let sealed = state.vault.seal(PURPOSE, &device.write());
    set_cookie(&state.config, name(state), &sealed, KNOWN_FOR.num_seconds().unsigned_abs())
}

fn name(state: &AppState) -> &'static str {
    if state.config.is_https() { "__Host-loanroom-device" } else { "loanroom-device" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_serialized_device() {
        let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
        let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        let device = Device { id: Uuid::now_v7(), people: vec![one, other], at };
        let read = Device::read(&device.write()).unwrap();
        assert_eq!(read, device);
        assert!(read.knows(one) && read.knows(other) && !read.knows(Uuid::now_v7()));
        assert_eq!(Device::read("not a device"), None);
    }
}
