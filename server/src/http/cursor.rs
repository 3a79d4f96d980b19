//! The cursor of a paged list: the time and id of the page's last row, as one string.

use std::{fmt, str::FromStr};

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Deserializer, de::Error as _};
use uuid::Uuid;

/// A position in a list sorted newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The time of the row.
    pub at: DateTime<Utc>,
    /// Its id.
    pub id: Uuid,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.at.to_rfc3339_opts(SecondsFormat::AutoSi, true), self.id)
    }
}

impl FromStr for Position {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let parts = word.split_once('_').and_then(|(at, id)| {
            Some((DateTime::parse_from_rfc3339(at).ok()?.to_utc(), Uuid::parse_str(id).ok()?))
        });
        parts.map(|(at, id)| Self { at, id }).ok_or("it isn't a valid page cursor")
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(decoder: D) -> Result<Self, D::Error> {
        String::deserialize(decoder)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_round_trips_and_rejects_other_text() {
        let at = DateTime::from_timestamp(1_764_000_000, 123_456_789).unwrap();
        let position = Position { at, id: Uuid::now_v7() };
        assert_eq!(position.to_string().parse(), Ok(position));
        for word in ["", "_", "2026-11-22T10:00:00Z", "2026-11-22T10:00:00Z_1", "x_y"] {
            assert!(word.parse::<Position>().is_err(), "{word}");
        }
    }
}
