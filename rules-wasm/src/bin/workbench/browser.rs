//! The browser's result, and its duration.

use leptos::prelude::window;
use serde_json::Value;
use shared_rules::registry::Rule;

/// A result and its duration.
#[derive(Clone, PartialEq)]
pub(crate) struct TimedResult {
    /// The result, or the reason why the input is malformed.
    pub(crate) answer: Result<Value, String>,
    /// The duration in milliseconds.
    pub(crate) milliseconds: f64,
}

/// The limits of a measurement: the number of calls and the time in milliseconds.
const CALLS: u32 = 1_000;
const BUDGET_MS: f64 = 4.0;

/// Returns the rule's result in this browser. A single call is too short for the browser's clock, so it is repeated
/// for a few milliseconds, and the mean duration is returned.
pub(crate) fn run_in_browser(rule: &Rule, input: &str) -> TimedResult {
    let began = now();
    let answer = (rule.answer)(input);
    let mut calls = 1;
    while calls < CALLS && now() - began < BUDGET_MS {
        let _again = (rule.answer)(input);
        calls += 1;
    }
    let milliseconds = (now() - began) / f64::from(calls);
    let answer = answer.map(|json| serde_json::from_str(&json).unwrap_or_default());
    TimedResult { answer: answer.map_err(|error| error.malformed), milliseconds }
}

/// Returns the page's clock, in milliseconds.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
