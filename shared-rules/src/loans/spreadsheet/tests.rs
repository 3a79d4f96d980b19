use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::columns::guess_loan_columns;
use super::row::read_loan_row;
use super::verdict::judge_loan_row;

/// Checks each case of a JSON fixture: a name, an input and the expected result.
fn check_cases<I: DeserializeOwned, O: Serialize>(cases: &str, rule: fn(&I) -> O) {
    let cases: Vec<Value> = serde_json::from_str(cases).expect("a list of cases");
    assert!(!cases.is_empty());
    for case in cases {
        let input = serde_json::from_value(case["input"].clone()).expect("an input");
        assert_eq!(serde_json::to_value(rule(&input)).unwrap(), case["expected"], "{}", case["name"]);
    }
}

#[test]
fn guesses_columns_from_headings() {
    check_cases(include_str!("../../../fixtures/loan_import/guess_loan_columns.json"), guess_loan_columns);
}

#[test]
fn reads_rows() {
    check_cases(include_str!("../../../fixtures/loan_import/read_loan_row.json"), read_loan_row);
}

#[test]
fn judges_rows() {
    check_cases(include_str!("../../../fixtures/loan_import/judge_loan_row.json"), judge_loan_row);
}
