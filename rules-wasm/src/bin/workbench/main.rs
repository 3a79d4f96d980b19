//! The rules workbench: every rule with its sentence and source, a form for its input, and the results of the browser
//! and the server side by side.

// Components take their properties by value.
#![allow(clippy::needless_pass_by_value)]

mod answers;
mod browser;
mod examples;
mod fields;
mod input;
mod rule_list;
mod rule_page;
mod server;

use leptos::{ev, mount::mount_to_body, prelude::*};
use shared_rules::registry::{self, Rule};

fn main() {
    mount_to_body(Workbench);
}

/// The whole page. The hash of the address names the open rule, so that links and Back work.
#[component]
fn Workbench() -> impl IntoView {
    let chosen = RwSignal::new(rule_in_address());
    let listener = window_event_listener(ev::hashchange, move |_| chosen.set(rule_in_address()));
    on_cleanup(move || listener.remove());
    let name = move || chosen.get().map(|rule| rule.name);
    view! {
        <header class="top">
            <a class="brand" href="/">"Loanroom"</a>
            <h1>"Rules workbench"</h1>
            <p>{registry::all().count()}" rules, shared by server and browser"</p>
        </header>
        <div class="columns" class:reading=move || chosen.get().is_some()>
            <rule_list::RuleList chosen=Signal::derive(name) />
            <main>{move || match chosen.get() {
                Some(rule) => view! { <rule_page::RulePage rule /> }.into_any(),
                None => view! { <Welcome /> }.into_any(),
            }}</main>
        </div>
    }
}

#[component]
fn Welcome() -> impl IntoView {
    view! {
        <section class="welcome">
            <h2>"Choose a rule"</h2>
            <p>
                "A rule decides one thing, from one input, and always the same. Choose one to read it in a
                sentence, change its input, and see what your browser and the server make of it."
            </p>
        </section>
    }
}

fn rule_in_address() -> Option<&'static Rule> {
    let hash = window().location().hash().unwrap_or_default();
    registry::find(hash.trim_start_matches('#'))
}
