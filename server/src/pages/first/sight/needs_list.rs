//! The needs list of a loan: which loan it is, and its tabs.

use leptos::prelude::*;
use serde::Deserialize;
use shared_rules::needs_list::title::{NeedsListTitle, needs_list_title};

use super::{
    Answers, ghost,
    workspace::{COLUMN, workspace},
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Loan {
    name: String,
    property_address: Option<String>,
}

/// Nothing where the address is no needs list, or of a loan that wasn't answered.
pub(super) fn view(path: &str, answers: &Answers<'_>) -> Option<AnyView> {
    let id = path.strip_prefix("/loans/")?.strip_suffix("/needs-list")?;
    let Loan { name, property_address } = answers.to(&format!("/v1/loans/{id}"))?;
    let title = needs_list_title(&NeedsListTitle { name: name.clone(), preview: false });
    let tabs = [
        ("Overview", ""),
        ("Needs list", "/needs-list"),
        ("Package", "/package"),
        ("Messages", "/messages"),
        ("Activity", "/activity"),
    ]
    .map(|(word, rest)| {
        let here =
            if rest == "/needs-list" { "border-accent text-ink" } else { "border-transparent text-muted" };
        let look = format!("-mb-px border-b-2 px-1 py-2.5 font-medium whitespace-nowrap {here}");
        view! { <a href=format!("/loans/{id}{rest}") class=look>{word}</a> }
    });
    let screen = view! {
        <div class="bg-canvas">
            <div class=format!("{COLUMN} flex h-14 items-center gap-2.5")>
                <h1 class="line-clamp-2 min-w-0 text-lg leading-tight font-semibold tracking-tight max-sm:text-base max-sm:leading-tight">
                    {name}
                </h1>
                {ghost("h-6 w-24 shrink-0")}
            </div>
        </div>
        <div class=format!("{COLUMN} flex flex-wrap items-center gap-x-6 gap-y-2")>
            <p class="min-w-0 grow basis-72 text-[13px] text-pretty text-muted">{property_address}</p>
            {ghost("h-7.5 w-full sm:w-48")}
            {ghost("mb-2 h-5 w-full max-sm:hidden")}
        </div>
        <div class="mt-1 border-b border-line">
            <nav class=format!("{COLUMN} flex gap-5 overflow-x-auto max-sm:gap-3")>{tabs.collect_view()}</nav>
        </div>
        <div class=format!("{COLUMN} grid gap-3 pt-5 pb-16")>
            <div>
                <h2 class="text-base font-semibold text-pretty">{title}</h2>
                {ghost("mt-1 h-4 w-32")}
            </div>
            {ghost("h-9 max-sm:h-40")}
            {ghost("h-96")}
        </div>
    };
    Some(workspace(screen.into_any()))
}
