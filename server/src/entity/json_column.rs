//! Values stored as JSON in a text column.

use std::{ops::Deref, sync::Arc};

use sea_orm::{
    ActiveValue, ColIdx, DbErr, IntoActiveValue, QueryResult, TryGetError, TryGetable, Value,
    sea_query::{ArrayType, ColumnType, Nullable, ValueType, ValueTypeErr},
};
use serde::{Serialize, de::DeserializeOwned};

/// A value that is read and written as a whole, so it needs no separate columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JsonColumn<T>(pub T);

impl<T> Deref for JsonColumn<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for JsonColumn<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Serialize> From<JsonColumn<T>> for Value {
    /// Values that can't be serialized, which don't occur here, become `null`.
    fn from(json: JsonColumn<T>) -> Self {
        serde_json::to_string(&json.0).unwrap_or_else(|_| "null".to_owned()).into()
    }
}

impl<T: DeserializeOwned> TryGetable for JsonColumn<T> {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let text = String::try_get_by(row, index)?;
        serde_json::from_str(&text).map(Self).map_err(|error| {
            let into = std::any::type_name::<T>();
            TryGetError::DbErr(DbErr::TryIntoErr { from: "String", into, source: Arc::new(error) })
        })
    }
}

impl<T: DeserializeOwned> ValueType for JsonColumn<T> {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        let text = <String as ValueType>::try_from(value)?;
        serde_json::from_str(&text).map(Self).map_err(|_| ValueTypeErr)
    }

    fn type_name() -> String {
        "Json".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::String
    }

    fn column_type() -> ColumnType {
        ColumnType::Text
    }
}

impl<T> Nullable for JsonColumn<T> {
    fn null() -> Value {
        Value::String(None)
    }
}

impl<T> IntoActiveValue<Self> for JsonColumn<T>
where
    Value: From<Self>,
{
    fn into_active_value(self) -> ActiveValue<Self> {
        ActiveValue::Set(self)
    }
}
