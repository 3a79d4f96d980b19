//! The rule's vectors as examples: a click fills in the input, and each shows whether it passes here.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use shared_rules::registry::Rule;

/// One vector of a rule.
#[derive(Clone, Deserialize)]
pub(crate) struct RuleExample {
    /// The behavior that it shows.
    pub(crate) name: String,
    /// The input.
    pub(crate) input: Value,
    /// The expected result.
    pub(crate) expected: Value,
}

impl RuleExample {
    /// Returns the input as the editor shows it.
    pub(crate) fn input_text(&self) -> String {
        pretty(&self.input)
    }

    fn holds(&self, rule: &Rule) -> bool {
        let answer = (rule.answer)(&self.input.to_string()).ok();
        answer.and_then(|answer| serde_json::from_str::<Value>(&answer).ok()).as_ref() == Some(&self.expected)
    }
}

/// Returns the rule's vectors.
pub(crate) fn examples_of(rule: &Rule) -> Vec<RuleExample> {
    serde_json::from_str(rule.vectors).unwrap_or_default()
}

/// Returns the example with this input, ignoring formatting.
pub(crate) fn example_with(examples: &[RuleExample], input: &str) -> Option<RuleExample> {
    let input: Value = serde_json::from_str(input).ok()?;
    examples.iter().find(|example| example.input == input).cloned()
}

/// Formats JSON over several lines.
pub(crate) fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// The list of examples.
#[component]
pub(crate) fn Examples(
    rule: &'static Rule,
    input: RwSignal<String>,
    examples: StoredValue<Vec<RuleExample>>,
) -> impl IntoView {
    let holding: Vec<bool> =
        examples.with_value(|all| all.iter().map(|example| example.holds(rule)).collect());
    let held = holding.iter().filter(|holds| **holds).count();
    let summary = format!("{held} of {} pass in this browser", holding.len());
    let rows = examples.get_value().into_iter().zip(holding);
    view! {
        <section class="examples" aria-labelledby="examples-title">
            <h3 id="examples-title">"Examples"</h3>
            <p class="count">{summary}</p>
            <ul>{rows.map(|(example, holds)| view! { <Row example holds input /> }).collect_view()}</ul>
        </section>
    }
}

#[component]
fn Row(example: RuleExample, holds: bool, input: RwSignal<String>) -> impl IntoView {
    let shown = example.input.clone();
    let current =
        move || input.with(|text| serde_json::from_str::<Value>(text).is_ok_and(|value| value == shown));
    let text = example.input_text();
    view! {
        <li>
            <button type="button" aria-pressed=move || current().to_string() on:click=move |_| input.set(text.clone())>
                <span class=if holds { "mark ok" } else { "mark bad" }>{if holds { "✓ Passes" } else { "✗ Fails" }}</span>
                {example.name}
            </button>
        </li>
    }
}
