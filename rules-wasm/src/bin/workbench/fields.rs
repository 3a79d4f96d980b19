//! The simple fields of an input, derived from the rule's examples: texts, choices, numbers, yes or no.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Number, Value};

use crate::examples::RuleExample;

/// The editor of a field.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum FieldKind {
    /// Any text.
    Text,
    /// The bytes of a file, as base64.
    File,
    /// One of these words.
    Choice(Vec<String>),
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
}

/// A top-level field of the input.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct InputField {
    /// Its key.
    pub(crate) key: String,
    /// Its editor.
    pub(crate) kind: FieldKind,
}

/// Returns the fields that can be edited without JSON, in alphabetical order.
pub(crate) fn fields_of(examples: &[RuleExample]) -> Vec<InputField> {
    let mut seen: BTreeMap<&String, Vec<&Value>> = BTreeMap::new();
    for (key, value) in examples.iter().filter_map(|example| example.input.as_object()).flatten() {
        seen.entry(key).or_default().push(value);
    }
    let field = |(key, values): (&String, Vec<&Value>)| {
        Some(InputField { key: key.clone(), kind: kind_of(key, &values)? })
    };
    seen.into_iter().filter_map(field).collect()
}

/// The key of the file for rules that read one.
const FILE: &str = "file";

fn kind_of(key: &str, values: &[&Value]) -> Option<FieldKind> {
    let given: Vec<&&Value> = values.iter().filter(|value| !value.is_null()).collect();
    let all = |is: fn(&Value) -> bool| !given.is_empty() && given.iter().all(|value| is(value));
    if all(Value::is_boolean) {
        Some(FieldKind::Flag)
    } else if all(Value::is_i64) {
        Some(FieldKind::Number)
    } else if all(Value::is_string) && key == FILE {
        Some(FieldKind::File)
    } else if all(Value::is_string) {
        let texts: BTreeSet<&str> = given.iter().filter_map(|value| value.as_str()).collect();
        let words = texts.iter().all(|text| is_enum_word(text));
        Some(if words {
            FieldKind::Choice(texts.into_iter().map(str::to_owned).collect())
        } else {
            FieldKind::Text
        })
    } else {
        None
    }
}

/// Returns whether the text is a name from the specification, which are upper case: `LEAD_LENDER`.
fn is_enum_word(text: &str) -> bool {
    text.len() > 2 && text.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_')
}

/// Returns the field's value in `input`, as a form shows it; empty when it is missing.
pub(crate) fn value_of(input: &str, key: &str) -> String {
    let value =
        serde_json::from_str::<Map<String, Value>>(input).ok().and_then(|mut object| object.remove(key));
    match value {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
    }
}

/// Returns `input` with the field set to the entered value; an empty value removes it. None while `input` isn't an
/// object, or the value isn't a number.
pub(crate) fn with_value(input: &str, field: &InputField, entered: &str) -> Option<String> {
    let mut object: Map<String, Value> = serde_json::from_str(input).ok()?;
    if entered.is_empty() {
        object.remove(&field.key);
    } else {
        let value = match field.kind {
            FieldKind::Text | FieldKind::Choice(_) | FieldKind::File => Value::String(entered.to_owned()),
            FieldKind::Number => Value::Number(Number::from(entered.parse::<i64>().ok()?)),
            FieldKind::Flag => Value::Bool(entered == "true"),
        };
        object.insert(field.key.clone(), value);
    }
    serde_json::to_string_pretty(&object).ok()
}
