//! Every rule passes all its vectors, natively.

use serde_json::Value;
use shared_rules::registry::all;

#[test]
fn every_vector_passes_natively() {
    for rule in all() {
        let cases: Vec<Value> =
            serde_json::from_str(rule.vectors).unwrap_or_else(|e| panic!("{}: {e}", rule.name));
        assert!(!cases.is_empty(), "{} has no vectors", rule.name);
        for case in cases {
            let answer = (rule.answer)(&case["input"].to_string());
            let answer: Value = serde_json::from_str(
                &answer.unwrap_or_else(|e| panic!("{}: {}: {}", rule.name, case["name"], e.malformed)),
            )
            .unwrap();
            assert_eq!(answer, case["expected"], "{}: {}", rule.name, case["name"]);
        }
    }
}
