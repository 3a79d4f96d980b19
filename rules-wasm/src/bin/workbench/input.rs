//! The input editor: form fields for simple values, and all of it as JSON.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{FileReader, HtmlInputElement};

use crate::examples::{RuleExample, pretty};
use crate::fields::{FieldKind, InputField, fields_of, value_of, with_value};

/// The form of a rule's input; both parts edit the same JSON.
#[component]
pub(crate) fn InputForm(input: RwSignal<String>, examples: StoredValue<Vec<RuleExample>>) -> impl IntoView {
    let fields = examples.with_value(|examples| fields_of(examples));
    let problem = Memo::new(move |_| {
        input.with(|text| serde_json::from_str::<Value>(text).err().map(|e| e.to_string()))
    });
    let tidy = move |_| {
        if let Ok(value) = input.with(|text| serde_json::from_str::<Value>(text)) {
            input.set(pretty(&value));
        }
    };
    view! {
        <section class="input" aria-labelledby="input-title">
            <h3 id="input-title">"Input"</h3>
            <div class="fields">
                {fields.into_iter().map(|field| view! { <FieldRow field input /> }).collect_view()}
            </div>
            <label class="json">
                <span class="label">"Input as JSON"</span>
                <textarea rows="14" spellcheck="false" autocomplete="off" prop:value=input
                    aria-invalid=move || problem.get().is_some().to_string() aria-describedby="input-problem"
                    on:input:target=move |event| input.set(event.target().value())></textarea>
            </label>
            <p id="input-problem" class="problem" role="status">
                {move || problem.get().map(|problem| format!("Invalid JSON: {problem}"))}
            </p>
            <button type="button" class="quiet" on:click=tidy disabled=move || problem.get().is_some()>"Format"</button>
        </section>
    }
}

#[component]
fn FieldRow(field: InputField, input: RwSignal<String>) -> impl IntoView {
    let key = field.key.clone();
    let value = Memo::new(move |_| input.with(|text| value_of(text, &key)));
    let label = field.key.clone();
    let kind = field.kind.clone();
    let enter = move |entered: String| {
        if let Some(changed) = input.with(|text| with_value(text, &field, &entered)) {
            input.set(changed);
        }
    };
    let control = match kind {
        FieldKind::Choice(words) => view! { <Choice words value enter /> }.into_any(),
        FieldKind::Flag => view! { <Choice words=vec!["true".into(), "false".into()] value enter /> }.into_any(),
        FieldKind::Number => view! {
            <input type="number" prop:value=value on:input:target=move |event| enter(event.target().value()) />
        }.into_any(),
        FieldKind::File => view! { <FilePicker enter /> }.into_any(),
        FieldKind::Text => view! {
            <input type="text" autocomplete="off" prop:value=value
                on:input:target=move |event| enter(event.target().value()) />
        }.into_any(),
    };
    view! { <label class="field"><span class="label">{label}</span>{control}</label> }
}

#[component]
fn Choice(words: Vec<String>, value: Memo<String>, enter: impl Fn(String) + 'static) -> impl IntoView {
    let option = move |word: String| {
        let this = word.clone();
        view! { <option value=word.clone() selected=move || value.get() == this>{word.clone()}</option> }
    };
    view! {
        <select prop:value=value on:change:target=move |event| enter(event.target().value())>
            <option value="">"—"</option>
            {words.into_iter().map(option).collect_view()}
        </select>
    }
}

/// The maximum size in bytes of a file that the server accepts within JSON.
const LARGEST: f64 = 700_000.0;

/// A picker for a local file to try the rule on.
#[component]
fn FilePicker(enter: impl Fn(String) + Clone + 'static) -> impl IntoView {
    let problem = RwSignal::new(None);
    let choose = move |input: HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        problem.set((file.size() > LARGEST).then_some("Choose a file of up to 700 kB."));
        if problem.get_untracked().is_none() {
            read(&file, enter.clone());
        }
    };
    view! {
        <input type="file" on:change:target=move |event| choose(event.target()) />
        {move || problem.get().map(|problem| view! { <span class="problem" role="alert">{problem}</span> })}
    }
}

/// Passes the bytes of the file on as base64, once they are read.
fn read(file: &web_sys::File, enter: impl Fn(String) + 'static) {
    let Ok(reader) = FileReader::new() else { return };
    let loaded = reader.clone();
    let take = Closure::once_into_js(move || {
        let address = loaded.result().ok().and_then(|result| result.as_string()).unwrap_or_default();
        enter(address.split_once(',').map(|(_, base64)| base64.to_owned()).unwrap_or_default());
    });
    reader.set_onload(Some(take.unchecked_ref()));
    // If the file can't be read, the input stays unchanged.
    let _ = reader.read_as_data_url(file);
}
