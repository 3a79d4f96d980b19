//! Words of fixed sets, as the specification writes them.
//!
//! Stored text may hold an unknown word. It counts as none, so that one wrong word doesn't make the rest unreadable.

use std::fmt::{self, Display};

use serde::de::{self, DeserializeOwned, Visitor, value::U32Deserializer};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};
use serde_json::Value;

/// The value of that word, if there is one.
#[must_use]
pub fn parse_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    T::deserialize(LookedUpWord(word)).ok()
}

/// The word of a value; empty for a value that is no unit variant, which no value of a fixed set is.
#[must_use]
pub fn word_of<T: Serialize>(value: &T) -> String {
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
    Ok(word.and_then(|word| parse_word(&word)))
}

/// A word looked up among those of the set, so that serde needs no comparison code for each set.
struct LookedUpWord<'a>(&'a str);

impl<'de> Deserializer<'de> for LookedUpWord<'_> {
    type Error = UnknownWord;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, UnknownWord> {
        visitor.visit_str(self.0)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, UnknownWord> {
        let nth = variants.iter().position(|variant| *variant == self.0).ok_or(UnknownWord)?;
        visitor.visit_enum(U32Deserializer::new(nth as u32))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// No word of the set.
#[derive(Debug)]
struct UnknownWord;

impl Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a word of the set")
    }
}

impl std::error::Error for UnknownWord {}

impl de::Error for UnknownWord {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loans::review_status::ReviewStatus;

    #[test]
    fn reads_every_word_as_spelled() {
        for status in ReviewStatus::ALL {
            assert_eq!(parse_word(&word_of(&status)), Some(status));
        }
        assert_eq!(word_of(&ReviewStatus::ReadyForReviewReview), "READY_FOR_REVIEW_REVIEW");
    }

    #[test]
    fn unknown_word_is_none() {
        assert_eq!(parse_word::<ReviewStatus>("SOMEDAY"), None);
        assert_eq!(parse_word::<ReviewStatus>("lead"), None);
    }
}
