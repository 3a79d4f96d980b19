//! A value of a fixed set, stored as the word the specification writes for it.

use std::{ops::Deref, sync::Arc};

use sea_orm::{
    ActiveValue, ColIdx, DbErr, IntoActiveValue, QueryResult, TryGetError, TryGetable, Value,
    sea_query::{ArrayType, ColumnType, Nullable, StringLen, ValueType, ValueTypeErr},
};
use serde::{Serialize, de::DeserializeOwned, de::IntoDeserializer, de::value::StrDeserializer};

/// Keeps an enumeration of the shared rules in a text column, in the spelling of its JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Word<T>(pub T);

impl<T> Deref for Word<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Word<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

/// The word for a value; empty for a value that is no unit variant, which no enumeration here has.
fn spell<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

fn read<T: DeserializeOwned>(word: &str) -> Result<T, serde::de::value::Error> {
    let word: StrDeserializer<'_, serde::de::value::Error> = word.into_deserializer();
    T::deserialize(word)
}

impl<T: Serialize> From<Word<T>> for Value {
    fn from(word: Word<T>) -> Self {
        spell(&word.0).into()
    }
}

impl<T: DeserializeOwned> TryGetable for Word<T> {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let word = String::try_get_by(row, index)?;
        read(&word).map(Self).map_err(|error| {
            let into = std::any::type_name::<T>();
            TryGetError::DbErr(DbErr::TryIntoErr { from: "String", into, source: Arc::new(error) })
        })
    }
}

impl<T: DeserializeOwned> ValueType for Word<T> {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        let word = <String as ValueType>::try_from(value)?;
        read(&word).map(Self).map_err(|_| ValueTypeErr)
    }

    fn type_name() -> String {
        "Word".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::String
    }

    fn column_type() -> ColumnType {
        ColumnType::String(StringLen::None)
    }
}

impl<T> Nullable for Word<T> {
    fn null() -> Value {
        Value::String(None)
    }
}

impl<T> IntoActiveValue<Self> for Word<T>
where
    Value: From<Self>,
{
    fn into_active_value(self) -> ActiveValue<Self> {
        ActiveValue::Set(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shared_rules::loans::review_status::ReviewStatus;

    #[test]
    fn a_status_is_stored_as_the_specification_writes_it() {
        let stored: Value = Word(ReviewStatus::ReadyForReviewReview).into();
        assert_eq!(stored, Value::from("READY_FOR_REVIEW_REVIEW"));
        let read = <Word<ReviewStatus> as ValueType>::try_from(stored).unwrap();
        assert_eq!(*read, ReviewStatus::ReadyForReviewReview);
    }

    #[test]
    fn an_unknown_word_is_refused() {
        assert!(<Word<ReviewStatus> as ValueType>::try_from(Value::from("SOMEDAY")).is_err());
    }
}
