//! One rule: its sentence, source, input, results and examples.

use leptos::prelude::*;
use shared_rules::registry::Rule;

use crate::answers::Answers;
use crate::examples::{Examples, RuleExample, examples_of};
use crate::input::InputForm;
use crate::rule_list::{name_in_words, short_name};

/// The page of one rule. It starts with the rule's first example.
#[component]
pub(crate) fn RulePage(rule: &'static Rule) -> impl IntoView {
    let examples = StoredValue::new(examples_of(rule));
    let first = examples.with_value(|examples| examples.first().map(RuleExample::input_text));
    let input = RwSignal::new(first.unwrap_or_else(|| "{}".to_owned()));
    view! {
        <a class="back" href="#">"← All rules"</a>
        <header class="rule">
            <p class="domain">{name_in_words(rule.domain)}</p>
            <h2>{short_name(rule)}</h2>
            <p class="sentence">{rule.sentence}</p>
            <dl class="facts">
                <div><dt>"Source"</dt><dd>{rule.source}</dd></div>
                <div><dt>"Name"</dt><dd><code>{rule.name}</code></dd></div>
                <div><dt>"In TypeScript"</dt><dd><code>{rule.js_name}"(input)"</code></dd></div>
            </dl>
        </header>
        <div class="work">
            <InputForm input examples />
            <Answers rule input examples />
        </div>
        <Examples rule input examples />
    }
}
