//! Words of fixed sets, as the specification writes them.
//!
//! Stored text may hold a word that nobody knows. It counts as none, so that one wrong word never keeps anything
//! else from being read.

use serde::de::{DeserializeOwned, IntoDeserializer, value::StrDeserializer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The value of that word, if there is one.
#[must_use]
pub fn known<T: DeserializeOwned>(word: &str) -> Option<T> {
    let word: StrDeserializer<'_, serde::de::value::Error> = word.into_deserializer();
    T::deserialize(word).ok()
}

/// The word of a value; empty for a value that is no unit variant, which no value of a fixed set is.
#[must_use]
pub fn spelled<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// Reads a field that holds a word or none.
pub(crate) fn known_or_none<'de, D, T>(field: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let word = Option::<String>::deserialize(field)?;
    Ok(word.and_then(|word| known(&word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loans::review_status::ReviewStatus;

    #[test]
    fn every_word_is_read_as_it_is_spelled() {
        for status in ReviewStatus::ALL {
            assert_eq!(known(&spelled(&status)), Some(status));
        }
        assert_eq!(spelled(&ReviewStatus::ReadyForReviewReview), "READY_FOR_REVIEW_REVIEW");
    }

    #[test]
    fn a_word_nobody_knows_is_none() {
        assert_eq!(known::<ReviewStatus>("SOMEDAY"), None);
        assert_eq!(known::<ReviewStatus>("lead"), None);
    }
}
