//! All rules by domain, filtered by a search over names, sentences and sources.

use leptos::prelude::*;
use shared_rules::registry::{self, Rule};

/// The list next to the open rule.
#[component]
pub(crate) fn RuleList(chosen: Signal<Option<&'static str>>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        rules_by_domain().filter(|rule| matches(rule, &query.get())).map(|r| r.name).collect()
    });
    view! {
        <nav class="list" aria-label="Rules">
            <label class="search">
                <span class="label">"Search"</span>
                <input type="search" placeholder="Name, sentence or source" autocomplete="off" prop:value=query
                    on:input:target=move |event| query.set(event.target().value()) />
            </label>
            <p class="count" role="status">{move || count_label(found.with(Vec::len))}</p>
            {move || found.with(|found: &Vec<&str>| group_by_domain(found).map(|(domain, rules)| view! {
                <h2>{name_in_words(domain)}</h2>
                <ul>{rules.into_iter().map(|rule| view! { <Entry rule chosen /> }).collect_view()}</ul>
            }).collect_view())}
        </nav>
    }
}

#[component]
fn Entry(rule: &'static Rule, chosen: Signal<Option<&'static str>>) -> impl IntoView {
    let current = move || (chosen.get() == Some(rule.name)).then_some("page");
    view! {
        <li>
            <a href=format!("#{}", rule.name) aria-current=current title=rule.sentence>{short_name(rule)}</a>
        </li>
    }
}

/// Returns every rule, grouped by domain.
fn rules_by_domain() -> impl Iterator<Item = &'static Rule> {
    let mut rules: Vec<&'static Rule> = registry::all().collect();
    rules.sort_by_key(|rule| rule.name);
    rules.into_iter()
}

/// Returns whether every word of the query occurs in the rule.
fn matches(rule: &Rule, query: &str) -> bool {
    let text = format!("{} {} {} {}", rule.name, rule.js_name, rule.sentence, rule.source).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

fn group_by_domain(found: &[&'static str]) -> impl Iterator<Item = (&'static str, Vec<&'static Rule>)> {
    let mut groups: Vec<(&'static str, Vec<&'static Rule>)> = Vec::new();
    for rule in rules_by_domain().filter(|rule| found.contains(&rule.name)) {
        match groups.last_mut() {
            Some((domain, rules)) if *domain == rule.domain => rules.push(rule),
            _ => groups.push((rule.domain, vec![rule])),
        }
    }
    groups.into_iter()
}

fn count_label(count: usize) -> String {
    match count {
        0 => "No matching rules".to_owned(),
        1 => "1 rule".to_owned(),
        _ => format!("{count} rules"),
    }
}

/// Returns a name in words: `needs_list` becomes "Needs list".
pub(crate) fn name_in_words(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Returns the rule's name without its domain, in words.
pub(crate) fn short_name(rule: &Rule) -> String {
    name_in_words(rule.name.split_once('.').map_or(rule.name, |(_, name)| name))
}
