//! Fixtures with examples of functions that run only on the server.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Checks each case of a JSON fixture: a name, an input and the expected result.
pub(crate) fn check_cases<I: DeserializeOwned, O: Serialize>(cases: &str, rule: fn(&I) -> O) {
    let cases: Vec<Value> = serde_json::from_str(cases).expect("a list of cases");
    assert!(!cases.is_empty());
    for case in cases {
        let input = serde_json::from_value(case["input"].clone()).expect("an input");
        assert_eq!(serde_json::to_value(rule(&input)).unwrap(), case["expected"], "{}", case["name"]);
    }
}
