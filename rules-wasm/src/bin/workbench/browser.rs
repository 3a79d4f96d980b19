//! The browser's answer, and how long it took.

use leptos::prelude::window;
use serde_json::Value;
use shared_rules::registry::Rule;

/// An answer and its time.
#[derive(Clone, PartialEq)]
pub(crate) struct Timed {
    /// The answer, or why the input isn't one for this rule.
    pub(crate) answer: Result<Value, String>,
    /// How long it took, in milliseconds.
    pub(crate) milliseconds: f64,
}

/// At most this many calls and this many milliseconds are spent on measuring.
const CALLS: u32 = 1_000;
const BUDGET_MS: f64 = 4.0;

/// The rule's answer here. A single call is too short for the browser's clock, so it is repeated for a
/// few milliseconds, and the mean is shown.
pub(crate) fn answer_here(rule: &Rule, input: &str) -> Timed {
    let began = now();
    let answer = (rule.answer)(input);
    let mut calls = 1;
    while calls < CALLS && now() - began < BUDGET_MS {
        let _again = (rule.answer)(input);
        calls += 1;
    }
    let milliseconds = (now() - began) / f64::from(calls);
    let answer = answer.map(|json| serde_json::from_str(&json).unwrap_or_default());
    Timed { answer: answer.map_err(|error| error.malformed), milliseconds }
}

/// The page's clock, in milliseconds.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
