//! The results of the browser and the server side by side, with the time each took.

use std::time::Duration;

use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;
use shared_rules::registry::Rule;

use crate::browser::{TimedResult, run_in_browser};
use crate::examples::{RuleExample, example_with, pretty};
use crate::server::{ServerAnswer, request_from_server};

/// The debounce of typing before a request to the server.
const PAUSE: Duration = Duration::from_millis(250);

/// Both results for the current input, and whether they are equal.
#[component]
pub(crate) fn Answers(
    rule: &'static Rule,
    input: RwSignal<String>,
    examples: StoredValue<Vec<RuleExample>>,
) -> impl IntoView {
    let here = Memo::new(move |_| input.with(|text| run_in_browser(rule, text)));
    let there = RwSignal::new(ServerAnswer::Waiting);
    let asked = RwSignal::new(0_u32);
    request_server_answers(rule, input, there, asked);
    let verdict = move || verdict(&here.get(), &there.get());
    let expected = move || {
        let example = input.with(|text| examples.with_value(|all| example_with(all, text)))?;
        let holds = here.get().answer.as_ref() == Ok(&example.expected);
        Some(if holds { "As expected by the example." } else { "Different from the example." })
    };
    view! {
        <section class="answers" aria-labelledby="answers-title">
            <h3 id="answers-title">"Results"</h3>
            <p class=move || format!("verdict {}", verdict().0) role="status">
                {move || verdict().1}" "{expected}
            </p>
            <div class="pair">
                <article aria-label="Your browser">
                    <h4>"Your browser"</h4>
                    {move || view! { <Shown timed=here.get() /> }}
                </article>
                <article aria-label="The server">
                    <h4>"The server"</h4>
                    {move || view! { <FromServer answer=there.get() again=asked /> }}
                </article>
            </div>
        </section>
    }
}

/// Sends a request after each pause in typing; outdated responses are dropped.
fn request_server_answers(
    rule: &'static Rule,
    input: RwSignal<String>,
    there: RwSignal<ServerAnswer>,
    again: RwSignal<u32>,
) {
    let turn = StoredValue::new(0_u32);
    Effect::new(move |_| {
        again.track();
        let text = input.get();
        turn.update_value(|turn| *turn += 1);
        let mine = turn.get_value();
        let overtaken = move || turn.try_get_value() != Some(mine);
        there.set(ServerAnswer::Waiting);
        set_timeout(
            move || {
                if overtaken() {
                    return;
                }
                spawn_local(async move {
                    let answer = request_from_server(rule, text).await;
                    if !overtaken() {
                        there.set(answer);
                    }
                });
            },
            PAUSE,
        );
    });
}

/// Returns a style and a sentence. Two refusals count as equal, regardless of their messages.
fn verdict(here: &TimedResult, there: &ServerAnswer) -> (&'static str, &'static str) {
    match there {
        ServerAnswer::Waiting => ("", "Waiting for the server …"),
        ServerAnswer::SignedOut | ServerAnswer::Failed(_) => ("", "No server result to compare with yet."),
        ServerAnswer::Answered(there) => match (&here.answer, &there.answer) {
            (Ok(a), Ok(b)) if a == b => ("ok", "✓ Both results are equal."),
            (Err(_), Err(_)) => ("ok", "✓ Both reject this input."),
            _ => ("bad", "✗ The results differ."),
        },
    }
}

#[component]
fn Shown(timed: TimedResult) -> impl IntoView {
    let time = format_duration(timed.milliseconds);
    let answer = match timed.answer {
        Ok(answer) => view! { <pre tabindex="0">{format_answer(&answer)}</pre> }.into_any(),
        Err(refusal) => view! { <p class="refusal">"Invalid input: "{refusal}</p> }.into_any(),
    };
    view! { <p class="time">{time}</p>{answer} }
}

#[component]
fn FromServer(answer: ServerAnswer, again: RwSignal<u32>) -> impl IntoView {
    let retry = move |_| again.update(|count| *count = count.wrapping_add(1));
    match answer {
        ServerAnswer::Answered(timed) => view! { <Shown timed /> }.into_any(),
        ServerAnswer::Waiting => view! { <p class="time">"…"</p> }.into_any(),
        ServerAnswer::SignedOut => view! {
            <p>"You aren’t signed in. "<a href="/sign-in">"Sign in"</a>" to see the server’s result."</p>
            <button type="button" class="quiet" on:click=retry>"Try again"</button>
        }
        .into_any(),
        ServerAnswer::Failed(words) => view! {
            <p>{words}</p>
            <button type="button" class="quiet" on:click=retry>"Try again"</button>
        }
        .into_any(),
    }
}

fn format_answer(answer: &Value) -> String {
    if answer.is_null() { "null: no result".to_owned() } else { pretty(&truncate_texts(answer)) }
}

/// The length from which texts, such as whole files, are truncated.
const LONGEST: usize = 400;

fn truncate_texts(value: &Value) -> Value {
    match value {
        Value::String(text) if text.len() > LONGEST => {
            let beginning: String = text.chars().take(60).collect();
            Value::String(format!("{beginning}… ({} characters)", text.chars().count()))
        }
        Value::Array(list) => list.iter().map(shortened).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (key.clone(), truncate_texts(value))).collect()
        }
        other => other.clone(),
    }
}

/// Formats short times in microseconds, longer ones in milliseconds.
fn format_duration(milliseconds: f64) -> String {
    if milliseconds < 1.0 {
        format!("{:.1} µs", milliseconds * 1_000.0)
    } else {
        format!("{milliseconds:.1} ms")
    }
}
