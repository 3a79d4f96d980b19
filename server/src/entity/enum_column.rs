//! Values of a fixed set, stored as the specification's keyword.

use std::ops::Deref;

use sea_orm::{
    ActiveValue, ColIdx, IntoActiveValue, QueryResult, TryGetError, TryGetable, Value,
    sea_query::{ArrayType, ColumnType, Nullable, StringLen, ValueType, ValueTypeErr},
};
use serde::{Serialize, de::DeserializeOwned};
use shared_rules::value::fixed_word::{parse_word, word_of};

/// Stores an enumeration of the shared rules in a text column, in its JSON spelling. An unknown keyword counts as
/// missing: a nullable column reads as null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnumColumn<T>(pub T);

impl<T> Deref for EnumColumn<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for EnumColumn<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Serialize> From<EnumColumn<T>> for Value {
    fn from(word: EnumColumn<T>) -> Self {
        word_of(&word.0).into()
    }
}

impl<T: DeserializeOwned> TryGetable for EnumColumn<T> {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let word = String::try_get_by(row, index)?;
        parse_word(&word)
            .map(Self)
            .ok_or_else(|| TryGetError::Null(format!("{index:?}, of the word {word:?}")))
    }
}

impl<T: DeserializeOwned> ValueType for EnumColumn<T> {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        let word = <String as ValueType>::try_from(value)?;
        parse_word(&word).map(Self).ok_or(ValueTypeErr)
    }

    fn type_name() -> String {
        "EnumColumn".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::String
    }

    fn column_type() -> ColumnType {
        ColumnType::String(StringLen::None)
    }
}

impl<T> Nullable for EnumColumn<T> {
    fn null() -> Value {
        Value::String(None)
    }
}

impl<T> IntoActiveValue<Self> for EnumColumn<T>
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
    fn stores_status_in_specification_spelling() {
        let stored: Value = EnumColumn(ReviewStatus::ReadyForReviewReview).into();
        assert_eq!(stored, Value::from("READY_FOR_REVIEW_REVIEW"));
        let read = <EnumColumn<ReviewStatus> as ValueType>::try_from(stored).unwrap();
        assert_eq!(*read, ReviewStatus::ReadyForReviewReview);
    }

    #[test]
    fn rejects_unknown_keyword() {
        assert!(<EnumColumn<ReviewStatus> as ValueType>::try_from(Value::from("SOMEDAY")).is_err());
    }
}
